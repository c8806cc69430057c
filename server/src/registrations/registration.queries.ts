import { m } from 'contract/messages'
import { REGISTRATION_FIELDS } from 'contract/registrations/words'
import { meeting } from '../platform/database/meeting.ts'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { may, type Holder } from 'contract/core/access'
import type { Locale } from 'contract/core/locale'
import type {
  HeldRegistration,
  OwnedProduct,
  RegistrationDetail,
  RegistrationRow,
} from 'contract/registrations/endpoints'
import {
  REGISTRATION_STATUSES,
  type REGISTRATION_SORTS,
  type RegistrationStatus,
  type WaitingPart,
} from 'contract/registrations/words'
import type { Pagination } from 'contract/core/fields'
import type { OrderBy } from 'contract/core/order'
import { isNamed } from '../accounts/is-named.ts'
import { findOpenComplaint } from '../complaints/open-complaint.ts'
import { inLanguage } from '../platform/database/in-language.ts'
import { betweenDays, type Days } from '../platform/database/between-days.ts'
import { byName } from '../platform/database/by-name.ts'
import { containing, containingPlainly } from '../platform/database/containing.ts'
import { byState, nullable, orderOf, orderWithin } from '../platform/database/order-of.ts'
import { containingSerial, isSerial } from '../platform/database/serial-number.ts'
import { onPage, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import { keptQuery, type Places } from '../platform/database/kept-query.ts'
import { pagedList } from '../platform/database/total-of.ts'
import type { Addressed } from '../platform/files/addresses.ts'
import { findLiving } from '../extensions/extension.queries.ts'
import type { Files } from '../platform/files/files.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { SessionCheck } from '../platform/sessions/authorize.ts'
import { findLivingLot } from '../points/point.queries.ts'
import { findProductByModel } from '../products/product-of-model.ts'
import { USUAL_WARRANTY_MONTHS } from 'contract/products/warranty-text'
import type { Db } from '../platform/core/db.ts'
import { shownFile, shownPicture, type ShownFile } from '../platform/files/shown-file.ts'
import type { DB } from '../platform/core/schema.ts'
import { bothTermsOf } from './decision/approval-terms.ts'
import { billAskedOf } from './bill-asked.queries.ts'
import { addressOf, named, paper } from './paper.ts'
import { pointsSourceOf } from './points-source.ts'
import { promisedParts } from './promise.ts'
import { serialHistoryOf } from './serial-history.queries.ts'
import { replacedOnOf } from './replaced-units.queries.ts'
import { REGISTRATION_SEARCHED } from './searched.ts'
import { IS_WITHOUT_BILL, isWaitingIn, nextPending } from './decision/waiting.queries.ts'

type RegistrationSort = (typeof REGISTRATION_SORTS)[number]

/** The caller's registered products, newest first. */
export async function listOwnProducts(
  db: Db,
  files: Files,
  customerId: number,
  check?: SessionCheck,
): Promise<OwnedProduct[]> {
  const rows = await readOwn(db, 'all', { customerId }, check)
  return rows.map((row) => withShown(files, row))
}

/** One of the caller's products as listed. Throws NotFound, also for others' products. */
export async function getOwnProduct(db: Db, files: Files, customerId: number, id: number): Promise<OwnedProduct> {
  const row = await withPicture(ownedProducts(db))
    .where('registration.id', '=', id)
    .where('registration.customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row) throw new NotFound(m.core_product_not_found())
  return withShown(files, row)
}

/** One of the caller's products with its documents and points. Throws NotFound, also for others' products. */
export async function getOwnProductPapers(db: Db, files: Files, locale: Locale, customerId: number, id: number) {
  const row = await withPicture(
    withPapers(db)
      .leftJoin('sub_category', 'sub_category.id', 'registration.sub_category_id')
      .select(inLanguage(locale, 'sub_category.name').as('sub_category')),
  )
    .where('registration.id', '=', id)
    .where('registration.customer_id', '=', customerId)
    .executeTakeFirst()
  if (!row) throw new NotFound(m.core_product_not_found())
  return {
    ...withShown(files, row),
    ...papersOf(files, row),
    sub_category: row.sub_category ?? '',
    temp_reward: row.status === 'Rejected' ? 0 : row.temp_reward,
    warranty_parts: promisedParts(row),
    replaced_on: await replacedOnOf(db, id),
  }
}

export interface RegistrationFilter extends Days {
  /** conditions in the form they have in the address */
  where?: string | undefined
  /** part of a model name or number */
  model?: string | undefined
  /** part of the shop's name */
  store?: string | undefined
  /** where the customer lives */
  district?: string | undefined
  sort?: OrderBy<RegistrationSort> | undefined
  status?: RegistrationStatus | undefined
  waiting?: WaitingPart | undefined
  search?: string | undefined
  /** true: only those that share their serial number with another living registration */
  duplicate?: boolean | undefined
  /** true: only claims that are not decided */
  disputed?: boolean | undefined
}

/** One page of the filtered registrations, newest first by default. */
export async function pageOfRegistrations(
  db: Db,
  files: Files,
  wanted: RegistrationFilter & PageRequest,
  check?: SessionCheck,
): Promise<{ data: RegistrationRow[]; pagination: Pagination }> {
  const { rows, total } = await readPage(db, wanted, check)
  return { data: rows.map((row) => asRow(files, row)), pagination: paginationOf(wanted, total) }
}

/** The registration as a spreadsheet has it: with what reaches its owner, and the batch of its unit. */
export type ExportedRegistration = RegistrationRow & { contact: string; batch: string }

/** One page of them. */
export async function pageForSheet(
  db: Db,
  files: Files,
  wanted: RegistrationFilter & PageRequest,
): Promise<{ data: ExportedRegistration[]; pagination: Pagination }> {
  const { data, pagination } = await pageOfRegistrations(db, files, wanted)
  const ids = data.map(({ id }) => id)
  const more = await db
    .selectFrom('registration')
    .innerJoin('account', 'account.id', 'registration.customer_id')
    .where(sql<boolean>`registration.id = any(${ids})`)
    .select([
      'registration.id',
      'account.contact',
      sql<string>`coalesce((
        select unit.batch from unit
        where unit.serial_key = registration.serial_key and unit.serial_key <> '' and unit.batch > ''
        order by unit.is_duplicate, unit.id limit 1), '')`.as('batch'),
    ])
    .execute()
  const byId = new Map(more.map(({ id, contact, batch }) => [id, { contact, batch }]))
  return { data: data.map((row) => ({ ...row, ...(byId.get(row.id) ?? { contact: '', batch: '' }) })), pagination }
}

/** One registration as the list shows it. Throws NotFound. */
export async function getRegistrationRow(db: Db, files: Files, id: number): Promise<RegistrationRow> {
  const row = await withCustomer(ownedProducts(db)).where('registration.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.core_registration_not_found())
  return asRow(files, row)
}

/** One registration with everything staff need to decide it. Throws NotFound. */
export async function getRegistration(db: Db, files: Files, reader: Holder, id: number): Promise<RegistrationDetail> {
  const row = await withPapers(db).select(['contact', 'email']).where('registration.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.core_registration_not_found())
  const { contact, email, firstname, lastname, product_id, temp_reward, warranty_months } = row
  const plain = asRow(files, row)
  const { promised, now } = await bothTermsOf(db, id)
  const serial_history = row.serial_number
    ? await serialHistoryOf(db, { serial_number: row.serial_number, except: id, reader })
    : { unit: null, registrations: [] }
  return {
    ...plain,
    serial_history,
    on_approval: promised,
    on_approval_now: now,
    held_by: row.is_disputed && row.serial_number ? await heldAgainst(db, files, reader, row.serial_number) : null,
    next_waiting: await nextPending(db, id),
    ...papersOf(files, row),
    bill_asked: await billAskedOf(db, id),
    customer: { ...plain.customer, contact, email },
    firstname,
    lastname,
    product_id,
    temp_reward,
    warranty_months,
    warranty_parts: promisedParts(row),
  }
}

/** The registration that holds the serial number of a dispute, as the decision needs it; null if it is gone. */
async function heldAgainst(
  db: Db,
  files: Files,
  reader: Holder,
  serialNumber: string,
): Promise<HeldRegistration | null> {
  const holder = await findLivingRegistration(db, serialNumber)
  if (!holder) return null
  const row = await withPapers(db).where('registration.id', '=', holder.id).executeTakeFirst()
  if (!row) return null
  const plain = asRow(files, row)
  const lot = await findLivingLot(db, pointsSourceOf({ ...row, serial_number: plain.serial_number }), row.id)
  return {
    ...plain,
    ...papersOf(files, row),
    customer: may(reader, 'customers.read') ? plain.customer : null,
    points: lot?.remaining ?? 0,
    points_used: lot ? lot.points - lot.remaining : 0,
    open_complaint: (await findOpenComplaint(db, row.id))?.id ?? null,
    extension: (await findLiving(db, row.id))?.reference ?? '',
  }
}

/** The registration that holds a serial number, or undefined. */
export const findLivingRegistration = (db: Db, serialNumber: string) =>
  db
    .selectFrom('registration')
    .select(['id', 'customer_id', 'model_name', 'model_num', 'status', 'created_at'])
    .where(isSerial('serial_key', serialNumber))
    .where('status', '<>', 'Rejected')
    .where('is_duplicate', '=', false)
    .executeTakeFirst()

/** The dispute of a customer to a serial number that waits for its decision, or undefined. */
export const findOpenDispute = (db: Db, customerId: number, serialNumber: string) =>
  db
    .selectFrom('registration')
    .select(['id', 'created_at'])
    .where(isSerial('serial_key', serialNumber))
    .where('customer_id', '=', customerId)
    .where(IS_OPEN_DISPUTE)
    .executeTakeFirst()

/** Locks a row until the transaction ends; undefined if there is none. */
export const lockRegistration = (tx: Db, id: number) =>
  tx.selectFrom('registration').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The product of a model number, and whether the unit register has the serial number with it. */
export async function lookUpUnit(
  db: Db,
  { model_num, serial_number }: { model_num: string; serial_number: string | null },
) {
  const product = await findProductByModel(db, model_num)
  if (serial_number === null) return { product, isGenuine: false }
  const unit = await db
    .selectFrom('unit')
    .select('id')
    .where(isSerial('serial_key', serial_number))
    .where(sql<boolean>`canonical_code(model_number) = canonical_code(${model_num})`)
    .executeTakeFirst()
  return { product, isGenuine: unit !== undefined }
}

/** The files of products and of all complaints about them. */
export async function filesOfRegistrations(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ file: number }>`
    select file from registration, unnest(array[product_image_id, bill_image_id, warranty_image_id]) as file
    where id = any(${ids}::integer[]) and file is not null
    union
    select file from complaint, unnest(array[damaged_image_id, warranty_image_id, damaged_video_id]) as file
    where registration_id = any(${ids}::integer[]) and file is not null
    union
    select photo_id from complaint_message join complaint on complaint.id = complaint_id
    where registration_id = any(${ids}::integer[]) and photo_id is not null
    union
    select file_id from visit_photo join visit_report on visit_report.id = report_id
    join complaint on complaint.id = complaint_id
    where registration_id = any(${ids}::integer[]) and file_id is not null
`.execute(db)
  return rows.map(({ file }) => file)
}

/** A dispute that waits: deciding it, or the end of the registration it is held against, makes it an ordinary one. */
const IS_OPEN_DISPUTE = sql<boolean>`(registration.is_disputed and registration.is_duplicate)`

const columns = [
  'registration.id',
  'registration.customer_id',
  'registration.product_id',
  'registration.model_name',
  'registration.model_num',
  'registration.serial_number',
  'registration.store_name',
  'registration.store_location',
  'registration.store_number',
  'registration.purchase_date',
  'registration.purchase_year',
  'registration.warranty_issue',
  'registration.warranty_expiry',
  'registration.status',
  'registration.reason',
  'registration.is_genuine',
  'registration.discount_percent',
  'registration.created_at',
  paper('registration.product_image_id').as('product_image'),
  sql<number | null>`(
    select complaint.id from complaint where complaint.registration_id = registration.id
    order by complaint.id desc limit 1)`.as('complaint_id'),
  IS_OPEN_DISPUTE.as('is_disputed'),
  sql<boolean>`registration.bill_image_id is not null`.as('has_bill'),
] as const

/** Serial numbers of several living registrations: one holds it, the others are marked. */
const SHARED = sql<boolean>`coalesce(registration.serial_key, '') in (select serial_key from registration where is_duplicate)`

const ownedProducts = (db: Db) => db.selectFrom('registration').select(columns)

type Owned = Awaited<ReturnType<ReturnType<typeof ownedProducts>['executeTakeFirstOrThrow']>>

const withCustomer = (query: ReturnType<typeof ownedProducts>) =>
  query.innerJoin('account', 'account.id', 'registration.customer_id').select([
    'account.firstname',
    'account.lastname',
    'registration.is_duplicate',
    sql<boolean>`registration.status <> 'Rejected' and ${SHARED}`.as('shares_serial'),
    sql<number | null>`case when ${IS_WITHOUT_BILL} then (
        select min(complaint.id) from complaint
        where complaint.registration_id = registration.id) end`.as('phone_complaint'),
  ])

/** The points awarded; for one that is not approved, the points that approval would award. */
const withPapers = (db: Db) =>
  withCustomer(ownedProducts(db))
    .leftJoin('product', 'product.id', 'registration.product_id')
    .select([
      'registration.promised_parts',
      paper('registration.bill_image_id').as('bill_image'),
      paper('registration.warranty_image_id').as('warranty_image'),
      sql<number>`case when registration.status in ('Approved', 'Discount')
      then coalesce((
        select points from point_lot where point_lot.registration_id = registration.id and revoked_at is null
        and source = 'registration' limit 1), 0)
      else coalesce(registration.promised_points, product.reward_points, 0) end`.as('temp_reward'),
      sql<number>`case when registration.status in ('Approved', 'Discount') then registration.warranty_months
      else coalesce(registration.promised_months, product.warranty_months, ${sql.lit(USUAL_WARRANTY_MONTHS)}) end`.as(
        'warranty_months',
      ),
    ])

/** Adds what the owner is shown: the catalogue's picture of the product, and whether its warranty was extended. */
const withPicture = <O>(query: SelectQueryBuilder<DB, 'registration', O>) =>
  query.select([
    shownFile(sql`(select main_image_id from product where product.id = registration.product_id)`).as('picture'),
    sql<boolean>`exists (select from warranty_extension
      where warranty_extension.registration_id = registration.id and state = 'active')`.as('is_extended'),
  ])

const readOwn = keptQuery((db, _shape: 'all', { customerId }: Places<{ customerId: number }>) =>
  withPicture(ownedProducts(db)).where('registration.customer_id', '=', customerId).orderBy('registration.id', 'desc'),
)

const found = (
  db: Db,
  { status, waiting, search, duplicate, disputed, model, store, district, where, ...days }: RegistrationFilter,
) =>
  db
    .selectFrom('registration')
    .$if(status !== undefined, (query) => query.where('registration.status', '=', status!))
    .$if(waiting !== undefined, (query) => query.where(isWaitingIn(waiting!)))
    .$if(!!search, (query) => query.where(matching(search!)))
    .$if(duplicate === true, (query) => query.where('registration.status', '<>', 'Rejected').where(SHARED))
    .$if(disputed === true, (query) => query.where(IS_OPEN_DISPUTE))
    .$if(!!model, (query) => query.where(containingPlainly(sql`registration.plain_model`, model!)))
    .$if(!!store, (query) => query.where(containingPlainly(sql`registration.plain_store`, store!)))
    .$if(!!district, (query) => query.where('registration.customer_district', '=', district!))
    .where(betweenDays('registration.created_at', days))
    .where(meeting(where, REGISTRATION_FIELDS, ASKED))

const ASKED = {
  status: sql`registration.status`,
  model: { plain: sql`registration.plain_model` },
  store: { plain: sql`registration.plain_store` },
  district: sql`registration.customer_district`,
  serial_number: {
    part: sql`coalesce(registration.serial_number, '')`,
    of: REGISTRATION_SEARCHED,
    key: sql`registration.serial_key`,
  },
  batch: {
    value: sql`unit.batch`,
    through: (met: RawBuilder<boolean>) =>
      sql<boolean>`registration.serial_key in (select unit.serial_key from unit where unit.serial_key <> '' and ${met})`,
  },
}

const inOrder = orderOf<RegistrationSort | 'day'>({
  id: 'registration.id',
  by: {
    customer: byName('account.full_name'),
    model: byName('registration.model_name'),
    store: byName('registration.store_name'),
    purchase_date: nullable(sql`registration.purchase_date`),
    status: byState('registration.status', REGISTRATION_STATUSES),
    created: [],
    day: sql`registration.created_at`,
  },
  usual: '-created',
})

/** Those that wait are listed as the queue goes through them, oldest first. */
const orderFor = (filter: RegistrationFilter) =>
  orderWithin(filter.sort ?? (filter.waiting || filter.status === 'Pending' ? 'created' : undefined), filter)

/** The account is joined only where its name orders. */
const sorted = (db: Db, filter: RegistrationFilter) =>
  filter.sort?.endsWith('customer')
    ? inOrder(
        found(db, filter).innerJoin('account', 'account.id', 'registration.customer_id').select('registration.id'),
        filter.sort,
      )
    : inOrder(found(db, filter).select('registration.id'), orderFor(filter))

const readPage = pagedList({
  whole: 'registration',
  narrowing: (filter: RegistrationFilter) => ({ ...filter, sort: undefined }),
  found,
  shown: (db, filter, part) =>
    inOrder(withCustomer(ownedProducts(db)), orderFor(filter)).where(
      'registration.id',
      '=',
      onPage(sorted(db, filter), part),
    ),
})

const withShown = (files: Files, row: Owned & { picture: ShownFile | null; is_extended: boolean }): OwnedProduct => ({
  ...asOwned(files, row),
  picture: shownPicture(files, row.picture),
})

function asOwned(files: Files, row: Owned): OwnedProduct {
  return {
    ...row,
    serial_number: row.serial_number ?? '',
    purchase_date: row.purchase_date ?? '',
    warranty_issue: row.warranty_issue ?? '',
    warranty_expiry: row.warranty_expiry ?? '',
    is_verified: row.status === 'Approved' || row.status === 'Discount',
    product_image: addressOf(files, row.product_image, named('Product', row.serial_number)),
  }
}

interface ForStaff {
  firstname: string
  lastname: string
  is_duplicate: boolean
  shares_serial: boolean
  phone_complaint: number | null
}

const asRow = (files: Files, row: Owned & ForStaff): RegistrationRow => ({
  ...asOwned(files, row),
  customer: { id: row.customer_id, firstname: row.firstname, lastname: row.lastname },
  is_duplicate: row.is_duplicate,
  shares_serial: row.shares_serial,
  has_bill: row.has_bill,
  phone_complaint: row.phone_complaint,
})

interface Papers {
  serial_number: string | null
  bill_image: Addressed | null
  warranty_image: Addressed | null
}

const papersOf = (files: Files, { serial_number, bill_image, warranty_image }: Papers) => ({
  bill_image_one: addressOf(files, bill_image, named('Bill', serial_number)),
  warranty_image: addressOf(files, warranty_image, named('Warranty card', serial_number)),
})

const matching = (search: string) =>
  sql<boolean>`(${containing(REGISTRATION_SEARCHED, search)} or ${containingSerial('registration', REGISTRATION_SEARCHED, search)}
    or ${containingPlainly(sql`registration.plain_store`, search)}
    or registration.customer_id = any(array(
      select account.id from account where ${isNamed(search)})))`
