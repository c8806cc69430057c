export const ENQUIRY_STATUSES = ['unread', 'read'] as const

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const ENQUIRY_SORTS = ['name', 'email', 'created'] as const
