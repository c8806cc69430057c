import { OFFICE_PROFILE } from 'contract/core/office-paths'
import { SHOP_HOME } from 'contract/core/paths'
import ExternalLink from 'lucide-react/icons/external-link'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { m } from '#messages'
import { ROLE_NAME } from '../../accounts/role-name.ts'
import { LogoutDialog } from '../../session/logout-dialog.tsx'
import { useVisitor } from '../../session/profile.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Menu, MenuAction, MenuLink, MenuSeparator } from '../../ui/overlays/menu.tsx'

/** The signed-in account, the shop, and logging out. */
export function OfficeAccount() {
  const visitor = useVisitor()
  const [leaving, setLeaving] = useState(false)
  const profile = visitor.state === 'in' ? visitor.profile : undefined
  const name = profile ? `${profile.firstname} ${profile.lastname}` : ''
  return (
    <>
      <Menu
        width="wide"
        trigger={
          <button type="button" className="flex size-11 items-center justify-center rounded-control hover:bg-ground">
            <span className="sr-only">{name ? m.office_account_of({ name }) : m.office_account()}</span>
            <Avatar size="sm" name={name} src={profile?.image_url} />
          </button>
        }
      >
        {profile && (
          <div className="flex items-center gap-3 px-3 pt-2 pb-3">
            <Avatar name={name} src={profile.image_url} />
            <div className="min-w-0 grow">
              <p className="truncate text-sm font-semibold">{name}</p>
              <p className="truncate text-2xs text-ink-3">{profile.email}</p>
            </div>
            <Badge tone="line">{ROLE_NAME[profile.role]()}</Badge>
          </div>
        )}
        <MenuLink to={OFFICE_PROFILE} icon={<UserRound />}>
          {m.office_profile()}
        </MenuLink>
        <MenuLink to={SHOP_HOME} icon={<ExternalLink />}>
          {m.office_visit_site()}
        </MenuLink>
        <MenuSeparator />
        <MenuAction icon={<LogOut />} text={m.office_log_out_text()} onSelect={() => setLeaving(true)}>
          {m.office_log_out()}
        </MenuAction>
      </Menu>
      <LogoutDialog open={leaving} onOpenChange={setLeaving} landing={SHOP_HOME} />
    </>
  )
}
