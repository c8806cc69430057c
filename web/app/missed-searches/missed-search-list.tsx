import { SEARCH } from 'contract/core/paths'
import SearchX from 'lucide-react/icons/search-x'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { definePlainList } from '../lists/define-plain-list.tsx'
import { deleteAction } from '../lists/deleting/delete-action.ts'
import { DeleteRow } from '../lists/deleting/delete-row.tsx'
import { DeleteSelected } from '../lists/deleting/delete-selected.tsx'
import { OpenInNewTab } from '../lists/open-in-new-tab.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import { dateTime } from '../ui/format/dates.ts'
import { whole } from '../ui/format/numbers.ts'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.missed_searches_crumb() }, { text: m.office_menu_missed_searches() }],
}
export const clientMiddleware = [needs('catalogue.write')]
export const clientAction = deleteAction({
  one: (id) => api.missedSearches.clear({ params: { id } }),
  many: (missed_search_ids) => api.missedSearches.clearMany({ body: { missed_search_ids } }),
})

/** `/baltra-admin-dashboard/all/missed-searches` */
const list = definePlainList({
  title: m.office_menu_missed_searches,
  call: api.missedSearches.list,
  columns: [
    {
      header: m.missed_searches_searched_for,
      width: 'md:w-72',
      bar: 'w-40',
      name: ({ words, times, shown }) => ({
        name: words,
        under: shown
          ? m.missed_searches_times_shown({ count: times, shown: whole(times), instead: shown })
          : m.missed_searches_times_nothing({ count: times, shown: whole(times) }),
      }),
    },
    {
      header: m.missed_searches_shown_instead,
      width: 'w-56',
      wide: true,
      bar: 'w-28',
      cell: ({ shown }) => shown || m.missed_searches_nothing(),
    },
    {
      header: m.missed_searches_times,
      width: 'w-26',
      wide: true,
      bar: 'w-6',
      sort: 'times',
      className: 'tabular-nums',
      cell: ({ times }) => whole(times),
    },
    {
      header: m.missed_searches_last_searched,
      width: 'w-44',
      wide: true,
      bar: 'w-32',
      sort: 'last_at',
      className: 'tabular-nums',
      cell: ({ last_at }) => dateTime(last_at),
    },
    {
      header: m.office_actions,
      width: 'w-24',
      bar: 'w-12',
      end: true,
      cell: ({ id, words }) => (
        <>
          <OpenInNewTab
            href={`${SEARCH}?${new URLSearchParams({ product_name: words })}`}
            label={m.missed_searches_search_for({ words })}
            title={m.missed_searches_search_short()}
          />
          <DeleteRow id={id} name={words} text={m.missed_searches_delete_text()} />
        </>
      ),
    },
  ],
  empty: { icon: <SearchX />, title: m.office_nothing_found_stop, text: m.missed_searches_none_text },
  note: m.missed_searches_text,
  usePage: () => ({
    selectionActions: (
      <DeleteSelected
        one={m.missed_searches_one()}
        many={m.missed_searches_many()}
        text={m.missed_searches_delete_many_text()}
      />
    ),
  }),
})
export const clientLoader = list.load
export const HydrateFallback = list.Skeleton
export default list.Screen
