import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import Clock from 'lucide-react/icons/clock'
import Headset from 'lucide-react/icons/headset'
import Lock from 'lucide-react/icons/lock'
import MessageSquare from 'lucide-react/icons/message-square'
import Send from 'lucide-react/icons/send'
import Star from 'lucide-react/icons/star'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { TimelineEntry } from 'contract/complaints/messages'
import type { TimelineKind } from 'contract/complaints/words'
import type { ReactNode } from 'react'

/** The sign of a kind of entry, and what it says of itself. */
const LOOK: Record<TimelineKind, { sign: ReactNode; title: (entry: TimelineEntry, isCurrent: boolean) => string }> = {
  status: {
    sign: <CircleDot />,
    // Once work has progressed nothing reads Unassigned.
    title: ({ status }, isCurrent) => (status === 'Unassigned' && !isCurrent ? 'Complaint received' : status),
  },
  customer: { sign: <MessageSquare />, title: ({ by }) => `${by} wrote` },
  staff: { sign: <Headset />, title: ({ by }) => `${by} wrote to the customer` },
  internal: { sign: <Lock />, title: ({ by }) => `Internal note of ${by}` },
  visit: { sign: <CalendarClock />, title: () => 'Visit changed' },
  queued: { sign: <Clock />, title: () => 'Queued for the CRM' },
  failed: { sign: <TriangleAlert />, title: () => 'Dispatch failed' },
  dispatched: { sign: <Send />, title: () => 'Dispatched to CRM' },
  confirmed: { sign: <CircleCheck />, title: () => 'The customer says that it works again' },
  rated: { sign: <Star />, title: () => 'The customer rated the service' },
}

export const signOf = ({ kind }: TimelineEntry): ReactNode => LOOK[kind].sign

/** `isCurrent`: no stage came after it. */
export const titleOf = (entry: TimelineEntry, isCurrent: boolean): string => LOOK[entry.kind].title(entry, isCurrent)

/** What stands below the title. */
export const textOf = ({ kind, text }: TimelineEntry): string =>
  kind === 'dispatched' && text !== '' ? `Job no. ${text}` : text

/** Who did it, where the title does not say so. */
export const actorOf = ({ kind, by }: TimelineEntry): string =>
  kind === 'customer' || kind === 'staff' || kind === 'internal' ? '' : by
