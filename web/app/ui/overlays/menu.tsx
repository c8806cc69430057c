import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import {
  cloneElement,
  createContext,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Link } from 'react-router'
import { placeBelow } from './place-below.ts'

export interface MenuProps {
  /** The button that opens it; it gets the wiring. */
  trigger: ReactElement<TriggerWiring>
  align?: 'start' | 'end'
  /** `wide` for the account menu, with a head. */
  width?: 'narrow' | 'wide'
  children: ReactNode
}

interface TriggerWiring {
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  'aria-controls'?: string | undefined
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

const WIDTH = { narrow: 'min-w-48', wide: 'w-76' }
const CloseContext = createContext<() => void>(() => {})

/** Opens below its button, arrow keys move, Escape closes and gives the focus back. A native popover: nothing cuts it off. */
export function Menu({ trigger, align = 'end', width = 'narrow', children }: MenuProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [pressedOpen, setPressedOpen] = useState(false)
  const open = anchor !== undefined
  const close = useCallback(() => popover.current?.hidePopover(), [])

  useLayoutEffect(() => {
    const menu = popover.current
    if (!anchor || !menu) return undefined
    const place = () => placeBelow(menu, anchor, align)
    menu.showPopover()
    place()
    itemsOf(menu)[0]?.focus({ preventScroll: true })
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [anchor, align])

  const wiring: TriggerWiring = {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    // The browser closes the menu between this press and its click: the click must not open it again.
    onPointerDown: () => setPressedOpen(open),
    onClick: ({ currentTarget }) => {
      setAnchor(pressedOpen ? undefined : currentTarget)
      setPressedOpen(false)
    },
  }
  return (
    <>
      {cloneElement(trigger, wiring)}
      <div
        ref={popover}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label="Menu"
        popover="auto"
        onToggle={(event) => event.newState === 'closed' && setAnchor(undefined)}
        onKeyDown={(event) => moveAmongItems(event, close)}
        className={clsx(
          'fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] overflow-y-auto rounded-card border border-line bg-white p-2 text-left font-normal text-ink shadow-float',
          WIDTH[width],
        )}
      >
        <CloseContext value={close}>{open && children}</CloseContext>
      </div>
    </>
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
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-left text-sm whitespace-nowrap hover:bg-ground focus:bg-ground-2 focus-visible:-outline-offset-2 [&>svg]:size-4.5'

/** An entry that goes somewhere. */
export const MenuLink = ({ to, className, ...rest }: MenuItemProps & { to: string }) => (
  <Link
    to={to}
    role="menuitem"
    tabIndex={-1}
    onClick={useContext(CloseContext)}
    className={clsx(ITEM, '[&>svg]:text-ink-2', className)}
  >
    <ItemWords {...rest} />
  </Link>
)

/** An entry that does something. */
export function MenuAction({
  onSelect,
  danger = false,
  disabled = false,
  className,
  ...rest
}: MenuItemProps & { onSelect: () => void; danger?: boolean; disabled?: boolean }) {
  const close = useContext(CloseContext)
  const press = () => {
    close()
    onSelect()
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      onClick={press}
      className={clsx(ITEM, danger ? 'text-red' : '[&>svg]:text-ink-2', 'disabled:text-ink-off', className)}
    >
      <ItemWords {...rest} />
    </button>
  )
}

/** An entry that is on or off; pressing it leaves the menu open. */
export const MenuCheck = ({
  checked,
  onChange,
  disabled = false,
  children,
}: {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  children: ReactNode
}) => (
  <button
    type="button"
    role="menuitemcheckbox"
    aria-checked={checked}
    tabIndex={-1}
    disabled={disabled}
    onClick={() => onChange(!checked)}
    className={clsx(ITEM, 'disabled:text-ink-off')}
  >
    <ItemWords icon={<Check className={clsx(!checked && 'invisible')} />}>{children}</ItemWords>
  </button>
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
export const MenuSeparator = () => <hr className="my-2 border-0 border-t border-line" />

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)')]

function moveAmongItems(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const items = itemsOf(event.currentTarget)
  const at = items.findIndex((item) => item === document.activeElement)
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  if (event.key === 'Tab') return close()
  const target = targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  items.at(target % items.length)?.focus()
}
