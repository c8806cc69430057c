import { redirect } from 'react-router'
import { ADD_COMPLAINT, COMPLAINT_LIST, complaintPath } from 'contract/core/office-paths'
import Wrench from 'lucide-react/icons/wrench'
import type { ComplaintRow } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { deleteAction } from '../../../lists/deleting/delete-action.ts'
import { useFilter } from '../../../lists/filters/filters.tsx'
import { listLoader, wholeListOf, type Listing } from '../../../lists/list-loader.ts'
import { ListPage } from '../../../lists/list-page.tsx'
import { ViewSwitch } from '../../../lists/views/view-switch.tsx'
import type { OfficeHandle } from '../../../office/crumbs.ts'
import { needs } from '../../../session/guard.ts'
import { mayExportPeople } from '../../../office/office-data.ts'
import type { Route } from './+types/complaint-list'
import { boardLoader, isBoard, type BoardOfStages } from '../board/board-loader.ts'
import { ComplaintBoard } from '../board/complaint-board.tsx'
import { BulkComplaints } from './bulk-complaints.tsx'
import { NewComplaintLink } from '../callers/new-complaint-link.tsx'
import { complaintColumns } from './complaint-columns.tsx'
import { ComplaintFilters } from './complaint-filters.tsx'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.complaints_office_title() }] }
export const clientMiddleware = [needs('complaints.read')]
const KEYS = [
  'status',
  'dispatch',
  'search',
  'unread',
  'due',
  'priority',
  'assigned',
  'centre_id',
  'engineer_id',
  'visit',
  'zone',
  'district',
  'model',
  'problem_type',
  'rating',
  'from',
  'to',
  'figure',
  'closed_from',
  'closed_to',
  'called_from',
  'called_to',
  'open_on',
  'sub_category_id',
  'model_num',
  'batch',
  'service_month',
  'service_month_from',
  'sort',
  'tag',
  'where',
] as const
const EXPORT = { exportCall: api.complaints.export, mayExport: mayExportPeople, exportName: 'complaints' } as const
const load = listLoader(api.complaints.list, KEYS, EXPORT)
const loadBoard = boardLoader(KEYS, (url) => wholeListOf(api.complaints.list, KEYS, EXPORT, url))
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url)
  // The filter for late complaints had another name, which saved views and bookmarks still use.
  if (url.searchParams.get('overdue') === 'true') {
    url.searchParams.delete('overdue')
    url.searchParams.set('due', 'late')
    throw redirect(`${COMPLAINT_LIST}?${url.searchParams}`)
  }
  return isBoard(url) ? { board: await loadBoard({ request }) } : { list: await load({ request }) }
}
export const clientAction = deleteAction({
  one: (id, reason) => api.complaints.delete({ params: { id }, body: { reason } }),
  many: (complaint_ids, reason) => api.complaints.deleteMany({ body: { complaint_ids, reason } }),
})

const screen = () => ({
  title: m.complaints_office_title(),
  columns: complaintColumns,
  hrefOf: ({ id }: ComplaintRow) => complaintPath(id),
  empty: {
    icon: <Wrench />,
    title: m.complaints_office_empty(),
    text: m.complaints_office_empty_text(),
  },
  children: <ComplaintFilters />,
})

export const HydrateFallback = () => (useFilter('view') === 'board' ? <Board /> : <List />)

const actions = (
  <>
    <ViewSwitch />
    <NewComplaintLink to={ADD_COMPLAINT} />
  </>
)

const List = ({ list }: { list?: Listing<ComplaintRow> }) => (
  <ListPage {...screen()} list={list} actions={actions} selectionActions={list && <BulkComplaints />} />
)

const Board = ({ board }: { board?: BoardOfStages }) => {
  const { title, empty, children } = screen()
  return <ComplaintBoard title={title} empty={empty} board={board} actions={actions} filters={children} />
}

/** `/baltra-admin-dashboard/all/products-complaints-list` */
export default function ComplaintList({ loaderData: { board, list } }: Route.ComponentProps) {
  return board ? <Board board={board} /> : <List list={list} />
}
