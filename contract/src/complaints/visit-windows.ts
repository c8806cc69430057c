import { hoursText } from '../core/dates/hours-text.ts'
import type { Locale } from '../core/locale.ts'

/** The hours in which an engineer comes; empty: some time of the day. */
export const VISIT_WINDOWS = ['10-13', '13-16', '16-19'] as const
export const VISIT_WINDOWS_OR_NONE = ['', ...VISIT_WINDOWS] as const
export type VisitWindow = (typeof VISIT_WINDOWS_OR_NONE)[number]

/** The window with the fewest visits; where several have as few, the wished one among them, then the earliest. */
export const emptiestWindow = (visits: Readonly<Record<string, number>>, wished?: VisitWindow): VisitWindow => {
  const fewest = Math.min(...VISIT_WINDOWS.map((window) => visits[window] ?? 0))
  const free = VISIT_WINDOWS.filter((window) => (visits[window] ?? 0) === fewest)
  return free.find((window) => window === wished) ?? free[0]!
}

/** `10–13`, as staff read it. */
export const windowText = (window: string): string => window.replace('-', '–')

/** The same as a customer is told: `10–13`, `बिहान १० देखि १ बजेसम्म`; empty for some time of the day. */
export function saidWindow(window: string, locale: Locale): string {
  const [from, to] = window.split('-')
  if (locale === 'en' || from === undefined || to === undefined) return windowText(window)
  return hoursText(`${from}:00`, `${to}:00`, locale)
}

/** Why a day of the board is closed; empty on a working day. */
export const CLOSED_REASONS = ['', 'weekly', 'holiday'] as const
export type ClosedReason = (typeof CLOSED_REASONS)[number]

/** How many visits the board shows, and how many complaints that wait for one. */
export const BOARD_VISITS = 500
export const BOARD_WAITING = 30

/** Filters by assignee, as in the list; to plan: with a service centre, but without engineer or visit. */
export const ASSIGNED_FILTERS = ['mine', 'no_owner', 'no_centre', 'to_plan'] as const
export type AssignedFilter = (typeof ASSIGNED_FILTERS)[number]

/** Which visits, as the list filters them; late: the day is over and the complaint is open. */
export const VISIT_FILTERS = ['today', 'late'] as const
export type VisitFilter = (typeof VISIT_FILTERS)[number]
