import { Menu as Base } from '@base-ui/react/menu'
import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { Link } from 'react-router'

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  align?: 'start' | 'end'
  /** `wide` for the account menu, with a head. */
  width?: 'narrow' | 'wide'
  /** Open from the start, for a menu that was loaded when its button was pressed. */
  defaultOpen?: boolean
  children: ReactNode
}

/** A menu is rendered in its button's part of the page, where screen readers look for it. */
const LANDMARK = 'header, main, nav, aside'

const WIDTH = { narrow: 'min-w-48', wide: 'w-76' }

/** Opens below its button; arrow keys and first letters move, Escape closes. The page around stays usable. */
export const Menu = ({ trigger, align = 'end', width = 'narrow', defaultOpen = false, children }: MenuProps) => {
  const place = useRef<HTMLElement>(null)
  return (
    <Base.Root
      modal={false}
      defaultOpen={defaultOpen}
      onOpenChange={(open, details) => {
        // A busy button keeps its focus and is not disabled, so the menu has to ask.
        if (open && details.trigger?.getAttribute('aria-disabled') === 'true') details.cancel()
      }}
    >
      <Base.Trigger
        ref={(button: HTMLElement | null) => {
          place.current = button?.closest<HTMLElement>(LANDMARK) ?? null
        }}
        render={trigger}
      />
      <Base.Portal container={place}>
        <Base.Positioner align={align} sideOffset={8} collisionPadding={8} className="z-60">
          <Base.Popup
            className={clsx(
              'max-h-(--available-height) overflow-y-auto rounded-card border border-line bg-white p-2 text-ink shadow-float outline-none',
              WIDTH[width],
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export interface MenuItemProps {
  icon?: ReactNode
  /** A second line. */
  text?: ReactNode
  /** At the end: a badge, a number. */
  end?: ReactNode
  className?: string
  children: ReactNode
}

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-left text-sm whitespace-nowrap focus-visible:-outline-offset-2 data-disabled:cursor-default data-disabled:text-ink-off data-highlighted:bg-ground-2 [&>svg]:size-4.5'

/** An entry that is a link. */
export const MenuLink = ({ to, className, ...rest }: MenuItemProps & { to: string }) => (
  <Base.LinkItem closeOnClick render={<Link to={to} />} className={clsx(ITEM, '[&>svg]:text-ink-2', className)}>
    <ItemWords {...rest} />
  </Base.LinkItem>
)

/** An entry that does something. */
export const MenuAction = ({
  onSelect,
  danger = false,
  disabled = false,
  className,
  ...rest
}: MenuItemProps & { onSelect: () => void; danger?: boolean; disabled?: boolean }) => (
  <Base.Item
    disabled={disabled}
    onClick={onSelect}
    className={clsx(ITEM, danger ? 'text-red' : '[&>svg]:text-ink-2', className)}
  >
    <ItemWords {...rest} />
  </Base.Item>
)

/** An entry that is on or off; pressing it leaves the menu open. */
export const MenuCheck = ({
  checked,
  onChange,
  children,
}: {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}) => (
  <Base.CheckboxItem checked={checked} onCheckedChange={onChange} className={ITEM}>
    <ItemWords icon={<Check className={clsx(!checked && 'invisible')} />}>{children}</ItemWords>
  </Base.CheckboxItem>
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
export const MenuSeparator = () => <Base.Separator className="my-2 h-px bg-line" />
