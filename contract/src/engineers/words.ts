import type { AskedFields } from '../core/conditions.ts'

/** Why an engineer does not come to work. */
export const ABSENCE_REASONS = ['leave', 'ill'] as const
export type AbsenceReason = (typeof ABSENCE_REASONS)[number]

/** Why an engineer is not at work on a day; empty on a working day. */
export const OFF_REASONS = ['', 'weekly', 'centre', ...ABSENCE_REASONS] as const
export type OffReason = (typeof OFF_REASONS)[number]

/** Columns by which the list can be ordered, with `-` in front for descending; the default is by name, those who have left last. */
export const ENGINEER_SORTS = ['name', 'centre', 'open_visits', 'state'] as const

/** The fields the list can be filtered by. */
export const ENGINEER_FIELDS = {
  centre_id: { kind: 'choice', digits: true },
  name: { kind: 'text' },
  phone: { kind: 'text' },
} as const satisfies AskedFields
