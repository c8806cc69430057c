import { m } from 'contract/messages'
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
import { ROLES } from '../core/roles.ts'
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

const ENTER_EMAIL = m.core_enter_valid_email_address

/** A message as a visitor writes it: plain text, shown as it was typed. */
const enquiryForm = z.object({
  name: filled(m.enquiries_full_name_required, m.labels_full_name, 100),
  phone: phoneNumber(m.enquiries_enter_valid_10_digit_number),
  email: filled(ENTER_EMAIL, m.labels_email, 200).pipe(email),
  note: filled(m.enquiries_enter_message, m.labels_message, 2000),
})

/** Whoever lost the number of their account. */
const lostNumberForm = z.object({
  name: filled(m.enquiries_full_name_required, m.labels_full_name, 100),
  /** the number that the account has */
  old_number: phoneNumber(m.enquiries_enter_valid_10_digit_number),
  /** where they can be called */
  phone: phoneNumber(m.enquiries_enter_valid_10_digit_number),
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
  /** of whoever lost it: the number of their account; empty otherwise */
  old_number: z.string(),
  /** since when it is not open any more, empty while it is */
  settled_at: z.string(),
  /** the member of staff who sees to it */
  owner_id: z.int().nullable(),
  owner_name: z.string(),
  /** the complaint that was made of it */
  complaint_id: z.int().nullable(),
  /** the quotation that was made of it */
  quotation_id: z.int().nullable(),
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
  /** when an SMS or e-mail was sent from here; empty before that and for other ways */
  sent_at: z.string(),
})
export type EnquiryAnswer = z.output<typeof enquiryAnswer>

/** A message with all that the desk did about it. */
const enquiryDetail = withEarlierNames(
  'enquiry',
  fields.extend({
    /** newest first */
    answers: z.array(enquiryAnswer),
    /** this installation sends e-mails, and one could reach the address */
    may_mail: z.boolean(),
    /** for staff only, newest first */
    notes: z.array(customerNote),
  }),
)
export type EnquiryDetail = z.output<typeof enquiryDetail>

const noteForm = z.object({ text: filled(m.core_write_note, m.labels_a_note, NOTE_MAX) })

const filters = {
  /** part of the name */
  name: z.string().trim().max(100).optional(),
  /** part of the number */
  phone: z.string().trim().max(100).optional(),
  status: z.enum(ENQUIRY_STATUSES, { error: m.enquiries_unread_read_expected }).optional(),
  state: z.enum(ENQUIRY_STATES, { error: m.enquiries_open_answered_closed_expected }).optional(),
  kind: z.enum(ENQUIRY_KINDS, { error: m.enquiries_no_kind }).optional(),
  assigned: z.enum(ENQUIRY_ASSIGNED, { error: m.core_no_filter }).optional(),
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
  sendLostNumber: {
    method: 'POST',
    path: '/contactus/lostnumber',
    access: 'public',
    summary:
      'Tell staff that one has lost the number of one’s account; the same again within a quarter of an hour counts once',
    body: lostNumberForm,
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
    response: many(z.object({ id: z.int(), name: z.string(), role: z.enum(ROLES) })),
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
    body: z.object({ kind: z.enum(ENQUIRY_KINDS, { error: m.enquiries_choose_what_about }) }),
    response: one(enquiryDetail),
  },
  answer: {
    method: 'POST',
    path: '/contactus/enquiryanswer/:id',
    access: 'enquiries.answer',
    summary: 'Write down how an open message was answered; an SMS or e-mail is sent some seconds later',
    params: byId,
    body: z.object({
      way: z.enum(ANSWER_WAYS, { error: m.enquiries_choose_how_answered }),
      text: filled(m.enquiries_write_what_said, m.labels_an_answer, ENQUIRY_ANSWER_MAX),
    }),
    response: one(enquiryDetail),
  },
  takeBack: {
    method: 'DELETE',
    path: '/contactus/enquiryanswer/:id',
    access: 'enquiries.answer',
    summary:
      'Take one’s own last answer back within seconds, before an SMS or e-mail leaves; the message is open again',
    params: byId,
    response: one(enquiryDetail),
  },
  close: {
    method: 'POST',
    path: '/contactus/enquiryclosed/:id',
    access: 'enquiries.answer',
    summary: 'Close an open message that needs no answer',
    params: byId,
    body: z.object({ reason: optionalText(m.labels_a_reason, 300) }),
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
    body: z.object({ contact_ids: idsOf(m.enquiries_select_least_one_message) }),
    response: deletion,
  },
})
