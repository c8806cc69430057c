import {
  ALARM_LIST,
  COMPLAINT_LIST,
  ENQUIRY_LIST,
  EXTENSION_LIST,
  FAILED_JOBS,
  PERSONALISATION_LIST,
  PRODUCT_LIST,
  QUOTATION_LIST,
  REGISTRATION_LIST,
  UNIT_LIST,
} from 'contract/core/office-paths'
import Boxes from 'lucide-react/icons/boxes'
import Brush from 'lucide-react/icons/brush'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CopyCheck from 'lucide-react/icons/copy-check'
import CopyX from 'lucide-react/icons/copy-x'
import Hourglass from 'lucide-react/icons/hourglass'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import PackageCheck from 'lucide-react/icons/package-check'
import Scale from 'lucide-react/icons/scale'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Unplug from 'lucide-react/icons/unplug'
import Wrench from 'lucide-react/icons/wrench'
import type { Attention } from 'contract/dashboard/endpoints'
import { WAITING_WORDS, type WaitingPart } from '../office/waiting-words.ts'

/** Something that waits, and where it is dealt with. */
export interface WaitingPlace {
  to: string
  text: string
  icon: typeof Wrench
  total: number
  oldest: string
}

/** Pending work, the oldest first, without what the role may not see. */
export const waitingFor = (attention: Attention): WaitingPlace[] =>
  PLACES.flatMap(({ of, ...place }) => {
    const waiting = attention[of]
    return waiting && waiting.total > 0 ? [{ ...place, text: WAITING_WORDS[of](), ...waiting }] : []
  }).toSorted((a, b) => Date.parse(a.oldest) - Date.parse(b.oldest))

const PLACES: readonly (Pick<WaitingPlace, 'to' | 'icon'> & { of: WaitingPart })[] = [
  {
    of: 'registrations_waiting',
    to: `${REGISTRATION_LIST}?status=Pending`,
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
