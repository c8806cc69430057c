import { m } from 'contract/messages'
import type { VisitWindow } from 'contract/complaints/visit-windows'
import type { TrackedComplaint } from 'contract/complaints/endpoints'
import { NotFound } from '../../platform/core/problems.ts'
import type { Db } from '../../platform/core/db.ts'
import { mayMoveVisit } from '../assignment/movable-visit.ts'
import { isoDay } from 'contract/core/dates/nepal-time'
import { visitUnderWay } from '../visit-reports/visit-steps.ts'
import { callBy } from '../clock/call-by.ts'
import { survivorOf } from '../merging/merging.queries.ts'
import { stepsOf, withoutRemarks } from '../stepper.ts'

/**
 * The state of a complaint, for anyone with its link. Remarks of staff and the CRM may name people, so each step has
 * its default text. Throws NotFound.
 */
export async function getTrackedComplaint(db: Db, token: string, now: Date): Promise<TrackedComplaint> {
  const linked = await db.selectFrom('complaint').select('id').where('tracking_token', '=', token).executeTakeFirst()
  if (!linked) throw new NotFound(m.complaints_do_not_know_link())
  const row = await db
    .selectFrom('complaint')
    .select(['id', 'model_name', 'status', 'job_no', 'created_at', 'job_closing_date', 'visit_date', 'visit_window'])
    .select(['answered_at', 'first_due_at', 'visit_moves', 'technician', 'engineer_id', 'centre_id'])
    .select('merged_into')
    .where('id', '=', await survivorOf(db, linked.id))
    .executeTakeFirstOrThrow()
  const { id, job_no, created_at, job_closing_date, visit_date } = row
  return {
    id,
    call_by: callBy(row, now),
    model_name: row.model_name,
    status: row.status,
    visit_window: row.visit_window as VisitWindow,
    job_no: job_no ?? '',
    date_joined: created_at,
    job_closing_date: job_closing_date ?? '',
    visit_date: visit_date ?? '',
    may_move_visit: mayMoveVisit(row, now),
    ...(await visitUnderWay(db, id, isoDay(now))),
    stepper: withoutRemarks(await stepsOf(db, { id, visit_date })),
    is_merged: id !== linked.id,
  }
}
