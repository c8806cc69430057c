import { m } from 'contract/messages'
import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { days, orderBy } from '../core/order.ts'
import { caller, callerQuery, callersComplaint } from './callers.ts'
import { complaintBackground } from './background.ts'
import { complaintMessage, ownMessage, ownWriting, shortForm, timelineEntry, writing } from './messages.ts'
import { ownVisit } from './own-visit.ts'
import { askedPlace, place } from './place.ts'
import { ASSIGNED_FILTERS, VISIT_FILTERS, VISIT_WINDOWS_OR_NONE } from './visit-windows.ts'
import { visitPicture } from './visit-picture.ts'
import { warrantyVerdict } from './warranty-verdict.ts'
import {
  COMPLAINT_FIELDS,
  CARD_REQUIRED,
  COMPLAINT_SORTS,
  COMPLAINT_SOURCES,
  COMPLAINT_STATUSES,
  DISPATCH_STATES,
  DUE_FILTERS,
  DUE_KINDS,
  MESSAGE_MAX,
  PAUSES,
  PRIORITIES,
  TAG_MAX,
  VISIT_STEPS,
} from './words.ts'
import { deletionReason } from '../deletions/endpoints.ts'
import { bulkAnswer } from '../core/bulk.ts'
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
  modelNumber,
  one,
  optionalText,
  paged,
  paging,
  phone,
  serialNumber,
  timestamp,
  unlessBlank,
  upload,
} from '../core/fields.ts'
import { REQUEST_STATES } from '../parts/words.ts'
import { billAsked } from '../registrations/endpoints.ts'
import { purchaseYear } from '../registrations/purchase.ts'
import { exportOf } from '../core/sheets.ts'
import { FIGURE_FILTERS } from '../service-figures/words.ts'
import { stepper } from '../core/stepper.ts'
import { withEarlierNames } from '../earlier-client/names.ts'

export const complaintStatus = z.enum(COMPLAINT_STATUSES)

const visitWindow = z.enum(VISIT_WINDOWS_OR_NONE, { error: m.complaints_choose_one_windows })

/** A free short word by which staff group complaints, in lower case. */
export const tag = filled(m.complaints_enter_tag, m.labels_a_tag, TAG_MAX).transform((typed) =>
  typed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ')
    .trim(),
)

const common = {
  id: z.int(),
  model_name: z.string(),
  /** empty while it is not known */
  model_num: z.string(),
  /** empty while it is not known */
  serial_number: z.string(),
  /** no warranty can be worked out: the serial number or the day of purchase is not known */
  is_unproven: z.boolean(),
  problem_type: z.string(),
  problem_description: z.string(),
  status: complaintStatus,
  job_no: z.string(),
  date_joined: timestamp,
  /** the complaint that stays, where this one was merged into it; its status is then Cancelled */
  merged_into: z.int().nullable(),
  /** its job number, empty before it is dispatched */
  merged_into_job: z.string(),
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
  ...place,
  /** empty where the day is not known */
  purchase_date: date,
  /** the year alone, AD or BS, or null */
  purchase_year: z.int().nullable(),
  warranty_expiry: z.string(),
  /** absent in copies that a device kept before there was one */
  warranty: warrantyVerdict.optional(),
  job_closing_date: z.string(),
  product_image: z.string(),
  damaged_image: z.string(),
  damaged_video: z.string(),
  warranty_image: z.string(),
  technician: z.string(),
  technician_contact: z.string(),
  /** empty while no visit is planned */
  visit_date: z.string(),
  /** the hours of the visit; empty: some time of the day */
  visit_window: visitWindow,
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

/** By when somebody calls the customer, by the settings of the desk; empty once anybody answered, or when that time is over. */
const call_by = z.string()

/** What the technician told on the way to the planned visit, and when; empty until then, and again once the visit is over. */
const visitUnderWay = {
  visit_step: z.enum(['', ...VISIT_STEPS]).optional(),
  visit_step_at: z.string().optional(),
}

/** The customer may choose another day or other hours for the planned visit. */
const may_move_visit = z.boolean().optional()

/** One complaint as its customer sees it. */
export const ownComplaintDetail = withEarlierNames(
  'complaintDetail',
  z.object({
    ...detail,
    /** it is completed, and the customer has not said yet whether it works again */
    may_answer: z.boolean(),
    call_by,
    may_rate: z.boolean(),
    /** what they tell the technician when the work is done; empty while no visit is planned */
    visit_code: z.string(),
    /** spare parts that are asked for, on their way or here, and since when; absent in copies that a device kept before */
    parts: z
      .array(z.object({ name: z.string(), name_ne: z.string(), state: z.enum(REQUEST_STATES), since: timestamp }))
      .optional(),
    /** visits that took place, the first one first; absent in copies that a device kept before there were any */
    visits: z.array(ownVisit).optional(),
    // Absent in copies that a device kept before there were any.
    ...visitUnderWay,
    may_move_visit,
    /** photographs of before and after a repair */
    visit_photos: z.array(visitPicture).optional(),
  }),
)
export type OwnComplaintDetail = z.output<typeof ownComplaintDetail>

/** The public view of a complaint behind its link: its progress, nothing about its customer. */
export const trackedComplaint = z.object({
  /** the number to quote until it has a job number */
  id: z.int(),
  call_by,
  model_name: z.string(),
  status: complaintStatus,
  job_no: z.string(),
  date_joined: timestamp,
  job_closing_date: z.string(),
  /** empty while no visit is planned */
  visit_date: z.string(),
  visit_window: visitWindow,
  ...visitUnderWay,
  may_move_visit,
  stepper,
  /** the link is of a complaint that was merged into this one */
  is_merged: z.boolean(),
})
export type TrackedComplaint = z.output<typeof trackedComplaint>

const dispatch = { dispatch_state: z.enum(DISPATCH_STATES), dispatch_error: z.string() }

/** The assignees: a service centre, an engineer, and a member of staff. */
const assignment = {
  centre_id: z.int().nullable(),
  centre_name: z.string(),
  /** false: the centre follows from the district, and nobody has confirmed it yet */
  centre_chosen: z.boolean(),
  engineer_id: z.int().nullable(),
  owner_id: z.int().nullable(),
  owner_name: z.string(),
  tags: z.array(z.string()),
}

const priority = z.enum(PRIORITIES, { error: m.complaints_choose_priority })

/** Due times, in the working hours of the service. */
const due = {
  priority,
  /** what comes next while it is open, and when; empty if the clock is paused or nothing is due */
  next_due: z.enum(DUE_KINDS),
  next_due_at: z.string(),
  /** why the clock is paused; empty: it runs, or the complaint is closed */
  paused: z.enum(PAUSES),
}

/** A complaint in the back office's list. */
export const complaintRow = withEarlierNames(
  'complaint',
  z.object({
    ...common,
    ...dispatch,
    ...assignment,
    ...due,
    customer_name: z.string(),
    customerContact: z.string(),
    ...place,
    /** empty before the registration is approved */
    warranty_expiry: z.string(),
    technician: z.string(),
    visit_date: z.string(),
    visit_window: visitWindow,
    damaged_image_url: z.string(),
    /** messages of the customer that no member of staff has seen */
    unread: z.int(),
  }),
)
export type ComplaintRow = z.output<typeof complaintRow>

/** A complaint on the board. */
export const boardCard = z.object({
  id: z.int(),
  job_no: z.string(),
  customer_name: z.string(),
  model_name: z.string(),
  problem_type: z.string(),
  status: complaintStatus,
  dispatch_state: z.enum(DISPATCH_STATES),
  ...place,
  centre_name: z.string(),
  centre_chosen: z.boolean(),
  technician: z.string(),
  visit_date: z.string(),
  ...due,
})
export type BoardCard = z.output<typeof boardCard>

/** A stage of the board: how many complaints it has, and those that are due first; of a closed one, the newest. */
const boardColumn = z.object({
  status: complaintStatus,
  total: z.int(),
  /** true if there are more than `total`, which stops at the counting limit */
  more: z.boolean(),
  cards: z.array(boardCard),
})
export type BoardColumn = z.output<typeof boardColumn>

/** One complaint as staff see it. */
export const complaintDetail = withEarlierNames(
  'complaintDetail',
  z.object({
    ...detail,
    ...dispatch,
    ...assignment,
    ...due,
    /** when staff did something that the customer learns of; empty until then */
    answered_at: z.string(),
    /** by when the first answer and the repair are due; empty where the clock stood before they were */
    first_due_at: z.string(),
    due_at: z.string(),
    /** since when the clock is paused; empty while it runs */
    paused_since: z.string(),
    /** who said that the customer is waited for */
    waiting_by: z.string(),
    dispatched_at: z.string(),
    /** where a dispatch goes: the CRM's host or the local service desk */
    dispatch_to: z.string(),
    customer_id: z.int(),
    /** who filed it: the customer, or staff for a caller */
    source: z.enum(COMPLAINT_SOURCES),
    /** the day on which the customer would like to be visited, or empty */
    wished_day: z.string(),
    /** it was completed as a repair outside the warranty */
    is_paid_repair: z.boolean(),
    /** its registration waits for a bill */
    bill_missing: z.boolean(),
    /** when the customer was last asked for it by SMS; null where they were not */
    bill_asked: billAsked.nullable(),
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
  /** only open ones whose first answer or repair is late; the same as `due=late` */
  overdue: flag().optional(),
  /** open ones with something that is late, or due today */
  due: z.enum(DUE_FILTERS, { error: m.core_no_filter }).optional(),
  priority: priority.optional(),
  /** the caller's own, or open ones without owner, without a confirmed service centre, or to be planned */
  assigned: z.enum(ASSIGNED_FILTERS, { error: m.core_no_filter }).optional(),
  centre_id: idNumber().optional(),
  engineer_id: idNumber().optional(),
  /** open ones with a visit today, or whose visit is over */
  visit: z.enum(VISIT_FILTERS, { error: m.core_no_filter }).optional(),
  /** the zone of the wire */
  zone: z.string().trim().max(100).optional(),
  district: z.string().trim().max(100).optional(),
  /** part of a model name or number */
  model: z.string().trim().max(100).optional(),
  problem_type: z.string().trim().max(100).optional(),
  /** the stars that the customer gave */
  rating: integer(m.complaints_1_5_stars_expected, { min: 1, max: 5 }).optional(),
  /** of the day on which it was filed */
  ...days,
  /** those that a figure of the service counts */
  figure: z.enum(FIGURE_FILTERS, { error: m.figures_no_filter }).optional(),
  /** of the day on which it was closed */
  closed_from: unlessBlank(day(m.core_day_expected)),
  closed_to: unlessBlank(day(m.core_day_expected)),
  /** of the day on which the customer was called after the repair */
  called_from: unlessBlank(day(m.core_day_expected)),
  called_to: unlessBlank(day(m.core_day_expected)),
  /** open at the end of this day */
  open_on: unlessBlank(day(m.core_day_expected)),
  sub_category_id: unlessBlank(idNumber()),
  /** the whole model number, in any spelling */
  model_num: z.string().trim().max(100).optional(),
  batch: z.string().trim().max(100).optional(),
  /** months of the calendar between the purchase and the complaint */
  service_month: unlessBlank(integer(m.core_whole_number_expected, { min: 0, max: 1200 })),
  service_month_from: unlessBlank(integer(m.core_whole_number_expected, { min: 0, max: 1200 })),
  where: asked(COMPLAINT_FIELDS),
  sort: orderBy(COMPLAINT_SORTS),
  tag: unlessBlank(tag),
}

/** The visit as it was on the screen; if it has changed since, the change is refused. */
const seenVisit = {
  seen_technician: optionalText(m.labels_technician),
  seen_technician_contact: optionalText(m.labels_contact),
  seen_visit_date: optionalText(m.labels_visit_date, 10),
  seen_visit_window: optionalText(m.labels_window, 10),
}

const visitDay = () => unlessBlank(day(m.complaints_choose_day))

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
      problem_type: optionalText(m.labels_problem_type, 100),
      problem_description: filled(m.complaints_remark_required, m.labels_remark, 5000),
      damaged_image: upload('image', m.complaints_damaged_image_required),
      damaged_Video: upload('video', m.complaints_damaged_video_required),
      /** without it, the card that was sent with the registration counts */
      warranty_image: upload('image', CARD_REQUIRED).optional(),
      /** omitted fields are taken from the profile */
      customerName: optionalText(m.labels_name),
      customerContact: phone.optional(),
      customerAddress: optionalText(m.labels_address, 300),
      email: unlessBlank(email),
      zone: optionalText(m.labels_zone, 100),
      area: optionalText(m.labels_area, 100),
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
    centre: 'handler',
    summary: 'All complaints, newest first',
    query: z.object({ ...filters, ...paging() }),
    response: withEarlierNames('complaints', paged(complaintRow)),
  },
  board: {
    method: 'GET',
    path: '/stocks/complaints/board',
    access: 'complaints.read',
    centre: 'handler',
    summary: 'The complaints by stage, by the filters of the list; of each stage the number and the first ones',
    query: z.object(filters).omit({ sort: true }),
    response: many(boardColumn),
  },
  export: exportOf({
    path: '/stocks/getallcomplaints/export',
    access: 'people.export',
    summary: 'The complaints as a spreadsheet, by the filters of the list',
    filters,
    people: 'complaints',
  }),
  findCaller: {
    method: 'GET',
    path: '/stocks/caller',
    access: 'complaints.file',
    summary: 'Who calls, by mobile or serial number, with what they own; null where nobody is found',
    query: callerQuery,
    response: one(caller.nullable()),
  },
  fileForCaller: {
    method: 'POST',
    path: '/stocks/complaints',
    access: 'complaints.file',
    summary: 'File a complaint for a caller, about a product of theirs or one that is registered with it',
    body: callersComplaint,
    response: one(complaintDetail),
  },
  get: {
    method: 'GET',
    path: '/stocks/getcomplaintbyid/:id',
    access: 'complaints.read',
    centre: 'complaint',
    summary: 'One complaint',
    params: byId,
    response: one(complaintDetail),
  },
  update: {
    method: 'PUT',
    path: '/stocks/updatecomplaint/:id',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Change a complaint; what is not sent, or is blank, stays',
    params: byId,
    body: z.object({
      model_name: unlessBlank(filled(m.core_model_name_required, m.labels_model_name)),
      model_num: unlessBlank(filled(m.core_model_number_required, m.core_model_number, 100)),
      serial_number: unlessBlank(serialNumber()),
      problem_type: optionalText(m.labels_problem_type, 100),
      problem_description: optionalText(m.labels_remark, 5000),
      /** in any spelling that the CRM uses */
      status: optionalText(m.labels_status, 100),
      /** the status that was seen when another was chosen: when it is another by now, the change is refused */
      seen_status: unlessBlank(complaintStatus),
      /** the text that the customer reads about the new status */
      status_description: optionalText(m.labels_description, 1000),
      purchase_date: unlessBlank(day(m.core_purchase_date_required)),
      /** given by hand: the complaint counts as dispatched */
      job_no: optionalText(m.labels_job_number, 100),
      technician: optionalText(m.labels_technician),
      technician_contact: unlessBlank(phone),
      visit_date: visitDay(),
      ...seenVisit,
      customerName: optionalText(m.labels_name),
      customerContact: unlessBlank(phone),
      email: unlessBlank(email),
      customerAddress: optionalText(m.labels_address, 300),
      zone: optionalText(m.labels_zone, 100),
      area: optionalText(m.labels_area, 100),
      /** with a district the place is taken as it is sent: without a local level there is none */
      ...askedPlace,
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
    centre: 'complaint',
    summary: 'Change the status of a complaint',
    params: byId,
    body: z.object({
      status: z.enum(COMPLAINT_STATUSES, { error: m.core_select_status }),
      /** when it is another by now, the change is refused */
      seen_status: unlessBlank(complaintStatus),
      /** the note the customer reads about it */
      status_description: optionalText(m.labels_description, 1000),
      /** needed to complete a repair under warranty, unless it is known already */
      serial_number: unlessBlank(serialNumber()),
      /** true: completed outside the warranty, for which no serial number is needed */
      is_paid_repair: flag().optional(),
    }),
    response: one(complaintDetail),
  },
  fillInProduct: {
    method: 'PUT',
    path: '/stocks/complaints/:id/product',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Fill in what was not known of the product: serial number, model, purchase. What is known stays as it is',
    params: byId,
    body: z.object({
      serial_number: unlessBlank(serialNumber()),
      model_name: unlessBlank(filled(m.core_model_name_required, m.labels_model_name)),
      model_num: unlessBlank(modelNumber(m.core_model_number_required)),
      purchase_date: unlessBlank(day(m.core_purchase_date_required)),
      purchase_year: purchaseYear(),
    }),
    response: one(complaintDetail),
  },
  setPriority: {
    method: 'PUT',
    path: '/stocks/complaints/:id/priority',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Change the priority of a complaint; its due times follow',
    params: byId,
    body: z.object({
      priority,
      /** when it is another by now, the change is refused */
      seen_priority: priority.optional(),
    }),
    response: one(complaintDetail),
  },
  setWaiting: {
    method: 'PUT',
    path: '/stocks/complaints/:id/waiting',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Say that the customer is waited for, or no longer; meanwhile the clock of the complaint stands',
    params: byId,
    body: z.object({ waiting: flag() }),
    response: one(complaintDetail),
  },
  undoStatus: {
    method: 'POST',
    path: '/stocks/complaints/:id/status/undo',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Take back the status that one chose some seconds ago, before the customer is told',
    params: byId,
    body: z.object({
      /** the one to take back */
      status: z.enum(COMPLAINT_STATUSES, { error: m.core_select_status }),
    }),
    response: one(complaintDetail),
  },
  planVisit: {
    method: 'PUT',
    path: '/stocks/complaints/:id/visit',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Set who visits the customer and when; what is blank is taken away',
    params: byId,
    body: z.object({
      technician: optionalText(m.labels_technician),
      technician_contact: unlessBlank(phone),
      visit_date: visitDay(),
      /** hours of the day; without a day there is none */
      visit_window: visitWindow.optional(),
      /** who comes, chosen: name and number are then theirs; blank takes the engineer away */
      engineer_id: z.preprocess(
        (value) => (value === '' ? null : value),
        idNumber(m.core_choose_one_list).nullable().optional(),
      ) as unknown as z.ZodOptional<z.ZodType<number | null, number | string | null>>,
      ...seenVisit,
      /** how many visits the engineer had in that window of the day: when it is another number by now, the visit is refused */
      seen_load: integer(m.complaints_a_number_of_visits_is_expected, { min: 0, max: 1000 }).optional(),
    }),
    response: one(complaintDetail),
  },
  background: {
    method: 'GET',
    path: '/stocks/complaints/:id/background',
    access: 'complaints.read',
    centre: 'complaint',
    summary:
      'What staff should know before they call: notes about the customer, earlier complaints of person or product',
    params: byId,
    response: one(complaintBackground),
  },
  timeline: {
    method: 'GET',
    path: '/stocks/complaints/:id/timeline',
    access: 'complaints.read',
    centre: 'complaint',
    summary: 'All that happened to a complaint, newest last',
    params: byId,
    response: many(timelineEntry),
  },
  listMessages: {
    method: 'GET',
    path: '/stocks/complaints/:id/messages',
    access: 'complaints.read',
    centre: 'complaint',
    summary: 'The messages of a complaint with the internal notes, newest last',
    params: byId,
    response: many(complaintMessage),
  },
  write: {
    method: 'POST',
    path: '/stocks/complaints/:id/messages',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Write to the customer of a complaint, or a note among staff',
    params: byId,
    body: z.object({
      ...writing,
      kind: z.enum(['staff', 'internal'], { error: m.complaints_choose_who_reads }),
      /** of a message to the customer: what its SMS says instead; empty: as much of the text as fits */
      sms: shortForm,
      /** the customer's newest message that was seen: those up to it count as answered; without it, all */
      seen_up_to: idNumber().optional(),
    }),
    response: one(complaintMessage),
  },
  markRead: {
    method: 'POST',
    path: '/stocks/complaints/:id/messages/read',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Mark the messages of the customer as needing no answer',
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
    summary:
      'The address where a complaint is followed, by its job or complaint number and the mobile number of its customer',
    body: z.object({
      job_no: filled(m.complaints_enter_job_number, m.labels_the_job_number, 60),
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
    body: z.object({ remark: filled(m.complaints_tell_us_what_still_wrong, m.labels_remark, MESSAGE_MAX) }),
    response: one(ownComplaintDetail),
  },
  reopenForCustomer: {
    method: 'POST',
    path: '/stocks/complaints/:id/reopen',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Reopen a completed or cancelled complaint, with a reason that only staff read',
    params: byId,
    body: z.object({ reason: filled(m.core_give_reason, m.labels_a_reason, 1000) }),
    response: one(complaintDetail),
  },
  rate: {
    method: 'POST',
    path: '/stocks/mycomplaints/:id/rate',
    access: 'portal.use',
    summary: 'Rate the service of a completed complaint; a second rating replaces the first',
    params: byId,
    body: z.object({
      rating: integer(m.complaints_choose_one_five_stars, { min: 1, max: 5 }),
      rating_text: optionalText(m.labels_text, 1000),
    }),
    response: one(ownComplaintDetail),
  },
  delete: {
    method: 'DELETE',
    path: '/stocks/deletecomplaintbyid/:id',
    access: 'records.delete',
    recentPassword: true,
    summary: 'Delete a complaint with its photographs and video; the CRM is not told',
    params: byId,
    body: deletionReason,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/stocks/deletemultiplecomplaints',
    access: 'records.delete',
    recentPassword: true,
    summary: 'Delete complaints with their photographs and videos; the CRM is not told',
    body: deletionReason.extend({ complaint_ids: idsOf(m.complaints_select_least_one_complaint) }),
    response: deletion,
  },
  dispatch: {
    method: 'POST',
    path: '/stocks/customerservicerequesttocrm',
    access: 'complaints.dispatch',
    summary:
      'Hand a complaint to the CRM, or to its service centre where none is set; what else the body says is ignored, the complaint itself is sent',
    body: z.object({
      complaint_id: idNumber(),
      /** true: where no CRM is set, a complaint without a service centre is refused; otherwise it gets its job number */
      to_centre: flag().optional(),
    }),
    response: withEarlierNames(
      'dispatched',
      z.object({
        message: z.string(),
        serviceData: z.record(z.string(), z.unknown()).nullable(),
        data: complaintDetail,
      }),
    ),
  },
  bulkDispatch: {
    method: 'POST',
    path: '/stocks/complaints/bulk/dispatch',
    access: 'complaints.dispatch',
    summary:
      'Hand complaints to the CRM, or each to its service centre where none is set; those that cannot go are named',
    body: z.object({ ids: idsOf(m.complaints_select_least_one_complaint) }),
    response: bulkAnswer.extend({
      /** of those done: still on their way to the CRM */
      waiting: z.int(),
    }),
  },
  bulkStatus: {
    method: 'POST',
    path: '/stocks/complaints/bulk/status',
    access: 'complaints.write',
    centre: 'handler',
    summary: 'Change the status of complaints, each for itself, with one text for their customers',
    body: z.object({
      ids: idsOf(m.complaints_select_least_one_complaint),
      status: z.enum(COMPLAINT_STATUSES, { error: m.core_select_status }),
      /** the note customers read about it */
      status_description: optionalText(m.labels_description, 1000),
    }),
    response: bulkAnswer,
  },
  bulkPriority: {
    method: 'POST',
    path: '/stocks/complaints/bulk/priority',
    access: 'complaints.write',
    centre: 'handler',
    summary: 'Change the priority of complaints, each for itself; their due times follow',
    body: z.object({ ids: idsOf(m.complaints_select_least_one_complaint), priority }),
    response: bulkAnswer,
  },
  crmStatus: {
    method: 'POST',
    path: '/stocks/crm/status',
    access: 'signed',
    summary: 'The CRM tells a new stage; the body is signed with HMAC-SHA256 in X-Signature',
    body: z.object({
      job_no: filled(m.complaints_job_no_required, m.labels_job_no, 100),
      status: filled(m.complaints_status_required, m.labels_status_of_call, 100),
      description: optionalText(m.labels_description, 1000),
      /** when the stage began, so that a replayed body changes nothing */
      dateAdded: z.iso.datetime({ offset: true, error: m.complaints_dateadded_required_time_zone }),
    }),
    response: z.object({ message: z.string() }),
  },
})
