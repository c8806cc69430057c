import {
  ALL_PRODUCTS,
  CATALOGUES,
  CHANGE_NUMBER,
  CHANGE_PASSWORD,
  EXTEND_WARRANTY,
  MY_PERSONALISATIONS,
  MY_PRODUCTS,
  NOTICES,
  PREFERENCES,
  OFFICE,
  OWNED_PRODUCT,
  OWN_QUOTATION,
  PROFILE,
  QUOTATION_HISTORY,
  SECURITY,
  SHOP_HOME,
  SIGN_IN,
  TICKET,
  TICKETS,
  prefixOf,
} from 'contract/core/paths'
import BookOpen from 'lucide-react/icons/book-open'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import UserRound from 'lucide-react/icons/user-round'
import Wrench from 'lucide-react/icons/wrench'
import { m } from '#messages'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useVisitor } from '../session/profile.ts'
import { currentWhen, isAt, PLACES } from './navigation.ts'
import { whole } from '../ui/format/numbers.ts'

const TRACK = { to: TICKETS, also: [prefixOf(TICKET)] }
/** The customer's own screens, apart from repairs. */
const OWN = {
  to: MY_PRODUCTS,
  also: [
    ...[OWNED_PRODUCT, EXTEND_WARRANTY, OWN_QUOTATION].map(prefixOf),
    CHANGE_NUMBER,
    CHANGE_PASSWORD,
    SECURITY,
    NOTICES,
    PREFERENCES,
    QUOTATION_HISTORY,
    MY_PERSONALISATIONS,
  ],
}

const PLACE =
  'relative flex min-h-15 flex-col items-center justify-center gap-0.5 py-1 text-center text-[min(0.8125rem,6vw)]/[1.35] text-ink-2 aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:before:absolute aria-[current=page]:before:top-0 aria-[current=page]:before:h-0.5 aria-[current=page]:before:w-8 aria-[current=page]:before:bg-lamp'

/** What stands above the bar or ends under it goes by its height: large letters make it taller. */
function tellHeight(bar: HTMLElement | null) {
  if (!bar) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--bar', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--bar')
  }
}

/** Bottom navigation: home, complaints, products, profile. */
export function BottomBar() {
  const { pathname } = useLocation()
  const visitor = useVisitor()
  const signedIn = visitor.state === 'in'
  const staff = signedIn && visitor.profile !== undefined && visitor.profile.role !== 'customer'
  const points = signedIn && !staff ? (visitor.profile?.reward_points ?? 0) : 0
  return (
    <nav
      ref={tellHeight}
      data-tabs=""
      aria-label={m.layouts_quick()}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-4 border-t border-line bg-white pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <Place to={SHOP_HOME} here={isAt(pathname, PLACES[0])} icon={<House />} label={m.layouts_nav_home()} />
      {signedIn && !staff ? (
        <Place to={TICKETS} here={isAt(pathname, TRACK)} icon={<Wrench />} label={m.layouts_nav_track()} />
      ) : (
        <Place to={CATALOGUES} here={isAt(pathname, PLACES[2])} icon={<BookOpen />} label={m.layouts_nav_catalog()} />
      )}
      <Place to={ALL_PRODUCTS} here={isAt(pathname, PLACES[1])} icon={<LayoutGrid />} label={m.layouts_products()} />
      <Place
        to={staff ? OFFICE : signedIn ? PROFILE : SIGN_IN}
        here={pathname === PROFILE || (signedIn && isAt(pathname, OWN))}
        label={signedIn ? m.layouts_nav_profile() : m.layouts_nav_sign_in()}
        icon={
          <span className="relative">
            <UserRound />
            {points > 0 && (
              <span className="absolute -top-1 left-4 rounded-full bg-ink px-1.5 text-[min(0.6875rem,3.4vw)]/[1.45] font-medium text-white tabular-nums">
                {points >= 1000 ? m.layouts_thousands({ thousands: whole(Math.floor(points / 1000)) }) : whole(points)}
                <span className="sr-only">{m.layouts_points_after()}</span>
              </span>
            )}
          </span>
        }
      />
    </nav>
  )
}

const Place = ({ to, here, icon, label }: { to: string; here: boolean; icon: ReactNode; label: string }) => (
  <Link to={to} aria-current={currentWhen(here)} className={`${PLACE} [&_svg]:size-5.5`}>
    {icon}
    {label}
  </Link>
)
