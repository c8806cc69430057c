import {
  CHANGE_PASSWORD,
  MY_PERSONALISATIONS,
  MY_PRODUCTS,
  NOTICES,
  OWN_QUOTATION,
  PREFERENCES,
  PROFILE,
  QUOTATION_HISTORY,
  REWARD_POINTS,
  SECURITY,
  TICKETS,
  prefixOf,
} from 'contract/core/paths'
import type { LucideIcon } from 'lucide-react'
import Award from 'lucide-react/icons/award'
import Bell from 'lucide-react/icons/bell'
import Brush from 'lucide-react/icons/brush'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import KeyRound from 'lucide-react/icons/key-round'
import MessageSquare from 'lucide-react/icons/message-square'
import Package from 'lucide-react/icons/package'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import Wrench from 'lucide-react/icons/wrench'
import { m } from '#messages'

export interface OwnPlace {
  to: string
  label: () => string
  icon: LucideIcon
  also: readonly string[]
}

/** The customer's menu entries, in groups. */
export const OWN_PLACES: readonly { title: () => string; places: readonly OwnPlace[] }[] = [
  {
    title: m.layouts_your_products,
    places: [
      { to: MY_PRODUCTS, label: m.layouts_my_products, icon: Package, also: [] },
      { to: TICKETS, label: m.layouts_service_ticket, icon: Wrench, also: [] },
      { to: REWARD_POINTS, label: m.layouts_reward_points, icon: Award, also: [] },
    ],
  },
  {
    title: m.layouts_your_requests,
    places: [
      { to: QUOTATION_HISTORY, label: m.layouts_bulk_history, icon: ClipboardList, also: [prefixOf(OWN_QUOTATION)] },
      { to: MY_PERSONALISATIONS, label: m.layouts_personalizations, icon: Brush, also: [] },
      { to: NOTICES, label: m.layouts_notices, icon: Bell, also: [] },
    ],
  },
  {
    title: m.layouts_your_account,
    places: [
      { to: PROFILE, label: m.layouts_my_account, icon: UserRound, also: [] },
      { to: PREFERENCES, label: m.layouts_preferences, icon: MessageSquare, also: [] },
      { to: CHANGE_PASSWORD, label: m.layouts_change_password, icon: KeyRound, also: [] },
      { to: SECURITY, label: m.layouts_security, icon: ShieldCheck, also: [] },
    ],
  },
]
