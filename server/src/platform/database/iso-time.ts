import { type Expression, type RawBuilder, sql } from 'kysely'

/**
 * A timestamp as the text in which a column of its own arrives; for `json_build_object` and `json_agg`, where
 * PostgreSQL would format it differently.
 */
export function isoTime<Time extends string | null>(time: Expression<Time>): RawBuilder<Time> {
  return sql<Time>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
