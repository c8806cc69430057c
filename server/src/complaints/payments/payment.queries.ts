import { m } from 'contract/messages'
import type { OwnPayment, Payment, PaymentRow, RepairAccount } from 'contract/complaints/payments'
import type { PAYMENT_SORTS, PaymentMethod } from 'contract/complaints/payment-words'
import type { Pagination } from 'contract/core/fields'
import type { OrderBy } from 'contract/core/order'
import { latinDigits } from 'contract/core/texts/digits'
import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import { NotFound } from '../../platform/core/problems.ts'
import { betweenDays, type Days } from '../../platform/database/between-days.ts'
import { orderOf } from '../../platform/database/order-of.ts'
import { onPage, pagePart, paginationOf, type PageRequest } from '../../platform/database/page-of.ts'
import { countOf } from '../../platform/database/total-of.ts'
import { withinReach } from '../../platform/database/within-reach.ts'
import { agreed } from '../estimates/agreed.ts'
import { refuseOthers } from '../refuse-others.ts'

const OWN = ['id', 'number', 'amount', 'method', 'at'] as const
const COLUMNS = [...OWN, 'received_by_name', 'voided_at', 'voided_by_name', 'void_reason'] as const

/** The payments of a complaint, the newest first. */
const paymentsOf = (db: Db, complaintId: number): Promise<Payment[]> =>
  db
    .selectFrom('repair_payment')
    .where('complaint_id', '=', complaintId)
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .execute()

/** What the visits of a complaint cost together, and what was paid of it. */
export async function sumsOf(db: Db, complaintId: number): Promise<{ due: number; received: number; rest: number }> {
  const { rows } = await sql<{ due: number; received: number }>`
    select (select coalesce(sum(due), 0)::int from visit_report where complaint_id = ${complaintId}) as due,
      (select coalesce(sum(amount), 0)::int from repair_payment
        where complaint_id = ${complaintId} and voided_at is null) as received`.execute(db)
  const { due, received } = rows[0]!
  return { due, received, rest: due - received }
}

/** The same with each payment, and what was agreed. */
export async function accountOf(db: Db, complaintId: number): Promise<RepairAccount> {
  const [sums, payments, complaint] = await Promise.all([
    sumsOf(db, complaintId),
    paymentsOf(db, complaintId),
    db.selectFrom('complaint').where('id', '=', complaintId).select(agreed.as('agreed')).executeTakeFirst(),
  ])
  return { ...sums, agreed: complaint?.agreed ?? null, payments }
}

/** A payment of a complaint. Throws NotFound. */
export async function getPayment(db: Db, complaintId: number, id: number): Promise<Payment> {
  const row = await db
    .selectFrom('repair_payment')
    .where('id', '=', id)
    .where('complaint_id', '=', complaintId)
    .select(COLUMNS)
    .executeTakeFirst()
  if (!row) throw new NotFound(m.payments_not_found())
  return row
}

/** What a customer paid for the repair of one of their complaints, without void receipts. Throws NotFound. */
export async function ownPaymentsOf(db: Db, customerId: number, complaintId: number): Promise<OwnPayment[]> {
  await refuseOthers(db, customerId, complaintId)
  return db
    .selectFrom('repair_payment')
    .where('complaint_id', '=', complaintId)
    .where('voided_at', 'is', null)
    .select(OWN)
    .orderBy('id', 'desc')
    .execute()
}

type PaymentSort = (typeof PAYMENT_SORTS)[number]

export interface PaymentFilter extends Days {
  search?: string | undefined
  method?: PaymentMethod | undefined
  voided?: boolean | undefined
  sort?: OrderBy<PaymentSort> | undefined
  /** the service centre to which the reader is kept */
  reach: number | undefined
}

const withComplaint = (db: Db) =>
  db.selectFrom('repair_payment').leftJoin('complaint', 'complaint.id', 'repair_payment.complaint_id')

/** One page of the filtered receipts, the newest first by default. */
export async function pageOfPayments(
  db: Db,
  { search, method, voided, from, to, sort, reach, ...page }: PaymentFilter & PageRequest,
): Promise<{ data: PaymentRow[]; pagination: Pagination }> {
  const found = withComplaint(db)
    .$if(method !== undefined, (query) => query.where('method', '=', method!))
    .$if(voided !== undefined, (query) => query.where('voided_at', voided ? 'is not' : 'is', null))
    .$if(!!search, (query) => query.where(matching(search!)))
    .where(betweenDays('repair_payment.at', { from, to }))
    .where(withinReach('complaint.centre_id', reach))
  const sorted = inOrder(found.select('repair_payment.id'), sort)
  const filter = { search, method, voided, from, to, reach }
  const [rows, total] = await Promise.all([
    inOrder(withComplaint(db), sort)
      .where('repair_payment.id', '=', onPage(sorted, pagePart(page, filter)))
      .select(COLUMNS.map((column) => `repair_payment.${column}` as const))
      .select([
        'complaint_id',
        sql<string>`coalesce(complaint.job_no, '')`.as('job_no'),
        sql<string>`coalesce(complaint.customer_name, '')`.as('customer_name'),
        sql<string>`coalesce(complaint.model_name, '')`.as('model_name'),
      ])
      .execute(),
    countOf(db, found, page),
  ])
  return { data: rows, pagination: paginationOf(page, total) }
}

const inOrder = orderOf<PaymentSort>({
  id: 'repair_payment.id',
  by: { at: [], amount: sql`repair_payment.amount` },
  usual: '-at',
})

/** A number or its end, a job number, or part of a name. */
const matching = (search: string) => {
  const text = latinDigits(search).replace(/[\\%_]/g, '\\$&')
  return sql<boolean>`(repair_payment.number ilike ${`%${text}`} or complaint.job_no ilike ${`${text}%`}
    or complaint.customer_name ilike ${`%${text}%`})`
}
