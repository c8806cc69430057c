import { isoDay } from 'contract/core/dates/nepal-time'
import { HAPPY_CALL_DAYS } from 'contract/complaints/happy-call-words'
import { daysLater } from '../../platform/core/clock.ts'
import type { Db } from '../../platform/core/db.ts'
import type { Services } from '../../platform/core/services.ts'
import { isCrms } from '../stage/stage.ts'
import { DONE_OUTCOMES } from '../visit-reports/outcome-stages.ts'
import { isSampled } from './is-sampled.ts'

interface Completed {
  id: number
  job_no: string | null
  job_closing_date: string | Date | null
  reopened_at: string | null
}

/**
 * Plans a call to the customer of a complaint that was just completed, from the next day on: to everybody who confirmed the
 * work by no code, and to a sample of the others. The CRM calls the customers of its own. The caller has locked the complaint.
 */
export async function planHappyCall(
  services: Pick<Services, 'settings' | 'clock' | 'crm'>,
  tx: Db,
  { id, job_no, job_closing_date, reopened_at }: Completed,
): Promise<void> {
  const report = await completingReport(tx, id, reopened_at)
  if (isCrms(services, { job_no })) return
  const { settings, clock } = services
  const isConfirmed = report?.confirmation === 'code'
  if (isConfirmed && !isSampled(id, settings.current.happy_call_percent)) return
  const completed_at = job_closing_date === null ? clock.now() : new Date(job_closing_date)
  const day = isoDay(completed_at)
  await tx
    .insertInto('happy_call')
    .values({
      complaint_id: id,
      report_id: report?.id ?? null,
      why: isConfirmed ? 'sample' : 'unconfirmed',
      completed_at,
      call_from: daysLater(day, 1),
      call_until: daysLater(day, HAPPY_CALL_DAYS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Nobody calls about a complaint that was opened again before they were reached. */
export async function withdrawHappyCall(tx: Db, complaintId: number): Promise<void> {
  await tx
    .updateTable('happy_call')
    .set({ state: 'withdrawn' })
    .where('complaint_id', '=', complaintId)
    .where('state', '=', 'waiting')
    .execute()
}

/** The newest report of work that was done, since the complaint was last opened. */
const completingReport = (tx: Db, complaintId: number, since: string | null) =>
  tx
    .selectFrom('visit_report')
    .where('complaint_id', '=', complaintId)
    .where('outcome', 'in', DONE_OUTCOMES)
    .$if(since !== null, (query) => query.where('at', '>=', since!))
    .select(['id', 'confirmation'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
