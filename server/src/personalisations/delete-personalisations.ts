import { m } from 'contract/messages'
import { defineDeletion } from '../platform/deletions/define-deletion.ts'

/** Deletes requests with their pictures. */
export const personalisationDeletion = defineDeletion('personalisation', {
  noun: m.things_personalisation,
  files: ({ image_id }) => [image_id],
})
