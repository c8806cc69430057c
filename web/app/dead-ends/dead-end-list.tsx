import CompassIcon from 'lucide-react/icons/compass'
import type { DeadEnd } from 'contract/dead-ends/endpoints'
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
import type { Route } from './+types/dead-end-list'

export const handle: OfficeHandle = { crumbs: () => [{ text: 'Settings' }, { text: 'Dead ends' }] }
export const clientMiddleware = [needs('deadends.manage')]
export const clientLoader = listLoader(api.deadEnds.list, ['sort'])

export const clientAction = deleteAction({
  one: (id) => api.deadEnds.clear({ params: { id } }),
  many: (dead_end_ids) => api.deadEnds.clearMany({ body: { dead_end_ids } }),
})

const number = (header: string, cell: (row: DeadEnd) => number, sort?: string): Column<DeadEnd> => ({
  header,
  width: 'w-26',
  wide: true,
  bar: 'w-6',
  className: 'tabular-nums',
  cell: (row) => whole(cell(row)),
  ...(sort && { sort }),
})

const columns: Column<DeadEnd>[] = [
  serialNumber(),
  {
    header: 'Address',
    width: 'md:w-72',
    bar: 'w-40',
    name: ({ path, likes, dislikes, reports, last_at }) => ({
      name: path,
      under: `${reports} reported, ${likes} like, ${dislikes} dislike, ${dateTime(last_at)}`,
    }),
  },
  {
    header: 'Came from',
    width: 'w-56',
    wide: true,
    bar: 'w-28',
    cell: ({ referrer }) => referrer || '–',
  },
  number('Reports', ({ reports }) => reports, 'reports'),
  number('Likes', ({ likes }) => likes),
  number('Dislikes', ({ dislikes }) => dislikes),
  {
    header: 'Last seen',
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
    cell: ({ id, path }) => (
      <>
        <OpenInNewTab href={path} verb="Open" name={path} />
        <DeleteRow id={id} name={path} text="What was pressed there is forgotten, of all its days." />
      </>
    ),
  },
]

const screen = {
  title: 'Dead ends',
  columns,
  empty: {
    icon: <CompassIcon />,
    title: 'No Data found.',
    text: 'Addresses that lead nowhere appear here when visitors like, dislike or report the page they found instead.',
  },
  selectionActions: <DeleteSelected one="address" many="addresses" text="What was pressed there is forgotten." />,
  children: (
    <p className="text-2xs text-ink-3">
      What visitors pressed on a page that does not exist or is not for them, over the last 90 days.
    </p>
  ),
}

export const HydrateFallback = () => <ListPage {...screen} list={undefined} />

/** `/baltra-admin-dashboard/all/dead-ends` */
export default function DeadEndList({ loaderData }: Route.ComponentProps) {
  return <ListPage {...screen} list={loaderData} />
}
