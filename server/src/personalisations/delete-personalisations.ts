import { defineDeletion } from '../platform/deletions/define-deletion.ts'

/** Deletes requests with their pictures. */
export const personalisationDeletion = defineDeletion('personalisation', {
  noun: ['personalization', 'personalizations'],
  files: ({ image_id }) => [image_id],
})
