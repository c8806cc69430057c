import type { Db } from '../../platform/core/db.ts'
import { beginWait, endWait } from '../clock/waits.ts'
import { replaceOpen } from './make-estimate.ts'

interface Ends {
  from: number
  to: number
}

interface Who {
  by: string
  at: Date
}

/** The estimates that a merge moved, and whether the remaining complaint waits for an answer because of them. */
export interface MovedEstimates {
  ids: number[]
  began_wait: boolean
}

/**
 * Moves the estimates of a merged complaint to the one that stays; one that is open replaces an open one there, and is
 * waited for. Undefined where there are none. The caller has locked both.
 */
export async function moveEstimates(tx: Db, { from, to }: Ends, who: Who): Promise<MovedEstimates | undefined> {
  const open = await openEstimate(tx, from)
  if (open) await replaceOpen(tx, to, who.at)
  const moved = await tx
    .updateTable('repair_estimate')
    .set({ complaint_id: to })
    .where('complaint_id', '=', from)
    .returning('id')
    .execute()
  if (moved.length === 0) return undefined
  return { ids: moved.map(({ id }) => id), began_wait: open !== undefined && (await beginWait(tx, to, who)) }
}

/** Moves them back as far as they are still there. The caller has locked both. */
export async function moveEstimatesBack(
  tx: Db,
  { ids, began_wait }: MovedEstimates,
  { from, to }: Ends,
  who: Who,
): Promise<void> {
  await tx
    .updateTable('repair_estimate')
    .set({ complaint_id: to })
    .where('id', 'in', ids)
    .where('complaint_id', '=', from)
    .execute()
  if (began_wait && !(await openEstimate(tx, from))) await endWait(tx, from, who)
}

const openEstimate = (tx: Db, complaintId: number) =>
  tx
    .selectFrom('repair_estimate')
    .where('complaint_id', '=', complaintId)
    .where('answer', 'is', null)
    .where('replaced_at', 'is', null)
    .select('id')
    .executeTakeFirst()
