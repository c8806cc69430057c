import { z } from 'zod'
import { define } from './endpoint.ts'
import {
  byId,
  date,
  email,
  filled,
  idNumber,
  many,
  one,
  optionalText,
  paged,
  paging,
  phone,
  timestamp,
  upload,
} from './fields.ts'
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
}

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
    query: z.object({
      ...filters,
      dispatch: z.enum(DISPATCH_STATES).optional(),
      /** customer, contact, model, serial number or job number */
      search: z.string().trim().max(100).optional(),
      ...paging(),
    }),
    response: paged(complaintRow),
    legacyPagination: 'complaint_Pagination',
  },
  get: {
    method: 'GET',
    path: '/stocks/getcomplaintbyid/:id',
    access: 'complaints.read',
    summary: 'One complaint',
    params: byId,
    response: one(complaintDetail),
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
