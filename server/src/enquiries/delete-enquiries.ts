import { defineDeletion } from '../deletions/define-deletion.ts'
import { defineRestoration } from '../deletions/define-restoration.ts'

/** Deletes messages of the contact form. */
export const enquiryDeletion = defineDeletion('enquiry', { noun: ['message', 'messages'] })

export const restoreEnquiry = defineRestoration('enquiry', { taken: 'There is such a message again' })
