import { Menu as Base } from '@base-ui/react/menu'
import { clsx } from 'clsx'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'

export interface MenuProps {
  /** The button that opens it; it gets the wiring. */
  trigger: ReactElement<Record<string, unknown>>
  align?: 'start' | 'end'
  /** `wide` for the account menu, with a head. */
  width?: 'narrow' | 'wide'
  children: ReactNode
}

const WIDTH = { narrow: 'min-w-48', wide: 'w-76' }

/** Opens below its button, arrow keys move, Escape closes and gives the focus back. */
export const Menu = ({ trigger, align = 'end', width = 'narrow', children }: MenuProps) => (
  <Base.Root>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner align={align} sideOffset={8} collisionPadding={8} className="z-40">
        <Base.Popup
          className={clsx(
            'max-h-(--available-height) overflow-y-auto rounded-card border border-line bg-white p-2 text-ink shadow-float outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0',
            WIDTH[width],
          )}
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-left text-sm outline-none data-highlighted:bg-ground-2 [&>svg]:size-4.5'

export interface MenuItemProps {
  icon?: ReactNode
  /** A second line. */
  text?: ReactNode
  /** At the end: a badge, a number. */
  end?: ReactNode
  children: ReactNode
}

/** An entry that goes somewhere. */
export const MenuLink = ({ to, ...rest }: MenuItemProps & { to: string }) => (
  <Base.LinkItem closeOnClick render={<Link to={to} />} className={clsx(ITEM, '[&>svg]:text-ink-2')}>
    <ItemWords {...rest} />
  </Base.LinkItem>
)

/** An entry that does something. */
export const MenuAction = ({
  onSelect,
  danger = false,
  disabled = false,
  ...rest
}: MenuItemProps & { onSelect: () => void; danger?: boolean; disabled?: boolean }) => (
  <Base.Item
    onClick={onSelect}
    disabled={disabled}
    className={clsx(ITEM, danger ? 'text-red' : '[&>svg]:text-ink-2', 'data-disabled:text-ink-off')}
  >
    <ItemWords {...rest} />
  </Base.Item>
)

const ItemWords = ({ icon, text, end, children }: MenuItemProps) => (
  <>
    {icon}
    <span className="min-w-0 grow">
      {children}
      {text && <span className="block text-2xs text-ink-3">{text}</span>}
    </span>
    {end}
  </>
)

/** A hairline between groups of entries. */
export const MenuSeparator = () => <Base.Separator className="my-2 border-t border-line" />
