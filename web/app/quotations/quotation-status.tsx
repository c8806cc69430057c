import type { QuotationOutcome as Outcome, QuotationStatus as Status } from 'contract/quotations/words'
import type { BadgeTone } from '../ui/data/badge-look.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { outcomeLabel, outcomeTone } from './outcome-words.ts'
import { m } from '#messages'

const LOOK: Record<Status, { tone: BadgeTone; label: () => string }> = {
  Pending: { tone: 'wait', label: m.quotations_pending },
  Rejected: { tone: 'amber', label: m.quotations_rejected },
  Approved: { tone: 'green', label: m.quotations_approved },
}

/** The colour of a state; an unknown one is grey. */
export const quotationTone = (status: string): BadgeTone => (isStatus(status) ? LOOK[status].tone : 'grey')

/** The state of a request as people read it; an unknown one as it is. */
export const quotationStatusLabel = (status: string): string => (isStatus(status) ? LOOK[status].label() : status)

/** The state of a request in a word: Pending, Rejected, Approved. Its own customer reads a wait, not an alarm. */
export const QuotationStatus = ({ status, own = false }: { status: string; own?: boolean }) => (
  <Badge tone={own && status === 'Pending' ? 'checking' : quotationTone(status)}>{quotationStatusLabel(status)}</Badge>
)

/** What became of an approved quotation, as its customer reads it: Accepted, Declined, Expired … */
export const QuotationOutcome = ({ outcome }: { outcome: Outcome }) => (
  <Badge tone={outcomeTone(outcome)}>{outcomeLabel(outcome)}</Badge>
)

const isStatus = (status: string): status is Status => Object.hasOwn(LOOK, status)
