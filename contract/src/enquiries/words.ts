import type { AskedFields } from '../core/conditions.ts'

export const ENQUIRY_STATUSES = ['unread', 'read'] as const

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const ENQUIRY_SORTS = ['name', 'email', 'created'] as const

/** The fields the list can be filtered by. */
export const ENQUIRY_FIELDS = {
  status: { kind: 'choice', values: ENQUIRY_STATUSES },
  name: { kind: 'text' },
  phone: { kind: 'text' },
  email: { kind: 'text' },
} as const satisfies AskedFields
