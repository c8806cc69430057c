/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const CATALOGUE_SORTS = ['name', 'size', 'created'] as const
