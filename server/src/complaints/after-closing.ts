import { DAYS_AFTER_CLOSING } from 'contract/complaints/words'
import type { ComplaintStatus } from 'contract/complaints/words'
import { isFinal } from './complaint-status.ts'

/** The newest step of a complaint: of one that is over, its end. */
interface Standing {
  status: ComplaintStatus
  lastStepAt: string
}

/** Whether a complaint is open, or was closed so short ago that its two sides still talk about it. */
export const acceptsMessages = ({ status, lastStepAt }: Standing, now: Date): boolean =>
  !isFinal(status) || now.getTime() - Date.parse(lastStepAt) <= DAYS_AFTER_CLOSING * 24 * 60 * 60_000

/** Whether its customer may still say that it works again, or open it once more. */
export const mayBeAnswered = (standing: Standing, confirmedAt: string | null, now: Date): boolean =>
  standing.status === 'Completed' && confirmedAt === null && acceptsMessages(standing, now)
