/** Records that only administrators delete, with a reason. */
export const DELETION_SUBJECTS = ['complaint', 'registration', 'product', 'account'] as const
export type DeletionSubject = (typeof DELETION_SUBJECTS)[number]

export const REASON_MAX = 500

/** The most records selected at once; they are deleted in batches. */
export const PREVIEW_MAX = 5000
