import { m } from 'contract/messages'
import { COMPLAINT_STATUSES, type ComplaintStatus } from 'contract/complaints/words'
import { Problem } from '../../platform/core/problems.ts'
import type { Db } from '../../platform/core/db.ts'
import type { Services } from '../../platform/core/services.ts'
import { lastStep, notBefore } from '../complaint-steps.ts'
import type { ComplaintLine } from '../lock-complaint.ts'

type Work = Pick<ComplaintLine, 'job_no' | 'technician' | 'visit_date' | 'centre_chosen'>

/** Whether the stages of a complaint are the CRM's: it is dispatched to one. */
export const isCrms = ({ crm }: Pick<Services, 'crm'>, { job_no }: Pick<ComplaintLine, 'job_no'>): boolean =>
  crm.kind === 'http' && job_no !== null

/** The earliest stage that dispatch, visit and assignment imply: with any of them it is no longer Unassigned. */
export function impliedStage({ job_no, technician, visit_date, centre_chosen }: Work): ComplaintStatus {
  if (technician !== '') return 'Engineer Allocated'
  return job_no !== null || visit_date !== null || centre_chosen ? 'Service Center Assigned' : 'Unassigned'
}

/** The later of two stages in their usual order. */
export const laterOf = (one: ComplaintStatus, other: ComplaintStatus): ComplaintStatus =>
  orderOf(one) < orderOf(other) ? other : one

/** Whether assignment and work imply a later stage than the present one. */
export const isBehind = (complaint: Pick<ComplaintLine, 'status'> & Work): boolean =>
  orderOf(complaint.status) < orderOf(impliedStage(complaint))

const orderOf = (status: ComplaintStatus) => COMPLAINT_STATUSES.indexOf(status)

/** Throws Problem when staff choose Unassigned although the complaint is dispatched or a visit is planned. */
export function refuseUnassigned(complaint: Work): void {
  if (impliedStage(complaint) === 'Unassigned') return
  const message = complaint.centre_chosen
    ? m.complaints_complaint_service_centre_cannot_unassigned()
    : m.complaints_complaint_dispatched_visit_planned_cannot_unassigned()
  throw new Problem(409, 'assigned', message, { errors: { status: message } })
}

/**
 * Advances the stage to what dispatch and visit imply, as a step of its own, and removes such a step when its visit is
 * cancelled. Returns the stage. The caller has locked the complaint.
 */
export async function advanceStage(
  tx: Db,
  complaint: Pick<ComplaintLine, 'id' | 'status'> & Work,
  { by, at }: { by: string; at: Date },
): Promise<ComplaintStatus> {
  const { id, status } = complaint
  const last = await lastStep(tx, id)
  const least = impliedStage(complaint)
  const next = last?.automatic ? least : laterOf(status, least)
  if (next === status) return status
  const moved = await tx
    .updateTable('complaint')
    .set({ status: next })
    .where('id', '=', id)
    .where('status', '=', status)
    .returning('id')
    .executeTakeFirst()
  if (!moved) return status
  const description = orderOf(next) < orderOf(status) ? 'The visit was called off. We will tell you a new day.' : ''
  await tx
    .insertInto('complaint_event')
    .values({ complaint_id: id, status: next, description, by_name: by, at: notBefore(at, last), automatic: true })
    .execute()
  return next
}
