import { m } from 'contract/messages'
import { defineDeletion } from '../../platform/deletions/define-deletion.ts'
import { photosOfMessages } from '../messages/complaint-message.queries.ts'
import { photosOfVisits } from '../visit-reports/visit-photos.ts'

/**
 * Deletes complaints with their photographs and videos, those of their messages and visits too. One that the CRM works on is deleted too; the CRM is not told.
 */
export const complaintDeletion = defineDeletion('complaint', {
  noun: m.things_complaint,
  files: (row) => [row.damaged_image_id, row.warranty_image_id, row.damaged_video_id],
  filesOfParts: async (tx, ids) => [...(await photosOfMessages(tx, ids)), ...(await photosOfVisits(tx, ids))],
})
