import { OFFICE, SHOP_HOME } from 'contract/core/paths'
import { clsx } from 'clsx'
import ExternalLink from 'lucide-react/icons/external-link'
import PanelLeft from 'lucide-react/icons/panel-left'
import { Link } from 'react-router'
import { m } from '#messages'
import { Logo } from '../../brand/brand.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { setNarrowMenu } from './menu-width.ts'
import { OfficeNav } from './office-nav.tsx'

/** The side menu on a desk: wide, or icons only. */
export const OfficeSide = ({ narrow }: { narrow: boolean }) => (
  <aside
    data-side-menu={narrow ? 'narrow' : 'wide'}
    className="sticky top-0 hidden h-dvh flex-col border-r border-line bg-ground lg:flex"
    aria-label={m.office_side_menu()}
  >
    <div className={clsx('flex h-14 items-center', narrow ? 'justify-center' : 'justify-between pr-2 pl-5')}>
      {!narrow && (
        <Link to={OFFICE} className="flex h-11 items-center">
          <Logo className="h-6" />
        </Link>
      )}
      <IconButton
        size="sm"
        label={narrow ? m.office_menu_open() : m.office_menu_collapse()}
        aria-expanded={!narrow}
        className="hover:bg-ground-2"
        onClick={() => setNarrowMenu(!narrow)}
      >
        <PanelLeft />
      </IconButton>
    </div>
    <OfficeNav narrow={narrow} />
    <VisitSite narrow={narrow} />
  </aside>
)

/** The way to the shop. */
export const VisitSite = ({ narrow = false }: { narrow?: boolean }) => (
  <Link
    to={SHOP_HOME}
    title={narrow ? m.office_visit_site() : undefined}
    className={clsx(
      'm-3 flex h-9 items-center gap-2.5 rounded-control px-2.5 text-xs text-ink-2 hover:bg-ground-2 hover:text-ink pointer-coarse:h-11',
      narrow && 'justify-center',
    )}
  >
    <ExternalLink className="size-4" aria-hidden />
    <span className={clsx(narrow && 'sr-only')}>{m.office_visit_site()}</span>
  </Link>
)
