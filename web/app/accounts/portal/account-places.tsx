import { ALL_PRODUCTS, PROFILE } from 'contract/core/paths'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { Link } from 'react-router'
import { LogoutDialog } from '../../session/logout-dialog.tsx'
import { OWN_PLACES } from '../../portal/own-places.ts'
import { m } from '#messages'

const ROW =
  '-mx-3 flex min-h-11 min-w-0 items-center gap-3 rounded-control px-3 text-left text-sm wrap-anywhere hover:bg-ground [&_svg]:size-4.5 [&_svg]:text-ink-2'

/** The customer's menu and sign-out. */
export function AccountPlaces() {
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <nav aria-label={m.accounts_account()} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {OWN_PLACES.map(({ title, places }) => (
          <section key={title()} aria-label={title()} className="grid grid-cols-[minmax(0,1fr)]">
            <h2 className="mb-1 text-2xs text-ink-3">{title()}</h2>
            {places
              .filter(({ to }) => to !== PROFILE)
              .map(({ to, label, icon: Icon }) => (
                <Link key={to} to={to} className={ROW}>
                  <Icon aria-hidden />
                  {label()}
                </Link>
              ))}
          </section>
        ))}
        <button type="button" className={ROW} onClick={() => setLeaving(true)}>
          <LogOut aria-hidden />
          {m.accounts_log_out()}
        </button>
      </nav>
      <LogoutDialog open={leaving} onOpenChange={setLeaving} landing={ALL_PRODUCTS} />
    </>
  )
}
