import { ALL_PRODUCTS, OFFICE } from 'contract/core/paths'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import { isStaff } from 'contract/core/roles'
import type { Profile } from 'contract/accounts/endpoints'
import { Fragment, useState } from 'react'
import { ROLE_NAME } from '../accounts/role-name.ts'
import { Avatar } from '../ui/data/avatar.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { Menu, MenuAction, MenuLink, MenuSeparator } from '../ui/overlays/menu.tsx'
import { AccountButton } from './account-button.tsx'
import { LogoutDialog } from '../session/logout-dialog.tsx'
import { OWN_PLACES } from '../portal/own-places.ts'
import { m } from '#messages'

/** Links to the customer's own screens, and sign-out. Mounted when its button is pressed, so it starts open. */
export default function AccountMenu({ profile }: { profile: Profile | undefined }) {
  const [leaving, setLeaving] = useState(false)
  const staff = profile ? isStaff(profile.role) : false
  return (
    <>
      <Menu defaultOpen width="wide" trigger={<AccountButton profile={profile} />}>
        {profile && (
          <div className="flex items-center gap-3 px-3 pt-2 pb-3">
            <Avatar name={`${profile.firstname} ${profile.lastname}`} src={profile.image_url} />
            <div className="min-w-0">
              <p className="truncate text-sm font-semibold">
                {profile.firstname} {profile.lastname}
              </p>
              <p className="truncate text-2xs text-ink-3">{profile.email}</p>
            </div>
          </div>
        )}
        {!staff &&
          OWN_PLACES.map(({ title, places }, place) => (
            <Fragment key={title()}>
              {place > 0 && <MenuSeparator />}
              {places.map(({ to, label, icon: Icon }) => (
                <MenuLink key={to} to={to} icon={<Icon />}>
                  {label()}
                </MenuLink>
              ))}
            </Fragment>
          ))}
        {profile && staff && (
          <MenuLink to={OFFICE} icon={<LayoutDashboard />} end={<Badge tone="ink">{ROLE_NAME[profile.role]()}</Badge>}>
            {m.layouts_dashboard()}
          </MenuLink>
        )}
        <MenuSeparator />
        <MenuAction icon={<LogOut />} text={m.layouts_end_session()} onSelect={() => setLeaving(true)}>
          {m.layouts_logout()}
        </MenuAction>
      </Menu>
      <LogoutDialog open={leaving} onOpenChange={setLeaving} landing={ALL_PRODUCTS} />
    </>
  )
}
