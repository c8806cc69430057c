/** Records that only an administrator deletes, with a reason. */
export const DELETION_SUBJECTS = ['complaint', 'registration', 'product', 'account'] as const
export type DeletionSubject = (typeof DELETION_SUBJECTS)[number]

export const REASON_MAX = 500

/** As many as can be selected at once; they are deleted in portions. */
export const PREVIEW_MAX = 5000
