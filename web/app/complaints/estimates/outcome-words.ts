import type { EstimateOutcome } from 'contract/complaints/estimate-words'
import { m } from '#messages'
import type { BadgeTone } from '../../ui/data/badge-look.tsx'

const LOOK: Record<EstimateOutcome, { tone: BadgeTone; label: () => string }> = {
  open: { tone: 'wait', label: m.estimates_outcome_open },
  accepted: { tone: 'green', label: m.estimates_outcome_accepted },
  declined: { tone: 'amber', label: m.estimates_outcome_declined },
  replaced: { tone: 'grey', label: m.estimates_outcome_replaced },
  closed: { tone: 'grey', label: m.estimates_outcome_closed },
  expired: { tone: 'grey', label: m.estimates_outcome_expired },
}

/** What became of an estimate, in a word. */
export const estimateLabel = (outcome: EstimateOutcome): string => LOOK[outcome].label()

export const estimateTone = (outcome: EstimateOutcome): BadgeTone => LOOK[outcome].tone
