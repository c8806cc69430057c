import type { AskedFields } from '../core/conditions.ts'

/** Columns by which lists of people can be ordered, with `-` in front for descending; the default is newest first, staff before customers. */
export const PEOPLE_SORTS = ['name', 'district', 'role', 'created'] as const

/** The fields the list can be filtered by. */
export const PEOPLE_FIELDS = {
  gender: { kind: 'choice', optional: true, values: ['male', 'female', 'other'] },
  district: { kind: 'choice', optional: true },
  name: { kind: 'text' },
  email: { kind: 'text', optional: true },
} as const satisfies AskedFields
