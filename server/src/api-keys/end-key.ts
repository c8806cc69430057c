import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { lockKey } from './lock-key.ts'

/** Ends a key for good, from the next call on. Throws NotFound, or Conflict where it has ended already. */
export async function endKey({ db, clock }: Services, user: Caller, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await lockKey(tx, id)
    const at = clock.now()
    const after = await tx
      .updateTable('api_key')
      .set({ ended_at: at, ended_by: user.id })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await recordAudit(tx, { actor: user, action: 'api_key.end', subject: { table: 'api_key', id }, before, after, at })
  })
}
