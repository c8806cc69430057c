import { Combobox as Base } from '@base-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import Search from 'lucide-react/icons/search'
import type { ComponentProps, ReactNode } from 'react'
import { m } from '#messages'

/** The library puts a hidden button before and behind an open list, and names both in English. */
function nameButtons(popup: HTMLElement | null): void {
  if (popup) for (const button of document.querySelectorAll('[aria-label=Dismiss]')) button.ariaLabel = m.ui_close()
}

/** The popup of a searchable select: a search box and its results. */
export const SearchPopup = ({ label, children }: { label: string; children: ReactNode }) => (
  <Base.Portal>
    <Base.Positioner sideOffset={4} className="z-60">
      <Base.Popup
        ref={nameButtons}
        aria-label={label}
        className="w-(--anchor-width) overflow-hidden rounded-card border border-line bg-white shadow-float"
      >
        {children}
      </Base.Popup>
    </Base.Positioner>
  </Base.Portal>
)

export const SearchInput = (props: Omit<ComponentProps<typeof Base.Input>, 'className'>) => (
  <div className="relative border-b border-line">
    <Search className="pointer-events-none absolute inset-y-0 left-4 my-auto size-4 text-ink-3" />
    <Base.Input {...props} className="h-11 w-full pr-3 pl-10 text-sm outline-none pointer-coarse:text-base" />
  </div>
)

export const SearchList = (props: Omit<ComponentProps<typeof Base.List>, 'className'>) => (
  <Base.List
    {...props}
    className="max-h-[min(18rem,calc(var(--available-height)-3rem))] overflow-y-auto overscroll-contain p-2 empty:p-0"
  />
)

/** The chosen one carries a tick. */
export const SearchItem = ({ children, ...rest }: Omit<ComponentProps<typeof Base.Item>, 'className'>) => (
  <Base.Item
    {...rest}
    className="flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-3 py-1.5 text-sm outline-none data-highlighted:bg-ground-2 pointer-coarse:min-h-11"
  >
    <span className="grow">{children}</span>
    <Base.ItemIndicator>
      <Check className="size-4" />
    </Base.ItemIndicator>
  </Base.Item>
)
