import { REWARD_POINTS, SEARCH, SHOP_HOME, SIGN_IN } from 'contract/core/paths'
import type { Profile } from 'contract/accounts/endpoints'
import { clsx } from 'clsx'
import MenuIcon from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Logo } from '../brand/brand.tsx'
import { NoticeBell } from '../notices/notice-bell.tsx'
import { useVisitor } from '../session/profile.ts'
import { SessionWatch } from '../session/session-watch.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { IconLink } from '../ui/buttons/icon-link.tsx'
import { whole } from '../ui/format/numbers.ts'
import { AccountButton } from './account-button.tsx'
import { LanguageSwitch } from '../preferences/language-switch.tsx'
import { SearchBox } from './search-box.tsx'
import { currentWhen, isAt, PLACES, targetOf } from './navigation.ts'
import { ON_INTENT } from '../ui/browser/saves-data.ts'
import { m } from '#messages'

// Loaded on demand because of its size.
const loadAccountMenu = () => import('./account-menu.tsx')
const AccountMenu = lazy(loadAccountMenu)
const SideMenu = lazy(() => import('./side-menu.tsx'))

const PLACE =
  'relative flex items-center px-2.5 text-sm text-ink-2 transition-colors xl:whitespace-nowrap hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-lamp'

/** The logo, the main pages, the search and the account. */
export function SiteHeader() {
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-white print:static">
      <SessionWatch />
      {/* Widths are bounded by the screen: with letters of twice their size the menu must stay in it. */}
      <div className="mx-auto flex h-14 max-w-shop items-center gap-[min(0.5rem,2vw)] px-[min(1.25rem,6vw)] lg:h-18 lg:gap-6 lg:px-10">
        <Link to={SHOP_HOME} className="-ml-1 flex min-h-11 items-center px-1 lg:mr-4">
          <Logo className="h-[min(1.5rem,7.5vw)] max-w-[45vw] lg:h-7.5 lg:max-w-40" />
        </Link>
        <Places />
        <SearchBox className="ml-auto hidden w-60 min-w-36 xl:block" />
        <div className="ml-auto flex items-center gap-1 xl:ml-0">
          <NoticeBell />
          <IconLink to={SEARCH} label={m.layouts_search()} className="max-w-[14vw] xl:hidden">
            <Search />
          </IconLink>
          <LanguageSwitch className="max-lg:hidden" />
          <Account />
          <IconButton
            label={m.layouts_menu()}
            className="-mr-2.5 max-w-[14vw] lg:hidden"
            aria-haspopup="dialog"
            onClick={() => setMenu('open')}
          >
            <MenuIcon />
          </IconButton>
        </div>
      </div>
      {menu !== 'never' && (
        <Suspense>
          <SideMenu open={menu === 'open'} onOpenChange={(open) => setMenu(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </header>
  )
}

/** Links to the main pages; what visitors and customers see differs. */
function Places() {
  const { pathname } = useLocation()
  const visitor = useVisitor()
  return (
    <nav aria-label={m.layouts_nav_main()} className="hidden h-full items-stretch gap-1 lg:flex">
      {PLACES.map((place) => (
        <Link
          key={place.to}
          to={targetOf(place, visitor.state === 'in')}
          prefetch={ON_INTENT}
          aria-current={currentWhen(isAt(pathname, place))}
          className={PLACE}
        >
          {place.label()}
        </Link>
      ))}
    </nav>
  )
}

/** Reserves its space until the browser knows the session, to avoid a layout shift. */
function Account() {
  const visitor = useVisitor()
  if (visitor.state !== 'in') {
    const room = visitor.state === 'unknown' && 'invisible'
    return (
      <ButtonLink to={SIGN_IN} variant="outline" size="md" className={clsx('max-lg:hidden', room)}>
        {m.layouts_login()}
      </ButtonLink>
    )
  }
  return (
    <div className="flex items-center gap-1 max-lg:hidden">
      {visitor.profile?.role === 'customer' && (
        <Link
          to={REWARD_POINTS}
          prefetch={ON_INTENT}
          className="group flex min-h-11 items-center rounded-control px-1 whitespace-nowrap max-xl:hidden"
        >
          <span className="rounded-badge bg-ground px-2 py-0.5 text-2xs font-medium tabular-nums transition-colors group-hover:bg-ground-2">
            {m.layouts_points_short({ points: whole(visitor.profile.reward_points) })}
          </span>
          <span className="sr-only">{m.layouts_reward_points_after()}</span>
        </Link>
      )}
      <AccountMenuButton profile={visitor.profile} />
    </div>
  )
}

/** The menu is loaded on intent and replaces its button when pressed. */
function AccountMenuButton({ profile }: { profile: Profile | undefined }) {
  const [wanted, setWanted] = useState(false)
  const prefetch = () => void loadAccountMenu().catch(() => {})
  const button = (
    <AccountButton
      profile={profile}
      aria-haspopup="menu"
      aria-expanded={wanted}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setWanted(true)}
    />
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <AccountMenu profile={profile} />
    </Suspense>
  )
}
