import type { PersonalisationStatus as Status } from 'contract/personalisations/words'
import type { BadgeTone } from '../ui/data/badge-look.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { statusLabel } from './personalisation-words.ts'

export const STATUS_TONE: Record<Status, BadgeTone> = { pending: 'wait', approved: 'green', rejected: 'amber' }

/** The state of a request in a word: Pending, Approved, Rejected. */
export const PersonalisationStatus = ({ status, own = false }: { status: Status; own?: boolean }) => (
  <Badge tone={own && status === 'pending' ? 'checking' : STATUS_TONE[status]}>{statusLabel(status)}</Badge>
)
