import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { DAYS_AFTER_CLOSING, type ComplaintStatus, isClosed } from 'contract/complaints/words'
import { Conflict } from '../../platform/core/problems.ts'
import type { Db } from '../../platform/core/db.ts'
import { lastStep } from '../complaint-steps.ts'
import { type ComplaintLine } from '../lock-complaint.ts'

/** The newest step of a complaint; of a closed one, its end. */
interface Standing {
  status: ComplaintStatus
  lastStepAt: string
}

/** Whether a complaint is open, or was closed so recently that customer and staff can still write. */
export const acceptsMessages = ({ status, lastStepAt }: Standing, now: Date): boolean =>
  !isClosed(status) || now.getTime() - Date.parse(lastStepAt) <= DAYS_AFTER_CLOSING * 24 * 60 * 60_000

/** Whether the customer can still confirm or reopen it. */
export const canConfirmOrReopen = (standing: Standing, confirmedAt: string | null, now: Date): boolean =>
  standing.status === 'Completed' && confirmedAt === null && acceptsMessages(standing, now)

export async function refuseUnlessJustCompleted(
  tx: Db,
  { id, status, created_at }: ComplaintLine,
  now: Date,
): Promise<void> {
  if (status !== 'Completed') throw new Conflict(m.complaints_complaint_not_completed(), 'not_completed')
  const lastStepAt = (await lastStep(tx, id))?.at ?? created_at
  if (!acceptsMessages({ status, lastStepAt }, now))
    throw new Conflict(
      m.complaints_complaint_completed_more_than_days_ago({ n: counted(DAYS_AFTER_CLOSING) }),
      'closed_long_ago',
    )
}
