import { isClosed, isForParts, type DueKind, type PauseReason, type Priority } from 'contract/complaints/words'
import type { Stepper } from 'contract/core/stepper'
import { sql } from 'kysely'
import { isoTime } from '../../platform/database/iso-time.ts'

interface Wait {
  since: string
  by: string
}

/** Since when the customer is waited for, and who said so; null where they are not. */
export const waitOf = sql<Wait | null>`(
  select json_build_object('since', ${isoTime(sql<string>`began_at`)}, 'by', began_by)
  from complaint_wait where complaint_id = complaint.id and ended_at is null)`

export interface DueRow {
  status: string
  priority: Priority
  answered_at: string | null
  first_due_at: string | null
  due_at: string | null
  next_due_at: string | null
  wait: Wait | null
}

/** The next due time, as lists show it. */
export const dueOf = (row: DueRow) => ({
  priority: row.priority,
  next_due: nextOf(row),
  next_due_at: row.next_due_at ?? '',
  paused: pauseOf(row),
})

/** The same with both times and who paused it, as the screen of a complaint shows it. */
export const dueDetailOf = (row: DueRow, stepper: Stepper) => ({
  ...dueOf(row),
  answered_at: row.answered_at ?? '',
  first_due_at: row.first_due_at ?? '',
  due_at: row.due_at ?? '',
  paused_since: pausedSince(row, stepper),
  waiting_by: isClosed(row.status) ? '' : (row.wait?.by ?? ''),
})

function nextOf({ answered_at, first_due_at, next_due_at }: DueRow): DueKind {
  if (next_due_at === null) return ''
  return answered_at === null && next_due_at === first_due_at ? 'answer' : 'repair'
}

function pauseOf({ status, wait }: DueRow): PauseReason {
  if (isClosed(status)) return ''
  if (isForParts(status)) return 'parts'
  return wait ? 'customer' : ''
}

/** Since the first of the steps of waiting for parts that follow each other, or since the customer is waited for. */
function pausedSince(row: DueRow, stepper: Stepper): string {
  const pause = pauseOf(row)
  if (pause !== 'parts') return pause === 'customer' ? row.wait!.since : ''
  const before = stepper.findLastIndex(({ newServiceStatusName }) => !isForParts(newServiceStatusName))
  return stepper[before + 1]?.dateAdded ?? ''
}
