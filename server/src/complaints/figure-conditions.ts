import { REPEAT_DAYS } from 'contract/complaints/words'
import { STAGE_GROUPS, type FigureFilter } from 'contract/service-figures/words'
import { sql, type RawBuilder } from 'kysely'
import { betweenDays } from '../platform/database/between-days.ts'

/** What leads from a figure to the complaints that it counts. */
export interface CountedFilter {
  figure?: FigureFilter | undefined
  /** the days on which they were closed */
  closed_from?: string | undefined
  closed_to?: string | undefined
  /** the days on which their customer was called */
  called_from?: string | undefined
  called_to?: string | undefined
  /** they were open at the end of this day */
  open_on?: string | undefined
  sub_category_id?: number | undefined
  /** in any spelling */
  model_num?: string | undefined
  batch?: string | undefined
  service_month?: number | undefined
  /** that month, or a later one */
  service_month_from?: number | undefined
}

/** The conditions of the filters that are those of the service figures, by the same facts. A merged complaint meets none. */
export function figureConditions(asked: CountedFilter): RawBuilder<boolean>[] {
  const { figure, closed_from, closed_to, open_on, sub_category_id, model_num, batch } = asked
  const { service_month, service_month_from } = asked
  const met = [
    ...(figure === undefined ? [] : [COUNTED[figure]]),
    ...calledConditions(asked),
    ...(closed_from ? [sql`closed_on >= ${closed_from}::date`] : []),
    ...(closed_to ? [sql`closed_on <= ${closed_to}::date`] : []),
    ...(open_on ? [sql`opened_on <= ${open_on}::date and (closed_on is null or closed_on > ${open_on}::date)`] : []),
    ...(sub_category_id === undefined ? [] : [sql`sub_category_id = ${sub_category_id}`]),
    ...(model_num ? [sql`model_key = canonical_code(${model_num})`] : []),
    ...(batch ? [sql`batch = ${batch}`] : []),
    ...(service_month === undefined ? [] : [sql`service_month = ${service_month}`]),
    ...(service_month_from === undefined ? [] : [sql`service_month >= ${service_month_from}`]),
  ]
  if (met.length === 0) return []
  return [
    sql<boolean>`complaint.id in (select complaint_id from complaint_fact fact where ${sql.join(met, sql` and `)})`,
  ]
}

/** The customer was called on one of these days, and said what the figure counts. */
function calledConditions({ figure, called_from: from, called_to: to }: CountedFilter): RawBuilder<boolean>[] {
  if (!from && !to) return []
  const said = figure === 'not_fixed' ? SAID.not_fixed : SAID.reached
  return [ofCalls(sql`${said} and ${betweenDays('call.at', { from, to })}`)]
}

/** What customers said who were called after a repair. */
const SAID = { reached: sql`call.state = 'reached'`, not_fixed: sql`not call.is_fixed` }

const ofCalls = (said: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from happy_call call where call.complaint_id = fact.complaint_id and ${said})`

const soonAfter = sql`later.opened_at > fact.closed_at
  and later.opened_at <= fact.closed_at + ${sql.lit(REPEAT_DAYS)} * interval '1 day'`

const COUNTED: Record<FigureFilter, RawBuilder<unknown>> = {
  opened: sql`true`,
  failed: sql`(is_completed or closed_at is null)`,
  completed: sql`is_completed`,
  cancelled: sql`not is_completed and closed_at is not null`,
  visited: sql`is_completed and visits > 0`,
  first_fix: sql`is_first_fix`,
  came_back: sql`is_completed and (
    exists (select from complaint_fact later where later.registration_id = fact.registration_id and ${soonAfter})
    or fact.serial_key > ''
      and exists (select from complaint_fact later where later.serial_key = fact.serial_key and ${soonAfter}))`,
  rated: sql`is_completed and fact.rating is not null`,
  covered: sql`is_completed and covered_parts > 0`,
  free: sql`is_completed and visits > 0 and due = 0`,
  charged: sql`is_completed and due > 0`,
  owing: sql`is_completed and received < due`,
  reached: ofCalls(SAID.reached),
  not_fixed: ofCalls(SAID.not_fixed),
  ...(Object.fromEntries(
    STAGE_GROUPS.map((group) => [`stage_${group}`, sql`is_completed and ${sql.ref(`${group}_minutes`)} is not null`]),
  ) as Record<`stage_${(typeof STAGE_GROUPS)[number]}`, RawBuilder<unknown>>),
}
