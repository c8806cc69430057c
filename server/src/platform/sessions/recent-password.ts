import { m } from 'contract/messages'
import { isStaff } from 'contract/core/roles'
import { sql } from 'kysely'
import { Problem } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import type { Db } from '../core/db.ts'
import type { Services } from '../core/services.ts'
import { hasFactor } from './begin-session.ts'

/** How long a typed password need not be typed again. */
const RECENT_MINUTES = 15

/**
 * Throws `password_needed` unless the password was typed in this session within the last minutes, and by staff who have a
 * second factor that one proven as well; for a key `not_for_keys`.
 */
export async function expectRecentPassword({ clock }: Services, db: Db, user: Caller): Promise<void> {
  if (user.key) {
    const attempt = { attempt: 'not for API keys', account: user.id, key: user.key.id }
    throw new Problem(403, 'not_for_keys', m.api_keys_never(), { attempt })
  }
  const since = new Date(clock.now().getTime() - RECENT_MINUTES * 60_000).toISOString()
  const session = await db
    .selectFrom('session')
    .where('id', '=', user.sessionId)
    .where('password_at', '>', since)
    .$if(isStaff(user.role), (query) =>
      query.where((eb) => eb.or([eb('factor_at', '>', since), eb.not(hasFactor(sql`session.account_id`))])),
    )
    .select('id')
    .executeTakeFirst()
  if (!session) throw new Problem(403, 'password_needed', m.core_confirm_password_sign_again())
}

/** The same where the caller types the password anyway: staff who have a second factor must have proven it lately. */
export async function expectRecentFactor(services: Services, db: Db, user: Caller): Promise<void> {
  if (!isStaff(user.role)) return
  const { rows } = await sql<{ has: boolean }>`select ${hasFactor(sql`${user.id}::int`)} as has`.execute(db)
  if (rows[0]!.has) await expectRecentPassword(services, db, user)
}

/** Records that the password was just typed in this session, and whether a second factor was proven with it. */
export const recordProof = ({ db, clock }: Services, user: Caller, { byFactor }: { byFactor: boolean }) => {
  const now = clock.now().toISOString()
  return db
    .updateTable('session')
    .set({ password_at: now, ...(byFactor && { factor_at: now }) })
    .where('id', '=', user.sessionId)
    .execute()
}

/** Records that a second factor was just added in this session, which is open for everything then. */
export const provenHere = (tx: Db, user: Caller, at: Date) =>
  tx
    .updateTable('session')
    .set({ enrolling: false, factor_at: at.toISOString() })
    .where('id', '=', user.sessionId)
    .execute()
