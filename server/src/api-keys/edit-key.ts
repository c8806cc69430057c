import type { Input } from 'contract/core/endpoint'
import type { apiKeys } from 'contract/api-keys/endpoints'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { differing } from '../platform/database/differing.ts'
import { lockKey } from './lock-key.ts'
import { refusingSameName } from './refusing-same-name.ts'

/** Renames a key, or changes from where it works. Throws NotFound, or Conflict where it has ended or the name is taken. */
export async function editKey(
  { db, clock }: Services,
  user: Caller,
  id: number,
  { name, addresses }: Input<typeof apiKeys.update>['body'],
): Promise<void> {
  await refusingSameName(() =>
    db.transaction().execute(async (tx) => {
      const before = await lockKey(tx, id)
      const set = differing(before, { name, addresses: addresses && [...new Set(addresses)] })
      if (!set) return
      const after = await tx
        .updateTable('api_key')
        .set(set)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      const subject = { table: 'api_key', id }
      await recordAudit(tx, { actor: user, action: 'api_key.edit', subject, before, after, at: clock.now() })
    }),
  )
}
