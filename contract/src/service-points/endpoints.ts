import { m } from 'contract/messages'
import { counted } from '../core/wording.ts'
import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { orderBy } from '../core/order.ts'
import { changesTo } from '../core/changes.ts'
import { DISTRICTS, officialDistrict } from '../core/districts.ts'
import { plainSpelling } from '../core/texts/canonical.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  deletion,
  done,
  filled,
  idsOf,
  integer,
  many,
  one,
  optionalText,
  paged,
  paging,
  timestamp,
  unlessBlank,
} from '../core/fields.ts'
import { exportOf, importForm, importResult } from '../core/sheets.ts'
import { listIn, weekdays } from '../core/dates/weekdays.ts'
import {
  SERVICE_POINT_FIELDS,
  KIND_NAME,
  MOST_PER_WINDOW,
  SERVICE_POINT_KINDS,
  SERVICE_POINT_SORTS,
  USUAL_PER_WINDOW,
  type ServicePointKind,
} from './words.ts'

/** A shop or service centre as a customer sees it, in the language of the request. */
export const publicServicePoint = z.object({
  id: z.int(),
  kind: z.enum(SERVICE_POINT_KINDS),
  name: z.string(),
  district: z.string(),
  /** town, street, landmark */
  address: z.string(),
  /** each one can be called */
  phones: z.array(z.string()),
  /** in words; empty where they are not known */
  hours: z.string(),
})
export type PublicServicePoint = z.output<typeof publicServicePoint>

/** A shop or service centre as staff see it, in both languages. */
export const servicePoint = publicServicePoint.extend({
  /** empty: Nepali pages show the English one */
  name_ne: z.string(),
  address_ne: z.string(),
  /** `10:00`; both are empty where the hours are a text of their own, or not known */
  opens_at: z.string(),
  closes_at: z.string(),
  /** of a service centre: the districts whose complaints it gets */
  districts: z.array(z.string()),
  /** days of the week on which it is closed, 0 is Sunday */
  days_off: z.array(z.int()),
  /** how many visits an engineer of a service centre makes in one window, as far as customers choose them */
  visits_per_window: z.int(),
  /** rises with each change; a change may say which one it saw */
  version: z.int(),
  date_joined: timestamp,
})
export type ServicePoint = z.output<typeof servicePoint>

/** `service_centre`, or as a spreadsheet says it: `Service centre`. */
const kind = z
  .preprocess(
    (value) => (typeof value === 'string' ? kindOf(value) : value),
    z.enum(SERVICE_POINT_KINDS, { error: m.service_points_shop_service_centre_expected }),
  )
  .meta({ type: 'string', enum: [...SERVICE_POINT_KINDS], example: 'shop' }) as unknown as z.ZodType<
  ServicePointKind,
  string
>

const kindOf = (text: string) => {
  const typed = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .replace('center', 'centre')
  return SERVICE_POINT_KINDS.find((one) => KIND_NAME[one].toLowerCase() === typed) ?? text
}

const district = z
  .preprocess(
    (value) => (typeof value === 'string' ? officialDistrict(value) : value),
    z.enum(DISTRICTS, { error: m.service_points_choose_one_77_districts }),
  )
  .meta({ type: 'string', example: 'Kaski' }) as unknown as z.ZodType<string, string>

/** Districts in any letter case; text has commas between them, as a cell of a spreadsheet. */
const districts = listIn(district, m.service_points_choose_districts_list).transform((names) =>
  [...new Set(names)].toSorted((a, b) => a.localeCompare(b)),
)

const MOST_PHONES = 3

/** Numbers with commas between them, as people write them; landlines and mobiles. */
const phones = z
  .preprocess(
    (value) =>
      typeof value === 'string'
        ? value
            .split(/[,;/\n]/)
            .map((number) => plainSpelling(number))
            .filter(Boolean)
        : value,
    z
      .array(
        z
          .string()
          .regex(/^\+?[\d\s()-]{6,20}$/, { error: m.core_telephone_number_needs_6_15_digits })
          .refine((number) => /^\d{6,15}$/.test(number.replaceAll(/\D/g, '')), {
            error: m.core_telephone_number_needs_6_15_digits,
          }),
        { error: m.service_points_enter_telephone_number },
      )
      .min(1, { error: m.service_points_enter_telephone_number })
      .max(MOST_PHONES, { error: () => m.service_points_most_telephone_numbers({ n: counted(MOST_PHONES) }) }),
  )
  .meta({ type: 'string', example: '01-4441234, 9841203118' }) as unknown as z.ZodType<string[], string | string[]>

/** A time of the day, or none. */
const time = z
  .string({ error: m.settings_write_time_10_00 })
  .overwrite(plainSpelling)
  .regex(/^(|([01]\d|2[0-3]):[0-5]\d)$/, { error: m.settings_write_time_10_00 })
  .default('')

/** The fields of a service point's form, and of an import row. */
export const servicePointForm = z.object({
  kind,
  name: filled(m.core_enter_name, m.labels_the_name, 120),
  district,
  address: filled(m.service_points_enter_town_street, m.labels_the_address, 200),
  phones,
  hours: optionalText(m.labels_the_opening_hours, 120).default(''),
  // Earlier clients do not send these.
  name_ne: optionalText(m.labels_the_name, 120).default(''),
  address_ne: optionalText(m.labels_the_address, 200).default(''),
  opens_at: time,
  closes_at: time,
  /** of a service centre; the first one that serves a district gets its complaints */
  districts: districts.default([]),
  days_off: weekdays.default([]),
  /** a blank cell of a spreadsheet says nothing */
  visits_per_window: unlessBlank(
    integer(m.service_points_visits_per_window_expected, { min: 1, max: MOST_PER_WINDOW }),
  ).default(USUAL_PER_WINDOW),
})

const filters = {
  /** part of name, address or telephone number */
  search: z.string().trim().max(100).optional(),
  kind: kind.optional(),
  district: district.optional(),
  where: asked(SERVICE_POINT_FIELDS),
  sort: orderBy(SERVICE_POINT_SORTS),
}

/** Shops and service centres, where customers go. */
export const servicePoints = define({
  listPublic: {
    method: 'GET',
    path: '/servicepoints/public',
    access: 'public',
    summary: 'All shops and service centres, by district and name',
    response: many(publicServicePoint),
    cacheTags: () => ['service-points'],
  },
  list: {
    method: 'GET',
    path: '/servicepoints',
    access: 'servicepoints.read',
    summary: 'Shops and service centres, by district and name unless another order is asked for',
    query: z.object({ ...filters, ...paging() }),
    response: paged(servicePoint),
  },
  export: exportOf({
    path: '/servicepoints/export',
    access: 'servicepoints.read',
    summary: 'Shops and service centres as a spreadsheet, by the filters and order of the list; it can be imported',
    filters,
  }),
  get: {
    method: 'GET',
    path: '/servicepoints/:id',
    access: 'servicepoints.read',
    summary: 'One shop or service centre',
    params: byId,
    response: one(servicePoint),
  },
  add: {
    method: 'POST',
    path: '/servicepoints',
    access: 'servicepoints.write',
    summary: 'Add a shop or service centre',
    body: servicePointForm,
    response: one(servicePoint),
  },
  update: {
    method: 'PUT',
    path: '/servicepoints/:id',
    access: 'servicepoints.write',
    summary: 'Change a shop or service centre',
    params: byId,
    body: changesTo(servicePointForm),
    response: one(servicePoint),
  },
  import: {
    method: 'POST',
    path: '/servicepoints/import',
    access: 'servicepoints.write',
    summary: 'Add the shops and service centres of a spreadsheet, all or none; a dry run only tells its faults',
    body: importForm,
    response: importResult,
  },
  importTemplate: {
    method: 'GET',
    path: '/servicepoints/template',
    access: 'servicepoints.write',
    summary: 'A spreadsheet with the columns that the import of shops and service centres reads',
    response: {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      filename: 'service_points_template.xlsx',
    },
  },
  delete: {
    method: 'DELETE',
    path: '/servicepoints/:id',
    access: 'servicepoints.write',
    summary: 'Delete a shop or service centre',
    params: byId,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/servicepoints',
    access: 'servicepoints.write',
    summary: 'Delete shops and service centres',
    body: z.object({ ids: idsOf(m.service_points_select_least_one_shop_service_centre) }),
    response: deletion,
  },
})
