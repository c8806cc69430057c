import { PRIORITIES, type Priority } from 'contract/complaints/words'
import { m } from '#messages'

const LABEL: Record<Priority, () => string> = {
  low: m.complaints_office_priority_low,
  normal: m.complaints_office_priority_normal,
  high: m.complaints_office_priority_high,
  urgent: m.complaints_office_priority_urgent,
}

/** How soon a complaint is dealt with, in words. */
export const priorityLabel = (priority: Priority): string => LABEL[priority]()

/** The choices of filters, the most urgent first. */
export const PRIORITY_OPTIONS = PRIORITIES.toReversed().map((value) => ({ value, text: LABEL[value] }))
