import type { ComplaintStatus } from 'contract/complaints/words'
import { isClosed } from 'contract/complaints/words'
import { Problem } from '../../platform/core/problems.ts'
import type { Db } from '../../platform/core/db.ts'
import { lastStep, notBefore } from '../complaint-steps.ts'
import type { ComplaintLine } from '../lock-complaint.ts'

export interface StatusChange {
  status: ComplaintStatus | undefined
  /** the status staff saw when they chose another */
  seen_status?: ComplaintStatus | undefined
  status_description?: string | undefined
  by: string
  /** who may take it back */
  byId: number
  at: Date
}

/**
 * Adds the step of a new status and returns the changed columns, none if the status is the same. Throws Conflict when
 * the complaint is closed, or when someone else was first. The caller has locked the complaint.
 */
export async function changeStatus(
  tx: Db,
  complaint: ComplaintLine,
  { status, seen_status: seen, status_description: description = '', by, byId, at }: StatusChange,
) {
  if (!status || status === complaint.status) return {}
  // Unchanged from the status shown, so not chosen.
  if (seen && status === seen) return {}
  if (isClosed(complaint.status))
    refuse('complaint_closed', `This complaint is ${complaint.status.toLowerCase()} and cannot change any more`)
  if (seen && seen !== complaint.status)
    refuse('status_changed', `Someone changed the status to ${complaint.status} in the meantime`)
  const time = notBefore(at, await lastStep(tx, complaint.id))
  await tx
    .insertInto('complaint_event')
    .values({ complaint_id: complaint.id, status, description, by_name: by, by_id: byId, at: time })
    .execute()
  return { status, ...(status === 'Completed' && { job_closing_date: time }) }
}

function refuse(code: string, message: string): never {
  throw new Problem(409, code, message, { errors: { status: message } })
}
