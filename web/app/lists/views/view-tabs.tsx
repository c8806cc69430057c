import { clsx } from 'clsx'
import type { Pagination } from 'contract/core/fields'
import type { ListWithViews } from 'contract/saved-views/words'
import type { SavedView } from 'contract/saved-views/endpoints'
import { Link, useFetcher, useLocation } from 'react-router'
import { m } from '#messages'
import { digits } from '../../ui/format/numbers.ts'
import type { WholeList } from '../list-loader.ts'
import { useUnfiltered } from '../filters/filters.tsx'
import type { ViewsOfList } from './saved-views.tsx'
import { useViewCounts } from './use-view-counts.ts'
import { sameView, viewQuery } from './view-query.ts'

/** Above this a count says only that there are more. */
const COUNTED = 999
/** More views are in their menu. */
const TABS = 8

export interface ViewTabsProps {
  list: ListWithViews
  count: WholeList['count']
  /** of the rows that are shown now */
  pagination: Pagination | undefined
}

/** The saved views of a list as tabs, those that all share first, with how many rows each finds. */
export function ViewTabs({ list, count, pagination }: ViewTabsProps) {
  const { data } = useFetcher<ViewsOfList>({ key: `views of ${list}` })
  const shown = viewQuery(useLocation().search)
  const views = sharedFirst(data?.views ?? []).slice(0, TABS)
  const counts = useViewCounts(views, count)
  const unfiltered = useUnfiltered()
  if (views.length === 0) return null
  const tabs = [{ id: 0, name: m.lists_views_all(), query: '' }, ...views]
  return (
    <nav
      aria-label={m.lists_views()}
      className="mb-4 flex shrink-0 gap-5 overflow-x-auto border-b border-line px-4 text-xs whitespace-nowrap lg:px-6"
    >
      {tabs.map(({ id, name, query }) => {
        const isShown = id === 0 ? !isNarrowed(shown) : sameView(query, shown)
        const total = isShown ? pagination?.total_results : counts.get(query)
        return (
          <Link
            key={id}
            to={id === 0 ? unfiltered : `?${query}`}
            aria-current={isShown ? 'page' : undefined}
            className={clsx(
              'flex min-h-10 items-center gap-1.5 border-b-2 focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
              isShown ? 'border-ink font-medium text-ink' : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {name}
            {total !== undefined && <span className="text-2xs text-ink-3 tabular-nums">{wordsOf(total)}</span>}
          </Link>
        )
      })}
    </nav>
  )
}

/** Whether more is chosen than the order, and how rows are shown. */
const isNarrowed = (query: string) =>
  [...new URLSearchParams(query).keys()].some((name) => name !== 'sort' && name !== 'view')

const sharedFirst = (views: readonly SavedView[]) =>
  views.toSorted((one, other) => Number(other.is_shared) - Number(one.is_shared))

const wordsOf = (total: number) => (total > COUNTED ? `${digits(COUNTED)}+` : digits(total))
