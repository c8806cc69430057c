import { QUOTATION_OUTCOMES, type QuotationOutcome } from 'contract/quotations/words'
import { m } from '#messages'
import { Badge } from '../../ui/data/badge.tsx'
import { outcomeLabel, outcomeTone } from '../outcome-words.ts'

/** As staff read it: to a customer one that was lost is closed. */
const labelOf = (outcome: QuotationOutcome): string =>
  outcome === 'lost' ? m.quotations_office_outcome_lost() : outcomeLabel(outcome)

/** What became of an approved quotation. */
export const OutcomeBadge = ({ outcome }: { outcome: QuotationOutcome }) => (
  <Badge tone={outcomeTone(outcome)}>{labelOf(outcome)}</Badge>
)

/** The choices of the filter, in words. */
export const OUTCOME_OPTIONS = QUOTATION_OUTCOMES.map((value) => ({ value, text: () => labelOf(value) }))
