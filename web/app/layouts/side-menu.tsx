import {
  ALL_PRODUCTS,
  MY_PERSONALISATIONS,
  MY_PRODUCTS,
  OFFICE,
  OWN_QUOTATION,
  PROFILE,
  QUOTATION_HISTORY,
  REWARD_POINTS,
  SECURITY,
  SIGN_IN,
  TICKETS,
  prefixOf,
} from 'contract/core/paths'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useVisitor } from '../session/profile.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Sheet } from '../ui/overlays/sheet.tsx'
import { LogoutDialog } from './logout-dialog.tsx'
import { currentWhen, isAt, PLACES, targetOf } from './navigation.ts'

const ROW = 'flex min-h-13 items-center justify-between border-b border-line text-base aria-[current=page]:font-medium'

/** The shop's pages and the visitor's own, on a phone. */
export default function SideMenu({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { pathname } = useLocation()
  const visitor = useVisitor()
  const [leaving, setLeaving] = useState(false)
  const close = () => onOpenChange(false)
  const staff = visitor.state === 'in' && visitor.profile !== undefined && visitor.profile.role !== 'customer'
  const own = staff
    ? [{ to: OFFICE, label: 'Dashboard', also: [] }]
    : [
        { to: PROFILE, label: 'My Account', also: [] },
        { to: MY_PRODUCTS, label: 'My Products', also: [] },
        { to: REWARD_POINTS, label: 'Reward Points', also: [] },
        { to: TICKETS, label: 'Service Ticket', also: [] },
        { to: QUOTATION_HISTORY, label: 'Bulk Order History', also: [prefixOf(OWN_QUOTATION)] },
        { to: MY_PERSONALISATIONS, label: 'Personalization Orders', also: [] },
        { to: SECURITY, label: 'Security and Data', also: [] },
      ]
  return (
    <>
      <Sheet
        open={open}
        onOpenChange={onOpenChange}
        title="Menu"
        side="left"
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
              Logout
            </Button>
          ) : (
            <ButtonLink to={SIGN_IN} className="w-full" onClick={close}>
              Login
            </ButtonLink>
          )
        }
      >
        <nav aria-label="Menu">
          {[
            ...PLACES.map((place) => ({ ...place, to: targetOf(place, visitor.state === 'in') })),
            ...(visitor.state === 'in' ? own : []),
          ].map((place) => (
            <Link
              key={place.label}
              to={place.to}
              onClick={close}
              aria-current={currentWhen(isAt(pathname, place))}
              className={ROW}
            >
              {place.label}
              <ChevronRight className="size-4 text-ink-3" aria-hidden />
            </Link>
          ))}
        </nav>
      </Sheet>
      <LogoutDialog open={leaving} onOpenChange={setLeaving} landing={ALL_PRODUCTS} />
    </>
  )
}
