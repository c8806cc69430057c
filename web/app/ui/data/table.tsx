import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { m } from '#messages'

/** Which edge a column keeps while the table scrolls sideways: the tick, the name (after a tick or not), the actions. */
export type Pin = 'tick' | 'name' | 'first' | 'end'

export interface TableProps {
  /** `Customers, page 1`: the table's accessible name. */
  caption: string
  /** Goes on the scrolling frame: `min-h-0 grow lg:overflow-auto` where the head shall stay. */
  frameClassName?: string
  /** Goes on the table: `md:min-w-[76rem]`. */
  className?: string
  children: ReactNode
}

/** Columns have fixed widths (a `w-…` on each `HeadCell`, none on the widest), so loading and every page look alike. */
export const Table = ({ caption, frameClassName, className, children }: TableProps) => (
  <section
    aria-label={m.ui_scrolls({ caption })}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    tabIndex={0}
    className={clsx('relative overflow-x-auto focus-visible:-outline-offset-2', frameClassName)}
  >
    <table className={clsx('w-full table-fixed border-separate border-spacing-0 text-xs', className)}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  </section>
)

/** The head stays while the rows scroll, where the frame scrolls. */
export const TableHead = ({ children }: { children: ReactNode }) => (
  <thead className="z-2 lg:sticky lg:top-0">
    <tr>{children}</tr>
  </thead>
)

export interface RowProps extends ComponentProps<'tr'> {
  selected?: boolean | undefined
}

/** A row; ticked ones are mist. */
export const Row = ({ selected, className, ...rest }: RowProps) => (
  <tr
    {...rest}
    aria-selected={selected}
    className={clsx('group text-ink-2 transition-colors', selected ? 'bg-mist' : 'bg-white hover:bg-ground', className)}
  />
)

const PIN: Record<Pin, string> = {
  tick: 'sticky left-0 w-11',
  name: 'sticky left-11',
  first: 'sticky left-0',
  end: 'sticky right-0 md:border-l',
}

export interface HeadCellProps extends Omit<ComponentProps<'th'>, 'scope'> {
  pin?: Pin
  /** Not on a phone. */
  wide?: boolean | undefined
  /** Only from 1280 pixels. */
  roomy?: boolean | undefined
}

export const HeadCell = ({ pin, wide, roomy, className, ...rest }: HeadCellProps) => (
  <th
    {...rest}
    scope="col"
    className={clsx(
      'border-b border-line-2 bg-ground text-left text-2xs font-medium whitespace-nowrap text-ink-2',
      pin === 'tick' ? 'h-11' : 'h-10 px-2',
      pin && PIN[pin],
      pin && 'z-2',
      wide && 'max-md:hidden',
      roomy && 'max-xl:hidden',
      className,
    )}
  />
)

export interface CellProps extends ComponentProps<'td'> {
  pin?: Pin
  wide?: boolean | undefined
  roomy?: boolean | undefined
}

/** Cut with an ellipsis when too long: only an e-mail may be, never a number; give its width accordingly. */
export const Cell = ({ pin, wide, roomy, className, ...rest }: CellProps) => (
  <td
    {...rest}
    className={clsx(
      'h-[2.8125rem] border-b border-line text-2xs whitespace-nowrap md:truncate',
      // A tick or a menu fills its cell to the edge, so that its target is 44 wide.
      pin !== 'tick' && pin !== 'end' && 'px-2 py-1',
      pin && PIN[pin],
      pin && 'z-1 bg-inherit',
      pin === 'end' && 'text-right md:px-1',
      wide && 'max-md:hidden',
      roomy && 'max-xl:hidden',
      className,
    )}
  />
)
