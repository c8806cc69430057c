import { ENQUIRY_FIELDS } from 'contract/enquiries/words'
import { enquiryPath } from 'contract/core/office-paths'
import Eye from 'lucide-react/icons/eye'
import Mail from 'lucide-react/icons/mail'
import type { EnquiryRow } from 'contract/enquiries/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { defineList } from '../../lists/define-list.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { useMay } from '../../office/office-data.ts'
import { needs } from '../../session/guard.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { messageTime } from '../../ui/format/dates.ts'
import { EnquiryState, KIND_OPTIONS, kindLabel, STATE_OPTIONS } from './enquiry-state.tsx'
import { useStaff } from './use-staff.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.enquiries_office_title() }] }
export const clientMiddleware = [needs('enquiries.read')]

/** `/baltra-admin-dashboard/all-contact-message-List` */
const list = defineList({
  title: m.enquiries_office_title,
  call: api.enquiries.list,
  exported: { exportCall: api.enquiries.export, exportName: () => `contacts-${Date.now()}` },
  columns: [
    {
      header: m.enquiries_office_customer_name,
      sort: 'name',
      width: 'md:w-40',
      bar: 'w-36',
      name: ({ name, note, phone, read }) => ({
        name,
        below: note,
        under: phone,
        picture: <EnquirySender name={name} read={read} />,
      }),
    },
    {
      header: m.enquiries_office_status,
      sort: 'state',
      width: 'w-28',
      bar: 'w-20',
      cell: ({ state }) => <EnquiryState state={state} />,
    },
    {
      header: m.complaints_office_owner,
      sort: 'owner',
      width: 'w-28',
      wide: true,
      bar: 'w-20',
      className: 'truncate',
      cell: ({ owner_name }) => owner_name || '–',
    },
    {
      header: m.enquiries_office_date,
      sort: 'created',
      width: 'w-48',
      wide: true,
      bar: 'w-40',
      className: 'tabular-nums',
      cell: ({ created_at }) => messageTime(created_at),
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
    { header: m.enquiries_office_subject, width: 'w-24', wide: true, bar: 'w-16', cell: ({ kind }) => kindLabel(kind) },
  ],
  hrefOf: ({ id }) => enquiryPath(id),
  actionsOf: useEnquiryActions,
  deletes: {
    one: (id) => api.enquiries.delete({ params: { id } }),
    many: (contact_ids) => api.enquiries.deleteMany({ body: { contact_ids } }),
    by: 'enquiries.write',
    words: {
      one: m.enquiries_office_one,
      many: m.enquiries_office_many,
      text: m.enquiries_office_delete_many_text,
    },
  },
  empty: { icon: <Mail />, title: m.enquiries_office_empty, text: m.enquiries_office_empty_text },
  filters: {
    label: m.enquiries_office_filters,
    search: [
      { name: 'name', label: m.enquiries_office_name },
      { name: 'phone', label: m.enquiries_office_phone },
    ],
    days: m.enquiries_office_date,
    fields: ENQUIRY_FIELDS,
    each: [
      { name: 'state', label: m.enquiries_office_status, options: STATE_OPTIONS, at: 'both' },
      {
        name: 'assigned',
        label: m.complaints_office_assigned,
        options: [
          { value: 'mine', text: m.complaints_office_mine },
          { value: 'no_owner', text: m.complaints_office_no_owner },
        ],
        at: 'bar',
      },
      { name: 'kind', label: m.enquiries_office_subject, options: KIND_OPTIONS, at: 'both' },
      { name: 'owner_id', label: m.complaints_office_owner, options: useOwnerOptions },
      {
        name: 'status',
        label: m.enquiries_office_opened,
        options: [
          { value: 'unread', text: m.enquiries_office_unread },
          { value: 'read', text: m.enquiries_office_read },
        ],
        at: 'own',
      },
      { name: 'name', label: m.enquiries_office_name },
      { name: 'phone', label: m.enquiries_office_phone },
      { name: 'email', label: m.enquiries_office_email },
    ],
  },
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton
export default list.Screen

/** Staff who answer messages may lack the permission to delete them. */
function useEnquiryActions({ id, name }: Pick<EnquiryRow, 'id' | 'name'>) {
  const mayDelete = useMay('enquiries.write')
  const remove = { id, title: m.enquiries_office_delete_question(), text: m.enquiries_office_delete_text({ name }) }
  return {
    name,
    links: [{ to: enquiryPath(id), label: m.enquiries_office_view({ name }), icon: <Eye /> }],
    ...(mayDelete && { remove }),
  }
}

function useOwnerOptions() {
  const { staff = [] } = useStaff()
  return staff.map(({ id, name }) => ({ value: String(id), text: name }))
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
