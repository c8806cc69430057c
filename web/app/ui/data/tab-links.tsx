import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { TAB_LINK, TAB_STRIP } from './tab-look.ts'
import { whole } from '../format/numbers.ts'

export interface TabLinkItem {
  to: string
  text: ReactNode
  /** Only this exact address, not those below it. */
  end?: boolean
  count?: number | undefined
}

/** Tabs that are links: each leads to a page. */
export const TabLinks = ({
  label,
  items,
  className,
}: {
  label: string
  items: readonly TabLinkItem[]
  className?: string
}) => (
  <nav aria-label={label} className={clsx(TAB_STRIP, className)}>
    {items.map(({ to, text, end = false, count }) => (
      <NavLink key={to} to={to} end={end} className={TAB_LINK}>
        {text}
        {count !== undefined && <span className="text-2xs text-ink-3 tabular-nums">{whole(count)}</span>}
      </NavLink>
    ))}
  </nav>
)
