import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { lockKey } from './lock-key.ts'

/** Makes the caller answer for a key; repeating it changes nothing. Throws NotFound, or Conflict where it has ended. */
export async function takeKeyOver({ db, clock }: Services, user: Caller, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await lockKey(tx, id)
    if (before.owner_id === user.id) return
    const after = await tx
      .updateTable('api_key')
      .set({ owner_id: user.id })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const subject = { table: 'api_key', id }
    await recordAudit(tx, { actor: user, action: 'api_key.take-over', subject, before, after, at: clock.now() })
  })
}
