import { m } from 'contract/messages'
import { QUOTATION_FIELDS } from 'contract/quotations/words'
import { meeting } from '../platform/database/meeting.ts'
import { sql } from 'kysely'
import type { Pagination } from 'contract/core/fields'
import type { OwnQuotation, PriceLine, Quotation } from 'contract/quotations/endpoints'
import {
  QUOTATION_STATUSES,
  type QUOTATION_SORTS,
  type QuotationOutcome,
  type QuotationStatus,
} from 'contract/quotations/words'
import type { OrderBy } from 'contract/core/order'
import { betweenDays, type Days } from '../platform/database/between-days.ts'
import { byName } from '../platform/database/by-name.ts'
import { containing } from '../platform/database/containing.ts'
import { byState, orderOf } from '../platform/database/order-of.ts'
import { onPage, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import { pagedList } from '../platform/database/total-of.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { SessionCheck } from '../platform/sessions/authorize.ts'
import type { Db } from '../platform/core/db.ts'
import type { Reader } from '../platform/core/format.ts'
import { pricedProducts, products, withFirst } from './asked-products.ts'
import { outcomeOn, replacedBy } from './outcome.ts'

type QuotationSort = (typeof QUOTATION_SORTS)[number]

export interface QuotationFilter extends Days {
  /** the day in Nepal, by which prices are valid or not */
  today: string
  outcome?: QuotationOutcome | undefined
  /** conditions in the form they have in the address */
  where?: string | undefined
  status?: QuotationStatus | undefined
  /** the customer */
  customerId?: number | undefined
  /** only these */
  ids?: readonly number[] | undefined
  /** part of the customer's name or number, or of a product's model */
  search?: string | undefined
  sort?: OrderBy<QuotationSort> | undefined
}

/** One page of the filtered requests, newest first by default, with draft offers. */
export async function pageOfQuotations(
  db: Db,
  wanted: QuotationFilter & PageRequest,
  check?: SessionCheck,
): Promise<{ data: Quotation[]; pagination: Pagination }> {
  const { rows, total: count } = await readPage(db, wanted, check)
  return { data: rows.map(withFirst), pagination: paginationOf(wanted, count) }
}

/** One page of a customer's own requests, newest first, without draft offers and their version. */
export async function pageOfOwnQuotations(
  db: Db,
  customerId: number,
  wanted: Omit<QuotationFilter, 'customerId'> & PageRequest,
  check?: SessionCheck,
): Promise<{ data: Quotation[]; pagination: Pagination }> {
  const { data, pagination } = await pageOfQuotations(db, { ...wanted, customerId }, check)
  return { data: data.map(asOwn), pagination }
}

function asOwn(row: Quotation): Quotation {
  const { version: _v, lost_reason: _r, lost_words: _w, lost_at: _a, ...own } = row
  return { ...own, ...(own.status !== 'Approved' && NO_OFFER) }
}

/** One request with its offer or draft offer, and what became of it by a day. Throws NotFound. */
export async function getQuotation(db: Db, id: number, day: string) {
  const row = await detailOf(db, id, day).executeTakeFirst()
  if (!row) throw new NotFound(m.quotations_quotation_not_found())
  return withFirst(row)
}

/** One of the caller's requests, with its offer once approved. Throws NotFound, also for others' requests. */
export async function getOwnQuotation(db: Db, customerId: number, id: number, day: string): Promise<OwnQuotation> {
  const row = await detailOf(db, id, day).where('customer_id', '=', customerId).executeTakeFirst()
  if (!row) throw new NotFound(m.quotations_quotation_not_found())
  const quotation = withFirst(row)
  return quotation.status === 'Approved' ? quotation : { ...quotation, ...NO_OFFER, lines: [] }
}

/** How the customer who asked for a quotation reads. */
export async function readerOfQuotation(db: Db, id: number): Promise<Reader> {
  const row = await db
    .selectFrom('quotation')
    .innerJoin('account', 'account.id', 'quotation.customer_id')
    .where('quotation.id', '=', id)
    .select(['language', 'calendar'])
    .executeTakeFirst()
  if (!row) throw new NotFound(m.quotations_quotation_not_found())
  return { locale: row.language, calendar: row.calendar }
}

const total =
  // Exact as a double: 30 lines of a million pieces at a crore each are below 2^53.
  sql<number | null>`(
    select sum(quantity::bigint * unit_price)::float8 from quotation_line where quotation_id = quotation.id)`.as(
    'total',
  )

const NO_OFFER = { total: null, valid_until: null }

const detailOf = (db: Db, id: number, day: string) =>
  db
    .selectFrom('quotation')
    .where('quotation.id', '=', id)
    .select([
      ...columns,
      outcomeOn(day).as('outcome'),
      replacedBy.as('replaced_by'),
      pricedProducts,
      total,
      lines,
      'revises',
      laterRevision,
    ])

const laterRevision = sql<number | null>`(
  select later.id from quotation as later where later.revises = quotation.id)`.as('revised_by')

const lines = sql<PriceLine[]>`(
  select coalesce(json_agg(json_build_object('description', description, 'quantity', quantity, 'unit_price', unit_price,
    'total', quantity::bigint * unit_price) order by position), '[]')
  from quotation_line where quotation_id = quotation.id)`.as('lines')

const columns = [
  'id',
  'customer_name',
  'contact',
  'description',
  'status',
  'reason',
  'valid_until',
  'version',
  'decided_at',
  'created_at',
  'number',
  'company',
  'pan',
  'address',
  'answered_at',
  'answer_words',
  'lost_reason',
  'lost_words',
  'lost_at',
] as const

const found = (db: Db, { today, outcome, status, customerId, ids, search, where, ...days }: QuotationFilter) =>
  db
    .selectFrom('quotation')
    .$if(status !== undefined, (query) => query.where('status', '=', status!))
    .$if(outcome !== undefined, (query) => query.where(outcomeOn(today), '=', outcome!))
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId!))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
    .$if(!!search, (query) => query.where(matching(search!)))
    .where(betweenDays('quotation.created_at', days))
    .where(meeting(where, QUOTATION_FIELDS, ASKED))

const ASKED = {
  status: sql`quotation.status`,
  customer: sql`quotation.customer_name || ' ' || quotation.contact || ' ' || quotation.company`,
}

/** Each side has an index of its own, which one condition over both tables could not use. */
const matching = (search: string) => sql<boolean>`quotation.id in (
  select id from quotation where ${containing(sql`quotation.customer_name || ' ' || quotation.contact`, search)}
  union
  select id from quotation where company <> '' and ${containing(sql`company`, search)}
  union
  select id from quotation where number <> '' and number = ${search}
  union
  select quotation_id from quotation_product
  where ${containing(sql`quotation_product.model_name || ' ' || quotation_product.model_num`, search)})`

const inOrder = orderOf<QuotationSort>({
  id: 'quotation.id',
  by: {
    customer: byName('quotation.customer_name'),
    // The first product's model, as the list shows it.
    quantity: sql`(select quantity from quotation_product where quotation_id = quotation.id and position = 0)`,
    status: byState('quotation.status', QUOTATION_STATUSES),
    created: [],
  },
  usual: '-created',
})

const readPage = pagedList({
  whole: 'quotation',
  narrowing: (filter: QuotationFilter) => ({ ...filter, sort: undefined }),
  found,
  shown: (db, filter, part) =>
    inOrder(db.selectFrom('quotation'), filter.sort)
      .where('id', '=', onPage(inOrder(found(db, filter).select('id'), filter.sort), part))
      .select([...columns, outcomeOn(filter.today).as('outcome'), products, total]),
})
