import MenuIcon from 'lucide-react/icons/menu'
import { useState } from 'react'
import { m } from '#messages'
import { FinderButton } from '../../finder/finder-button.tsx'
import { OfficeNoticeBell } from '../../notices/office/office-notice-bell.tsx'
import { Breadcrumb } from '../../ui/data/breadcrumb.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { ListSteps } from '../../lists/place/list-steps.tsx'
import { useCrumbs } from '../../office/crumbs.ts'
import { OfficeAccount } from './office-account.tsx'
import { OfficeNav } from './office-nav.tsx'
import { VisitSite } from './office-side.tsx'

/** The current location and user; on a phone also the menu. */
export function OfficeHeader() {
  const [menu, setMenu] = useState(false)
  const close = () => setMenu(false)
  return (
    <header className="sticky top-0 z-20 flex h-14 shrink-0 items-center gap-1 border-b border-line bg-white pr-3 pl-2 sm:gap-2 lg:gap-3 lg:px-6">
      <IconButton label={m.office_menu()} className="lg:hidden" aria-haspopup="dialog" onClick={() => setMenu(true)}>
        <MenuIcon />
      </IconButton>
      <Breadcrumb items={useCrumbs()} inBar className="grow" />
      <ListSteps />
      <FinderButton />
      <OfficeNoticeBell />
      <OfficeAccount />
      <Sheet open={menu} onOpenChange={setMenu} title={m.office_menu()} side="left">
        <div className="-mx-5 flex min-h-full flex-col">
          <OfficeNav onGo={close} />
          <VisitSite />
        </div>
      </Sheet>
    </header>
  )
}
