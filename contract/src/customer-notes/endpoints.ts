import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { byId, done, filled, many, one, timestamp } from '../core/fields.ts'
import { NOTE_MAX } from './words.ts'

/** Notes among staff about a customer. */
export const customerNote = z.object({
  id: z.int(),
  text: z.string(),
  author_name: z.string(),
  /** the caller wrote it, and may change it */
  is_mine: z.boolean(),
  created_at: timestamp,
  /** empty: as it was written */
  edited_at: z.string(),
})
export type CustomerNote = z.output<typeof customerNote>

const body = z.object({ text: filled(m.core_write_note, m.labels_a_note, NOTE_MAX) })

/** Short internal notes about a customer. The customer never sees them. */
export const customerNotes = define({
  list: {
    method: 'GET',
    path: '/user/customernotes/:id',
    access: 'customers.read',
    summary: 'The internal notes about a customer, newest first',
    params: byId,
    response: many(customerNote),
  },
  add: {
    method: 'POST',
    path: '/user/customernotes/:id',
    access: 'customers.contact',
    summary: 'Note something about a customer, for staff only',
    params: byId,
    body,
    response: one(customerNote),
  },
  change: {
    method: 'PUT',
    path: '/user/customernote/:id',
    access: 'customers.contact',
    summary: 'Change a note of one’s own about a customer',
    params: byId,
    body,
    response: one(customerNote),
  },
  delete: {
    method: 'DELETE',
    path: '/user/customernote/:id',
    access: 'customers.contact',
    summary: 'Delete a note of one’s own about a customer; an administrator may delete any',
    params: byId,
    response: done,
  },
})
