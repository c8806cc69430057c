import { z } from 'zod'
import { complaintMessage, ownMessage, ownWriting, timelineEntry, writing } from './messages.ts'
import { CARD_REQUIRED, MESSAGE_MAX, COMPLAINT_STATUSES, DISPATCH_STATES } from './words.ts'
import { deletionReason } from '../deletions/endpoints.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  date,
  day,
  deletion,
  done,
  email,
  filled,
  flag,
  idNumber,
  idsOf,
  integer,
  many,
  one,
  optionalText,
  paged,
  paging,
  phone,
  serialNumber,
  timestamp,
  upload,
} from '../core/fields.ts'
import { MESSAGES } from '../core/messages.ts'
import { exportOf } from '../core/sheets.ts'
import { stepper } from '../core/stepper.ts'
import { withEarlierNames } from '../earlier-client/names.ts'

export const complaintStatus = z.enum(COMPLAINT_STATUSES)

const common = {
  id: z.int(),
  model_name: z.string(),
  model_num: z.string(),
  serial_number: z.string(),
  problem_type: z.string(),
  problem_description: z.string(),
  status: complaintStatus,
  job_no: z.string(),
  date_joined: timestamp,
}

/** A complaint in its customer's list. */
export const ownComplaint = withEarlierNames(
  'complaint',
  z.object({
    ...common,
    /** messages of staff that the customer has not seen */
    unread: z.int(),
    damaged_image: z.string(),
    product_image: z.string(),
    stock_id: z.int(),
  }),
)
export type OwnComplaint = z.output<typeof ownComplaint>

const detail = {
  ...common,
  stock_id: z.int(),
  customer_name: z.string(),
  customerContact: z.string(),
  customerAddress: z.string(),
  email: z.string(),
  zone: z.string(),
  area: z.string(),
  purchase_date: date,
  warranty_expiry: z.string(),
  job_closing_date: z.string(),
  product_image: z.string(),
  damaged_image: z.string(),
  damaged_video: z.string(),
  warranty_image: z.string(),
  technician: z.string(),
  technician_contact: z.string(),
  /** empty while no visit is planned */
  visit_date: z.string(),
  /** empty until the customer said that it works again */
  confirmed_at: z.string(),
  /** 1 to 5; null until the customer rated the service */
  rating: z.int().nullable(),
  rating_text: z.string(),
  /** both sides can write while it is open, and some days longer */
  may_write: z.boolean(),
  /** where anybody follows it without signing in: `/t/…` */
  tracking_path: z.string(),
  stepper,
}

/** One complaint as its customer sees it. */
export const ownComplaintDetail = withEarlierNames(
  'complaintDetail',
  z.object({
    ...detail,
    /** it is completed, and the customer has not said yet whether it works again */
    may_answer: z.boolean(),
    may_rate: z.boolean(),
  }),
)
export type OwnComplaintDetail = z.output<typeof ownComplaintDetail>

/** What anyone with the link of a complaint may see: its progress, and nothing about its customer. */
export const trackedComplaint = z.object({
  model_name: z.string(),
  status: complaintStatus,
  job_no: z.string(),
  date_joined: timestamp,
  job_closing_date: z.string(),
  /** empty while no visit is planned */
  visit_date: z.string(),
  stepper,
})
export type TrackedComplaint = z.output<typeof trackedComplaint>

const dispatch = { dispatch_state: z.enum(DISPATCH_STATES), dispatch_error: z.string() }

/** A complaint in the back office's list. */
export const complaintRow = withEarlierNames(
  'complaint',
  z.object({
    ...common,
    ...dispatch,
    customer_name: z.string(),
    customerContact: z.string(),
    zone: z.string(),
    area: z.string(),
    technician: z.string(),
    visit_date: z.string(),
    damaged_image_url: z.string(),
    /** messages of the customer that no member of staff has seen */
    unread: z.int(),
  }),
)
export type ComplaintRow = z.output<typeof complaintRow>

/** One complaint as staff see it. */
export const complaintDetail = withEarlierNames(
  'complaintDetail',
  z.object({
    ...detail,
    ...dispatch,
    dispatched_at: z.string(),
    /** where a dispatch goes: the CRM's host or the local service desk */
    dispatch_to: z.string(),
    customer_id: z.int(),
  }),
)
export type ComplaintDetail = z.output<typeof complaintDetail>

const filters = {
  status: complaintStatus.optional(),
  dispatch: z.enum(DISPATCH_STATES).optional(),
  /** customer, contact, model, serial number or job number */
  search: z.string().trim().max(100).optional(),
  /** only those with an unread message from the customer */
  unread: flag().optional(),
  /** only those that were dispatched, are not over, and were filed more days ago than the settings allow */
  overdue: flag().optional(),
}

/** What may be left out; a blank text is as good as none. */
const unlessBlank = <T extends z.ZodType>(field: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    field.optional(),
  ) as unknown as z.ZodOptional<T>

/** What was seen of a visit when it was changed: when it is another by now, the change is refused. */
const seenVisit = {
  seen_technician: optionalText('Technician'),
  seen_technician_contact: optionalText('Contact'),
  seen_visit_date: optionalText('Visit date', 10),
}

const visitDay = () => unlessBlank(day('Please choose a day'))

const upTo = z.object({
  /** the newest message that was seen; without it, all */
  up_to: idNumber().optional(),
})

export const complaints = define({
  register: {
    method: 'POST',
    path: '/stocks/registercomplaint/:id',
    access: 'portal.use',
    summary: 'File a complaint about one’s own approved product',
    params: byId,
    body: z.object({
      problem_type: optionalText('Problem type', 100),
      problem_description: filled('Remark is required', 'Remark', 5000),
      damaged_image: upload('image', 'Damaged image is required'),
      damaged_Video: upload('video', 'Damaged video is required'),
      /** without it, the card that was sent with the registration counts */
      warranty_image: upload('image', CARD_REQUIRED).optional(),
      /** omitted fields are taken from the profile */
      customerName: optionalText('Name'),
      customerContact: phone.optional(),
      customerAddress: optionalText('Address', 300),
      email: unlessBlank(email),
      zone: optionalText('Zone', 100),
      area: optionalText('Area', 100),
    }),
    response: one(ownComplaint),
  },
  listMine: {
    method: 'GET',
    path: '/stocks/getallcomplaintsbycustomer',
    access: 'portal.use',
    summary: 'One’s own complaints, newest first',
    query: z.object({
      job_no: z.string().trim().max(100).optional(),
      model_no: z.string().trim().max(100).optional(),
      model_name: z.string().trim().max(100).optional(),
      serial_no: z.string().trim().max(100).optional(),
      /** a stage, or everything that is not over yet */
      status: z.enum([...COMPLAINT_STATUSES, 'Pending']).optional(),
    }),
    response: many(ownComplaint),
  },
  getMine: {
    method: 'GET',
    path: '/stocks/getcomplaintbyidcustomer/:id',
    access: 'portal.use',
    summary: 'One of one’s own complaints with its steps',
    params: byId,
    response: one(ownComplaintDetail),
  },
  list: {
    method: 'GET',
    path: '/stocks/getallcomplaints',
    access: 'complaints.read',
    summary: 'All complaints, newest first',
    query: z.object({ ...filters, ...paging() }),
    response: withEarlierNames('complaints', paged(complaintRow)),
  },
  export: exportOf({
    path: '/stocks/getallcomplaints/export',
    access: 'complaints.read',
    summary: 'The complaints as a spreadsheet, by the filters of the list',
    filters,
  }),
  get: {
    method: 'GET',
    path: '/stocks/getcomplaintbyid/:id',
    access: 'complaints.read',
    summary: 'One complaint',
    params: byId,
    response: one(complaintDetail),
  },
  update: {
    method: 'PUT',
    path: '/stocks/updatecomplaint/:id',
    access: 'complaints.write',
    summary: 'Change a complaint; what is not sent, or is blank, stays',
    params: byId,
    body: z.object({
      model_name: unlessBlank(filled('Model name is required', 'Model name')),
      model_num: unlessBlank(filled('Model number is required', 'Model number', 100)),
      serial_number: unlessBlank(serialNumber()),
      problem_type: optionalText('Problem type', 100),
      problem_description: optionalText('Remark', 5000),
      /** in any spelling that the CRM uses */
      status: optionalText('Status', 100),
      /** the status that was seen when another was chosen: when it is another by now, the change is refused */
      seen_status: unlessBlank(complaintStatus),
      /** the text that the customer reads about the new status */
      status_description: optionalText('Description', 1000),
      purchase_date: unlessBlank(day('Purchase date is required')),
      /** given by hand: the complaint counts as dispatched */
      job_no: optionalText('Job number', 100),
      technician: optionalText('Technician'),
      technician_contact: unlessBlank(phone),
      visit_date: visitDay(),
      ...seenVisit,
      customerName: optionalText('Name'),
      customerContact: unlessBlank(phone),
      email: unlessBlank(email),
      customerAddress: optionalText('Address', 300),
      zone: optionalText('Zone', 100),
      area: optionalText('Area', 100),
      damaged_image: upload('image').optional(),
      warranty_image: upload('image').optional(),
      damaged_video: upload('video').optional(),
    }),
    response: one(complaintDetail),
  },
  changeStatus: {
    method: 'PUT',
    path: '/stocks/complaints/:id/status',
    access: 'complaints.write',
    summary: 'Change the status of a complaint',
    params: byId,
    body: z.object({
      status: z.enum(COMPLAINT_STATUSES, { error: MESSAGES.selectStatus }),
      /** when it is another by now, the change is refused */
      seen_status: unlessBlank(complaintStatus),
      /** what the customer reads about it */
      status_description: optionalText('Description', 1000),
    }),
    response: one(complaintDetail),
  },
  planVisit: {
    method: 'PUT',
    path: '/stocks/complaints/:id/visit',
    access: 'complaints.write',
    summary: 'Set who visits the customer and when; what is blank is taken away',
    params: byId,
    body: z.object({
      technician: optionalText('Technician'),
      technician_contact: unlessBlank(phone),
      visit_date: visitDay(),
      ...seenVisit,
    }),
    response: one(complaintDetail),
  },
  timeline: {
    method: 'GET',
    path: '/stocks/complaints/:id/timeline',
    access: 'complaints.read',
    summary: 'All that happened to a complaint, newest last',
    params: byId,
    response: many(timelineEntry),
  },
  listMessages: {
    method: 'GET',
    path: '/stocks/complaints/:id/messages',
    access: 'complaints.read',
    summary: 'The messages of a complaint with the internal notes, newest last',
    params: byId,
    response: many(complaintMessage),
  },
  write: {
    method: 'POST',
    path: '/stocks/complaints/:id/messages',
    access: 'complaints.write',
    summary: 'Write to the customer of a complaint, or a note among staff',
    params: byId,
    body: z.object({ ...writing, kind: z.enum(['staff', 'internal'], { error: 'Please choose who reads it' }) }),
    response: one(complaintMessage),
  },
  markRead: {
    method: 'POST',
    path: '/stocks/complaints/:id/messages/read',
    access: 'complaints.write',
    summary: 'Mark the messages of the customer as seen',
    params: byId,
    body: upTo,
    response: done,
  },
  listMyMessages: {
    method: 'GET',
    path: '/stocks/mycomplaints/:id/messages',
    access: 'portal.use',
    summary: 'The messages of one of one’s own complaints, newest last',
    params: byId,
    response: many(ownMessage),
  },
  writeMine: {
    method: 'POST',
    path: '/stocks/mycomplaints/:id/messages',
    access: 'portal.use',
    summary: 'Write to the staff about one of one’s own complaints',
    params: byId,
    body: z.object(ownWriting),
    response: one(ownMessage),
  },
  markMyRead: {
    method: 'POST',
    path: '/stocks/mycomplaints/:id/messages/read',
    access: 'portal.use',
    summary: 'Mark the messages of the staff as seen',
    params: byId,
    body: upTo,
    response: done,
  },
  track: {
    method: 'GET',
    path: '/stocks/trackcomplaint/:token',
    access: 'public',
    summary: 'The progress of a complaint, for anyone with its link; no personal data',
    params: z.object({ token: z.string().min(1).max(100) }),
    response: one(trackedComplaint),
  },
  findTracking: {
    method: 'POST',
    path: '/stocks/trackcomplaint',
    access: 'public',
    summary: 'The address where a complaint is followed, by its job number and the mobile number of its customer',
    body: z.object({
      job_no: filled('Enter the job number', 'The job number', 60),
      contact: phone,
    }),
    response: one(z.object({ path: z.string() })),
  },
  confirm: {
    method: 'POST',
    path: '/stocks/mycomplaints/:id/confirm',
    access: 'portal.use',
    summary: 'Say that the product works again',
    params: byId,
    response: one(ownComplaintDetail),
  },
  reopen: {
    method: 'POST',
    path: '/stocks/mycomplaints/:id/reopen',
    access: 'portal.use',
    summary: 'Open a completed complaint once more, with a remark',
    params: byId,
    body: z.object({ remark: filled('Please tell us what is still wrong', 'Remark', MESSAGE_MAX) }),
    response: one(ownComplaintDetail),
  },
  reopenForCustomer: {
    method: 'POST',
    path: '/stocks/complaints/:id/reopen',
    access: 'complaints.write',
    summary: 'Reopen a completed or cancelled complaint, with a reason that only staff read',
    params: byId,
    body: z.object({ reason: filled('Please give a reason', 'A reason', 1000) }),
    response: one(complaintDetail),
  },
  rate: {
    method: 'POST',
    path: '/stocks/mycomplaints/:id/rate',
    access: 'portal.use',
    summary: 'Rate the service of a completed complaint; a second rating replaces the first',
    params: byId,
    body: z.object({
      rating: integer('Please choose one to five stars', { min: 1, max: 5 }),
      rating_text: optionalText('Text', 1000),
    }),
    response: one(ownComplaintDetail),
  },
  delete: {
    method: 'DELETE',
    path: '/stocks/deletecomplaintbyid/:id',
    access: 'records.delete',
    summary: 'Delete a complaint with its photographs and video; the CRM is not told',
    params: byId,
    body: deletionReason,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/stocks/deletemultiplecomplaints',
    access: 'records.delete',
    summary: 'Delete complaints with their photographs and videos; the CRM is not told',
    body: deletionReason.extend({ complaint_ids: idsOf('Select at least one complaint') }),
    response: deletion,
  },
  dispatch: {
    method: 'POST',
    path: '/stocks/customerservicerequesttocrm',
    access: 'complaints.dispatch',
    summary: 'Hand a complaint to the CRM; what else the body says is ignored, the complaint itself is sent',
    body: z.object({ complaint_id: idNumber() }),
    response: withEarlierNames(
      'dispatched',
      z.object({
        message: z.string(),
        serviceData: z.record(z.string(), z.unknown()).nullable(),
        data: complaintDetail,
      }),
    ),
  },
  crmStatus: {
    method: 'POST',
    path: '/stocks/crm/status',
    access: 'signed',
    summary: 'The CRM tells a new stage; the body is signed with HMAC-SHA256 in X-Signature',
    body: z.object({
      job_no: filled('job_no is required', 'job_no', 100),
      status: filled('status is required', 'status', 100),
      description: optionalText('Description', 1000),
      /** when the stage began, so that a replayed body changes nothing */
      dateAdded: z.iso.datetime({ offset: true, error: 'dateAdded is required, with its time zone' }),
    }),
    response: z.object({ message: z.string() }),
  },
})
