import { m } from 'contract/messages'
import type { Db } from '../platform/core/db.ts'
import { Conflict } from '../platform/core/problems.ts'
import { defineDeletion } from '../platform/deletions/define-deletion.ts'

/** Deletes parts that the ledger does not know, and that nobody asked for. */
export const partDeletion = defineDeletion('part', { noun: m.things_part, refuse: refuseKnown })

async function refuseKnown(tx: Db, ids: readonly number[]): Promise<void> {
  const known = await tx
    .selectFrom('part')
    .innerJoin('part_entry', 'part_entry.part_id', 'part.id')
    .select('part.name')
    .where('part.id', 'in', ids)
    .limit(1)
    .executeTakeFirst()
  if (known) throw new Conflict(m.parts_came_or_went({ part: known.name }))
  const asked = await tx
    .selectFrom('part')
    .innerJoin('part_request', 'part_request.part_id', 'part.id')
    .select('part.name')
    .where('part.id', 'in', ids)
    .limit(1)
    .executeTakeFirst()
  if (asked) throw new Conflict(m.requests_part_asked_for({ part: asked.name }))
}
