import { ALL_PRODUCTS, CATALOGUES, CONTACT_US, OFFICE, SHOP_HOME, SIGN_IN, TICKETS } from 'contract/core/paths'
import BookOpen from 'lucide-react/icons/book-open'
import House from 'lucide-react/icons/house'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Phone from 'lucide-react/icons/phone'
import Wrench from 'lucide-react/icons/wrench'
import { useRef, useState, type RefObject } from 'react'
import { Link, useLocation } from 'react-router'
import { useVisitor } from '../session/profile.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Sheet } from '../ui/overlays/sheet.tsx'
import { LogoutDialog } from '../session/logout-dialog.tsx'
import { LanguageSwitch } from '../preferences/language-switch.tsx'
import { currentWhen, isAt, PLACES, targetOf } from './navigation.ts'
import { OWN_PLACES } from '../portal/own-places.ts'
import { m } from '#messages'

const ROW = 'flex min-h-12 items-center gap-3 text-base aria-[current=page]:font-semibold'

const ICONS = {
  [SHOP_HOME]: House,
  [ALL_PRODUCTS]: LayoutGrid,
  [CATALOGUES]: BookOpen,
  [TICKETS]: Wrench,
  [CONTACT_US]: Phone,
}

const STAFF = [
  {
    title: m.layouts_back_office,
    places: [{ to: OFFICE, label: m.layouts_dashboard, icon: LayoutDashboard, also: [] }],
  },
]

/** Where a link of the menu led: what is read on from there is the page, not the button of the menu. */
function mainOf(leads: RefObject<boolean>): HTMLElement | null {
  leads.current = false
  const main = document.getElementById('main')
  if (main) main.tabIndex = -1
  return main
}

/** The navigation on a phone: the shop's pages and the customer's own. */
export default function SideMenu({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { pathname } = useLocation()
  const visitor = useVisitor()
  const [leaving, setLeaving] = useState(false)
  const close = () => onOpenChange(false)
  const leads = useRef(false)
  const follow = () => {
    leads.current = true
    close()
  }
  const staff = visitor.state === 'in' && visitor.profile !== undefined && visitor.profile.role !== 'customer'
  const own = visitor.state !== 'in' ? [] : staff ? STAFF : OWN_PLACES
  const groups = [
    {
      title: m.layouts_shop,
      places: PLACES.map((place) => ({ ...place, to: targetOf(place, visitor.state === 'in'), icon: ICONS[place.to] })),
    },
    ...own,
  ]
  return (
    <>
      <Sheet
        open={open}
        onOpenChange={onOpenChange}
        title={m.layouts_menu()}
        side="left"
        focusAfter={() => (leads.current ? mainOf(leads) : undefined)}
        footer={
          visitor.state === 'in' ? (
            <Button
              variant="outline"
              className="w-full"
              onClick={() => {
                close()
                setLeaving(true)
              }}
            >
              {m.layouts_logout()}
            </Button>
          ) : (
            <ButtonLink to={SIGN_IN} className="w-full" onClick={follow}>
              {m.layouts_login()}
            </ButtonLink>
          )
        }
      >
        <nav aria-label={m.layouts_menu()}>
          {groups.map(({ title, places }) => (
            <section key={title()} aria-label={title()} className="border-line py-2 not-first:border-t">
              {groups.length > 1 && <h3 className="pt-2 pb-1 text-2xs text-ink-3">{title()}</h3>}
              {places.map((place) => (
                <Link
                  key={place.to}
                  to={place.to}
                  onClick={follow}
                  aria-current={currentWhen(isAt(pathname, place))}
                  className={ROW}
                >
                  <place.icon className="size-5 text-ink-2" aria-hidden />
                  {place.label()}
                </Link>
              ))}
            </section>
          ))}
        </nav>
        <LanguageSwitch className="border-t border-line py-2" />
      </Sheet>
      <LogoutDialog open={leaving} onOpenChange={setLeaving} landing={ALL_PRODUCTS} />
    </>
  )
}
