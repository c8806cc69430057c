import { DAYS_AFTER_CLOSING, type ComplaintStatus } from 'contract/complaints/words'
import { isFinal } from '../work/complaint-status.ts'

/** The newest step of a complaint; of a closed one, its end. */
interface Standing {
  status: ComplaintStatus
  lastStepAt: string
}

/** Whether a complaint is open, or was closed so recently that customer and staff can still write. */
export const acceptsMessages = ({ status, lastStepAt }: Standing, now: Date): boolean =>
  !isFinal(status) || now.getTime() - Date.parse(lastStepAt) <= DAYS_AFTER_CLOSING * 24 * 60 * 60_000

/** Whether the customer can still confirm or reopen it. */
export const canConfirmOrReopen = (standing: Standing, confirmedAt: string | null, now: Date): boolean =>
  standing.status === 'Completed' && confirmedAt === null && acceptsMessages(standing, now)
