import { m } from 'contract/messages'
import { z } from 'zod'
import { day } from './fields.ts'

/** The order of a list, with `-` in front for descending. */
export type OrderBy<Key extends string> = Key | `-${Key}`

/** The `sort` of a list that can be ordered by these columns. */
export const orderBy = <const Key extends string>(keys: readonly Key[]) =>
  z.enum([...keys, ...keys.map((key) => `-${key}` as const)], { error: m.core_no_order }).optional()

/** The first and the last day of what a list shows, in Nepal. */
export const days = {
  from: day(m.core_day_expected).optional(),
  to: day(m.core_day_expected).optional(),
}
