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
} from 'contract/core/paths'
import Boxes from 'lucide-react/icons/boxes'
import Brush from 'lucide-react/icons/brush'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CopyCheck from 'lucide-react/icons/copy-check'
import CopyX from 'lucide-react/icons/copy-x'
import Hourglass from 'lucide-react/icons/hourglass'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import PackageCheck from 'lucide-react/icons/package-check'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Unplug from 'lucide-react/icons/unplug'
import Wrench from 'lucide-react/icons/wrench'
import type { Attention } from 'contract/dashboard/endpoints'

/** Something that waits, and where it is dealt with. */
export interface WaitingPlace {
  to: string
  text: string
  icon: typeof Wrench
  total: number
  oldest: string
}

/** What waits at all, the longest first; what the role may not see is not there. */
export const waitingFor = (attention: Attention): WaitingPlace[] =>
  PLACES.flatMap(({ of, ...place }) => {
    const waiting = attention[of]
    return waiting && waiting.total > 0 ? [{ ...place, ...waiting }] : []
  }).toSorted((a, b) => Date.parse(a.oldest) - Date.parse(b.oldest))

const PLACES: readonly (Omit<WaitingPlace, 'total' | 'oldest'> & { of: keyof Attention })[] = [
  {
    of: 'registrations_waiting',
    to: `${REGISTRATION_LIST}?status=Pending`,
    text: 'Customer products to verify',
    icon: PackageCheck,
  },
  {
    of: 'serials_shared',
    to: `${REGISTRATION_LIST}?duplicate=true`,
    text: 'Units registered more than once',
    icon: CopyCheck,
  },
  {
    of: 'unit_serials_shared',
    to: `${UNIT_LIST}?duplicate=true`,
    text: 'Serial numbers of several QR products',
    icon: CopyX,
  },
  {
    of: 'complaints_undispatched',
    to: `${COMPLAINT_LIST}?dispatch=none`,
    text: 'Complaints to dispatch',
    icon: Wrench,
  },
  {
    of: 'dispatches_failed',
    to: `${COMPLAINT_LIST}?dispatch=failed`,
    text: 'Dispatches that failed',
    icon: Unplug,
  },
  {
    of: 'complaints_overdue',
    to: `${COMPLAINT_LIST}?overdue=true`,
    text: 'Overdue complaints',
    icon: Hourglass,
  },
  {
    of: 'messages_unread',
    to: `${COMPLAINT_LIST}?unread=true`,
    text: 'Complaint messages to read',
    icon: MessageSquare,
  },
  {
    of: 'extensions_awaiting',
    to: `${EXTENSION_LIST}?state=awaiting_payment`,
    text: 'Warranty extensions to be paid',
    icon: CalendarPlus,
  },
  {
    of: 'model_numbers_doubled',
    to: `${PRODUCT_LIST}?same_model=true`,
    text: 'Products with the model number of another',
    icon: CopyX,
  },
  {
    of: 'enquiries_unread',
    to: `${ENQUIRY_LIST}?status=unread`,
    text: 'Contact messages to read',
    icon: Mail,
  },
  {
    of: 'quotations_pending',
    to: `${QUOTATION_LIST}?status=Pending`,
    text: 'Bulk quotes to decide',
    icon: Boxes,
  },
  {
    of: 'personalisations_pending',
    to: `${PERSONALISATION_LIST}?status=pending`,
    text: 'Personalisations to approve',
    icon: Brush,
  },
  { of: 'jobs_failed', to: FAILED_JOBS, text: 'Failed jobs', icon: TriangleAlert },
  { of: 'alarms', to: ALARM_LIST, text: 'Unusual numbers of codes or sign-ins', icon: ShieldAlert },
]
