import { m } from 'contract/messages'
import { z } from 'zod'
import { integer, optionalText, unlessBlank } from '../core/fields.ts'

/** Where a complaint is, in its answers: the wire's zone and area, and what the country calls the place. */
export const place = {
  zone: z.string(),
  area: z.string(),
  /** one of the 77 districts; empty where it is not certain */
  district: z.string(),
  local_level: z.string(),
  ward: z.int().nullable(),
}

/** The same place in a form; the local level is one of the district, and the ward one of the local level. */
export const askedPlace = {
  district: optionalText(m.labels_district, 100),
  local_level: optionalText(m.labels_local_level, 100),
  ward: unlessBlank(integer(m.core_ward_expected, { min: 1, max: 40 })),
}
