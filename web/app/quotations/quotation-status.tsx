import type { QuotationStatus as Status } from 'contract/quotations/words'
import type { BadgeTone } from '../ui/data/badge-look.tsx'
import { Badge } from '../ui/data/badge.tsx'

const TONE: Record<Status, BadgeTone> = { Pending: 'wait', Rejected: 'amber', Approved: 'green' }

/** The colour of a state; an unknown one is grey. */
export const quotationTone = (status: string): BadgeTone => (isStatus(status) ? TONE[status] : 'grey')

/** The state of a request in a word: Pending, Rejected, Approved. */
export const QuotationStatus = ({ status }: { status: string }) => <Badge tone={quotationTone(status)}>{status}</Badge>

const isStatus = (status: string): status is Status => Object.hasOwn(TONE, status)
