import {
  ALARM_LIST,
  COMPLAINT_LIST,
  ENQUIRY_LIST,
  EXTENSION_LIST,
  FAILED_JOBS,
  PART_REQUEST_LIST,
  PERSONALISATION_LIST,
  PRODUCT_LIST,
  QUOTATION_LIST,
  REGISTRATION_LIST,
  UNIT_LIST,
} from 'contract/core/office-paths'
import Boxes from 'lucide-react/icons/boxes'
import Brush from 'lucide-react/icons/brush'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CalendarPlus2 from 'lucide-react/icons/calendar-plus-2'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import CopyCheck from 'lucide-react/icons/copy-check'
import CopyX from 'lucide-react/icons/copy-x'
import Inbox from 'lucide-react/icons/inbox'
import Hourglass from 'lucide-react/icons/hourglass'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import PackageCheck from 'lucide-react/icons/package-check'
import PackageOpen from 'lucide-react/icons/package-open'
import Scale from 'lucide-react/icons/scale'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import Truck from 'lucide-react/icons/truck'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Unplug from 'lucide-react/icons/unplug'
import Wrench from 'lucide-react/icons/wrench'
import type { Capability } from 'contract/core/access'
import type { Role } from 'contract/core/roles'
import type { Attention } from 'contract/dashboard/endpoints'
import { WAITING_WORDS, type WaitingPart } from '../office/waiting-words.ts'
import { mayHere } from '../session/may-here.ts'

/** Something that waits, and where it is dealt with. */
export interface WaitingPlace {
  to: string
  text: string
  icon: typeof Wrench
  total: number
  oldest: string
}

/** Pending work of the role and of colleagues, the oldest first, without what the role may not see. */
export function waitingFor(attention: Attention, role: Role): { own: WaitingPlace[]; others: WaitingPlace[] } {
  const waiting = PLACES.flatMap(({ of, ...place }) => {
    const part = attention[of]
    return part && part.total > 0 ? [{ of, place: { ...place, text: WAITING_WORDS[of](), ...part } }] : []
  }).toSorted((a, b) => Date.parse(a.place.oldest) - Date.parse(b.place.oldest))
  const ofWhom = (isOwn: boolean) =>
    waiting.filter(({ of }) => mayHere(role, DOES[of]) === isOwn).map(({ place }) => place)
  return { own: ofWhom(true), others: ofWhom(false) }
}

/** What somebody must be allowed to do so that it is their work. */
const DOES: Record<WaitingPart, Capability> = {
  registrations_waiting: 'registrations.decide',
  registrations_disputed: 'registrations.decide',
  serials_shared: 'registrations.decide',
  unit_serials_shared: 'units.write',
  complaints_undispatched: 'complaints.dispatch',
  dispatches_failed: 'complaints.dispatch',
  complaints_to_plan: 'complaints.write',
  complaints_proposed: 'complaints.write',
  complaints_overdue: 'complaints.write',
  messages_unread: 'complaints.write',
  extensions_awaiting: 'extensions.settle',
  parts_to_approve: 'parts.approve',
  parts_to_send: 'parts.move',
  parts_to_receive: 'parts.move',
  model_numbers_doubled: 'catalogue.write',
  enquiries_open: 'enquiries.answer',
  quotations_pending: 'quotations.decide',
  personalisations_pending: 'personalisations.decide',
  jobs_failed: 'jobs.write',
  alarms: 'alarms.handle',
}

const PLACES: readonly (Pick<WaitingPlace, 'to' | 'icon'> & { of: WaitingPart })[] = [
  {
    of: 'registrations_waiting',
    to: `${REGISTRATION_LIST}?waiting=queue`,
    icon: PackageCheck,
  },
  {
    of: 'registrations_disputed',
    to: `${REGISTRATION_LIST}?disputed=true`,
    icon: Scale,
  },
  {
    of: 'serials_shared',
    to: `${REGISTRATION_LIST}?duplicate=true`,
    icon: CopyCheck,
  },
  {
    of: 'unit_serials_shared',
    to: `${UNIT_LIST}?duplicate=true`,
    icon: CopyX,
  },
  {
    of: 'complaints_undispatched',
    to: `${COMPLAINT_LIST}?dispatch=none`,
    icon: Wrench,
  },
  {
    of: 'dispatches_failed',
    to: `${COMPLAINT_LIST}?dispatch=failed`,
    icon: Unplug,
  },
  {
    of: 'complaints_proposed',
    to: `${COMPLAINT_LIST}?assigned=no_centre`,
    icon: Inbox,
  },
  {
    of: 'complaints_to_plan',
    to: `${COMPLAINT_LIST}?assigned=to_plan`,
    icon: CalendarPlus2,
  },
  {
    of: 'complaints_overdue',
    to: `${COMPLAINT_LIST}?due=late`,
    icon: Hourglass,
  },
  {
    of: 'messages_unread',
    to: `${COMPLAINT_LIST}?unread=true`,
    icon: MessageSquare,
  },
  {
    of: 'extensions_awaiting',
    to: `${EXTENSION_LIST}?state=awaiting_payment`,
    icon: CalendarPlus,
  },
  {
    of: 'parts_to_approve',
    to: `${PART_REQUEST_LIST}?state=asked`,
    icon: ClipboardCheck,
  },
  {
    of: 'parts_to_send',
    to: `${PART_REQUEST_LIST}?state=approved`,
    icon: PackageOpen,
  },
  {
    of: 'parts_to_receive',
    to: `${PART_REQUEST_LIST}?state=sent`,
    icon: Truck,
  },
  {
    of: 'model_numbers_doubled',
    to: `${PRODUCT_LIST}?same_model=true`,
    icon: CopyX,
  },
  {
    of: 'enquiries_open',
    to: `${ENQUIRY_LIST}?state=open`,
    icon: Mail,
  },
  {
    of: 'quotations_pending',
    to: `${QUOTATION_LIST}?status=Pending`,
    icon: Boxes,
  },
  {
    of: 'personalisations_pending',
    to: `${PERSONALISATION_LIST}?status=pending`,
    icon: Brush,
  },
  { of: 'jobs_failed', to: FAILED_JOBS, icon: TriangleAlert },
  { of: 'alarms', to: ALARM_LIST, icon: ShieldAlert },
]
