import type { AskedFields } from '../core/conditions.ts'

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const CATALOGUE_SORTS = ['name', 'size', 'created'] as const

/** In what the PDF itself is written. */
export const CATALOGUE_LANGUAGES = ['en', 'ne', 'both'] as const
export type CatalogueLanguage = (typeof CATALOGUE_LANGUAGES)[number]

/** The fields the list can be filtered by. */
export const CATALOGUE_FIELDS = {
  name: { kind: 'text' },
} as const satisfies AskedFields
