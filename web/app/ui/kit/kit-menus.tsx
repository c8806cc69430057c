import { CHANGE_PASSWORD } from 'contract/core/paths'
import ChevronDown from 'lucide-react/icons/chevron-down'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import Package from 'lucide-react/icons/package'
import UserRound from 'lucide-react/icons/user-round'
import { Avatar } from '../data/avatar.tsx'
import { Badge } from '../data/badge.tsx'
import { Breadcrumb } from '../data/breadcrumb.tsx'
import { Menu, MenuAction, MenuLink, MenuSeparator } from '../overlays/menu.tsx'
import { TabLinks } from '../data/tab-links.tsx'
import { Tabs } from '../data/tabs.tsx'
import { KitSection } from './kit-section.tsx'

export const KitMenus = () => (
  <>
    <KitSection title="Account menu" text="Opens below the name, arrow keys move, Escape closes.">
      <AccountMenu />
    </KitSection>
    <KitSection title="Places" text="Where you are, and what lies beside it.">
      <Breadcrumb
        items={[{ text: 'Bottles and flasks', to: '/' }, { text: 'Bottle', to: '/' }, { text: 'Jharana 750' }]}
      />
      <TabLinks
        label="Account"
        className="mt-4"
        items={[
          { to: '/kit', text: 'Profile' },
          { to: CHANGE_PASSWORD, text: 'Change Password' },
          { to: '/orders', text: 'Order History', count: 4 },
        ]}
      />
      <Tabs
        label="About this product"
        className="mt-4"
        panelClassName="py-5 text-sm text-ink-2"
        items={[
          { title: 'Specification', content: 'Double wall, 18/8 stainless steel inside and out' },
          { title: 'Sizing', content: '26.5 cm tall, 7.2 cm across' },
          { title: 'Usage', content: 'Rinse with warm water before first use' },
        ]}
      />
    </KitSection>
  </>
)

const AccountMenu = () => (
  <Menu
    width="wide"
    align="start"
    trigger={
      <button type="button" className="flex min-h-11 items-center gap-2 rounded-control px-2 text-sm hover:bg-ground">
        <Avatar name="Asha Gurung" size="sm" />
        Asha
        <ChevronDown className="size-4" />
      </button>
    }
  >
    <div className="flex items-center gap-3 px-3 pt-2 pb-3">
      <Avatar name="Asha Gurung" />
      <div className="min-w-0">
        <p className="truncate text-sm font-semibold">Asha Gurung</p>
        <p className="truncate text-2xs text-ink-3">asha.gurung@example.com</p>
      </div>
    </div>
    <MenuLink
      to="/"
      className="mb-2 bg-ground text-xs text-ink-2"
      end={<span className="text-sm font-semibold text-ink tabular-nums">1,240</span>}
    >
      Reward Points
    </MenuLink>
    <MenuLink to="/" icon={<UserRound />}>
      My Account
    </MenuLink>
    <MenuLink to="/" icon={<Package />}>
      My Products
    </MenuLink>
    <MenuLink to="/" icon={<LayoutDashboard />} end={<Badge tone="ink">Admin</Badge>}>
      Dashboard
    </MenuLink>
    <MenuSeparator />
    <MenuAction icon={<LogOut />} text="End current session" onSelect={() => {}}>
      Log out
    </MenuAction>
  </Menu>
)
