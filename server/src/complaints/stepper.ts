import type { ComplaintStatus } from 'contract/complaints/words'
import type { Stepper } from 'contract/core/stepper'
import { dayText } from '../core/format.ts'
import type { Db } from '../core/db.ts'

/** The default text of a stage for the customer. */
export const STANDARD_TEXTS: Record<ComplaintStatus, string> = {
  Unassigned: 'We have your complaint and will look into it shortly.',
  'Service Center Assigned': 'The service centre has your complaint. A technician will call you.',
  'Engineer Allocated': 'A technician has your complaint and will call you to agree on a time.',
  'Part Approval Pending from ASM': 'The fault is confirmed and the parts are requested.',
  'Part Pending from HO': 'The parts will leave our head office soon.',
  'Parts in Transit': 'The parts are on their way to the service centre.',
  'Part Consumed by Service Center': 'The technician has the parts and will finish the repair soon.',
  'On Service': 'Your product is being worked on.',
  Completed: 'The work is done and your product is ready for you.',
  Cancelled: 'This complaint was cancelled.',
}

interface Visited {
  id: number
  visit_date: string | null
}

/** The steps of a complaint, oldest first. */
export async function stepsOf(db: Db, { id, visit_date }: Visited): Promise<Stepper> {
  const events = await db
    .selectFrom('complaint_event')
    .select(['status', 'description', 'at'])
    .where('complaint_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return events.map(({ status, description, at }, index) => ({
    newServiceStatusName: status,
    dateAdded: at,
    description: description || standardText(status, { isPast: index < events.length - 1, visitDate: visit_date }),
  }))
}

/** The stages that promise a call to agree on a day. */
const BEFORE_VISIT = new Set<string>(['Unassigned', 'Service Center Assigned', 'Engineer Allocated'])

interface Step {
  /** another step follows */
  isPast: boolean
  visitDate: string | null
}

/**
 * The text of a stage; unknown ones read as work in progress. The current step names the day of a planned visit instead
 * of promising to agree on one, and a past one no longer promises to look into it.
 */
export function standardText(status: string, { isPast, visitDate }: Step = { isPast: false, visitDate: null }): string {
  if (isPast) return status === 'Unassigned' ? 'We have your complaint.' : textOf(status)
  return visitDate && BEFORE_VISIT.has(status)
    ? `A technician's visit is planned for ${dayText(visitDate)}.`
    : textOf(status)
}

const textOf = (status: string): string =>
  Object.hasOwn(STANDARD_TEXTS, status) ? STANDARD_TEXTS[status as ComplaintStatus] : STANDARD_TEXTS['On Service']
