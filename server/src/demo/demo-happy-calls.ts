import { isoDay } from 'contract/core/dates/nepal-time'
import { HAPPY_CALL_DAYS } from 'contract/complaints/happy-call-words'
import type { DemoCall } from '../../../demo/happy-calls.ts'
import { callText } from '../complaints/happy-calls/call-text.ts'
import { daysLater } from '../platform/core/clock.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { daysAgo } from './days-ago.ts'
import { enterVisit } from './visit-entry.ts'

/** Who calls, as the demo names them. */
interface Caller {
  id: number
  name: string
}

/** Gives the demo's planned visits their codes. */
export async function insertVisitCodes(tx: Db): Promise<void> {
  const planned = await tx
    .selectFrom('complaint')
    .where('visit_date', 'is not', null)
    .where('status', 'not in', ['Completed', 'Cancelled'])
    .select('id as complaint_id')
    .execute()
  if (planned.length > 0) await tx.insertInto('visit_code').values(planned).execute()
}

/**
 * What came of the last visits of finished repairs, with code or without, and the calls to customers after them: some are
 * to be made, some were, and one found that the appliance does not work.
 */
export async function insertHappyCalls(
  { clock }: Services,
  tx: Db,
  { calls, caller }: { calls: readonly DemoCall[]; caller: Caller },
): Promise<void> {
  for (const { job, completed, report, call } of calls) {
    const complaint = await tx
      .selectFrom('complaint')
      .where('model_num', '=', job.model_num)
      .where('problem_type', '=', job.problem_type)
      .select(['id', 'engineer_id', 'technician'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const completed_at = daysAgo(clock, completed)
    const report_id = await confirmVisit(tx, complaint, { report, caller, completed_at })
    if (!call) continue
    const { said, at: daysBefore, ...kept } = call
    const at = daysBefore === undefined ? null : daysAgo(clock, daysBefore)
    const answers = said ? { is_fixed: said.is_fixed, told_paid: said.told_paid, friendly: said.friendly } : {}
    await tx
      .insertInto('happy_call')
      .values({
        ...kept,
        ...answers,
        note: said?.note ?? '',
        complaint_id: complaint.id,
        report_id,
        completed_at,
        call_from: daysLater(isoDay(completed_at), 1),
        call_until: daysLater(isoDay(completed_at), HAPPY_CALL_DAYS),
        ...(at && { at, by_id: caller.id, by_name: caller.name }),
      })
      .execute()
    if (at)
      await tx
        .insertInto('complaint_log')
        .values({
          complaint_id: complaint.id,
          kind: 'called',
          text: callText(said ? { result: 'reached', ...said } : { result: 'not_reached' }),
          by_name: caller.name,
          at,
        })
        .execute()
    if (said && !said.is_fixed)
      await reopen(tx, complaint.id, { said: said.note, by: caller.name, completed_at, at: at! })
  }
}

type Repaired = { id: number; engineer_id: number | null; technician: string }

interface Confirmed {
  report: DemoCall['report']
  caller: Caller
  completed_at: Date
}

/** Says what was found at the visit that finished the repair, and how its customer confirmed it. Returns its report. */
async function confirmVisit(tx: Db, complaint: Repaired, { report, caller, completed_at }: Confirmed): Promise<number> {
  const known = await tx
    .selectFrom('visit_report')
    .select('id')
    .where('complaint_id', '=', complaint.id)
    .where('outcome', '=', 'done')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (known) {
    await tx.updateTable('visit_report').set(report).where('id', '=', known.id).execute()
    return known.id
  }
  // One that is open again has no report of its end yet.
  return enterVisit(tx, {
    ...report,
    complaint_id: complaint.id,
    outcome: 'done',
    visited_on: isoDay(completed_at),
    engineer_id: complaint.engineer_id,
    engineer_name: complaint.technician,
    by_id: caller.id,
    by_name: caller.name,
    at: completed_at,
  })
}

interface Reopening {
  said: string
  by: string
  completed_at: Date
  at: Date
}

/** It was completed, and is on service again since the call. */
async function reopen(tx: Db, complaint_id: number, { said, by, completed_at, at }: Reopening): Promise<void> {
  const step = { complaint_id, by_name: by }
  await tx
    .insertInto('complaint_event')
    .values([
      { ...step, status: 'Completed', description: 'Repaired and tried with the customer.', at: completed_at },
      { ...step, status: 'On Service', description: 'Reopened after we called you. The work goes on.', at },
    ])
    .execute()
  await tx
    .updateTable('complaint')
    .set({ status: 'On Service', reopened_at: at, visit_date: null, visit_window: '' })
    .where('id', '=', complaint_id)
    .execute()
  await tx
    .insertInto('complaint_message')
    .values({
      complaint_id,
      kind: 'internal',
      text: `Does not work, says the customer: ${said}`,
      author_name: by,
      created_at: at,
    })
    .execute()
}
