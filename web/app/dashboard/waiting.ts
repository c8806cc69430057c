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
import { m } from '#messages'

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
  PLACES.flatMap(({ of, text, ...place }) => {
    const waiting = attention[of]
    return waiting && waiting.total > 0 ? [{ ...place, text: text(), ...waiting }] : []
  }).toSorted((a, b) => Date.parse(a.oldest) - Date.parse(b.oldest))

const PLACES: readonly (Pick<WaitingPlace, 'to' | 'icon'> & { of: keyof Attention; text: () => string })[] = [
  {
    of: 'registrations_waiting',
    to: `${REGISTRATION_LIST}?status=Pending`,
    text: m.dashboard_wait_registrations,
    icon: PackageCheck,
  },
  {
    of: 'serials_shared',
    to: `${REGISTRATION_LIST}?duplicate=true`,
    text: m.dashboard_wait_serials,
    icon: CopyCheck,
  },
  {
    of: 'unit_serials_shared',
    to: `${UNIT_LIST}?duplicate=true`,
    text: m.dashboard_wait_unit_serials,
    icon: CopyX,
  },
  {
    of: 'complaints_undispatched',
    to: `${COMPLAINT_LIST}?dispatch=none`,
    text: m.dashboard_wait_dispatch,
    icon: Wrench,
  },
  {
    of: 'dispatches_failed',
    to: `${COMPLAINT_LIST}?dispatch=failed`,
    text: m.dashboard_wait_dispatch_failed,
    icon: Unplug,
  },
  {
    of: 'complaints_overdue',
    to: `${COMPLAINT_LIST}?overdue=true`,
    text: m.dashboard_wait_overdue,
    icon: Hourglass,
  },
  {
    of: 'messages_unread',
    to: `${COMPLAINT_LIST}?unread=true`,
    text: m.dashboard_wait_messages,
    icon: MessageSquare,
  },
  {
    of: 'extensions_awaiting',
    to: `${EXTENSION_LIST}?state=awaiting_payment`,
    text: m.dashboard_wait_extensions,
    icon: CalendarPlus,
  },
  {
    of: 'model_numbers_doubled',
    to: `${PRODUCT_LIST}?same_model=true`,
    text: m.dashboard_wait_models,
    icon: CopyX,
  },
  {
    of: 'enquiries_unread',
    to: `${ENQUIRY_LIST}?status=unread`,
    text: m.dashboard_wait_enquiries,
    icon: Mail,
  },
  {
    of: 'quotations_pending',
    to: `${QUOTATION_LIST}?status=Pending`,
    text: m.dashboard_wait_quotations,
    icon: Boxes,
  },
  {
    of: 'personalisations_pending',
    to: `${PERSONALISATION_LIST}?status=pending`,
    text: m.dashboard_wait_personalisations,
    icon: Brush,
  },
  { of: 'jobs_failed', to: FAILED_JOBS, text: m.dashboard_wait_jobs, icon: TriangleAlert },
  { of: 'alarms', to: ALARM_LIST, text: m.dashboard_wait_alarms, icon: ShieldAlert },
]
