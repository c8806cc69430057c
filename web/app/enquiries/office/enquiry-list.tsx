import { ENQUIRY_FIELDS } from 'contract/enquiries/words'
import { MoreFilters } from '../../lists/filters/more-filters.tsx'
import { enquiryPath } from 'contract/core/office-paths'
import Eye from 'lucide-react/icons/eye'
import Mail from 'lucide-react/icons/mail'
import type { EnquiryRow } from 'contract/enquiries/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { serialNumber, type Column } from '../../lists/column.ts'
import { deleteAction } from '../../lists/deleting/delete-action.ts'
import { RowActions } from '../../lists/row-actions.tsx'
import { DeleteSelected } from '../../lists/deleting/delete-selected.tsx'
import { FilterSelect } from '../../lists/filters/filter-select.tsx'
import { DaysFilter } from '../../lists/filters/days-filter.tsx'
import { Filters } from '../../lists/filters/filters.tsx'
import { listLoader } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { SearchField } from '../../lists/filters/search-field.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { useMay } from '../../office/office-data.ts'
import { needs } from '../../session/guard.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { messageTime } from '../../ui/format/dates.ts'
import type { Route } from './+types/enquiry-list'
import { EnquiryState, KIND_OPTIONS, kindLabel, STATE_OPTIONS } from './enquiry-state.tsx'
import { useStaff } from './use-staff.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.enquiries_office_title() }] }
export const clientMiddleware = [needs('enquiries.read')]
const KEYS = ['name', 'phone', 'status', 'state', 'kind', 'assigned', 'from', 'to', 'sort', 'where'] as const
export const clientLoader = listLoader(api.enquiries.list, KEYS, {
  exportCall: api.enquiries.export,
  exportName: () => `contacts-${Date.now()}`,
})
export const clientAction = deleteAction({
  one: (id) => api.enquiries.delete({ params: { id } }),
  many: (contact_ids) => api.enquiries.deleteMany({ body: { contact_ids } }),
})

const columns: Column<EnquiryRow>[] = [
  serialNumber(),
  {
    header: m.enquiries_office_customer_name,
    sort: 'name',
    width: 'md:w-64',
    bar: 'w-36',
    name: ({ name, note, phone, read }) => ({
      name,
      below: note,
      under: phone,
      picture: <EnquirySender name={name} read={read} />,
    }),
  },
  {
    header: m.enquiries_office_contact,
    width: 'w-48',
    wide: true,
    bar: 'w-36',
    cell: ({ phone, email }) => (
      <>
        <span className="block tabular-nums">{phone}</span>
        <span className="block truncate text-2xs text-ink-3">{email}</span>
      </>
    ),
  },
  {
    header: m.enquiries_office_status,
    sort: 'state',
    width: 'w-32',
    bar: 'w-20',
    cell: ({ state }) => <EnquiryState state={state} />,
  },
  { header: m.enquiries_office_subject, width: 'w-24', wide: true, bar: 'w-16', cell: ({ kind }) => kindLabel(kind) },
  {
    header: m.complaints_office_owner,
    sort: 'owner',
    width: 'w-32',
    wide: true,
    bar: 'w-20',
    className: 'truncate',
    cell: ({ owner_name }) => owner_name || '–',
  },
  {
    header: m.enquiries_office_date,
    sort: 'created',
    width: 'w-52',
    wide: true,
    bar: 'w-40',
    className: 'tabular-nums',
    cell: ({ created_at }) => messageTime(created_at),
  },
  {
    header: m.enquiries_office_actions,
    width: 'w-13 md:w-16 lg:w-24',
    bar: 'w-12',
    end: true,
    cell: ({ id, name }) => <EnquiryActions id={id} name={name} />,
  },
]

/** Staff who answer messages may lack the permission to delete them. */
function EnquiryActions({ id, name }: Pick<EnquiryRow, 'id' | 'name'>) {
  const mayDelete = useMay('enquiries.write')
  const remove = { id, title: m.enquiries_office_delete_question(), text: m.enquiries_office_delete_text({ name }) }
  return (
    <RowActions
      name={name}
      links={[{ to: enquiryPath(id), label: m.enquiries_office_view({ name }), icon: <Eye /> }]}
      {...(mayDelete && { remove })}
    />
  )
}

const screen = () => ({
  title: m.enquiries_office_title(),
  columns,
  hrefOf: ({ id }: EnquiryRow) => enquiryPath(id),
  empty: {
    icon: <Mail />,
    title: m.enquiries_office_empty(),
    text: m.enquiries_office_empty_text(),
  },
  children: (
    <Filters label={m.enquiries_office_filters()}>
      <SearchField name="name" label={m.enquiries_office_name()} />
      <SearchField name="phone" label={m.enquiries_office_phone()} />
      <FilterSelect name="state" label={m.enquiries_office_status()} options={STATE_OPTIONS} />
      <FilterSelect
        name="assigned"
        label={m.complaints_office_assigned()}
        options={[
          { value: 'mine', text: m.complaints_office_mine },
          { value: 'no_owner', text: m.complaints_office_no_owner },
        ]}
      />
      <FilterSelect name="kind" label={m.enquiries_office_subject()} options={KIND_OPTIONS} />
      <DaysFilter label={m.enquiries_office_date()} />
      <Further />
    </Filters>
  ),
})

function Further() {
  const { staff = [] } = useStaff()
  return (
    <MoreFilters
      fields={ENQUIRY_FIELDS}
      filters={[
        { name: 'state', label: m.enquiries_office_status(), options: STATE_OPTIONS },
        { name: 'kind', label: m.enquiries_office_subject(), options: KIND_OPTIONS },
        {
          name: 'owner_id',
          label: m.complaints_office_owner(),
          options: staff.map(({ id, name }) => ({ value: String(id), text: () => name })),
        },
        {
          name: 'status',
          own: true,
          label: m.enquiries_office_opened(),
          options: [
            { value: 'unread', text: m.enquiries_office_unread },
            { value: 'read', text: m.enquiries_office_read },
          ],
        },
        { name: 'name', label: m.enquiries_office_name() },
        { name: 'phone', label: m.enquiries_office_phone() },
        { name: 'email', label: m.enquiries_office_email() },
      ]}
    />
  )
}

export const HydrateFallback = () => <ListPage {...screen()} list={undefined} />

/** `/baltra-admin-dashboard/all-contact-message-List` */
export default function EnquiryList({ loaderData }: Route.ComponentProps) {
  const mayDelete = useMay('enquiries.write')
  return (
    <ListPage
      {...screen()}
      list={loaderData}
      {...(mayDelete && {
        selectionActions: (
          <DeleteSelected
            one={m.enquiries_office_one()}
            many={m.enquiries_office_many()}
            text={m.enquiries_office_delete_many_text()}
          />
        ),
      })}
    />
  )
}

/** The sender; a lamp marks an unread message. */
const EnquirySender = ({ name, read }: { name: string; read: boolean }) => (
  <span className="relative shrink-0">
    <Avatar name={name} size="row" />
    {!read && (
      <span className="absolute -top-0.5 -right-0.5 size-2.5 rounded-full bg-lamp ring-2 ring-white">
        <span className="sr-only">{m.enquiries_office_unread()}</span>
      </span>
    )}
  </span>
)
