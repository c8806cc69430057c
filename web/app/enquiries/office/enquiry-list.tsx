import { ENQUIRY_FIELDS } from 'contract/enquiries/words'
import { MoreFilters } from '../../lists/more-filters.tsx'
import { enquiryPath } from 'contract/core/office-paths'
import Eye from 'lucide-react/icons/eye'
import Mail from 'lucide-react/icons/mail'
import type { EnquiryRow } from 'contract/enquiries/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { serialNumber, type Column } from '../../lists/column.ts'
import { deleteAction } from '../../lists/delete-action.ts'
import { RowActions } from '../../lists/row-actions.tsx'
import { DeleteSelected } from '../../lists/delete-selected.tsx'
import { FilterSelect } from '../../lists/filter-select.tsx'
import { DaysFilter } from '../../lists/days-filter.tsx'
import { Filters } from '../../lists/filters.tsx'
import { listLoader } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { SearchField } from '../../lists/search-field.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { needs } from '../../session/guard.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { messageTime } from '../../ui/format/dates.ts'
import type { Route } from './+types/enquiry-list'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.enquiries_office_title() }] }
export const clientMiddleware = [needs('enquiries.read')]
export const clientLoader = listLoader(api.enquiries.list, ['name', 'phone', 'status', 'from', 'to', 'sort', 'where'], {
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
    width: 'md:w-72',
    bar: 'w-36',
    name: ({ name, note, phone, read }) => ({
      name,
      below: note,
      under: phone,
      picture: <EnquirySender name={name} read={read} />,
    }),
  },
  {
    header: m.enquiries_office_email,
    sort: 'email',
    width: 'w-56',
    wide: true,
    bar: 'w-36',
    className: 'truncate',
    cell: ({ email }) => email,
  },
  {
    header: m.enquiries_office_phone,
    width: 'w-32',
    wide: true,
    bar: 'w-20',
    className: 'tabular-nums',
    cell: ({ phone }) => phone,
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
    cell: ({ id, name }) => (
      <RowActions
        name={name}
        links={[{ to: enquiryPath(id), label: m.enquiries_office_view({ name }), icon: <Eye /> }]}
        remove={{ id, title: m.enquiries_office_delete_question(), text: m.enquiries_office_delete_text({ name }) }}
      />
    ),
  },
]

const screen = () => ({
  title: m.enquiries_office_title(),
  columns,
  hrefOf: ({ id }: EnquiryRow) => enquiryPath(id),
  empty: {
    icon: <Mail />,
    title: m.enquiries_office_empty(),
    text: m.enquiries_office_empty_text(),
  },
  selectionActions: (
    <DeleteSelected
      one={m.enquiries_office_one()}
      many={m.enquiries_office_many()}
      text={m.enquiries_office_delete_many_text()}
    />
  ),
  children: (
    <Filters label={m.enquiries_office_filters()}>
      <SearchField name="name" label={m.enquiries_office_name()} />
      <SearchField name="phone" label={m.enquiries_office_phone()} />
      <FilterSelect
        name="status"
        label={m.enquiries_office_status()}
        options={[
          { value: 'unread', text: m.enquiries_office_unread() },
          { value: 'read', text: m.enquiries_office_read() },
        ]}
      />
      <DaysFilter label={m.enquiries_office_date()} />
      <MoreFilters
        fields={ENQUIRY_FIELDS}
        filters={[
          { name: 'name', label: m.enquiries_office_name() },
          { name: 'phone', label: m.enquiries_office_phone() },
          { name: 'email', label: m.enquiries_office_email() },
        ]}
      />
    </Filters>
  ),
})

export const HydrateFallback = () => <ListPage {...screen()} list={undefined} />

/** `/baltra-admin-dashboard/all-contact-message-List` */
export default function EnquiryList({ loaderData }: Route.ComponentProps) {
  return <ListPage {...screen()} list={loaderData} />
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
