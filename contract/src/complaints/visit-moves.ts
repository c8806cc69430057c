import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { byId, date, day, one } from '../core/fields.ts'
import { VISIT_WINDOWS, VISIT_WINDOWS_OR_NONE } from './visit-windows.ts'

/** When a customer may have the planned visit instead. */
export const visitChoices = z.object({
  /** the next working days of the service centre, each with the windows that have room; days without any are left out */
  days: z.array(z.object({ day: date, windows: z.array(z.enum(VISIT_WINDOWS)) })),
  /** how often this visit can still be moved here */
  moves_left: z.int(),
})
export type VisitChoices = z.output<typeof visitChoices>

const byToken = z.object({ token: z.string().min(1).max(100) })

const move = z.object({
  visit_date: day(m.visits_choose_new_time),
  visit_window: z.enum(VISIT_WINDOWS, { error: m.visits_choose_new_time }),
  /** the visit that was on the screen: another one is not moved */
  seen_visit_date: day(m.visits_choose_new_time),
  seen_visit_window: z.enum(VISIT_WINDOWS_OR_NONE, { error: m.visits_choose_new_time }),
})

const moved = one(z.object({ visit_date: date, visit_window: z.enum(VISIT_WINDOWS_OR_NONE) }))

/** The customer's part of a planned visit: its day and hours, by the link to follow the repair or in the own account. */
export const visitMoves = define({
  choices: {
    method: 'GET',
    path: '/stocks/mycomplaints/:id/visit',
    access: 'portal.use',
    summary: 'Days and hours to which the customer may move the planned visit',
    params: byId,
    response: one(visitChoices),
  },
  move: {
    method: 'PUT',
    path: '/stocks/mycomplaints/:id/visit',
    access: 'portal.use',
    summary: 'Move the planned visit to a window that has room; its engineer stays if free',
    params: byId,
    body: move,
    response: moved,
  },
  choicesByLink: {
    method: 'GET',
    path: '/stocks/trackcomplaint/:token/visit',
    access: 'public',
    summary: 'The same days and hours, for anyone with the link to follow the repair',
    params: byToken,
    response: one(visitChoices),
  },
  moveByLink: {
    method: 'PUT',
    path: '/stocks/trackcomplaint/:token/visit',
    access: 'public',
    summary: 'Move the planned visit, for anyone with the link to follow the repair',
    params: byToken,
    body: move,
    response: moved,
  },
})
