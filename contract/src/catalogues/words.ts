import type { AskedFields } from '../core/conditions.ts'

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const CATALOGUE_SORTS = ['name', 'size', 'created'] as const

/** The fields the list can be filtered by. */
export const CATALOGUE_FIELDS = {
  name: { kind: 'text' },
} as const satisfies AskedFields
