import { complaintPath, editComplaintPath } from 'contract/core/paths'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import Wrench from 'lucide-react/icons/wrench'
import type { ComplaintRow } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { serialNumber, type Column } from '../../lists/column.ts'
import { deleteAction } from '../../lists/delete-action.ts'
import { DeleteRow } from '../../lists/delete-row.tsx'
import { DeleteSelected } from '../../lists/delete-selected.tsx'
import { FilterSelect } from '../../lists/filter-select.tsx'
import { Filters } from '../../lists/filters.tsx'
import { listLoader } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { SearchField } from '../../lists/search-field.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { useMay } from '../../office/office-data.ts'
import { Thumb } from '../../office/thumb.tsx'
import { needs } from '../../session/guard.ts'
import { longDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { IconLink } from '../../ui/buttons/icon-link.tsx'
import { plainText } from '../../ui/data/rich-text-tree.ts'
import type { Route } from './+types/complaint-list'
import { DISPATCH_OPTIONS, DispatchStatus } from './dispatch-status.tsx'
import { StageBadge } from './stage-badge.tsx'
import { STAGE_OPTIONS } from './stage-label.ts'
import { stageForStaff } from '../complaint-status.tsx'
import { placeName } from '../places.ts'
import { faultLabel } from '../../faults/fault-label.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.complaints_office_title() }] }
export const clientMiddleware = [needs('complaints.read')]
export const clientLoader = listLoader(api.complaints.list, ['status', 'dispatch', 'search', 'unread', 'overdue'], {
  exportCall: api.complaints.export,
  exportName: m.complaints_office_many(),
})
export const clientAction = deleteAction({
  one: (id, reason) => api.complaints.delete({ params: { id }, body: { reason } }),
  many: (complaint_ids, reason) => api.complaints.deleteMany({ body: { complaint_ids, reason } }),
})

const columns: Column<ComplaintRow>[] = [
  serialNumber('#'),
  {
    header: m.complaints_office_customer,
    width: 'md:w-36',
    bar: 'w-28',
    name: ({ customer_name, customerContact, model_name, unread }) => ({
      name: <CustomerName name={customer_name} unread={unread} />,
      below: customerContact,
      under: model_name,
    }),
  },
  { header: m.complaints_office_model, width: 'w-28', wide: true, bar: 'w-24', cell: ({ model_name }) => model_name },
  {
    header: m.complaints_office_serial,
    width: 'w-30',
    wide: true,
    bar: 'w-24',
    className: 'tabular-nums',
    cell: ({ serial_number }) => serial_number,
  },
  { header: m.complaints_office_problem, width: 'w-28', wide: true, bar: 'w-24', cell: problemOf },
  {
    header: m.complaints_office_damage,
    width: 'w-16',
    wide: true,
    bar: 'w-9',
    cell: ({ damaged_image_url }) => <Thumb src={damaged_image_url} />,
  },
  { header: m.complaints_office_place, width: 'w-36', wide: true, bar: 'w-24', cell: placeOf },
  {
    header: m.complaints_office_status,
    width: 'w-40 max-md:text-right md:w-48',
    bar: 'w-24',
    className: 'max-md:px-1 max-md:text-right',
    cell: (complaint) => <StageBadge status={stageForStaff(complaint)} />,
  },
  {
    header: m.complaints_office_dispatch,
    width: 'w-32',
    wide: true,
    bar: 'w-20',
    cell: ({ dispatch_state }) => <DispatchStatus state={dispatch_state} />,
  },
  {
    header: m.complaints_office_date,
    width: 'w-42',
    wide: true,
    bar: 'w-36',
    className: 'tabular-nums',
    cell: ({ date_joined }) => longDate(date_joined),
  },
  {
    header: m.complaints_office_actions,
    width: 'w-11 md:w-28',
    bar: 'w-6',
    end: true,
    cell: (row) => <RowActions complaint={row} />,
  },
]

const screen = () => ({
  title: m.complaints_office_title(),
  columns,
  hrefOf: ({ id }: ComplaintRow) => complaintPath(id),
  empty: {
    icon: <Wrench />,
    title: m.complaints_office_empty(),
    text: m.complaints_office_empty_text(),
  },
  children: (
    <Filters label={m.complaints_office_filters()}>
      <SearchField name="search" label={m.complaints_office_search()} />
      <FilterSelect name="status" label={m.complaints_office_status()} options={STAGE_OPTIONS} />
      <FilterSelect name="dispatch" label={m.complaints_office_dispatch()} options={DISPATCH_OPTIONS} />
      <FilterSelect
        name="unread"
        label={m.complaints_office_messages()}
        options={[{ value: 'true', text: m.complaints_office_unread() }]}
      />
      <FilterSelect
        name="overdue"
        label={m.complaints_office_time()}
        options={[{ value: 'true', text: m.complaints_office_overdue() }]}
      />
    </Filters>
  ),
})

export const HydrateFallback = () => <ListPage {...screen()} list={undefined} />

/** `/baltra-admin-dashboard/all/products-complaints-list` */
export default function ComplaintList({ loaderData }: Route.ComponentProps) {
  const mayDelete = useMay('records.delete')
  return (
    <ListPage
      {...screen()}
      list={loaderData}
      {...(mayDelete && {
        selectionActions: (
          <DeleteSelected
            one={m.complaints_office_one()}
            many={m.complaints_office_many()}
            subject="complaint"
            text={m.complaints_office_delete_many_text()}
          />
        ),
      })}
    />
  )
}

function RowActions({ complaint: { id, customer_name, model_name } }: { complaint: ComplaintRow }) {
  const mayWrite = useMay('complaints.write')
  const name = m.complaints_office_row_name({ model: model_name, customer: customer_name })
  return (
    <>
      <IconLink
        to={complaintPath(id)}
        size="sm"
        label={m.complaints_office_view({ name })}
        className="max-md:not-last:hidden"
      >
        <Eye />
      </IconLink>
      {mayWrite && (
        <IconLink
          to={editComplaintPath(id)}
          size="sm"
          label={m.complaints_office_edit_name({ name })}
          className="max-md:not-last:hidden"
        >
          <Pencil />
        </IconLink>
      )}
      <DeleteRow id={id} name={name} subject="complaint" text={m.complaints_office_delete_text({ name })} />
    </>
  )
}

/** City and district. */
function placeOf({ area, zone }: ComplaintRow): string {
  return [area, zone].map(placeName).filter(Boolean).join(', ') || '–'
}

/** A lamp marks an unread message from the customer. */
const CustomerName = ({ name, unread }: { name: string; unread: number }) => (
  <>
    {name}
    {unread > 0 && (
      <span className="ml-2 inline-block size-2.5 rounded-full bg-lamp">
        <span className="sr-only">{m.complaints_office_unread_messages({ count: unread, shown: whole(unread) })}</span>
      </span>
    )}
  </>
)

function problemOf({ problem_type, problem_description }: ComplaintRow): string {
  return faultLabel(problem_type) || plainText(problem_description)
}
