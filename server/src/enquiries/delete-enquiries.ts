import { defineDeletion } from '../deletions/define-deletion.ts'

/** Deletes messages of the contact form. */
export const enquiryDeletion = defineDeletion('enquiry', { noun: ['message', 'messages'] })
