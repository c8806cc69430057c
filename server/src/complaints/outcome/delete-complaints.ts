import { m } from 'contract/messages'
import { nameOf } from '../../accounts/person-name.ts'
import { cancelWithComplaint } from '../../parts/requests/end-with-complaint.ts'
import { defineDeletion } from '../../platform/deletions/define-deletion.ts'
import { photosOfMessages } from '../messages/complaint-message.queries.ts'
import { photosOfVisits } from '../visit-reports/visit-photos.ts'
import { signaturesOf } from '../visit-reports/visit-report.queries.ts'

/**
 * Deletes complaints with their photographs and videos, those of their messages and visits, and the signatures of visits too.
 * One that the CRM works on is deleted too; the CRM is not told.
 */
export const complaintDeletion = defineDeletion('complaint', {
  noun: m.things_complaint,
  // Nobody approves or sends parts for a repair that is no more; what is on its way is still received.
  settle: async (tx, rows, { actor, at }) => {
    const by = actor.id === null ? '' : await nameOf(tx, actor.id)
    for (const { id } of rows) await cancelWithComplaint(tx, { complaintId: id, actor, by, at })
  },
  files: (row) => [row.damaged_image_id, row.warranty_image_id, row.damaged_video_id],
  filesOfParts: async (tx, ids) => [
    ...(await photosOfMessages(tx, ids)),
    ...(await photosOfVisits(tx, ids)),
    ...(await signaturesOf(tx, ids)),
  ],
})
