import type { CallersData, CallersProduct } from 'contract/complaints/callers'
import { phone } from 'contract/core/fields'
import { CLOSED_STATUSES } from 'contract/complaints/words'
import { sql } from 'kysely'
import { hasNumber } from '../accounts/numbers.queries.ts'
import type { Db } from '../platform/core/db.ts'
import { findLivingRegistration } from '../registrations/registration.queries.ts'

/** The search for a caller: typed text, the customer, or one of their registrations. */
export interface CallerQuery {
  find?: string | undefined
  customer_id?: number | undefined
  stock_id?: number | undefined
}

/** The customer who calls with all they own, newest first; null when nobody is found. */
export async function findCaller(db: Db, query: CallerQuery): Promise<CallersData | null> {
  const { customer, product } = await lookUp(db, query)
  if (customer === undefined) return null
  const account = await db
    .selectFrom('account')
    .where('id', '=', customer)
    .where('role', '=', 'customer')
    .select(['id', 'firstname', 'lastname', 'contact', 'district', 'city', 'customer_address', 'claimed'])
    .select(['local_level', 'ward'])
    .executeTakeFirst()
  if (!account) return null
  const { customer_address: customerAddress, ...person } = account
  return { ...person, customerAddress, products: await productsOf(db, account.id), found_product: product ?? null }
}

interface Found {
  customer: number | undefined
  product?: number | undefined
}

async function lookUp(db: Db, { find, customer_id, stock_id }: CallerQuery): Promise<Found> {
  if (stock_id !== undefined) {
    const row = await db.selectFrom('registration').select('customer_id').where('id', '=', stock_id).executeTakeFirst()
    return { customer: row?.customer_id, product: stock_id }
  }
  if (customer_id !== undefined) return { customer: customer_id }
  if (!find) return { customer: undefined }
  return (await byNumber(db, find)) ?? (await bySerial(db, find))
}

async function byNumber(db: Db, find: string): Promise<Found | undefined> {
  const number = phone.safeParse(find)
  if (!number.success) return undefined
  const row = await db.selectFrom('account').select('id').where(hasNumber(number.data)).executeTakeFirst()
  return row && { customer: row.id }
}

async function bySerial(db: Db, find: string): Promise<Found> {
  const living = await findLivingRegistration(db, find)
  return { customer: living?.customer_id, product: living?.id }
}

async function productsOf(db: Db, customerId: number): Promise<CallersProduct[]> {
  const rows = await db
    .selectFrom('registration')
    .leftJoin('sub_category', 'sub_category.id', 'registration.sub_category_id')
    .leftJoin('complaint', (join) =>
      join.onRef('complaint.registration_id', '=', 'registration.id').on('complaint.status', 'not in', CLOSED_STATUSES),
    )
    .where('registration.customer_id', '=', customerId)
    .select([
      'registration.id',
      'registration.model_name',
      'registration.model_num',
      'registration.serial_number',
      'registration.purchase_date',
      'registration.purchase_year',
      'registration.status',
      sql<string>`coalesce(sub_category.name, '')`.as('sub_category'),
      'registration.warranty_expiry',
      'complaint.id as open_id',
      'complaint.job_no as open_job_no',
    ])
    .orderBy('registration.id', 'desc')
    .limit(MOST_PRODUCTS)
    .execute()
  return rows.map(({ open_id, open_job_no, warranty_expiry, ...product }) => ({
    ...product,
    serial_number: product.serial_number ?? '',
    purchase_date: product.purchase_date ?? '',
    warranty_expiry: warranty_expiry ?? '',
    open_complaint: open_id === null ? null : { id: open_id, job_no: open_job_no ?? '' },
  }))
}

/** A household has fewer; a shop that registered many looks for the serial number. */
const MOST_PRODUCTS = 100
