import { sql, type RawBuilder } from 'kysely'

export interface Days {
  from?: string | undefined
  /** the last day */
  to?: string | undefined
}

/** Whether a time is on one of these days, as they begin and end in Nepal. */
export const betweenDays = (column: string, { from, to }: Days): RawBuilder<boolean> =>
  allOf([from && sql`${sql.ref(column)} >= ${startOf(from)}`, to && sql`${sql.ref(column)} < ${startOf(to, 1)}`])

/** Whether a calendar day is one of these. */
export const isOfDays = (column: string, { from, to }: Days): RawBuilder<boolean> =>
  allOf([from && sql`${sql.ref(column)} >= ${from}::date`, to && sql`${sql.ref(column)} <= ${to}::date`])

const startOf = (day: string, later = 0) =>
  sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone 'Asia/Kathmandu')`

function allOf(conditions: readonly (RawBuilder<unknown> | '' | undefined)[]): RawBuilder<boolean> {
  const given = conditions.filter((condition) => typeof condition === 'object')
  return given.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(given, sql` and `)})`
}
