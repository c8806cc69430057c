import { CLOSED_STATUSES } from 'contract/complaints/words'
import type { DemoEstimate, DemoPaidRepair } from '../../../demo/repairs.ts'
import { nameOf } from '../accounts/person-name.ts'
import { beginWait } from '../complaints/clock/waits.ts'
import { estimablePartsOf } from '../complaints/estimates/estimate.queries.ts'
import { insertPayment, settleReports } from '../complaints/payments/insert-payment.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { dayAgo, daysAgo } from './days-ago.ts'
import { enterVisit } from './visit-entry.ts'

const DAY_MS = 24 * 60 * 60_000

/** What the demo's repairs cost, and a member of staff who entered it. */
export interface DemoCosts {
  estimates: readonly DemoEstimate[]
  paid: readonly DemoPaidRepair[]
  keeper: number
}

/** Adds estimates of open complaints, and what the visits of completed ones cost and brought. */
export async function insertRepairs(services: Services, tx: Db, { estimates, paid, keeper }: DemoCosts): Promise<void> {
  const by = await nameOf(tx, keeper)
  const open = await tx
    .selectFrom('complaint')
    .where('status', 'not in', CLOSED_STATUSES)
    .where('engineer_id', 'is not', null)
    .select('id')
    .orderBy('id')
    .limit(estimates.length)
    .execute()
  for (const [at, { id }] of open.entries())
    await insertEstimate(services, tx, { ...estimates[at]!, complaint_id: id, keeper, by })

  const closed = await tx
    .selectFrom('complaint')
    .where('status', '=', 'Completed')
    .where('job_closing_date', 'is not', null)
    .where('id', 'not in', tx.selectFrom('visit_report').select('complaint_id'))
    .select(['id', 'technician', 'job_closing_date'])
    .orderBy('job_closing_date', 'desc')
    .orderBy('id', 'desc')
    .limit(paid.length)
    .execute()
  const visits = closed.toReversed().map(({ job_closing_date, ...complaint }, at) => ({
    ...complaint,
    ...paid[at]!,
    at: new Date(job_closing_date!),
  }))
  const payments = [...(await paidAtVisits(tx)), ...(await paidLater(tx))]
  for (const visit of visits) payments.push(...(await insertVisit(services, tx, { ...visit, keeper, by })))
  // Numbers follow each other in time.
  for (const { voided, ...payment } of payments.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const { id } = await insertPayment(tx, { ...payment, received_by: keeper, received_by_name: by })
    if (voided)
      await tx
        .updateTable('repair_payment')
        .set({ voided_at: payment.at, voided_by: keeper, voided_by_name: by, void_reason: voided })
        .where('id', '=', id)
        .execute()
  }
  for (const id of new Set(payments.map(({ complaint_id }) => complaint_id))) await settleReports(tx, id)
}

type Estimate = DemoEstimate & { complaint_id: number; keeper: number; by: string }

async function insertEstimate({ clock }: Services, tx: Db, estimate: Estimate): Promise<void> {
  const { complaint_id, labour, visit_charge, note, made, valid_for, answer, keeper, by } = estimate
  const made_at = daysAgo(clock, made)
  const [part] = await estimablePartsOf(tx, complaint_id)
  const { id } = await tx
    .insertInto('repair_estimate')
    .values({
      complaint_id,
      labour,
      visit_charge,
      parts_charge: part?.price ?? 0,
      valid_until: dayAgo(clock, -valid_for),
      note,
      made_by: keeper,
      made_by_name: by,
      made_at,
      sent_at: made_at,
      expired_at: !answer && valid_for < 0 ? daysAgo(clock, -valid_for - 1) : null,
      ...(answer && { answer: answer.said, answer_words: answer.words, answered_at: daysAgo(clock, answer.at) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (part)
    await tx
      .insertInto('repair_estimate_part')
      .values({ ...part, estimate_id: id, count: 1, is_covered: false })
      .execute()
  if (!answer && valid_for >= 0) await beginWait(tx, complaint_id, { by, at: made_at })
}

type Payment = Omit<Parameters<typeof insertPayment>[1], 'received_by' | 'received_by_name'> & {
  voided: string | undefined
}

/** What was received at the visits that the demo has already; it has no receipts yet. */
async function paidAtVisits(tx: Db): Promise<Payment[]> {
  const reports = await tx
    .selectFrom('visit_report')
    .where('paid', '>', 0)
    .select(['id', 'complaint_id', 'paid', 'at'])
    .execute()
  return reports.map(({ id, complaint_id, paid, at }) => ({
    complaint_id,
    report_id: id,
    amount: paid,
    method: 'cash',
    voided: undefined,
    at: new Date(at),
  }))
}

/** What is paid the day after a visit that left something to pay: typed wrong first, and not all of it. */
async function paidLater(tx: Db): Promise<Payment[]> {
  const report = await tx
    .selectFrom('visit_report')
    .whereRef('paid', '<', 'due')
    .select(['complaint_id', 'due', 'paid', 'at'])
    .orderBy('id')
    .executeTakeFirst()
  if (!report) return []
  const rest = report.due - report.paid
  const paid = { complaint_id: report.complaint_id, amount: Math.ceil(rest / 2) }
  const at = new Date(Date.parse(report.at) + DAY_MS)
  return [
    { ...paid, method: 'cash', voided: 'Entered as cash', at },
    { ...paid, method: 'transfer', voided: undefined, at: new Date(at.getTime() + 60_000) },
  ]
}

type Visit = DemoPaidRepair & { id: number; technician: string; at: Date; keeper: number; by: string }

/** Adds the report of a visit. Returns its payments, which are not written yet. */
async function insertVisit({ clock }: Services, tx: Db, visit: Visit): Promise<Payment[]> {
  const { id: complaint_id, technician, finding, labour, visit_charge, at, keeper, by } = visit
  const report_id = await enterVisit(tx, {
    complaint_id,
    outcome: 'done',
    visited_on: dayAgo({ now: () => at }, 0),
    engineer_name: technician,
    finding,
    labour,
    visit_charge,
    by_id: keeper,
    by_name: by,
    at,
  })
  return visit.payments.map(({ amount, method, late, void: voided }) => ({
    complaint_id,
    ...(late === undefined && { report_id }),
    amount,
    method,
    voided,
    // Nobody pays in the future.
    at: new Date(Math.min(at.getTime() + (late ?? 0) * DAY_MS, clock.now().getTime())),
  }))
}
