import type { DueFilter } from 'contract/complaints/words'
import { DAY_MILLISECONDS, startOfDay } from 'contract/core/dates/nepal-time'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { today, type Clock } from '../../platform/core/clock.ts'
import type { DB } from '../../platform/core/schema.ts'

/** The time range in which something is due. */
export interface DueSpan {
  from?: Date
  before: Date
}

/** The spans that the due filters mean right now: late, or due today in Nepal. */
export function dueSpans(
  { late, due }: { late?: boolean | undefined; due?: DueFilter | undefined },
  clock: Clock,
): DueSpan[] | undefined {
  const day = startOfDay(today(clock))
  const spans = [
    ...(late || due === 'late' ? [{ before: clock.now() }] : []),
    ...(due === 'today' ? [{ from: day, before: new Date(day.getTime() + DAY_MILLISECONDS) }] : []),
  ]
  // An empty list would count as a filter.
  return spans.length > 0 ? spans : undefined
}

/** The conditions of the due-time filters. Only open complaints have a next due time. */
export const dueConditions = (
  where: ExpressionBuilder<DB, 'complaint'>,
  spans: readonly DueSpan[] = [],
): ExpressionWrapper<DB, 'complaint', SqlBool>[] =>
  spans.flatMap(({ from, before }) => [
    where('complaint.next_due_at', '<', before.toISOString()),
    ...(from ? [where('complaint.next_due_at', '>=', from.toISOString())] : []),
  ])
