import type { Pagination } from 'contract/core/fields'
import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { m } from '#messages'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { whole } from '../ui/format/numbers.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { useFiltered, useUnfiltered } from './filters/filters.tsx'

/** The message of an empty list: the specified text, and why there is nothing yet. */
export interface EmptyWords {
  title: string
  text: string
  icon?: ReactNode
}

/** No row: none at all, none with these filters, or none on this page. */
export function ListEmpty({ title, text, icon: ownIcon, pagination }: EmptyWords & { pagination: Pagination }) {
  const icon = ownIcon ?? <Inbox />
  const filtered = useFiltered()
  const unfiltered = useUnfiltered()
  const params = new URLSearchParams(useLocation().search)
  if (pagination.total_results > 0) {
    params.set('page', String(pagination.total_pages))
    return (
      <EmptyState icon={icon} title={title} text={m.lists_past_the_end({ pages: whole(pagination.total_pages) })}>
        <ButtonLink to={`?${params}`} variant="ink">
          {m.lists_last_page()}
        </ButtonLink>
      </EmptyState>
    )
  }
  if (!filtered) return <EmptyState icon={icon} title={title} text={text} />
  const searched = params.get('search') ?? params.get('name') ?? params.get('firstname')
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={searched ? m.lists_nothing_matches_text({ searched }) : m.lists_nothing_matches()}
    >
      <ButtonLink to={unfiltered} variant="ink">
        {m.lists_clear_filters()}
      </ButtonLink>
    </EmptyState>
  )
}

/** The list did not load. The address still holds the filters. */
export function ListFailed({ why, busy }: { why: string; busy: boolean }) {
  const revalidator = useRevalidator()
  const filtered = useFiltered()
  const unfiltered = useUnfiltered()
  return (
    <ErrorState
      title={m.lists_failed()}
      text={m.lists_failed_kept({ why: why.replace(/[.!।]$/, '') })}
      busy={busy || revalidator.state !== 'idle'}
      onRetry={() => void revalidator.revalidate()}
    >
      {filtered && (
        <ButtonLink to={unfiltered} variant="line">
          {m.lists_clear_filters()}
        </ButtonLink>
      )}
    </ErrorState>
  )
}
