import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { date, day, idNumber, one, unlessBlank } from '../core/fields.ts'
import { XLSX } from '../core/sheets.ts'
import { STAGE_GROUPS } from './words.ts'

const aDay = () => day(m.core_day_expected)

const asked = {
  from: aDay(),
  to: aDay(),
  /** the days to compare with; without them nothing is compared */
  before_from: unlessBlank(aDay()),
  before_to: unlessBlank(aDay()),
  centre_id: unlessBlank(idNumber()),
  sub_category_id: unlessBlank(idNumber()),
}

/** In minutes; null where nothing was completed. */
const time = z.int().nullable()

/** What was completed in a period, all together or by centre, engineer or model. */
const repairs = {
  completed: z.int(),
  /** of the time from the filing to the completion: half took less, and nine of ten */
  median: time,
  p90: time,
  /** those of whose visits was reported */
  visited: z.int(),
  /** of these, those whose only visit was enough */
  first_fix: z.int(),
  /** whose unit was reported again within 30 days */
  came_back: z.int(),
  rated: z.int(),
  /** of 5; null where nobody rated */
  rating: z.number().nullable(),
}

const totals = z.object({
  ...repairs,
  opened: z.int(),
  cancelled: z.int(),
  /** on the last day */
  open_at_end: z.int(),
  /** completed ones that had waited for parts, and for how long */
  for_parts: z.int(),
  parts_median: time,
  /** completed ones with parts that a warranty paid for, and what those cost by the catalogue of the day */
  covered: z.int(),
  covered_parts: z.int(),
  /** completed ones whose visits were reported, and for which nothing was charged */
  free: z.int(),
  /** completed ones for which something was charged; how much, and what of it was received */
  charged: z.int(),
  due: z.int(),
  received: z.int(),
  /** completed ones of which not all was received */
  owing: z.int(),
  /** complaints whose customer was called after the repair in the period, those of them who were reached, and who said that it does not work */
  called: z.int(),
  reached: z.int(),
  not_fixed: z.int(),
  /** how friendly the technician was, of 5; null where nobody said */
  friendly: z.number().nullable(),
})
export type ServiceTotals = z.output<typeof totals>

/** What there was to compare with: only these two change a decision. */
const before = z.object({ completed: z.int(), median: time }).nullable()

const group = z.object({
  /** of the centre or the engineer; null for complaints that have none */
  id: z.int().nullable(),
  name: z.string(),
  ...repairs,
  before,
})
export type ServiceGroup = z.output<typeof group>

const model = z.object({
  model_key: z.string(),
  model_name: z.string(),
  model_num: z.string(),
  ...repairs,
  before,
})
export type ServiceModel = z.output<typeof model>

const stage = z.object({
  group: z.enum(STAGE_GROUPS),
  /** completed complaints that were in it */
  completed: z.int(),
  median: time,
  p90: time,
  before_median: time,
})
export type ServiceStage = z.output<typeof stage>

const serviceMonth = z.object({
  /** months of the calendar since the purchase; null for all later ones together */
  month: z.int().nullable(),
  failures: z.int(),
  /** units that were in this month of theirs, times the months that they were */
  unit_months: z.number(),
  /** failures for a thousand units in this month; null where there were no units */
  per_thousand: z.number().nullable(),
})
export type ServiceMonth = z.output<typeof serviceMonth>

const batch = z.object({
  batch: z.string(),
  model_key: z.string(),
  model_name: z.string(),
  /** in service on the last day */
  units: z.int(),
  /** of these, those that failed in the period */
  failed: z.int(),
  per_thousand: z.number(),
  /** with as few units as there are, at least so many of a thousand fail: the order of the rows with three failed units or more */
  at_least: z.number(),
  /** even that is more than of all batches together, and three or more failed */
  is_bad: z.boolean(),
})
export type ServiceBatch = z.output<typeof batch>

const figures = z.object({
  totals,
  before: totals.nullable(),
  /** each day of the period */
  days: z.array(z.object({ day: date, opened: z.int(), completed: z.int() })),
  stages: z.array(stage),
  centres: z.array(group),
  engineers: z.array(group),
  models: z.array(model),
  /** null where the complaints are those of one centre: which units it looks after is not known */
  service_months: z.array(serviceMonth).nullable(),
  batches: z.object({ rows: z.array(batch), usual_per_thousand: z.number() }).nullable(),
})
export type ServiceFigures = z.output<typeof figures>

/** The figures of the service. */
export const serviceFigures = define({
  get: {
    method: 'GET',
    path: '/figures/service',
    access: 'figures.read',
    summary: 'The figures of the service in a period, compared with another one',
    query: z.object(asked),
    response: one(figures),
  },
  export: {
    method: 'GET',
    path: '/figures/service/export',
    access: 'figures.read',
    summary: 'The tables of the service figures as a spreadsheet, each on a sheet of its own',
    query: z.object(asked),
    response: XLSX,
  },
})
