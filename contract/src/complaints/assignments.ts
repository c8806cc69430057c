import { m } from 'contract/messages'
import { z } from 'zod'
import { bulkAnswer } from '../core/bulk.ts'
import { define } from '../core/endpoint.ts'
import { byId, date, day, flag, idNumber, idOrNobody, idsOf, many, one, optionalText } from '../core/fields.ts'
import { ROLES } from '../core/roles.ts'
import { OFF_REASONS } from '../engineers/words.ts'
import { boardCard, complaintDetail, complaintStatus } from './endpoints.ts'
import { place } from './place.ts'
import { CLOSED_REASONS, VISIT_WINDOWS_OR_NONE } from './visit-windows.ts'

const choice = z.object({ id: z.int(), name: z.string() })

/** A member of staff as offered; two may have one name. */
export const colleague = choice.extend({ role: z.enum(ROLES) })

/** An engineer as offered for a complaint and a day. */
const offered = choice.extend({
  phone: z.string(),
  centre_id: z.int(),
  centre_name: z.string(),
  /** has the skill for the complaint's product */
  skilled: z.boolean(),
  /** why not at work on the day */
  off: z.enum(OFF_REASONS),
  /** open visits on the day, without this complaint's own */
  visits: z.int(),
  /** the same by window; without one under the empty name */
  windows: z.record(z.string(), z.int()),
})
export type OfferedEngineer = z.output<typeof offered>

/** The possible assignees of a complaint. */
export const assignmentChoices = z.object({
  /** the one that serves the complaint's district first, then those of the district and its province */
  centres: z.array(choice.extend({ serves: z.boolean(), district: z.string() })),
  /** those of the complaint's centre first, then of its district and its province; within them by days off, skill and visits */
  engineers: z.array(offered),
  staff: z.array(colleague),
  /** whose visits are counted: the day asked for, or that of the proposed visit */
  day: z.string(),
  /** the first free visit; null if a day was asked for, no centre serves the place, or all of its engineers are away */
  proposed: z.object({ engineer_id: z.int(), window: z.enum(VISIT_WINDOWS_OR_NONE) }).nullable(),
})
export type AssignmentChoices = z.output<typeof assignmentChoices>

/** A visit on the list of a day. */
export const dayVisit = z.object({
  /** of the complaint */
  id: z.int(),
  engineer_id: z.int().nullable(),
  technician: z.string(),
  technician_contact: z.string(),
  window: z.enum(VISIT_WINDOWS_OR_NONE),
  customer_name: z.string(),
  customerContact: z.string(),
  customerAddress: z.string(),
  ...place,
  model_name: z.string(),
  problem_type: z.string(),
  status: complaintStatus,
})
export type DayVisit = z.output<typeof dayVisit>

const engineerOfDay = choice.extend({
  phone: z.string(),
  centre_id: z.int(),
  centre_name: z.string(),
  off: z.enum(OFF_REASONS),
  visits: z.int(),
})
export type EngineerOfDay = z.output<typeof engineerOfDay>

/** A complaint on the board of visits: with its visit, or waiting for one. */
export const visitCard = boardCard.omit({ dispatch_state: true, centre_chosen: true, centre_name: true }).extend({
  engineer_id: z.int().nullable(),
  technician_contact: z.string(),
  visit_window: z.enum(VISIT_WINDOWS_OR_NONE),
})
export type VisitCard = z.output<typeof visitCard>

/** An engineer on the board: each of its days, with what keeps them and their open visits by window. */
const engineerOfWeek = choice.extend({
  phone: z.string(),
  centre_id: z.int(),
  centre_name: z.string(),
  days: z.array(z.object({ off: z.enum(OFF_REASONS), windows: z.record(z.string(), z.int()) })),
})
export type EngineerOfWeek = z.output<typeof engineerOfWeek>

/** The board of visits: seven working days from one on, and days off on which somebody is visited. */
export const visitBoard = many(visitCard).extend({
  today: date,
  days: z.array(z.object({ day: date, closed: z.enum(CLOSED_REASONS) })),
  /** where the board before and after this one begin */
  previous: date,
  next: date,
  /** more visits are planned than are shown */
  more: z.boolean(),
  engineers: z.array(engineerOfWeek),
  /** open complaints without a visit, or whose day has passed; those first that are due first */
  waiting: z.object({
    total: z.int(),
    /** there are more than `total`, which stops at the counting limit */
    more: z.boolean(),
    cards: z.array(visitCard),
  }),
  /** whose visits can be chosen */
  centres: z.array(choice),
})
export type VisitBoard = z.output<typeof visitBoard>

/** Assignment of complaints, and the visits of a day. */
export const assignments = define({
  choices: {
    method: 'GET',
    path: '/stocks/complaints/:id/assignment',
    access: 'complaints.read',
    centre: 'complaint',
    summary:
      'Service centres, engineers with their visits on a day, and staff for a complaint; without a day a visit is proposed',
    params: byId,
    query: z.object({ day: day(m.complaints_choose_day).optional() }),
    response: one(assignmentChoices),
  },
  assign: {
    method: 'PUT',
    path: '/stocks/complaints/:id/assignment',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Give a complaint to a service centre, an engineer and an owner; what is absent stays, null takes away',
    params: byId,
    body: z.object({
      centre_id: idOrNobody(),
      engineer_id: idOrNobody(),
      owner_id: idOrNobody(),
      /** the value that was on the screen; if it has changed since, the change is refused */
      seen_centre_id: idOrNobody(),
      seen_engineer_id: idOrNobody(),
      seen_owner_id: idOrNobody(),
    }),
    response: one(complaintDetail),
  },
  assignMany: {
    method: 'POST',
    path: '/stocks/complaints/bulk/assignment',
    access: 'complaints.write',
    centre: 'handler',
    summary:
      'Assign complaints to a service centre, an engineer and an owner, one by one; absent fields stay as they are',
    body: z
      .object({
        ids: idsOf(m.complaints_select_least_one_complaint),
        centre_id: idNumber(m.core_choose_one_list).optional(),
        /** each to the service centre that is proposed for it; one that has a centre keeps it */
        as_proposed: flag().optional(),
        engineer_id: idNumber(m.core_choose_one_list).optional(),
        owner_id: idNumber(m.core_choose_one_list).optional(),
      })
      .refine(
        ({ centre_id, as_proposed, engineer_id, owner_id }) =>
          as_proposed === true || [centre_id, engineer_id, owner_id].some((chosen) => chosen !== undefined),
        { error: m.complaints_choose_centre_engineer_owner, path: ['centre_id'] },
      )
      .refine(({ centre_id, as_proposed }) => as_proposed !== true || centre_id === undefined, {
        error: m.complaints_one_centre_or_proposed,
        path: ['centre_id'],
      }),
    response: bulkAnswer,
  },
  cancelVisit: {
    method: 'DELETE',
    path: '/stocks/complaints/:id/visit',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Call the planned visit off; an assigned engineer stays assigned, and the customer is told',
    params: byId,
    body: z.object({ seen_visit_date: optionalText(m.labels_visit_date, 10) }),
    response: one(complaintDetail),
  },
  day: {
    method: 'GET',
    path: '/stocks/visits',
    access: 'complaints.read',
    centre: 'handler',
    summary: 'The open visits of a day by engineer and window, and all engineers with what keeps them',
    query: z.object({ day: day(m.complaints_choose_day).optional() }),
    response: many(dayVisit).extend({ day: date, engineers: z.array(engineerOfDay) }),
  },
  board: {
    method: 'GET',
    path: '/stocks/visits/board',
    access: 'complaints.read',
    centre: 'handler',
    summary: 'The open visits of seven working days by engineer and day, and the complaints that wait for a visit',
    query: z.object({
      /** the first day; today without one */
      from: day(m.complaints_choose_day).optional(),
      /** the service centre whose engineers are shown; all without one */
      centre_id: idNumber(m.core_choose_service_centre).optional(),
    }),
    response: visitBoard,
  },
  moveDay: {
    method: 'POST',
    path: '/stocks/visits/move',
    access: 'complaints.write',
    centre: 'handler',
    summary:
      'Move all open visits of an engineer on a day to one or two engineers or another day; each customer is told',
    body: z.object({
      engineer_id: idNumber(m.complaints_choose_engineer),
      day: day(m.complaints_choose_day),
      to_day: day(m.complaints_choose_day),
      to: z
        .preprocess(
          (value) => (typeof value === 'string' ? [value] : value),
          z.array(idNumber(m.complaints_choose_engineer)),
        )
        .pipe(
          z
            .array(z.int())
            .min(1, { error: m.complaints_choose_engineer })
            .max(2, { error: m.complaints_choose_most_two_engineers }),
        )
        .meta({ type: 'array', items: { type: 'integer' } }) as unknown as z.ZodType<
        number[],
        string | readonly (number | string)[]
      >,
      /** how many visits were on the screen: when there are others by now, nothing is moved */
      seen: idNumber(m.complaints_number_visits_expected),
    }),
    response: z.object({ message: z.string(), moved: z.int() }),
  },
})
