import type { PaymentMethod } from 'contract/complaints/payment-words'
import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import { nextReceiptNumber } from './next-number.ts'

interface Paid {
  complaint_id: number
  /** the visit at which it was paid */
  report_id?: number
  amount: number
  method: PaymentMethod
  key?: string | undefined
  received_by: number
  received_by_name: string
  at: Date
}

/** Writes a payment with the next number. Returns its id. The caller has locked the complaint. */
export async function insertPayment(tx: Db, { key, ...paid }: Paid): Promise<{ id: number; number: string }> {
  return tx
    .insertInto('repair_payment')
    .values({ ...paid, key: key ?? null, number: await nextReceiptNumber(tx, paid.at) })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}

/**
 * Writes on each report of a complaint what was received of its due: what was paid at its visit, and of what was paid later
 * the part that settles it, the oldest report first. The caller has locked the complaint.
 */
export const settleReports = (tx: Db, complaintId: number) =>
  sql`
    with own as (
      select report.id, report.due, coalesce(sum(payment.amount), 0) as paid
      from visit_report as report
      left join repair_payment as payment on payment.report_id = report.id and payment.voided_at is null
      where report.complaint_id = ${complaintId}
      group by report.id, report.due
    ), later as (
      select coalesce(sum(amount), 0) as paid from repair_payment
      where complaint_id = ${complaintId} and report_id is null and voided_at is null
    ), settled as (
      select own.id, (own.paid + greatest(0, least(own.due - own.paid, later.paid - coalesce(sum(own.due - own.paid)
        over (order by own.id rows between unbounded preceding and 1 preceding), 0))))::int as paid
      from own, later
    )
    update visit_report set paid = settled.paid from settled
    where visit_report.id = settled.id and visit_report.paid <> settled.paid`.execute(tx)
