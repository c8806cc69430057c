import { trackingPath } from 'contract/core/paths'
import { sql } from 'kysely'
import type { ComplaintDetail, ComplaintRow, OwnComplaint, OwnComplaintDetail } from 'contract/complaints/endpoints'
import { CLOSED_STATUSES, type ComplaintStatus, type DispatchState } from 'contract/complaints/words'
import type { Pagination } from 'contract/core/fields'
import type { Stepper } from 'contract/core/stepper'
import { containing } from '../database/containing.ts'
import { containingSerial } from '../database/serial-number.ts'
import { onPage, paginationOf, type PageRequest } from '../database/page-of.ts'
import { pagedList } from '../database/total-of.ts'
import type { Addressed } from '../files/addresses.ts'
import type { Files } from '../files/files.ts'
import { NotFound } from '../core/problems.ts'
import { addressOf, paper } from '../registrations/paper.ts'
import type { SessionCheck } from '../sessions/authorize.ts'
import type { Db } from '../core/db.ts'
import { acceptsMessages, canConfirmOrReopen } from './outcome/after-closing.ts'
import { stepsOf } from './stepper.ts'

export interface OwnFilter {
  job_no?: string | undefined
  model_no?: string | undefined
  model_name?: string | undefined
  serial_no?: string | undefined
  /** a stage, or Pending for all that are open */
  status?: ComplaintStatus | 'Pending' | undefined
}

/** The caller's complaints, newest first. */
export async function listOwnComplaints(
  db: Db,
  files: Files,
  customerId: number,
  { status, ...texts }: OwnFilter,
): Promise<OwnComplaint[]> {
  const columns = {
    job_no: 'job_no',
    model_no: 'model_num',
    model_name: 'model_name',
    serial_no: 'serial_number',
  } as const
  const found = Object.entries(columns).reduce(
    (query, [name, column]) => {
      const typed = texts[name as keyof typeof columns]
      if (!typed) return query
      return column === 'serial_number'
        ? query.where(containingSerial('complaint', SEARCHED, typed))
        : query.where(containing(sql.ref(`complaint.${column}`), typed))
    },
    complaints(db).where('complaint.customer_id', '=', customerId),
  )
  const rows = await found
    .$if(status === 'Pending', (query) => query.where('complaint.status', 'not in', CLOSED_STATUSES))
    .$if(status !== undefined && status !== 'Pending', (query) =>
      query.where('complaint.status', '=', status as ComplaintStatus),
    )
    .orderBy('complaint.id', 'desc')
    .execute()
  return rows.map((row) => asOwn(files, row))
}

/** One of the caller's complaints as listed. Throws NotFound, also for others' complaints. */
export async function getOwnComplaint(db: Db, files: Files, customerId: number, id: number): Promise<OwnComplaint> {
  const row = await complaints(db)
    .where('complaint.id', '=', id)
    .where('complaint.customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row) throw new NotFound('Complaint not found')
  return asOwn(files, row)
}

/** One of the caller's complaints with its steps. Throws NotFound, also for others' complaints. */
export async function getOwnComplaintDetail(
  db: Db,
  files: Files,
  customerId: number,
  id: number,
  now: Date,
): Promise<OwnComplaintDetail> {
  const row = await withPapers(complaints(db))
    .where('complaint.id', '=', id)
    .where('complaint.customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row) throw new NotFound('Complaint not found')
  const detail = await asDetail(db, files, row, now)
  return {
    ...detail,
    may_answer: canConfirmOrReopen(standingOf(row, detail.stepper), row.confirmed_at, now),
    may_rate: row.status === 'Completed',
  }
}

export interface ComplaintFilter {
  status?: ComplaintStatus | undefined
  dispatch?: DispatchState | undefined
  search?: string | undefined
  /** true: only those with an unseen message of the customer */
  unread?: boolean | undefined
  /** only dispatched, open ones filed before this time */
  overdueBefore?: Date | undefined
}

/** One page of all complaints, newest first. */
export async function pageOfComplaints(
  db: Db,
  files: Files,
  wanted: ComplaintFilter & PageRequest,
  check?: SessionCheck,
): Promise<{ data: ComplaintRow[]; pagination: Pagination }> {
  const { rows, total } = await readPage(db, wanted, check)
  return { data: rows.map((row) => asRow(files, row)), pagination: paginationOf(wanted, total) }
}

const found = (db: Db, { status, dispatch, search, unread, overdueBefore }: ComplaintFilter) =>
  db
    .selectFrom('complaint')
    .$if(status !== undefined, (query) => query.where('complaint.status', '=', status!))
    .$if(dispatch !== undefined, (query) => query.where('complaint.dispatch_state', '=', dispatch!))
    .$if(!!search, (query) =>
      query.where(
        sql<boolean>`(${containing(SEARCHED, search!)} or ${containingSerial('complaint', SEARCHED, search!)})`,
      ),
    )
    .$if(unread === true, (query) => query.where(sql<boolean>`${unreadOf('customer')} > 0`))
    .$if(overdueBefore !== undefined, (query) =>
      query
        .where('complaint.dispatch_state', '=', 'dispatched')
        .where('complaint.status', 'not in', CLOSED_STATUSES)
        .where('complaint.created_at', '<', overdueBefore!.toISOString()),
    )

const readPage = pagedList({
  whole: 'complaint',
  narrowing: (filter: ComplaintFilter) => filter,
  found,
  shown: (db, filter, part) =>
    complaints(db)
      .where(
        'complaint.id',
        '=',
        onPage(found(db, filter).select('complaint.id').orderBy('complaint.id', 'desc'), part),
      )
      .orderBy('complaint.id', 'desc'),
})

/** One complaint as staff see it. Throws NotFound. */
export async function getComplaint(
  db: Db,
  files: Files,
  id: number,
  now: Date,
): Promise<Omit<ComplaintDetail, 'dispatch_to'>> {
  const row = await withPapers(complaints(db)).where('complaint.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('Complaint not found')
  return {
    ...(await asDetail(db, files, row, now)),
    dispatch_state: row.dispatch_state,
    dispatch_error: row.dispatch_error,
    dispatched_at: row.dispatched_at ?? '',
    customer_id: row.customer_id,
  }
}

/** What staff search looks through, as indexed. */
const SEARCHED = sql`complaint.customer_name || ' ' || complaint.customer_contact || ' ' || complaint.model_name || ' '
  || complaint.model_num || ' ' || complaint.serial_number || ' ' || complaint.serial_key || ' ' || coalesce(complaint.job_no, '')`

const withRegistration = (query: ReturnType<typeof fromComplaint>) =>
  query
    .innerJoin('registration', 'registration.id', 'complaint.registration_id')
    .select([
      'complaint.id',
      'complaint.registration_id',
      'complaint.customer_id',
      'complaint.model_name',
      'complaint.model_num',
      'complaint.serial_number',
      'complaint.problem_type',
      'complaint.problem_description',
      'complaint.status',
      'complaint.job_no',
      'complaint.created_at',
      'complaint.customer_name',
      'complaint.customer_contact',
      'complaint.dispatch_state',
      'complaint.dispatch_error',
      'complaint.zone',
      'complaint.area',
      'complaint.technician',
      'complaint.visit_date',
      unreadOf('customer').as('unread_of_customer'),
      unreadOf('staff').as('unread_of_staff'),
      paper('complaint.damaged_image_id').as('damaged_image'),
      paper('registration.product_image_id').as('product_image'),
    ])

/** The number of messages of one side that the other has not seen. */
const unreadOf = (kind: 'customer' | 'staff') => sql<number>`(
  select count(*)::int from complaint_message
  where complaint_id = complaint.id and kind = ${sql.lit(kind)} and read_at is null)`

const fromComplaint = (db: Db) => db.selectFrom('complaint')
const complaints = (db: Db) => withRegistration(fromComplaint(db))

const withPapers = (query: ReturnType<typeof complaints>) =>
  query.select([
    'complaint.customer_address',
    'complaint.email',
    'complaint.technician_contact',
    'complaint.confirmed_at',
    'complaint.rating',
    'complaint.rating_text',
    'complaint.purchase_date',
    'complaint.job_closing_date',
    'complaint.dispatched_at',
    'complaint.tracking_token',
    'registration.warranty_expiry',
    paper('complaint.damaged_video_id').as('damaged_video'),
    // The card of the registration, unless the complaint came with one of its own.
    paper('complaint.warranty_image_id', 'registration.warranty_image_id').as('warranty_image'),
  ])

type Row = Awaited<ReturnType<ReturnType<typeof complaints>['executeTakeFirstOrThrow']>>
type Detail = Awaited<ReturnType<ReturnType<typeof withPapers>['executeTakeFirstOrThrow']>>

const common = (row: Row) => ({
  id: row.id,
  model_name: row.model_name,
  model_num: row.model_num,
  serial_number: row.serial_number,
  problem_type: row.problem_type,
  problem_description: row.problem_description,
  status: row.status,
  job_no: row.job_no ?? '',
  date_joined: row.created_at,
})

const pictures = (
  files: Files,
  row: { serial_number: string; damaged_image: Addressed | null; product_image: Addressed | null },
) => ({
  damaged_image: addressOf(files, row.damaged_image, `Damage ${row.serial_number}`),
  product_image: addressOf(files, row.product_image, `Product ${row.serial_number}`),
})

const asOwn = (files: Files, row: Row): OwnComplaint => ({
  ...common(row),
  ...pictures(files, row),
  stock_id: row.registration_id,
  unread: row.unread_of_staff,
})

const asRow = (files: Files, row: Row): ComplaintRow => ({
  ...common(row),
  customer_name: row.customer_name,
  customerContact: row.customer_contact,
  dispatch_state: row.dispatch_state,
  dispatch_error: row.dispatch_error,
  zone: row.zone,
  area: row.area,
  technician: row.technician,
  visit_date: row.visit_date ?? '',
  damaged_image_url: pictures(files, row).damaged_image,
  unread: row.unread_of_customer,
})

async function asDetail(db: Db, files: Files, row: Detail, now: Date) {
  const stepper = await stepsOf(db, row)
  const { damaged_image, product_image } = pictures(files, row)
  const video = addressOf(files, row.damaged_video, `Damage video ${row.serial_number}`)
  const warranty = addressOf(files, row.warranty_image, `Warranty card ${row.serial_number}`)
  return {
    ...common(row),
    stock_id: row.registration_id,
    customer_name: row.customer_name,
    customerContact: row.customer_contact,
    customerAddress: row.customer_address,
    email: row.email,
    zone: row.zone,
    area: row.area,
    purchase_date: row.purchase_date,
    warranty_expiry: row.warranty_expiry ?? '',
    job_closing_date: row.job_closing_date ?? '',
    product_image,
    damaged_image,
    damaged_video: video,
    warranty_image: warranty,
    technician: row.technician,
    technician_contact: row.technician_contact,
    visit_date: row.visit_date ?? '',
    confirmed_at: row.confirmed_at ?? '',
    rating: row.rating,
    rating_text: row.rating_text,
    may_write: acceptsMessages(standingOf(row, stepper), now),
    tracking_path: trackingPath(row.tracking_token),
    stepper,
  }
}

const standingOf = ({ status, created_at }: Row, stepper: Stepper) => ({
  status,
  lastStepAt: stepper.at(-1)?.dateAdded ?? created_at,
})
