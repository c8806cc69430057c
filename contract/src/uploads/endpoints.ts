import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { bytes, done, filled, integer, one } from '../core/fields.ts'
import { PART_BYTES } from './words.ts'

/** How much of a file has arrived. It is whole when all of its bytes have. */
const uploadState = z.object({ id: z.uuid(), bytes: z.int(), received: z.int(), part_bytes: z.int() })
export type UploadState = z.output<typeof uploadState>

const byUpload = z.object({ id: z.uuid() })

/**
 * Files that travel in parts, so that a connection that breaks costs one part. Where a form takes a file, the text
 * `upload:<id>` stands for one of the caller's own that has arrived whole.
 */
export const uploads = define({
  begin: {
    method: 'POST',
    path: '/uploads',
    access: 'account.own',
    summary: 'Begin a file that travels in parts',
    body: z.object({
      kind: z.enum(['image', 'video', 'pdf'], { error: m.uploads_kind_image_video_pdf }),
      filename: filled(m.uploads_file_name_expected, m.labels_the_file_name, 255),
      bytes: integer(m.uploads_size_file_bytes_expected, { min: 1 }),
    }),
    response: one(uploadState),
  },
  get: {
    method: 'GET',
    path: '/uploads/:id',
    access: 'account.own',
    summary: 'How much of a file has arrived',
    params: byUpload,
    response: one(uploadState),
  },
  addPart: {
    method: 'PUT',
    path: '/uploads/:id/:offset',
    access: 'account.own',
    summary:
      'The next part of a file; at another place than the next it is refused with `errors.offset`, the right one',
    params: byUpload.extend({ offset: integer(m.uploads_position_file_expected, { min: 0 }) }),
    body: bytes(PART_BYTES),
    response: one(uploadState),
  },
  cancel: {
    method: 'DELETE',
    path: '/uploads/:id',
    access: 'account.own',
    summary: 'Give up a file that is under way',
    params: byUpload,
    response: done,
  },
})
