import Calculator from 'lucide-react/icons/calculator'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import CircleDot from 'lucide-react/icons/circle-dot'
import Clock from 'lucide-react/icons/clock'
import Headset from 'lucide-react/icons/headset'
import Hourglass from 'lucide-react/icons/hourglass'
import Lock from 'lucide-react/icons/lock'
import MapPinCheck from 'lucide-react/icons/map-pin-check'
import Merge from 'lucide-react/icons/merge'
import MessageSquare from 'lucide-react/icons/message-square'
import Play from 'lucide-react/icons/play'
import PhoneCall from 'lucide-react/icons/phone-call'
import Route from 'lucide-react/icons/route'
import Send from 'lucide-react/icons/send'
import Star from 'lucide-react/icons/star'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import Wrench from 'lucide-react/icons/wrench'
import type { TimelineEntry } from 'contract/complaints/messages'
import type { TimelineKind } from 'contract/complaints/words'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { plainText } from '../../../ui/data/rich-text-tree.ts'
import { whole } from '../../../ui/format/numbers.ts'
import { rupees } from '../../../ui/format/price.ts'
import { dispatchWords, hasCrm } from '../dispatch/dispatch-words.ts'
import { stageLabel } from '../stage-label.ts'
import { callWords } from '../happy-calls/call-words.ts'
import { outcomeWords } from '../visits/outcome-words.ts'

/** Where an entry stands among the others. */
export interface Place {
  /** no stage came after it */
  isCurrent: boolean
  /** the first of its kind */
  isFirst: boolean
}

/** The icon and title of each kind of entry. */
const LOOK: Record<TimelineKind, { sign: ReactNode; title: (entry: TimelineEntry, place: Place) => string }> = {
  status: {
    sign: <CircleDot />,
    // Once work has progressed nothing reads Unassigned.
    title: ({ status }, { isCurrent }) =>
      status === 'Unassigned' && !isCurrent ? m.complaints_office_event_received() : stageLabel(status),
  },
  customer: { sign: <MessageSquare />, title: ({ by }) => m.complaints_office_event_customer({ name: by }) },
  staff: { sign: <Headset />, title: ({ by }) => m.complaints_office_event_staff({ name: by }) },
  internal: { sign: <Lock />, title: ({ by }) => m.complaints_office_event_internal({ name: by }) },
  visit: {
    sign: <CalendarClock />,
    title: (_, { isFirst }) =>
      isFirst ? m.complaints_office_event_visit_planned() : m.complaints_office_event_visit(),
  },
  queued: { sign: <Clock />, title: () => m.complaints_office_event_queued() },
  failed: { sign: <TriangleAlert />, title: () => m.complaints_office_event_failed() },
  dispatched: { sign: <Send />, title: () => dispatchWords().event() },
  sent: { sign: <Send />, title: () => m.complaints_office_event_sent() },
  confirmed: { sign: <CircleCheck />, title: () => m.complaints_office_event_confirmed() },
  assigned: { sign: <UserRoundCheck />, title: () => m.complaints_office_event_assigned() },
  visited: { sign: <Wrench />, title: () => m.complaints_office_event_visited() },
  called: { sign: <PhoneCall />, title: () => m.complaints_office_event_called() },
  estimated: { sign: <Calculator />, title: () => m.estimates_office_event_sent() },
  estimate_accepted: { sign: <CircleCheck />, title: () => m.estimates_office_event_accepted() },
  estimate_declined: { sign: <CircleX />, title: () => m.estimates_office_event_declined() },
  set_out: { sign: <Route />, title: () => m.complaints_office_event_set_out() },
  arrived: { sign: <MapPinCheck />, title: () => m.complaints_office_event_arrived() },
  waiting: { sign: <Hourglass />, title: () => m.complaints_office_event_waiting() },
  resumed: { sign: <Play />, title: () => m.complaints_office_event_resumed() },
  merged: { sign: <Merge />, title: ({ id }) => m.complaints_office_event_merged({ id }) },
  merged_into: { sign: <Merge />, title: ({ id }) => m.complaints_office_event_merged_into({ id }) },
  rated: { sign: <Star />, title: () => m.complaints_office_event_rated() },
}

export const signOf = ({ kind }: TimelineEntry): ReactNode => LOOK[kind].sign

export const titleOf = (entry: TimelineEntry, place: Place): string => LOOK[entry.kind].title(entry, place)

/** The text below the title. */
export function textOf({ kind, text }: TimelineEntry): string {
  if (kind === 'dispatched' && text !== '') return m.complaints_office_job_no({ number: text })
  if (kind === 'visited') return outcomeWords(text)
  if (kind === 'called') return callWords(text)
  if (kind === 'estimated') return rupees(Number(text))
  if (kind === 'merged') return plainText(text)
  return kind === 'rated' ? ratingWords(text) : text
}

/** A rating is kept in English with what the customer wrote: `4 of 5: Came on time`. */
function ratingWords(text: string): string {
  const [, rating, written] = /^([1-5]) of 5(?:: (.+))?$/s.exec(text) ?? []
  if (!rating) return text
  const stars = m.complaints_office_rating_of({ rating: whole(Number(rating)) })
  return written ? `${stars}: ${written}` : stars
}

/** The actor, if the title does not name one. */
export const actorOf = ({ kind, by }: TimelineEntry): string =>
  kind === 'customer' || kind === 'staff' || kind === 'internal' || isLocalDesk(kind, by) ? '' : by

/** Job numbers of an installation without a CRM were once recorded as the CRM's. */
const isLocalDesk = (kind: TimelineKind, by: string): boolean => kind === 'dispatched' && by === 'CRM' && !hasCrm()
