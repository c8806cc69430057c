import { sql } from 'kysely'
import type { Caller } from '../core/caller.ts'
import type { Services } from '../core/services.ts'
import { recordAudit } from './audit.ts'

const HOUR_MS = 60 * 60 * 1000

/** Records that a colleague opened a customer's data, once an hour. Nobody waits for it: a failure is only logged. */
export async function recordOpening({ db, clock, log }: Services, user: Caller, customer: number): Promise<void> {
  try {
    const at = clock.now()
    await db.transaction().execute(async (tx) => {
      // Two reads of one screen arrive together.
      await sql`select pg_advisory_xact_lock(${user.id}::int, ${customer}::int)`.execute(tx)
      const known = await tx
        .selectFrom('audit')
        .select('id')
        .where('subject', '=', 'account')
        .where('subject_id', '=', customer)
        .where('action', '=', 'account.open')
        .where('actor_id', '=', user.id)
        .where('api_key_id', 'is not distinct from', user.key?.id ?? null)
        .where('at', '>', new Date(at.getTime() - HOUR_MS).toISOString())
        .limit(1)
        .executeTakeFirst()
      if (known) return
      const subject = { table: 'account', id: customer }
      await recordAudit(tx, { actor: user, action: 'account.open', subject, at })
    })
  } catch (error) {
    log.error({ err: error, account: user.id }, 'data of a customer was opened, and that could not be recorded')
  }
}
