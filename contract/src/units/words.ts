/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const UNIT_SORTS = ['model', 'model_number', 'serial', 'created'] as const
