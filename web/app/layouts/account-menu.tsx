import {
  ALL_PRODUCTS,
  MY_PERSONALISATIONS,
  MY_PRODUCTS,
  OFFICE,
  PROFILE,
  QUOTATION_HISTORY,
  REWARD_POINTS,
  SECURITY,
  TICKETS,
} from 'contract/core/paths'
import Award from 'lucide-react/icons/award'
import Brush from 'lucide-react/icons/brush'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import Package from 'lucide-react/icons/package'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import Wrench from 'lucide-react/icons/wrench'
import { isStaff } from 'contract/core/access'
import type { Profile } from 'contract/accounts/endpoints'
import { useState } from 'react'
import { ROLE_NAME } from '../accounts/role-name.ts'
import { Avatar } from '../ui/data/avatar.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { Menu, MenuAction, MenuLink, MenuSeparator } from '../ui/overlays/menu.tsx'
import { AccountButton } from './account-button.tsx'
import { LogoutDialog } from './logout-dialog.tsx'

/** The visitor's own screens and the way out. It is mounted when its button was pressed, so it starts open. */
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
        {!staff && (
          <>
            <MenuLink to={PROFILE} icon={<UserRound />}>
              My Account
            </MenuLink>
            <MenuLink to={MY_PRODUCTS} icon={<Package />}>
              My Products
            </MenuLink>
            <MenuLink to={REWARD_POINTS} icon={<Award />}>
              Reward Points
            </MenuLink>
            <MenuLink to={TICKETS} icon={<Wrench />}>
              Service Ticket
            </MenuLink>
            <MenuLink to={QUOTATION_HISTORY} icon={<ClipboardList />}>
              Bulk Order History
            </MenuLink>
            <MenuLink to={MY_PERSONALISATIONS} icon={<Brush />}>
              Personalization Orders
            </MenuLink>
            <MenuLink to={SECURITY} icon={<ShieldCheck />}>
              Security and Data
            </MenuLink>
          </>
        )}
        {profile && staff && (
          <MenuLink to={OFFICE} icon={<LayoutDashboard />} end={<Badge tone="ink">{ROLE_NAME[profile.role]}</Badge>}>
            Dashboard
          </MenuLink>
        )}
        <MenuSeparator />
        <MenuAction icon={<LogOut />} text="End current session" onSelect={() => setLeaving(true)}>
          Logout
        </MenuAction>
      </Menu>
      <LogoutDialog open={leaving} onOpenChange={setLeaving} landing={ALL_PRODUCTS} />
    </>
  )
}
