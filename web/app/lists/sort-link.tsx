import { clsx } from 'clsx'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useFilter } from './filters/filters.tsx'

/** In the head of a column: sorts by it, then in reverse, then in the default order. */
export function SortLink({ by, children }: { by: string; children: ReactNode }) {
  const direction = directionOf(by, useFilter('sort'))
  const params = new URLSearchParams(useLocation().search)
  params.delete('page')
  if (direction === 'none') params.set('sort', by)
  else if (direction === 'ascending') params.set('sort', `-${by}`)
  else params.delete('sort')
  const Sign = SIGN[direction]
  return (
    <Link
      to={`?${params}`}
      preventScrollReset
      className="-mx-1 inline-flex h-8 items-center gap-1 rounded-control px-1 hover:text-ink pointer-coarse:h-11 [&>svg]:size-3"
    >
      {children}
      <Sign className={clsx('shrink-0', direction === 'none' && 'text-ink-3 max-md:hidden')} />
    </Link>
  )
}

const SIGN = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown }

/** How a list is sorted by a column, for `aria-sort`. */
export function directionOf(by: string, sort: string): 'none' | 'ascending' | 'descending' {
  if (sort === by) return 'ascending'
  return sort === `-${by}` ? 'descending' : 'none'
}
