import type { Locale } from 'contract/core/locale'
import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import type { Reader } from '../../platform/core/format.ts'
import { NotFound } from '../../platform/core/problems.ts'
import { getPayment } from './payment.queries.ts'

/** What the visits of a repair cost, one line each. */
export interface ReceiptLine {
  kind: 'part' | 'labour' | 'visit'
  /** of a part */
  name: string
  count: number
  amount: number
}

/** The contents of a receipt, and how its customer reads. */
export interface ReceiptFacts extends Reader {
  number: string
  amount: number
  method: 'cash' | 'transfer'
  at: string
  received_by_name: string
  void_reason: string
  complaint_id: number
  job_no: string
  customer_name: string
  customer_contact: string
  model_name: string
  lines: readonly ReceiptLine[]
  /** of all lines, received before this receipt, and still to pay after it */
  due: number
  before: number
  rest: number
}

/** The contents of a receipt of a complaint; with a customer, only theirs, and none that is void. Throws NotFound. */
export async function receiptFacts(
  db: Db,
  { id, payment_id }: { id: number; payment_id: number },
  customerId?: number,
): Promise<ReceiptFacts> {
  const complaint = await db
    .selectFrom('complaint')
    .innerJoin('account', 'account.id', 'complaint.customer_id')
    .where('complaint.id', '=', id)
    .$if(customerId !== undefined, (query) => query.where('complaint.customer_id', '=', customerId!))
    .select(['job_no', 'customer_name', 'customer_contact', 'model_name', 'language', 'calendar'])
    .executeTakeFirst()
  if (!complaint) throw new NotFound(m.core_complaint_not_found())
  const payment = await getPayment(db, id, payment_id)
  if (customerId !== undefined && payment.voided_at !== null) throw new NotFound(m.payments_not_found())
  const [lines, before] = await Promise.all([
    linesOf(db, id, { until: payment.at, locale: complaint.language }),
    receivedBefore(db, id, payment_id),
  ])
  const { number, amount, method, at, received_by_name, void_reason } = payment
  const due = lines.reduce((sum, line) => sum + line.amount, 0)
  const { language: locale, calendar, job_no, ...named } = complaint
  return {
    ...named,
    number,
    amount,
    method,
    at,
    received_by_name,
    void_reason,
    locale,
    calendar,
    lines,
    due,
    before,
    complaint_id: id,
    job_no: job_no ?? '',
    rest: Math.max(0, due - before - amount),
  }
}

/** What the visits until a time cost: a receipt stays the same when somebody comes again. */
async function linesOf(
  db: Db,
  complaintId: number,
  { until, locale }: { until: string; locale: Locale },
): Promise<ReceiptLine[]> {
  const isNepali = locale === 'ne'
  const { rows } = await sql<ReceiptLine>`
    with report as (select * from visit_report where complaint_id = ${complaintId} and at <= ${until})
    select kind, name, count, amount from (
      select report.id, 1 as place, 'part' as kind, used.count, (used.price * used.count)::int as amount,
        case when ${isNepali} and part.name_ne <> '' then part.name_ne else used.name end as name
      from report join visit_part as used on used.report_id = report.id join part on part.id = used.part_id
      where not used.is_covered and used.price > 0
      union all
      select id, 2, 'labour', 1, labour, '' from report where labour > 0
      union all
      select id, 3, 'visit', 1, visit_charge, '' from report where visit_charge > 0
    ) as line order by id, place, name`.execute(db)
  return rows
}

async function receivedBefore(db: Db, complaintId: number, paymentId: number): Promise<number> {
  const { received } = await db
    .selectFrom('repair_payment')
    .where('complaint_id', '=', complaintId)
    .where('id', '<', paymentId)
    .where('voided_at', 'is', null)
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('received'))
    .executeTakeFirstOrThrow()
  return received
}
