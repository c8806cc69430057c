/** The hours in which an engineer comes; empty: some time of the day. */
export const VISIT_WINDOWS = ['10-13', '13-16', '16-19'] as const
export const VISIT_WINDOWS_OR_NONE = ['', ...VISIT_WINDOWS] as const
export type VisitWindow = (typeof VISIT_WINDOWS_OR_NONE)[number]

/** `10–13`, as it is shown. */
export const windowText = (window: string): string => window.replace('-', '–')

/** Whose complaints, as the list filters them. */
export const ASSIGNED_FILTERS = ['mine', 'no_owner', 'no_centre'] as const
export type AssignedFilter = (typeof ASSIGNED_FILTERS)[number]

/** Which visits, as the list filters them; late: the day is over and the complaint is open. */
export const VISIT_FILTERS = ['today', 'late'] as const
export type VisitFilter = (typeof VISIT_FILTERS)[number]
