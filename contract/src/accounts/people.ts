import { m } from 'contract/messages'
import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { days, orderBy } from '../core/order.ts'
import { PEOPLE_FIELDS, PEOPLE_SORTS } from './words.ts'
import { ROLES } from '../core/roles.ts'
import { anyGender, date, day, email, optionalText, phone, requiredText, timestamp, upload } from '../core/fields.ts'
import { TIER_NAMES } from '../customers/words.ts'

export const tierName = z.enum(TIER_NAMES, { error: m.accounts_no_tier })

/** An account as the back office shows it: flat and without nulls; unknown fields are empty. */
export const person = z.object({
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  contact: z.string(),
  gender: z.string(),
  dob: date,
  district: z.string(),
  city: z.string(),
  role: z.enum(ROLES),
  image_url: z.string(),
  date_joined: timestamp,
  /** false until they prove the number of an account that staff made for them */
  claimed: z.boolean(),
})

/** The filters of lists of people. */
export const personFilters = {
  /** part of the first name, the last name, or both */
  firstname: z.string().trim().max(100).optional(),
  gender: anyGender.optional(),
  district: z.string().trim().max(100).optional(),
  /** of the day on which the account was opened */
  ...days,
  where: asked(PEOPLE_FIELDS),
  sort: orderBy(PEOPLE_SORTS),
}

/** `Male` of an older screen is `male`. */
const anyCaseGender = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  anyGender,
) as unknown as typeof anyGender

/** The fields of an account that staff may change; absent ones stay. */
export const personChange = {
  firstname: requiredText(m.labels_first_name, 100).optional(),
  lastname: requiredText(m.labels_last_name, 100).optional(),
  email: email.optional(),
  contact: phone.optional(),
  gender: anyCaseGender.optional(),
  dob: day(m.core_date_birth_required).optional(),
  district: optionalText(m.labels_district, 100),
  city: optionalText(m.labels_city, 100),
  image: upload('image').optional(),
}
