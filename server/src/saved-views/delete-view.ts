import { m } from 'contract/messages'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'

/** Deletes one of the caller's views. Throws NotFound, also for others' views. */
export async function deleteView(db: Db, accountId: number, id: number): Promise<void> {
  const deleted = await db
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('owner_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw new NotFound(m.saved_views_view_not_found())
}
