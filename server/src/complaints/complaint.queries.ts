import { m } from 'contract/messages'
import { isoDay } from 'contract/core/dates/nepal-time'
import { trackingPath } from 'contract/core/paths'
import { sql } from 'kysely'
import type { ComplaintDetail, ComplaintRow, OwnComplaint, OwnComplaintDetail } from 'contract/complaints/endpoints'
import type { VisitWindow } from 'contract/complaints/visit-windows'
import { callBy } from './clock/call-by.ts'
import {
  CLOSED_STATUSES,
  COMPLAINT_FIELDS,
  COMPLAINT_STATUSES,
  isClosed,
  type COMPLAINT_SORTS,
  type ComplaintStatus,
  type DispatchState,
  type Priority,
} from 'contract/complaints/words'
import type { Pagination } from 'contract/core/fields'
import type { OrderBy } from 'contract/core/order'
import type { Stepper } from 'contract/core/stepper'
import { digitsOfNumber } from '../accounts/is-named.ts'
import { billAskedOf } from '../registrations/bill-asked.queries.ts'
import type { Days } from '../platform/database/between-days.ts'
import { byName } from '../platform/database/by-name.ts'
import { containing } from '../platform/database/containing.ts'
import { byState, nullable, orderOf, orderWithin } from '../platform/database/order-of.ts'
import { containingCode, containingSerial, startsWithCode } from '../platform/database/serial-number.ts'
import { meeting } from '../platform/database/meeting.ts'
import { onPage, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import { pagedList } from '../platform/database/total-of.ts'
import type { Addressed } from '../platform/files/addresses.ts'
import type { Files } from '../platform/files/files.ts'
import { NotFound } from '../platform/core/problems.ts'
import { partsForCustomer } from '../parts/requests/request.queries.ts'
import { addressOf, named, paper } from '../registrations/paper.ts'
import type { SessionCheck } from '../platform/sessions/authorize.ts'
import type { Db } from '../platform/core/db.ts'
import { acceptsMessages, canConfirmOrReopen } from './outcome/after-closing.ts'
import { dispatchErrorText } from './dispatch/dispatch-error.ts'
import { assignmentConditions, type AssignmentFilter } from './assignment/assignment-conditions.ts'
import { mayMoveVisit } from './assignment/movable-visit.ts'
import { dueConditions, type DueSpan } from './clock/due-conditions.ts'
import { dueDetailOf, dueOf, waitOf } from './clock/due.queries.ts'
import { figureConditions, type CountedFilter } from './figure-conditions.ts'
import { stepsOf } from './stepper.ts'
import { subjectConditions } from './subject-conditions.ts'
import { visitPictures } from './visit-reports/visit-photos.ts'
import { visitUnderWay } from './visit-reports/visit-steps.ts'
import { standingColumns, verdictOf, warrantyColumns } from './warranty-verdict.ts'
import { ownVisitsOf } from './visit-reports/visit-report.queries.ts'
import { withinReach } from '../platform/database/within-reach.ts'

type ComplaintSort = (typeof COMPLAINT_SORTS)[number]

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
      if (column === 'serial_number') return query.where(containingSerial('complaint', SEARCHED, typed))
      return query.where(
        column === 'model_name'
          ? containing(sql`complaint.model_name`, typed)
          : containingCode(sql.ref(`complaint.${column}`), typed),
      )
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
  if (!row) throw new NotFound(m.core_complaint_not_found())
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
  if (!row) throw new NotFound(m.core_complaint_not_found())
  const detail = await asDetail(db, files, row, now)
  return {
    ...detail,
    call_by: row.merged_into === null ? callBy(row, now) : '',
    may_answer: canConfirmOrReopen(standingOf(row, detail.stepper), row.confirmed_at, now),
    may_rate: row.status === 'Completed',
    parts: isClosed(row.status) ? [] : await partsForCustomer(db, id),
    visits: await ownVisitsOf(db, files, id),
    may_move_visit: mayMoveVisit(row, now),
    ...(await visitUnderWay(db, id, isoDay(now))),
    visit_photos: await visitPictures(db, files, id),
  }
}

export interface ComplaintFilter extends AssignmentFilter, CountedFilter, Days {
  /** the service centre to whose complaints the caller is kept */
  reach?: number | undefined
  zone?: string | undefined
  district?: string | undefined
  /** part of a model name or number */
  model?: string | undefined
  problem_type?: string | undefined
  rating?: number | undefined
  sort?: OrderBy<ComplaintSort> | undefined
  status?: ComplaintStatus | undefined
  dispatch?: DispatchState | undefined
  search?: string | undefined
  /** true: only those with an unseen message of the customer */
  unread?: boolean | undefined
  priority?: Priority | undefined
  /** only open ones with something that is due in all of these spans */
  due?: readonly DueSpan[] | undefined
  tag?: string | undefined
  /** conditions in the form they have in the address */
  where?: string | undefined
}

/** One page of the filtered complaints, newest first by default. */
export async function pageOfComplaints(
  db: Db,
  files: Files,
  wanted: ComplaintFilter & PageRequest,
  check?: SessionCheck,
): Promise<{ data: ComplaintRow[]; pagination: Pagination }> {
  const { rows, total } = await readPage(db, wanted, check)
  return { data: rows.map((row) => asRow(files, row)), pagination: paginationOf(wanted, total) }
}

/** The complaints that the filters find, without an order. */
export const foundComplaints = (
  db: Db,
  { reach, status, dispatch, search, unread, priority, due, tag, where: asked, ...rest }: ComplaintFilter,
) =>
  db
    .selectFrom('complaint')
    .where(withinReach('complaint.centre_id', reach))
    .where(meeting(asked, COMPLAINT_FIELDS, ASKED))
    .$if(status !== undefined, (query) => query.where('complaint.status', '=', status!))
    .$if(dispatch !== undefined, (query) => query.where('complaint.dispatch_state', '=', dispatch!))
    .$if(!!search, (query) =>
      query.where(
        sql<boolean>`(${containing(SEARCHED, search!)} or ${containingSerial('complaint', SEARCHED, search!)}
          or ${startsWithCode('complaint.job_no', search!)}
          or ${hasDigits(search!)})`,
      ),
    )
    .$if(!!tag, (query) => query.where(sql<boolean>`complaint.tags @> array[${tag}]::text[]`))
    .$if(unread === true, (query) => query.where(hasUnread))
    .$if(priority !== undefined, (query) => query.where('complaint.priority', '=', priority!))
    .where((where) =>
      where.and([
        ...assignmentConditions(where, rest),
        ...subjectConditions(where, rest),
        ...dueConditions(where, due),
        ...figureConditions(rest),
      ]),
    )

const ASKED = {
  status: sql`complaint.status`,
  priority: sql`complaint.priority`,
  dispatch: sql`complaint.dispatch_state`,
  centre_id: sql`complaint.centre_id`,
  engineer_id: sql`complaint.engineer_id`,
  tag: { each: sql`complaint.tags` },
  zone: sql`complaint.zone`,
  district: sql`complaint.district`,
  model: { plain: sql`complaint.plain_model` },
  problem_type: sql`complaint.problem_type`,
  rating: sql`complaint.rating`,
}

/** The number of who is called, in any spelling: callers say a part of it. */
const hasDigits = (search: string) => {
  const digits = digitsOfNumber(search)
  return digits ? sql<boolean>`complaint.customer_contact like ${`%${digits}%`}` : sql<boolean>`false`
}

const inOrder = orderOf<ComplaintSort | 'day'>({
  id: 'complaint.id',
  by: {
    customer: byName('complaint.customer_name'),
    model: byName('complaint.model_name'),
    status: byState('complaint.status', COMPLAINT_STATUSES),
    due: nullable(sql`complaint.next_due_at`),
    district: sql`complaint.district`,
    visit: nullable(sql`complaint.visit_date`),
    created: [],
    day: sql`complaint.created_at`,
  },
  usual: '-created',
})

const readPage = pagedList({
  whole: 'complaint',
  narrowing: (filter: ComplaintFilter) => ({ ...filter, sort: undefined }),
  found: foundComplaints,
  shown: (db, filter, part) =>
    inOrder(complaints(db), orderWithin(filter.sort, filter)).where(
      'complaint.id',
      '=',
      onPage(inOrder(foundComplaints(db, filter).select('complaint.id'), orderWithin(filter.sort, filter)), part),
    ),
})

/** One complaint as staff see it. Throws NotFound. */
export async function getComplaint(
  db: Db,
  files: Files,
  id: number,
  now: Date,
): Promise<Omit<ComplaintDetail, 'dispatch_to'>> {
  const row = await withPapers(complaints(db)).where('complaint.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.core_complaint_not_found())
  const detail = await asDetail(db, files, row, now)
  return {
    ...detail,
    ...assignmentOf(row),
    ...dueDetailOf(row, detail.stepper),
    dispatch_state: row.dispatch_state,
    dispatch_error: dispatchErrorText(row.dispatch_error),
    dispatched_at: row.dispatched_at ?? '',
    customer_id: row.customer_id,
    source: row.source,
    wished_day: row.wished_day ?? '',
    is_paid_repair: row.is_paid_repair && row.status === 'Completed',
    bill_missing: row.bill_missing,
    bill_asked: row.bill_missing ? await billAskedOf(db, row.registration_id) : null,
  }
}

/** The columns staff search, as indexed. */
const SEARCHED = sql`complaint.customer_name || ' ' || complaint.customer_contact || ' ' || complaint.model_name || ' '
  || complaint.model_num || ' ' || coalesce(complaint.serial_number, '') || ' ' || coalesce(complaint.serial_key, '')
  || ' ' || coalesce(complaint.job_no, '')`

const withRegistration = (query: ReturnType<typeof fromComplaint>) =>
  query
    .innerJoin('registration', 'registration.id', 'complaint.registration_id')
    .select([
      'complaint.id',
      'complaint.registration_id',
      ...standingColumns,
      'registration.purchase_year',
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
      'complaint.district',
      'complaint.local_level',
      'complaint.ward',
      'complaint.technician',
      'complaint.visit_date',
      'complaint.visit_window',
      'complaint.centre_id',
      'complaint.centre_chosen',
      'complaint.engineer_id',
      'complaint.owner_id',
      'complaint.priority',
      'complaint.answered_at',
      'complaint.first_due_at',
      'complaint.due_at',
      'complaint.next_due_at',
      waitOf.as('wait'),
      'complaint.tags',
      'complaint.merged_into',
      sql<string | null>`(select job_no from complaint target where target.id = complaint.merged_into)`.as(
        'merged_into_job',
      ),
      sql<string | null>`(select name from service_point where id = complaint.centre_id)`.as('centre_name'),
      sql<string | null>`(select firstname || ' ' || lastname from account where id = complaint.owner_id)`.as(
        'owner_name',
      ),
      unreadOf('customer').as('unread_of_customer'),
      unreadOf('staff').as('unread_of_staff'),
      paper('complaint.damaged_image_id').as('damaged_image'),
      paper('registration.product_image_id').as('product_image'),
    ])

/** Read from the few messages, not counted for each complaint. */
const hasUnread = sql<boolean>`complaint.id in (
  select complaint_id from complaint_message where kind = 'customer' and read_at is null)`

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
    'complaint.source',
    'complaint.wished_day',
    'complaint.is_paid_repair',
    'complaint.tracking_token',
    'complaint.visit_moves',
    ...warrantyColumns,
    sql<boolean>`(registration.status = 'Pending' and registration.bill_image_id is null)`.as('bill_missing'),
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
  serial_number: row.serial_number ?? '',
  is_unproven: row.is_unproven,
  problem_type: row.problem_type,
  problem_description: row.problem_description,
  status: row.status,
  job_no: row.job_no ?? '',
  date_joined: row.created_at,
  merged_into: row.merged_into,
  merged_into_job: row.merged_into_job ?? '',
})

const pictures = (
  files: Files,
  row: { serial_number: string | null; damaged_image: Addressed | null; product_image: Addressed | null },
) => ({
  damaged_image: addressOf(files, row.damaged_image, named('Damage', row.serial_number)),
  product_image: addressOf(files, row.product_image, named('Product', row.serial_number)),
})

/** The assignees, as staff see them. */
const assignmentOf = (row: Row) => ({
  centre_id: row.centre_id,
  centre_name: row.centre_name ?? '',
  centre_chosen: row.centre_chosen,
  engineer_id: row.engineer_id,
  owner_id: row.owner_id,
  owner_name: row.owner_name ?? '',
  tags: row.tags,
})

const placeOf = ({ zone, area, district, local_level, ward }: Row) => ({ zone, area, district, local_level, ward })

const asOwn = (files: Files, row: Row): OwnComplaint => ({
  ...common(row),
  ...pictures(files, row),
  stock_id: row.registration_id,
  unread: row.unread_of_staff,
})

const asRow = (files: Files, row: Row): ComplaintRow => ({
  ...common(row),
  ...assignmentOf(row),
  ...dueOf(row),
  customer_name: row.customer_name,
  customerContact: row.customer_contact,
  dispatch_state: row.dispatch_state,
  dispatch_error: dispatchErrorText(row.dispatch_error),
  ...placeOf(row),
  warranty_expiry: row.warranty_expiry ?? '',
  technician: row.technician,
  visit_date: row.visit_date ?? '',
  visit_window: row.visit_window as VisitWindow,
  damaged_image_url: pictures(files, row).damaged_image,
  unread: row.unread_of_customer,
})

async function asDetail(db: Db, files: Files, row: Detail, now: Date) {
  const stepper = await stepsOf(db, row)
  const { damaged_image, product_image } = pictures(files, row)
  const video = addressOf(files, row.damaged_video, named('Damage video', row.serial_number))
  const warranty = addressOf(files, row.warranty_image, named('Warranty card', row.serial_number))
  return {
    ...common(row),
    stock_id: row.registration_id,
    customer_name: row.customer_name,
    customerContact: row.customer_contact,
    customerAddress: row.customer_address,
    email: row.email,
    ...placeOf(row),
    purchase_date: row.purchase_date ?? '',
    purchase_year: row.purchase_date === null ? row.purchase_year : null,
    warranty_expiry: row.warranty_expiry ?? '',
    warranty: verdictOf(row),
    job_closing_date: row.job_closing_date ?? '',
    product_image,
    damaged_image,
    damaged_video: video,
    warranty_image: warranty,
    technician: row.technician,
    technician_contact: row.technician_contact,
    visit_date: row.visit_date ?? '',
    visit_window: row.visit_window as VisitWindow,
    confirmed_at: row.confirmed_at ?? '',
    rating: row.rating,
    rating_text: row.rating_text,
    may_write: row.merged_into === null && acceptsMessages(standingOf(row, stepper), now),
    tracking_path: trackingPath(row.tracking_token),
    stepper,
  }
}

const standingOf = ({ status, created_at }: Row, stepper: Stepper) => ({
  status,
  lastStepAt: stepper.at(-1)?.dateAdded ?? created_at,
})
