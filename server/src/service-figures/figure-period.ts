import { m } from 'contract/messages'
import { DAY_MILLISECONDS } from 'contract/core/dates/nepal-time'
import { LONGEST_PERIOD_DAYS } from 'contract/service-figures/words'
import { sql, type RawBuilder } from 'kysely'
import { Invalid } from '../platform/core/problems.ts'

/** From a first day to a last one, in Nepal. */
export interface Period {
  from: string
  to: string
}

/** What the figures are narrowed to. */
export interface FigureScope {
  centre_id?: number | undefined
  sub_category_id?: number | undefined
}

interface Asked extends Period, FigureScope {
  before_from?: string | undefined
  before_to?: string | undefined
}

/** The period that was asked for, and the one to compare with. Throws Invalid where one ends before it begins, or is too long. */
export function periodsOf({ from, to, before_from, before_to }: Asked): { now: Period; before: Period | undefined } {
  const now = { from, to }
  const before = before_from && before_to ? { from: before_from, to: before_to } : undefined
  refuseUnfit(now, 'to')
  if (before) refuseUnfit(before, 'before_to')
  return { now, before }
}

function refuseUnfit(period: Period, field: 'to' | 'before_to'): void {
  const days = daysOf(period)
  if (days < 1) throw new Invalid({ [field]: m.core_last_day_must_not_before_first() })
  if (days > LONGEST_PERIOD_DAYS) throw new Invalid({ [field]: m.figures_three_years() })
}

/** How many days a period has. */
const daysOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS + 1

/** The condition that a fact is of the scope. */
export const inScope = ({ centre_id, sub_category_id }: FigureScope): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    [
      sql`true`,
      ...(centre_id === undefined ? [] : [sql`centre_id = ${centre_id}`]),
      ...(sub_category_id === undefined ? [] : [sql`sub_category_id = ${sub_category_id}`]),
    ],
    sql` and `,
  )})`
