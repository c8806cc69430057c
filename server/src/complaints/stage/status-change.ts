import { language } from 'contract/core/wording'
import type { AuditEntry } from '../../platform/audit/audit.ts'
import { wordsIn } from '../../platform/audit/words-in.ts'
import { stateText } from '../../platform/core/state-text.ts'
import { m } from 'contract/messages'
import type { ComplaintStatus } from 'contract/complaints/words'
import { isClosed } from 'contract/complaints/words'
import { cancelWithComplaint } from '../../parts/requests/end-with-complaint.ts'
import { Problem } from '../../platform/core/problems.ts'
import type { Db } from '../../platform/core/db.ts'
import { lastStep, notBefore } from '../complaint-steps.ts'
import type { ComplaintLine } from '../lock-complaint.ts'

export interface StatusChange {
  status: ComplaintStatus | undefined
  /** the status staff saw when they chose another */
  seen_status?: ComplaintStatus | undefined
  /** nobody chose it: it follows from something else, also where it is the one that was shown */
  follows?: boolean
  status_description?: string | undefined
  /** completed outside the warranty */
  is_paid_repair?: boolean | undefined
  by: string
  /** who may take it back */
  actor: AuditEntry['actor']
  at: Date
}

/**
 * Adds the step of a new status and returns the changed columns, none if the status is the same. An end cancels the requests
 * for parts that are not sent. Throws Conflict when the complaint is closed, or when someone else was first. The caller has locked the complaint.
 */
export async function changeStatus(
  tx: Db,
  complaint: ComplaintLine,
  {
    status,
    seen_status: seen,
    follows = false,
    status_description: description = '',
    is_paid_repair = false,
    by,
    actor,
    at,
  }: StatusChange,
) {
  if (!status || status === complaint.status) return {}
  // Unchanged from the status shown, so not chosen.
  if (seen && status === seen && !follows) return {}
  if (isClosed(complaint.status))
    refuse('complaint_closed', m.complaints_complaint_cannot_change_any_more({ state: stateText(complaint.status) }))
  if (seen && seen !== complaint.status)
    refuse(
      'status_changed',
      m.complaints_someone_changed_status_meantime({ what: wordsIn(language(), complaint.status) }),
    )
  if (status === 'Completed' && complaint.serial_number === null && !is_paid_repair) refuseUnknownSerial()
  const time = notBefore(at, await lastStep(tx, complaint.id))
  await tx
    .insertInto('complaint_event')
    .values({
      complaint_id: complaint.id,
      status,
      description,
      by_name: by,
      by_id: actor.id,
      at: time,
      // The end is the only stage that is told by itself.
      is_answer: status === 'Completed',
    })
    .execute()
  if (isClosed(status)) await cancelWithComplaint(tx, { complaintId: complaint.id, actor, by, at: time })
  return { status, ...(status === 'Completed' && { job_closing_date: time, is_paid_repair }) }
}

/** A repair under warranty is one of a unit that is known. */
function refuseUnknownSerial(): never {
  const message = m.complaints_serial_needed()
  throw new Problem(409, 'serial_unknown', message, { errors: { serial_number: message } })
}

function refuse(code: string, message: string): never {
  throw new Problem(409, code, message, { errors: { status: message } })
}
