import { m } from 'contract/messages'
import type { Locale } from '../core/locale.ts'
import type { ComplaintStatus } from './words.ts'

const TEXTS = {
  Unassigned: m.stages_text_unassigned,
  'Service Center Assigned': m.stages_text_assigned,
  'Engineer Allocated': m.stages_text_allocated,
  'Part Approval Pending from ASM': m.stages_text_parts_requested,
  'Part Pending from HO': m.stages_text_parts_waiting,
  'Parts in Transit': m.stages_text_parts_coming,
  'Part Consumed by Service Center': m.stages_text_parts_here,
  'On Service': m.stages_text_repairing,
  Completed: m.stages_text_repaired,
  Cancelled: m.stages_text_cancelled,
} satisfies Record<ComplaintStatus, unknown>

/** The stages that promise a call to agree on a day. */
const BEFORE_VISIT = new Set<string>(['Unassigned', 'Service Center Assigned', 'Engineer Allocated'])

export interface StageOfStep {
  /** another step follows */
  isPast: boolean
  /** the day of a planned visit as it is written, or empty */
  visit: string
}

/**
 * The default text of a stage for the customer; unknown ones read as work in progress. The current step names the day of
 * a planned visit instead of promising to agree on one, and a past one no longer promises to look into it. In the
 * language of the page, or a given one.
 */
export function stageText(status: string, { isPast, visit }: StageOfStep, locale?: Locale): string {
  const options = locale && { locale }
  if (isPast && status === 'Unassigned') return m.stages_text_received({}, options)
  if (!isPast && visit && BEFORE_VISIT.has(status)) return m.stages_text_visit({ day: visit }, options)
  return (isStage(status) ? TEXTS[status] : TEXTS['On Service'])({}, options)
}

const isStage = (status: string): status is ComplaintStatus => Object.hasOwn(TEXTS, status)
