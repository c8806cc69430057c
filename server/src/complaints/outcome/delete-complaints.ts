import { defineDeletion } from '../../deletions/define-deletion.ts'

/**
 * Deletes complaints with their photographs and videos. One that the CRM works on is deleted too; the CRM is not told.
 */
export const complaintDeletion = defineDeletion('complaint', {
  noun: ['complaint', 'complaints'],
  files: (row) => [row.damaged_image_id, row.warranty_image_id, row.damaged_video_id],
})
