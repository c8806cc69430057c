import {
  CHANGE_PASSWORD,
  MY_PERSONALISATIONS,
  MY_PRODUCTS,
  NOTICES,
  OWN_QUOTATION,
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
import Package from 'lucide-react/icons/package'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import Wrench from 'lucide-react/icons/wrench'

export interface OwnPlace {
  to: string
  label: string
  icon: LucideIcon
  also: readonly string[]
}

/** The customer's own screens, in groups. */
export const OWN_PLACES: readonly { title: string; places: readonly OwnPlace[] }[] = [
  {
    title: 'Your products',
    places: [
      { to: MY_PRODUCTS, label: 'My Products', icon: Package, also: [] },
      { to: TICKETS, label: 'Service Ticket', icon: Wrench, also: [] },
      { to: REWARD_POINTS, label: 'Reward Points', icon: Award, also: [] },
    ],
  },
  {
    title: 'Your requests',
    places: [
      { to: QUOTATION_HISTORY, label: 'Bulk Order History', icon: ClipboardList, also: [prefixOf(OWN_QUOTATION)] },
      { to: MY_PERSONALISATIONS, label: 'Personalization Orders', icon: Brush, also: [] },
      { to: NOTICES, label: 'Notices', icon: Bell, also: [] },
    ],
  },
  {
    title: 'Your account',
    places: [
      { to: PROFILE, label: 'My Account', icon: UserRound, also: [] },
      { to: CHANGE_PASSWORD, label: 'Change Password', icon: KeyRound, also: [] },
      { to: SECURITY, label: 'Security and Data', icon: ShieldCheck, also: [] },
    ],
  },
]
