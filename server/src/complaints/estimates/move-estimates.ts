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

/** The estimates that a merge moved. */
export interface MovedEstimates {
  ids: number[]
  /** the one that could be answered */
  open?: number
  /** the remaining complaint waits for an answer because of it */
  began_wait: boolean
}

interface Moving extends Ends {
  /** before it was merged */
  wasOpen: boolean
  day: string
}

/**
 * Moves the estimates of a merged complaint to the one that stays; one that is open replaces an open one there, and is
 * waited for. One that nobody can answer any more makes way for it. Undefined where there are none. The caller has locked both.
 */
export async function moveEstimates(
  tx: Db,
  { from, to, wasOpen, day }: Moving,
  who: Who,
): Promise<MovedEstimates | undefined> {
  const unanswered = await findUnanswered(tx, from)
  const open = unanswered && wasOpen && unanswered.valid_until >= day ? unanswered.id : undefined
  if (open !== undefined) await replaceOpen(tx, to, who.at)
  else if (unanswered && (await findUnanswered(tx, to))) await replaceOpen(tx, from, who.at)
  const moved = await tx
    .updateTable('repair_estimate')
    .set({ complaint_id: to })
    .where('complaint_id', '=', from)
    .returning('id')
    .execute()
  if (moved.length === 0) return undefined
  return {
    ids: moved.map(({ id }) => id),
    ...(open !== undefined && { open }),
    began_wait: open !== undefined && (await beginWait(tx, to, who)),
  }
}

/**
 * Moves them back as far as they are still there. Returns whether the one that could be answered was answered meanwhile. The
 * caller has locked both.
 */
export async function moveEstimatesBack(
  tx: Db,
  { ids, open, began_wait }: MovedEstimates,
  { from, to }: Ends,
  who: Who,
): Promise<boolean> {
  await tx
    .updateTable('repair_estimate')
    .set({ complaint_id: to })
    .where('id', 'in', ids)
    .where('complaint_id', '=', from)
    .execute()
  if (began_wait && !(await findUnanswered(tx, from))) await endWait(tx, from, who)
  return open !== undefined && (await findUnanswered(tx, to))?.id !== open
}

const findUnanswered = (tx: Db, complaintId: number) =>
  tx
    .selectFrom('repair_estimate')
    .where('complaint_id', '=', complaintId)
    .where('answer', 'is', null)
    .where('replaced_at', 'is', null)
    .select(['id', 'valid_until'])
    .executeTakeFirst()
