import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Pagination } from 'contract/core/fields'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../buttons/button.tsx'
import { ButtonLink } from '../buttons/button-link.tsx'
import { digits, whole } from '../format/numbers.ts'
import { pagerNumbers } from './pager-numbers.ts'
import { totalWords } from '../format/total-words.ts'
import { m } from '#messages'

export interface PagerProps {
  pagination: Pagination
  /** The address of a page: `(page) => '?page=' + page`. */
  hrefOf: (page: number) => string
}

/** Links to the pages; nothing when there is only one. */
export function Pager({ pagination, hrefOf }: PagerProps) {
  const { page, total_pages: last } = pagination
  if (last <= 1) return null
  return (
    <nav aria-label={m.ui_pages()} className="flex items-center gap-1 text-xs">
      <p className="mr-auto text-ink-2 tabular-nums">{rangeOf(pagination)}</p>
      <Neighbour to={page > 1 ? hrefOf(page - 1) : undefined}>
        <ChevronLeft />
        <span className="max-sm:sr-only">{m.ui_previous()}</span>
      </Neighbour>
      {pagerNumbers(page, last).map((entry, index) =>
        entry === 'gap' ? (
          <span key={index < 3 ? 'gap before' : 'gap after'} className="hidden w-6 text-center text-ink-3 sm:inline">
            …
          </span>
        ) : (
          <Link
            key={entry}
            to={hrefOf(entry)}
            aria-label={m.ui_page({ page: digits(entry) })}
            aria-current={entry === page ? 'page' : undefined}
            className="hidden h-9 min-w-9 items-center justify-center rounded-control px-2 text-ink-2 tabular-nums hover:bg-ground aria-[current=page]:bg-ink aria-[current=page]:font-medium aria-[current=page]:text-white sm:inline-flex pointer-coarse:h-11 pointer-coarse:min-w-11"
          >
            {digits(entry)}
          </Link>
        ),
      )}
      <span className="px-2 text-ink-2 tabular-nums sm:hidden">
        {digits(page)} / {digits(last)}
        {pagination.more_results && '+'}
      </span>
      <Neighbour to={page < last ? hrefOf(page + 1) : undefined}>
        <span className="max-sm:sr-only">{m.ui_next()}</span>
        <ChevronRight />
      </Neighbour>
    </nav>
  )
}

/** Disabled at the ends. */
const Neighbour = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to === undefined ? (
    <Button variant="quiet" size="sm" disabled className="pointer-coarse:min-w-11">
      {children}
    </Button>
  ) : (
    <ButtonLink to={to} variant="quiet" size="sm" className="pointer-coarse:min-w-11">
      {children}
    </ButtonLink>
  )

function rangeOf(pagination: Pagination): string {
  const { page, results_per_page: size, total_results: total } = pagination
  const first = (page - 1) * size + 1
  return m.ui_range({
    first: whole(first),
    last: whole(Math.min(page * size, total)),
    total: totalWords(pagination),
  })
}
