import { sql } from 'kysely'
import type { Pagination } from 'contract/fields'
import type { Quotation, QuotationStatus } from 'contract/quotations'
import { offsetOf, paginationOf, type PageRequest } from '../database/page-of.ts'
import { NotFound } from '../http/errors.ts'
import type { Db } from '../services.ts'

export interface QuotationFilter {
  status?: QuotationStatus | undefined
  /** whose */
  customerId?: number | undefined
}

/** One page of the requests that the filters leave, newest first. */
export async function pageOfQuotations(
  db: Db,
  { status, customerId, ...page }: QuotationFilter & PageRequest,
): Promise<{ data: Quotation[]; pagination: Pagination }> {
  const found = db
    .selectFrom('quotation')
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId!))
  const [rows, { total }] = await Promise.all([
    found.select(columns).orderBy('id', 'desc').limit(page.per_page).offset(offsetOf(page)).execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data: rows.map(asQuotation), pagination: paginationOf(page, total) }
}

/** One request. Throws NotFound. */
export async function getQuotation(db: Db, id: number): Promise<Quotation> {
  const row = await db.selectFrom('quotation').where('id', '=', id).select(columns).executeTakeFirst()
  if (!row) throw new NotFound('Quotation not found')
  return asQuotation(row)
}

/** One of one's own requests. Throws NotFound, also for somebody else's. */
export async function getOwnQuotation(db: Db, customerId: number, id: number): Promise<Quotation> {
  const row = await db
    .selectFrom('quotation')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .select(columns)
    .executeTakeFirst()
  if (!row) throw new NotFound('Quotation not found')
  return asQuotation(row)
}

const columns = [
  'id',
  'customer_name',
  'contact',
  'model_name',
  'model_num',
  'quantity',
  'description',
  'status',
  'reason',
  'created_at',
] as const

const asQuotation = (row: Omit<Quotation, 'quote_id'>): Quotation => ({ ...row, quote_id: row.id })
