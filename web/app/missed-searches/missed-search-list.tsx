import { SEARCH } from 'contract/core/paths'
import type { MissedSearch } from 'contract/missed-searches/endpoints'
import SearchX from 'lucide-react/icons/search-x'
import { api } from '../api/client.ts'
import { serialNumber, type Column } from '../lists/column.ts'
import { deleteAction } from '../lists/delete-action.ts'
import { DeleteRow } from '../lists/delete-row.tsx'
import { DeleteSelected } from '../lists/delete-selected.tsx'
import { listLoader } from '../lists/list-loader.ts'
import { ListPage } from '../lists/list-page.tsx'
import { OpenInNewTab } from '../lists/open-in-new-tab.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import { dateTime } from '../ui/format/dates.ts'
import { whole } from '../ui/format/numbers.ts'
import type { Route } from './+types/missed-search-list'
import { counted } from '../ui/format/counted.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: 'Product' }, { text: 'Missed searches' }] }
export const clientMiddleware = [needs('catalogue.write')]
export const clientLoader = listLoader(api.missedSearches.list, ['sort'])

export const clientAction = deleteAction({
  one: (id) => api.missedSearches.clear({ params: { id } }),
  many: (missed_search_ids) => api.missedSearches.clearMany({ body: { missed_search_ids } }),
})

const columns: Column<MissedSearch>[] = [
  serialNumber(),
  {
    header: 'Searched for',
    width: 'md:w-72',
    bar: 'w-40',
    name: ({ words, times, shown }) => ({
      name: words,
      under: `${counted(times, 'time')}, ${shown ? `shown: ${shown}` : 'nothing shown'}`,
    }),
  },
  { header: 'Shown instead', width: 'w-56', wide: true, bar: 'w-28', cell: ({ shown }) => shown || 'Nothing' },
  {
    header: 'Times',
    width: 'w-26',
    wide: true,
    bar: 'w-6',
    sort: 'times',
    className: 'tabular-nums',
    cell: ({ times }) => whole(times),
  },
  {
    header: 'Last searched',
    width: 'w-44',
    wide: true,
    bar: 'w-32',
    sort: 'last_at',
    className: 'tabular-nums',
    cell: ({ last_at }) => dateTime(last_at),
  },
  {
    header: 'Actions',
    width: 'w-24',
    bar: 'w-12',
    end: true,
    cell: ({ id, words }) => (
      <>
        <OpenInNewTab
          href={`${SEARCH}?${new URLSearchParams({ product_name: words })}`}
          verb="Search for"
          name={words}
        />
        <DeleteRow id={id} name={words} text="Its count is forgotten, of all its days." />
      </>
    ),
  },
]

const screen = {
  title: 'Missed searches',
  columns,
  empty: {
    icon: <SearchX />,
    title: 'No Data found.',
    text: 'Words appear here when visitors search for them and find nothing.',
  },
  selectionActions: <DeleteSelected one="search" many="searches" text="Their counts are forgotten." />,
  children: (
    <p className="text-2xs text-ink-3">
      Searches of the last 90 days that found nothing as they were typed. A word that means something you sell belongs
      into the search words of its sub-category; then clear it here.
    </p>
  ),
}

export const HydrateFallback = () => <ListPage {...screen} list={undefined} />

/** `/baltra-admin-dashboard/all/missed-searches` */
export default function MissedSearchList({ loaderData }: Route.ComponentProps) {
  return <ListPage {...screen} list={loaderData} />
}
