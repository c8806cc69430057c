import { z } from 'zod'
import { define } from './endpoint.ts'
import {
  byId,
  date,
  day,
  deletion,
  done,
  email,
  filled,
  idNumber,
  idsOf,
  many,
  one,
  optionalText,
  paged,
  paging,
  phone,
  timestamp,
  upload,
} from './fields.ts'
import { exportOf } from './sheets.ts'
import { stepper } from './stepper.ts'

/** Canonical spelling of every stage of a complaint, in their usual order (CONTRACT A3). */
export const COMPLAINT_STATUSES = [
  'Unassigned',
  'Service Center Assigned',
  'Engineer Allocated',
  'Part Approval Pending from ASM',
  'Part Pending from HO',
  'Parts in Transit',
  'Part Consumed by Service Center',
  'On Service',
  'Completed',
  'Cancelled',
] as const
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number]
export const complaintStatus = z.enum(COMPLAINT_STATUSES)

export const DISPATCH_STATES = ['none', 'queued', 'failed', 'dispatched'] as const
export type DispatchState = (typeof DISPATCH_STATES)[number]

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
  created_at: timestamp,
}

/** A complaint in its customer's list. */
export const ownComplaint = z.object({
  ...common,
  damaged_image: z.string(),
  product_image: z.string(),
  stock_id: z.int(),
})
export type OwnComplaint = z.output<typeof ownComplaint>

const detail = {
  ...common,
  stock_id: z.int(),
  customer_name: z.string(),
  customerName: z.string(),
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
  damaged_image_url: z.string(),
  damaged_video_url: z.string(),
  warranty_image_url: z.string(),
  stepper,
}

/** One complaint as its customer sees it. */
export const ownComplaintDetail = z.object(detail)
export type OwnComplaintDetail = z.output<typeof ownComplaintDetail>

const dispatch = { dispatch_state: z.enum(DISPATCH_STATES), dispatch_error: z.string() }

/** A complaint in the back office's list. */
export const complaintRow = z.object({
  ...common,
  ...dispatch,
  customer_name: z.string(),
  customerContact: z.string(),
  damaged_image_url: z.string(),
})
export type ComplaintRow = z.output<typeof complaintRow>

/** One complaint as staff see it. */
export const complaintDetail = z.object({ ...detail, ...dispatch, dispatched_at: z.string(), customer_id: z.int() })
export type ComplaintDetail = z.output<typeof complaintDetail>

const filters = {
  status: complaintStatus.optional(),
  dispatch: z.enum(DISPATCH_STATES).optional(),
  /** customer, contact, model, serial number or job number */
  search: z.string().trim().max(100).optional(),
}

/** What may be left out; a blank text is as good as none. */
const unlessBlank = <T extends z.ZodType>(field: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    field.optional(),
  ) as unknown as z.ZodOptional<T>

const manyComplaints = z.object({ complaint_ids: idsOf('Select at least one complaint') })

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
      warranty_image: upload('image', 'Warranty image is required'),
      /** what is not sent is taken from the profile */
      customerName: optionalText('Name'),
      customerContact: phone.optional(),
      customerAddress: optionalText('Address', 300),
      email: email.optional(),
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
    response: paged(complaintRow),
    legacyPagination: 'complaint_Pagination',
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
      serial_number: unlessBlank(filled('Serial number is required', 'Serial number', 100)),
      problem_type: optionalText('Problem type', 100),
      problem_description: optionalText('Remark', 5000),
      /** in any spelling that the CRM uses */
      status: optionalText('Status', 100),
      /** the status that was seen when another was chosen: when it is another by now, the change is refused */
      seen_status: unlessBlank(complaintStatus),
      /** what the customer reads about the new status */
      status_description: optionalText('Description', 1000),
      purchase_date: unlessBlank(day('Purchase date is required')),
      /** given by hand: the complaint counts as dispatched */
      job_no: optionalText('Job number', 100),
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
  delete: {
    method: 'DELETE',
    path: '/stocks/deletecomplaintbyid/:id',
    access: 'complaints.write',
    summary: 'Delete a complaint with its photographs and video; the CRM is not told',
    params: byId,
    response: done,
  },
  deleteAlias: {
    method: 'DELETE',
    path: '/stocks/deletecomplaint/:id',
    access: 'complaints.write',
    summary: 'Another name of deletecomplaintbyid',
    params: byId,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/stocks/deletemultiplecomplaints',
    access: 'complaints.write',
    summary: 'Delete complaints with their photographs and videos; the CRM is not told',
    body: manyComplaints,
    response: deletion,
  },
  deleteManyAlias: {
    method: 'DELETE',
    path: '/stocks/deletecomplaint',
    access: 'complaints.write',
    summary: 'Another name of deletemultiplecomplaints',
    body: manyComplaints,
    response: deletion,
  },
  dispatch: {
    method: 'POST',
    path: '/stocks/customerservicerequesttocrm',
    access: 'complaints.dispatch',
    summary: 'Hand a complaint to the CRM; what else the body says is ignored, the complaint itself is sent',
    body: z.object({ complaint_id: idNumber() }),
    response: z.object({
      msg: z.string(),
      message: z.string(),
      serviceData: z.record(z.string(), z.unknown()).nullable(),
      data: complaintDetail,
    }),
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
      dateAdded: z.iso.datetime({ offset: true }).optional(),
    }),
    response: z.object({ message: z.string() }),
  },
})
