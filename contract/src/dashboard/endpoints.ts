import { z } from 'zod'
import { may, type Capability, type Holder } from '../core/access.ts'
import { WAITING_AT_MOST } from './words.ts'
import { define } from '../core/endpoint.ts'
import { date, one } from '../core/fields.ts'

/** The figures of the dashboard, and what lets a role see each: the capability of a list that it leads to. */
const FIGURES = {
  total_products: ['catalogue.write'],
  total_users: ['customers.read'],
  total_complaints: ['complaints.read'],
  // of all registrations; the list of warranties shows those that were approved
  total_registered_products: ['registrations.read', 'warranties.read'],
  total_contact_enquiries: ['enquiries.read'],
  total_bulk_orders: ['quotations.read'],
  total_personalized_orders: ['personalisations.read'],
} as const satisfies Record<string, readonly Capability[]>
export type Figure = keyof typeof FIGURES

export const FIGURE_NAMES = Object.keys(FIGURES) as Figure[]

/** Whether somebody may see a figure, with its change and its days. */
export const maySee = (reader: Holder, figure: Figure): boolean =>
  FIGURES[figure].some((capability) => may(reader, capability))

const eachFigure = <T extends z.ZodType>(schema: T) =>
  z.object(Object.fromEntries(FIGURE_NAMES.map((name) => [name, schema])) as Record<Figure, T>)

/** How many came in the last seven days, today included, and in the seven days before. */
const change = z.object({ this_week: z.int(), week_before: z.int() })

export type Change = z.output<typeof change>

const counts = { registrations: z.int().nullable(), complaints: z.int().nullable() }

/** The number of new registrations and complaints; null where the role may not see them. */
export type Counts = z.output<z.ZodObject<typeof counts>>

const dayCounts = z.object({ day: date, ...counts })

export type DayCounts = z.output<typeof dayCounts>

/** `name` is empty where the customer gave no district. */
const districtCounts = z.object({ name: z.string(), ...counts })

export type DistrictCounts = z.output<typeof districtCounts>

const modelCounts = z.object({ model_num: z.string(), model_name: z.string(), ...counts })

export type ModelCounts = z.output<typeof modelCounts>

/** `total` is `WAITING_AT_MOST` where it is that or more */
const waiting = z.object({ total: z.int().max(WAITING_AT_MOST), oldest: z.string() })

/** How many came in a fiscal year, from 1 Shrawan: this one so far, and the whole one before. */
const fiscalChange = z.object({ this_year: z.int(), year_before: z.int() })

export type FiscalChange = z.output<typeof fiscalChange>

/** `2083/84` and `2082/83` */
const fiscalYears = z.object({
  this_year: z.string(),
  year_before: z.string(),
  changes: eachFigure(fiscalChange.nullable()),
})

export type FiscalYears = z.output<typeof fiscalYears>

const attention = z.object({
  registrations_waiting: waiting.nullable(),
  /** units that are registered more than once */
  serials_shared: waiting.nullable(),
  /** claims to products that somebody else registered */
  registrations_disputed: waiting.nullable(),
  /** serial numbers that several units of the register have */
  unit_serials_shared: waiting.nullable(),
  complaints_undispatched: waiting.nullable(),
  dispatches_failed: waiting.nullable(),
  /** those that a service centre has, without engineer or visit; null where a CRM plans */
  complaints_to_plan: waiting.nullable(),
  /** those proposed to the caller's own service centre; null for who is not bound to one */
  complaints_proposed: waiting.nullable(),
  complaints_overdue: waiting.nullable(),
  /** requests for spare parts that wait for approval */
  parts_to_approve: waiting.nullable(),
  /** approved ones, that the head office sends; null for who is bound to a service centre */
  parts_to_send: waiting.nullable(),
  /** those on their way to the caller's own service centre; null for who is not bound to one */
  parts_to_receive: waiting.nullable(),
  model_numbers_doubled: waiting.nullable(),
  messages_unread: waiting.nullable(),
  extensions_awaiting: waiting.nullable(),
  /** messages of the contact form that nobody opened */
  enquiries_unread: waiting.nullable(),
  /** those that nobody answered, opened or not */
  enquiries_open: waiting.nullable(),
  quotations_pending: waiting.nullable(),
  personalisations_pending: waiting.nullable(),
  jobs_failed: waiting.nullable(),
  alarms: waiting.nullable(),
  /** registrations that wait or share a serial number, each once */
  registrations_open: waiting.nullable(),
  /** complaints that need the caller, each counted once: to dispatch, failed, proposed, to plan, overdue, or with unread messages */
  complaints_open: waiting.nullable(),
  /** open complaints that are due today, late ones included */
  complaints_due_today: waiting.nullable(),
  visits_today: waiting.nullable(),
})

/** Pending work of staff and its age; null if the role may not see it, `oldest` empty if nothing is pending. */
export type Attention = z.output<typeof attention>

const stats = eachFigure(z.int().nullable()).extend({
  changes: eachFigure(change.nullable()),
  /** each of the last 30 days in Nepal, the oldest first; a day without any is 0 */
  weekly: z.array(dayCounts),
  /** where most came from in the last 30 days, by the district of the customer */
  by_district: z.array(districtCounts),
  by_model: z.array(modelCounts),
  fiscal_years: fiscalYears,
  attention,
})

export type DashboardStats = z.output<typeof stats>

/** The dashboard of the back office. */
export const dashboard = define({
  stats: {
    method: 'GET',
    path: '/user/dashboardstats',
    access: 'figures.read',
    summary: 'The figures of the dashboard, their changes and days, and what waits; null for what the role may not see',
    response: one(stats),
  },
  attention: {
    method: 'GET',
    path: '/user/attention',
    access: 'dashboard.read',
    centre: 'handler',
    summary: 'What waits for staff: how much, and since when',
    response: one(attention),
  },
})
