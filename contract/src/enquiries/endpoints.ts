import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { days, orderBy } from '../core/order.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  deletion,
  done,
  email,
  filled,
  idsOf,
  one,
  paged,
  paging,
  phoneNumber,
  timestamp,
} from '../core/fields.ts'
import { exportOf } from '../core/sheets.ts'
import { ENQUIRY_FIELDS, ENQUIRY_STATUSES, ENQUIRY_SORTS } from './words.ts'
import { withEarlierNames } from '../earlier-client/names.ts'

const ENTER_EMAIL = 'Enter a valid email address'

/** A message as a visitor writes it: plain text, shown as it was typed. */
const enquiryForm = z.object({
  name: filled('Full name is required', 'Full name', 100),
  phone: phoneNumber('Enter a valid 10-digit number'),
  email: filled(ENTER_EMAIL, 'Email', 200).pipe(email),
  note: filled('Please enter your message', 'Message', 2000),
})

/** A message in the back office. */
export const enquiryRow = withEarlierNames(
  'enquiry',
  z.object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    note: z.string(),
    read: z.boolean(),
    created_at: timestamp,
    updatedAt: timestamp,
  }),
)
export type EnquiryRow = z.output<typeof enquiryRow>

const filters = {
  /** part of the name */
  name: z.string().trim().max(100).optional(),
  /** part of the number */
  phone: z.string().trim().max(100).optional(),
  status: z.enum(ENQUIRY_STATUSES, { error: 'unread or read is expected' }).optional(),
  /** of the day on which it was sent */
  ...days,
  where: asked(ENQUIRY_FIELDS),
  sort: orderBy(ENQUIRY_SORTS),
}

/** Messages that visitors send through the contact form. */
export const enquiries = define({
  send: {
    method: 'POST',
    path: '/contactus/contactus',
    access: 'public',
    summary: 'Send a message; the same one again within a quarter of an hour counts once',
    body: enquiryForm,
    response: done,
  },
  list: {
    method: 'GET',
    path: '/contactus/getcontactform',
    access: 'enquiries.read',
    summary: 'All messages, newest first',
    query: z.object({ ...filters, ...paging() }),
    response: withEarlierNames('enquiries', paged(enquiryRow)),
  },
  export: exportOf({
    path: '/contactus/getcontactform/export',
    access: 'enquiries.read',
    summary: 'Who wrote and when as a spreadsheet, by the filters of the list',
    filters,
    people: 'enquiries',
  }),
  open: {
    method: 'GET',
    path: '/contactus/indvform/:id',
    access: 'enquiries.read',
    summary: 'One message, which is read from now on; `read` tells whether it was before',
    params: byId,
    response: one(enquiryRow),
  },
  delete: {
    method: 'DELETE',
    path: '/contactus/deleteform/:id',
    access: 'enquiries.write',
    summary: 'Delete a message',
    params: byId,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/contactus/deletemultiplecontactus',
    access: 'enquiries.write',
    summary: 'Delete messages',
    body: z.object({ contact_ids: idsOf('Select at least one message') }),
    response: deletion,
  },
})
