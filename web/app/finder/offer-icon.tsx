import Boxes from 'lucide-react/icons/boxes'
import Brush from 'lucide-react/icons/brush'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Cog from 'lucide-react/icons/cog'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import HardHat from 'lucide-react/icons/hard-hat'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import PackageCheck from 'lucide-react/icons/package-check'
import Plus from 'lucide-react/icons/plus'
import QrCode from 'lucide-react/icons/qr-code'
import UserRound from 'lucide-react/icons/user-round'
import Wrench from 'lucide-react/icons/wrench'
import { OFFICE_PLACES } from '../office/office-menu.ts'
import type { Offer } from '../office/last-opened.ts'

/** The icon of an offer's target; screens have theirs from the side menu. */
export function OfferIcon({ to, kind }: Offer) {
  const Icon = kind === 'place' ? (OF_PLACES[to] ?? CornerDownRight) : ICONS[kind]
  return <Icon className="size-4.5 shrink-0 text-ink-3" aria-hidden />
}

const ICONS: Record<Exclude<Offer['kind'], 'place'>, typeof Plus> = {
  action: Plus,
  customer: UserRound,
  complaint: Wrench,
  registration: PackageCheck,
  unit: QrCode,
  product: Package,
  quotation: Boxes,
  personalisation: Brush,
  extension: CalendarPlus,
  engineer: HardHat,
  part: Cog,
  service_point: MapPin,
}

const OF_PLACES: Partial<Record<string, typeof Plus>> = Object.fromEntries(
  OFFICE_PLACES.map(({ to, icon }) => [to, icon]),
)
