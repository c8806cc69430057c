import { COMPLAINT_STATUSES, type ComplaintStatus } from 'contract/complaints/words'
import { m } from '#messages'

const LABEL: Record<ComplaintStatus | 'Being dispatched', () => string> = {
  Unassigned: m.complaints_office_stage_unassigned,
  'Service Center Assigned': m.complaints_office_stage_assigned,
  'Engineer Allocated': m.complaints_office_stage_allocated,
  'Part Approval Pending from ASM': m.complaints_office_stage_part_approval,
  'Part Pending from HO': m.complaints_office_stage_part_pending,
  'Parts in Transit': m.complaints_office_stage_parts_in_transit,
  'Part Consumed by Service Center': m.complaints_office_stage_part_consumed,
  'On Service': m.complaints_office_stage_on_service,
  Completed: m.complaints_office_stage_completed,
  Cancelled: m.complaints_office_stage_cancelled,
  'Being dispatched': m.complaints_office_stage_being_dispatched,
}

/** A stage as staff read it; one that is not known reads as it is. */
export const stageLabel = (stage: string): string => (isKnown(stage) ? LABEL[stage]() : stage)

/** The choices of the filter, in words. */
export const STAGE_OPTIONS = COMPLAINT_STATUSES.map((value) => ({ value, text: LABEL[value] }))

const isKnown = (stage: string): stage is keyof typeof LABEL => Object.hasOwn(LABEL, stage)
