import Percent from 'lucide-react/icons/percent'
import type { RegistrationStatus as Status } from 'contract/registrations/words'
import type { ReactNode } from 'react'
import type { BadgeTone } from '../ui/data/badge-look.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { m } from '#messages'

const TONE: Record<Status, BadgeTone> = { Pending: 'wait', Approved: 'green', Discount: 'green', Rejected: 'amber' }

/** How a badge shows the state of a registration; an unknown one is grey. */
export const registrationLook = (status: string): { tone: BadgeTone; sign?: ReactNode } => ({
  tone: isStatus(status) ? TONE[status] : 'grey',
  ...(status === 'Discount' && { sign: <Percent /> }),
})

/** The state of a registration in a word: Pending, Approved, Discount, Rejected. Its own customer reads a wait, not an alarm. */
export const RegistrationStatus = ({ status, own = false }: { status: string; own?: boolean }) => (
  <Badge {...registrationLook(status)} {...(own && status === 'Pending' && { tone: 'checking' as const })}>
    {registrationStatus(status)}
  </Badge>
)

const LABEL: Record<Status, () => string> = {
  Pending: m.registrations_status_pending,
  Approved: m.registrations_status_approved,
  Discount: m.registrations_status_discount,
  Rejected: m.registrations_status_rejected,
}

/** A registration's status as people read it. */
const registrationStatus = (status: string): string => (isStatus(status) ? LABEL[status]() : status)

const isStatus = (status: string): status is Status => Object.hasOwn(TONE, status)
