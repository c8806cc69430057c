import type { QuotationOutcome } from 'contract/quotations/words'
import { m } from '#messages'
import type { BadgeTone } from '../ui/data/badge-look.tsx'

const LOOK: Record<QuotationOutcome, { tone: BadgeTone; label: () => string }> = {
  open: { tone: 'wait', label: m.quotations_outcome_open },
  accepted: { tone: 'green', label: m.quotations_outcome_accepted },
  declined: { tone: 'amber', label: m.quotations_outcome_declined },
  expired: { tone: 'grey', label: m.quotations_outcome_expired },
  replaced: { tone: 'grey', label: m.quotations_outcome_replaced },
  lost: { tone: 'grey', label: m.quotations_outcome_lost },
}

/** What became of an approved quotation, in a word. */
export const outcomeLabel = (outcome: QuotationOutcome): string => LOOK[outcome].label()

export const outcomeTone = (outcome: QuotationOutcome): BadgeTone => LOOK[outcome].tone
