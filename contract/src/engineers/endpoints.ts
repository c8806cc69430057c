import { m } from 'contract/messages'
import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { orderBy } from '../core/order.ts'
import { changesTo } from '../core/changes.ts'
import { define } from '../core/endpoint.ts'
import { byId, date, day, done, filled, flag, idNumber, one, paged, paging, phone, timestamp } from '../core/fields.ts'
import { listIn, weekdays } from '../core/dates/weekdays.ts'
import { ENGINEER_FIELDS, ABSENCE_REASONS, ENGINEER_SORTS } from './words.ts'

const absence = z.object({ id: z.int(), first_day: date, last_day: date, reason: z.enum(ABSENCE_REASONS) })
export type Absence = z.output<typeof absence>

/** An engineer as staff see them. */
export const engineer = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  centre_id: z.int(),
  centre_name: z.string(),
  /** ids of categories; empty: repairs everything */
  skills: z.array(z.int()),
  skill_names: z.array(z.string()),
  /** days of the week, 0 is Sunday */
  days_off: z.array(z.int()),
  /** false: has left */
  active: z.boolean(),
  /** those that are not over */
  absences: z.array(absence),
  /** planned from today on, or late */
  open_visits: z.int(),
  /** has the phone: an account of their own */
  has_account: z.boolean(),
  version: z.int(),
  date_joined: timestamp,
})
export type Engineer = z.output<typeof engineer>

/** The fields of an engineer's form. */
const engineerForm = z.object({
  name: filled(m.core_enter_name, m.labels_the_name, 120),
  phone,
  centre_id: idNumber(m.core_choose_service_centre),
  skills: listIn(idNumber(m.engineers_choose_categories_catalogue), m.engineers_choose_categories_catalogue).default(
    [],
  ),
  days_off: weekdays.default([]),
  active: flag().default(true),
})

const absenceForm = z.object({
  first_day: day(m.engineers_choose_first_day),
  last_day: day(m.engineers_choose_last_day),
  reason: z.enum(ABSENCE_REASONS, { error: m.engineers_choose_leave_ill }),
})

/** Who repairs at the customer's home. */
export const engineers = define({
  list: {
    method: 'GET',
    path: '/engineers',
    access: 'engineers.read',
    centre: 'handler',
    summary: 'Engineers by name, those who have left last',
    query: z.object({
      /** part of name or phone */
      search: z.string().trim().max(100).optional(),
      centre_id: idNumber().optional(),
      active: flag().optional(),
      has_account: flag().optional(),
      where: asked(ENGINEER_FIELDS),
      sort: orderBy(ENGINEER_SORTS),
      ...paging(),
    }),
    response: paged(engineer),
  },
  get: {
    method: 'GET',
    path: '/engineers/:id',
    access: 'engineers.read',
    centre: 'engineer',
    summary: 'One engineer',
    params: byId,
    response: one(engineer),
  },
  add: {
    method: 'POST',
    path: '/engineers',
    access: 'engineers.write',
    centre: 'handler',
    summary: 'Add an engineer',
    body: engineerForm,
    response: one(engineer),
  },
  update: {
    method: 'PUT',
    path: '/engineers/:id',
    access: 'engineers.write',
    centre: 'engineer',
    summary: 'Change an engineer; open complaints follow with name and number',
    params: byId,
    body: changesTo(engineerForm),
    response: one(engineer),
  },
  delete: {
    method: 'DELETE',
    path: '/engineers/:id',
    access: 'engineers.write',
    summary: 'Delete an engineer who has no open complaint',
    params: byId,
    response: done,
  },
  addAbsence: {
    method: 'POST',
    path: '/engineers/:id/absences',
    access: 'engineers.write',
    centre: 'engineer',
    summary: 'Days on which an engineer does not come to work',
    params: byId,
    body: absenceForm,
    response: one(engineer),
  },
  removeAbsence: {
    method: 'DELETE',
    path: '/engineers/:id/absences/:absence',
    access: 'engineers.write',
    centre: 'engineer',
    summary: 'Take days off back',
    params: byId.extend({ absence: idNumber() }),
    response: one(engineer),
  },
})
