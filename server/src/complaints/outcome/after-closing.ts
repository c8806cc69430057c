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
  if (status !== 'Completed') throw new Conflict('This complaint is not completed', 'not_completed')
  const lastStepAt = (await lastStep(tx, id))?.at ?? created_at
  if (!acceptsMessages({ status, lastStepAt }, now))
    throw new Conflict(
      `This complaint was completed more than ${DAYS_AFTER_CLOSING} days ago. Please file another one`,
      'closed_long_ago',
    )
}
