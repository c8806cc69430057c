import { sql, type RawBuilder } from 'kysely'

const DAY_MS = 24 * 60 * 60 * 1000

/** This many calendar days up to one, `YYYY-MM-DD`, oldest first. */
export const daysUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(last) - (count - 1 - place) * DAY_MS).toISOString().slice(0, 10),
  )

/** The day in Nepal of a time. */
export const nepalDay = (time: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${time} at time zone 'Asia/Kathmandu')::date`

/** Whether a row was created between the first and last day, in Nepal; uses an index on `created_at`. */
export const createdBetween = (first: string, last: string): RawBuilder<boolean> =>
  sql<boolean>`created_at >= ${midnight(first)} and created_at < ${midnight(last)} + interval '1 day'`

/** When a day begins in Nepal. */
export const midnight = (day: string): RawBuilder<Date> =>
  sql<Date>`(${day}::date::timestamp at time zone 'Asia/Kathmandu')`
