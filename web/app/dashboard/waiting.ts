import Boxes from 'lucide-react/icons/boxes'
import Mail from 'lucide-react/icons/mail'
import PackageCheck from 'lucide-react/icons/package-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Unplug from 'lucide-react/icons/unplug'
import Wrench from 'lucide-react/icons/wrench'
import type { Attention } from '../office/office-data.ts'
import { OFFICE } from '../office/office-menu.ts'

/** Something that waits, and where it is dealt with. */
export interface WaitingPlace {
  to: string
  text: string
  icon: typeof Wrench
  total: number
  oldest: string
}

/** What waits at all, in the order of the menu; what the role may not see is not there. */
export const waitingFor = (attention: Attention): WaitingPlace[] =>
  PLACES.flatMap(({ of, ...place }) => {
    const waiting = attention[of]
    return waiting && waiting.total > 0 ? [{ ...place, ...waiting }] : []
  })

const COMPLAINTS = `${OFFICE}/all/products-complaints-list`

const PLACES: readonly (Omit<WaitingPlace, 'total' | 'oldest'> & { of: keyof Attention })[] = [
  {
    of: 'registrations_waiting',
    to: `${OFFICE}/all-customer-products-list?status=Pending`,
    text: 'Customer products to verify',
    icon: PackageCheck,
  },
  {
    of: 'complaints_undispatched',
    to: `${COMPLAINTS}?dispatch=none`,
    text: 'Complaints to dispatch',
    icon: Wrench,
  },
  {
    of: 'dispatches_failed',
    to: `${COMPLAINTS}?dispatch=failed`,
    text: 'Dispatches that failed',
    icon: Unplug,
  },
  {
    of: 'enquiries_unread',
    to: `${OFFICE}/all-contact-message-List?status=unread`,
    text: 'Messages to read',
    icon: Mail,
  },
  {
    of: 'quotations_pending',
    to: `${OFFICE}/all/bulk-quote-products?status=Pending`,
    text: 'Bulk quotes to decide',
    icon: Boxes,
  },
  { of: 'jobs_failed', to: `${OFFICE}/all/failed-jobs`, text: 'Failed jobs', icon: TriangleAlert },
]
