import { complaintPath, partPath } from 'contract/core/office-paths'
import { isBoundToCentre } from 'contract/core/roles'
import type { PartRequest } from 'contract/parts/requests'
import PackageSearch from 'lucide-react/icons/package-search'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { loadCentres } from '../../engineers/engineer-choices.ts'
import type { Column } from '../../lists/column.ts'
import { defineList } from '../../lists/define-list.tsx'
import { queryOf } from '../../lists/list-loader.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { useOffice } from '../../office/office-data.ts'
import { needs } from '../../session/guard.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { ShortDay } from '../../ui/data/short-day.tsx'
import { relativeDay } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { useRequestVerbs } from './bulk-requests.tsx'
import { requestAction } from './request-action.ts'
import { RequestMenu } from './request-actions.tsx'
import { RequestTabs } from './request-tabs.tsx'
import { requestName, requestPlace, requestState, requestTone } from './request-words.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.part_requests_list() }] }
export const clientMiddleware = [needs('parts.read')]
export const clientAction = requestAction

type Query = NonNullable<Parameters<typeof api.partRequests.list>[0]>['query']

/** Without a state, what is still open. */
const openUnlessState = (query: Query): Query => (query?.state ? query : { ...query, open: true })

const AT_OFFICE: Column<PartRequest> = {
  header: m.parts_column_office,
  width: 'w-26',
  wide: true,
  roomy: true,
  bar: 'w-6',
  className: 'tabular-nums',
  cell: ({ at_office }) => (at_office === null ? '–' : whole(at_office)),
}

const COLUMNS: readonly Column<PartRequest>[] = [
  {
    header: m.parts_one,
    sort: 'part',
    width: 'md:w-56',
    bar: 'w-36',
    name: (request) => ({
      name: requestName(request),
      below: request.number,
      under: [requestPlace(request), relativeDay(request.since)].join(' · '),
    }),
  },
  {
    header: m.parts_state,
    sort: 'state',
    width: 'w-34 max-md:w-36 max-md:text-right',
    bar: 'w-24',
    className: 'max-md:px-1 max-md:text-right',
    cell: (request) => <Badge tone={requestTone(request)}>{requestState(request)}</Badge>,
  },
  {
    header: m.part_requests_complaint,
    width: 'w-48',
    wide: true,
    bar: 'w-32',
    className: 'whitespace-normal!',
    cell: (request) => <ComplaintCell request={request} />,
  },
  {
    header: m.part_requests_for,
    width: 'w-48',
    wide: true,
    bar: 'w-32',
    className: 'whitespace-normal!',
    cell: (request) => requestPlace(request),
  },
  {
    header: m.part_requests_since,
    sort: 'since',
    width: 'w-32',
    wide: true,
    bar: 'w-20',
    cell: ({ since }) => (
      <>
        <ShortDay when={since} />
        <span className="block text-2xs text-ink-3">{relativeDay(since)}</span>
      </>
    ),
  },
  {
    header: m.part_requests_asked_on,
    sort: 'created',
    width: 'w-26',
    wide: true,
    roomy: true,
    bar: 'w-20',
    className: 'tabular-nums',
    cell: ({ asked_at }) => <ShortDay when={asked_at} />,
  },
  AT_OFFICE,
  {
    header: m.office_actions,
    width: 'w-13',
    bar: 'w-6',
    end: true,
    isMenu: true,
    cell: (request) => <RequestMenu request={request} />,
  },
]

function ComplaintCell({ request: { complaint_id, job_no, model_name, is_closed } }: { request: PartRequest }) {
  if (complaint_id === null) return m.part_requests_complaint_gone()
  return (
    <>
      <TextLink to={complaintPath(complaint_id)}>{job_no || `#${complaint_id}`}</TextLink>
      <span className="block text-ink-3">{model_name}</span>
      {is_closed && <span className="block text-2xs text-ink-3">{m.part_requests_closed()}</span>}
    </>
  )
}

/** The service centres, and how many requests there are in each state. */
async function loadBeside({ request }: { request: Request }) {
  const query = queryOf(request.url, ['search', 'centre_id'])
  const [centres, counts] = await Promise.all([
    loadCentres(),
    // The list itself says why nothing could be read.
    api.partRequests.counts({ query }, { signal: request.signal }).catch(() => undefined),
  ])
  return { centres, counts: counts?.data }
}

/** `/baltra-admin-dashboard/all/part-requests` */
const list = defineList({
  title: m.part_requests_list,
  call: ({ query }: { query: Query }, options) => api.partRequests.list({ query: openUnlessState(query) }, options),
  exported: {
    exportCall: ({ query }, options) =>
      api.partRequests.export({ query: { ...openUnlessState(query), format: query.format } }, options),
    exportName: 'part-requests',
  },
  beside: loadBeside,
  columns: COLUMNS,
  hrefOf: ({ complaint_id, part_id }) => (complaint_id === null ? partPath(part_id) : complaintPath(complaint_id)),
  useVerbs: useRequestVerbs,
  empty: {
    icon: <PackageSearch />,
    title: m.part_requests_empty,
    filtered: m.parts_nothing_found,
    text: m.part_requests_empty_text,
  },
  filters: {
    label: m.part_requests_filters,
    search: { name: 'search', label: m.part_requests_search },
    each: [
      {
        name: 'centre_id',
        label: m.engineers_centre,
        options: (beside) => (beside?.centres ?? []).map(({ id, name }) => ({ value: String(id), text: name })),
        at: 'bar',
        width: 'sm:w-64',
      },
    ],
    keeps: ['state'],
  },
  usePage: (_, beside) => ({
    columns: useOwnColumns(),
    children: <RequestTabs counts={beside?.counts} />,
  }),
})
export const clientLoader = list.load
export const HydrateFallback = list.Skeleton
export default list.Screen

/** Who is kept to a service centre sees nothing of the head office. */
function useOwnColumns() {
  const office = useOffice()
  return office && isBoundToCentre(office.role) ? COLUMNS.filter((column) => column !== AT_OFFICE) : COLUMNS
}
