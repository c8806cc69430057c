/** Columns by which lists of people can be ordered, with `-` in front for descending; the default is newest first, staff before customers. */
export const PEOPLE_SORTS = ['name', 'district', 'role', 'created'] as const
