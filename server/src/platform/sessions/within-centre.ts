import { m } from 'contract/messages'
import { reachOf, type SignedIn } from '../core/caller.ts'
import type { Db } from '../core/db.ts'
import { NotFound } from '../core/problems.ts'

const NOT_FOUND = { complaint: m.core_complaint_not_found, engineer: m.core_engineer_not_found }

/** Throws NotFound for a row of another service centre than the one that the caller is bound to, if any. */
export async function expectWithinCentre(
  db: Db,
  user: SignedIn,
  table: keyof typeof NOT_FOUND,
  id: number,
): Promise<void> {
  const reach = reachOf(user)
  if (reach === undefined) return
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('centre_id', '=', reach)
    .executeTakeFirst()
  if (!row) throw new NotFound(NOT_FOUND[table]())
}
