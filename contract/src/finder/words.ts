/** In the order in which they are shown. */
export const FINDER_KINDS = [
  'customer',
  'complaint',
  'registration',
  'unit',
  'product',
  'quotation',
  'personalisation',
  'extension',
  'engineer',
  'part',
  'service_point',
] as const
export type FinderKind = (typeof FINDER_KINDS)[number]

/** Shorter texts find nothing. */
export const FINDER_LETTERS = 2

/** Matches are counted up to this number. */
export const FINDER_COUNTED = 100

/** The maximum of hits per kind. */
export const FINDER_HITS = 5
