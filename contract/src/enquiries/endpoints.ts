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
  idOrNobody,
  idsOf,
  many,
  one,
  optionalText,
  paged,
  paging,
  phoneNumber,
  timestamp,
} from '../core/fields.ts'
import { exportOf } from '../core/sheets.ts'
import { customerNote } from '../customer-notes/endpoints.ts'
import { NOTE_MAX } from '../customer-notes/words.ts'
import {
  ANSWER_WAYS,
  ENQUIRY_ANSWER_MAX,
  ENQUIRY_ASSIGNED,
  ENQUIRY_FIELDS,
  ENQUIRY_KINDS,
  ENQUIRY_SORTS,
  ENQUIRY_STATES,
  ENQUIRY_STATUSES,
} from './words.ts'
import { withEarlierNames } from '../earlier-client/names.ts'

const ENTER_EMAIL = 'Enter a valid email address'

/** A message as a visitor writes it: plain text, shown as it was typed. */
const enquiryForm = z.object({
  name: filled('Full name is required', 'Full name', 100),
  phone: phoneNumber('Enter a valid 10-digit number'),
  email: filled(ENTER_EMAIL, 'Email', 200).pipe(email),
  note: filled('Please enter your message', 'Message', 2000),
})

const fields = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
  /** somebody opened it; whether it was answered, `state` tells */
  read: z.boolean(),
  created_at: timestamp,
  updatedAt: timestamp,
  state: z.enum(ENQUIRY_STATES),
  kind: z.enum(ENQUIRY_KINDS),
  /** since when it is not open any more, empty while it is */
  settled_at: z.string(),
  /** the member of staff who sees to it */
  owner_id: z.int().nullable(),
  owner_name: z.string(),
  /** the complaint that was made of it */
  complaint_id: z.int().nullable(),
})

/** A message in the back office. */
export const enquiryRow = withEarlierNames('enquiry', fields)
export type EnquiryRow = z.output<typeof enquiryRow>

/** The answer of staff to the sender. */
const enquiryAnswer = z.object({
  id: z.int(),
  way: z.enum(ANSWER_WAYS),
  text: z.string(),
  author_name: z.string(),
  at: timestamp,
  /** when an SMS was sent; empty before that and for other channels */
  sent_at: z.string(),
})
export type EnquiryAnswer = z.output<typeof enquiryAnswer>

/** A message with all that the desk did about it. */
const enquiryDetail = withEarlierNames(
  'enquiry',
  fields.extend({
    /** newest first */
    answers: z.array(enquiryAnswer),
    /** for staff only, newest first */
    notes: z.array(customerNote),
  }),
)
export type EnquiryDetail = z.output<typeof enquiryDetail>

const noteForm = z.object({ text: filled('Write the note', 'A note', NOTE_MAX) })

const filters = {
  /** part of the name */
  name: z.string().trim().max(100).optional(),
  /** part of the number */
  phone: z.string().trim().max(100).optional(),
  status: z.enum(ENQUIRY_STATUSES, { error: 'unread or read is expected' }).optional(),
  state: z.enum(ENQUIRY_STATES, { error: 'open, answered or closed is expected' }).optional(),
  kind: z.enum(ENQUIRY_KINDS, { error: 'There is no such kind' }).optional(),
  assigned: z.enum(ENQUIRY_ASSIGNED, { error: 'There is no such filter' }).optional(),
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
    response: one(enquiryDetail),
  },
  staff: {
    method: 'GET',
    path: '/contactus/enquirystaff',
    access: 'enquiries.read',
    summary: 'The members of staff who can see to messages, by name',
    response: many(z.object({ id: z.int(), name: z.string() })),
  },
  assign: {
    method: 'PUT',
    path: '/contactus/enquiryowner/:id',
    access: 'enquiries.answer',
    summary: 'Give a message to a member of staff, or to nobody',
    params: byId,
    body: z.object({
      owner_id: idOrNobody(),
      /** who it was on the screen: when it is another by now, the change is refused */
      seen_owner_id: idOrNobody(),
    }),
    response: one(enquiryDetail),
  },
  sort: {
    method: 'PUT',
    path: '/contactus/enquirykind/:id',
    access: 'enquiries.answer',
    summary: 'Say what a message is about',
    params: byId,
    body: z.object({ kind: z.enum(ENQUIRY_KINDS, { error: 'Choose what it is about' }) }),
    response: one(enquiryDetail),
  },
  answer: {
    method: 'POST',
    path: '/contactus/enquiryanswer/:id',
    access: 'enquiries.answer',
    summary: 'Write down how an open message was answered; an SMS is sent some seconds later',
    params: byId,
    body: z.object({
      way: z.enum(ANSWER_WAYS, { error: 'Choose how it is answered' }),
      text: filled('Write what was said', 'An answer', ENQUIRY_ANSWER_MAX),
    }),
    response: one(enquiryDetail),
  },
  takeBack: {
    method: 'DELETE',
    path: '/contactus/enquiryanswer/:id',
    access: 'enquiries.answer',
    summary: 'Take one’s own last answer back within seconds, before an SMS leaves; the message is open again',
    params: byId,
    response: one(enquiryDetail),
  },
  close: {
    method: 'POST',
    path: '/contactus/enquiryclosed/:id',
    access: 'enquiries.answer',
    summary: 'Close an open message that needs no answer',
    params: byId,
    body: z.object({ reason: optionalText('A reason', 300) }),
    response: one(enquiryDetail),
  },
  reopen: {
    method: 'DELETE',
    path: '/contactus/enquiryclosed/:id',
    access: 'enquiries.answer',
    summary: 'Open an answered or closed message again; its answers stay',
    params: byId,
    response: one(enquiryDetail),
  },
  addNote: {
    method: 'POST',
    path: '/contactus/enquirynotes/:id',
    access: 'enquiries.answer',
    summary: 'Note something about a message, for staff only',
    params: byId,
    body: noteForm,
    response: one(customerNote),
  },
  changeNote: {
    method: 'PUT',
    path: '/contactus/enquirynote/:id',
    access: 'enquiries.answer',
    summary: 'Change a note of one’s own about a message',
    params: byId,
    body: noteForm,
    response: one(customerNote),
  },
  deleteNote: {
    method: 'DELETE',
    path: '/contactus/enquirynote/:id',
    access: 'enquiries.answer',
    summary: 'Delete a note of one’s own about a message; an administrator may delete any',
    params: byId,
    response: done,
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
