import { isOpenRequest, REQUEST_STATES } from 'contract/parts/words'
import type { Db } from '../../platform/core/db.ts'

const OPEN = REQUEST_STATES.filter(isOpenRequest)

interface Ends {
  from: number
  to: number
}

/** Moves the open requests of a merged complaint to the one that stays, whose repair needs the parts. Returns their ids. */
export async function moveRequests(tx: Db, { from, to }: Ends): Promise<number[]> {
  const moved = await tx
    .updateTable('part_request')
    .set({ complaint_id: to })
    .where('complaint_id', '=', from)
    .where('state', 'in', OPEN)
    .returning('id')
    .execute()
  return moved.map(({ id }) => id)
}

/** Moves them back as far as they are still there, however far they came meanwhile. */
export async function moveRequestsBack(tx: Db, ids: readonly number[], { from, to }: Ends): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('part_request')
    .set({ complaint_id: to })
    .where('id', 'in', ids)
    .where('complaint_id', '=', from)
    .execute()
}
