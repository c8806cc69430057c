import { REGISTRATION_FIELDS } from 'contract/registrations/words'
import { registrationPath } from 'contract/core/office-paths'
import Eye from 'lucide-react/icons/eye'
import PackageCheck from 'lucide-react/icons/package-check'
import type { RegistrationRow } from 'contract/registrations/endpoints'
import { m } from '#messages'
import { purchaseWords } from '../../ui/format/purchase-words.ts'
import { api } from '../../api/client.ts'
import { actionsColumn } from '../../lists/actions-column.tsx'
import { serialNumber } from '../../lists/column.ts'
import { defineList } from '../../lists/define-list.tsx'
import { DeleteSelected } from '../../lists/deleting/delete-selected.tsx'
import type { RowActionsProps } from '../../lists/row-actions.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { mayExportPeople, useMay } from '../../office/office-data.ts'
import { Thumb } from '../../office/thumb.tsx'
import { needs } from '../../session/guard.ts'
import { districtOptions } from '../../ui/fields/district-options.ts'
import { MessageOwners } from '../../campaigns/office/message-owners.tsx'
import { AddRegistrationLink } from './add-registration-link.tsx'
import { ByPhone } from './by-phone.tsx'
import { WaitingTabs } from './waiting-tabs.tsx'
import { BulkRegistrations } from './bulk-registrations.tsx'
import { RegistrationBadge } from './decide-badge.tsx'
import { decideRegistration } from './decide.ts'
import { statusLabel, STATUS_OPTIONS } from './status-label.ts'
import { registrationLook } from '../registration-status.tsx'
import { ShortDay } from '../../ui/data/short-day.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.registrations_office_customer_products() }, { text: m.registrations_office_title() }],
}
export const clientMiddleware = [needs('registrations.read')]

/** `/baltra-admin-dashboard/all-customer-products-list` */
const list = defineList({
  title: m.registrations_office_title,
  call: api.registrations.list,
  exported: { exportCall: api.registrations.export, mayExport: mayExportPeople, exportName: 'customer-products' },
  columns: [
    serialNumber(),
    {
      header: m.registrations_office_customer,
      sort: 'customer',
      width: 'md:w-44',
      bar: 'w-28',
      name: (row) => ({
        name: `${row.customer.firstname} ${row.customer.lastname}`,
        below: row.store_name,
        under: underName(row),
      }),
    },
    {
      header: m.registrations_office_image,
      width: 'w-16',
      wide: true,
      roomy: true,
      bar: 'w-9',
      cell: ({ product_image }) => <Thumb src={product_image} />,
    },
    {
      header: m.registrations_office_model,
      sort: 'model',
      width: 'w-40',
      wide: true,
      bar: 'w-28',
      cell: ({ model_name, model_num, shares_serial, serial_number, is_disputed, phone_complaint }) => (
        <>
          {model_name}
          <span className="block truncate text-ink-3">{shares_serial ? serial_number : model_num}</span>
          {is_disputed && (
            <span className="block truncate font-medium text-amber">{m.registrations_office_disputed()}</span>
          )}
          <ByPhone registration={{ phone_complaint }} />
        </>
      ),
    },
    {
      header: m.registrations_office_purchase_date_head,
      sort: 'purchase_date',
      width: 'w-28',
      wide: true,
      bar: 'w-36',
      className: 'tabular-nums',
      cell: (registration) =>
        registration.purchase_date ? <ShortDay when={registration.purchase_date} /> : purchaseWords(registration),
    },
    {
      header: m.registrations_office_status,
      sort: 'status',
      width: 'w-32 max-md:text-right',
      bar: 'w-20',
      className: 'overflow-visible! max-md:px-1 max-md:text-right',
      cell: (row) => (
        <RegistrationBadge registration={row} {...registrationLook(row.status)}>
          {statusLabel(row.status)}
        </RegistrationBadge>
      ),
    },
    {
      header: m.registrations_office_created,
      sort: 'created',
      width: 'w-26',
      wide: true,
      bar: 'w-20',
      className: 'tabular-nums',
      cell: ({ created_at }) => <ShortDay when={created_at} />,
    },
    {
      header: m.registrations_office_verified,
      width: 'w-32',
      wide: true,
      bar: 'w-20',
      className: 'overflow-visible!',
      cell: (row) => (
        <RegistrationBadge registration={row} tone={row.is_verified ? 'green' : 'grey'}>
          {row.is_verified ? m.registrations_office_verified() : m.registrations_office_unverified()}
        </RegistrationBadge>
      ),
    },
    actionsColumn(registrationActions, { bar: 'w-6' }),
  ],
  hrefOf: ({ id }) => registrationPath(id),
  deletes: {
    one: (id, reason) => api.registrations.delete({ params: { id }, body: { reason } }),
    many: (stock_ids, reason) => api.registrations.deleteMany({ body: { stock_ids, reason } }),
    otherwise: decideRegistration,
  },
  empty: { icon: <PackageCheck />, title: m.registrations_office_empty, text: m.registrations_office_empty_text },
  filters: {
    label: m.registrations_office_filters,
    search: { name: 'search', label: m.registrations_office_search },
    days: m.registrations_office_sent_days,
    fields: REGISTRATION_FIELDS,
    keeps: ['waiting'],
    each: [
      { name: 'status', label: m.registrations_office_status, options: STATUS_OPTIONS, at: 'both' },
      {
        name: 'duplicate',
        label: m.registrations_office_serial_number,
        options: [{ value: 'true', text: m.registrations_office_registered_twice }],
        at: 'bar',
        width: 'sm:w-48',
      },
      {
        name: 'disputed',
        label: m.registrations_office_disputes,
        options: [{ value: 'true', text: m.registrations_office_disputes_open }],
        at: 'bar',
        width: 'sm:w-40',
      },
      { name: 'model', label: m.registrations_office_model_filter, at: 'own' },
      { name: 'store', label: m.registrations_office_store_filter, at: 'own' },
      { name: 'district', label: m.registrations_office_district_filter, options: districtOptions, at: 'own' },
      { name: 'serial_number', label: m.registrations_office_serial_number, operator: 'between' },
      { name: 'batch', label: m.registrations_office_batch_filter },
    ],
  },
  hint: useHint,
  usePage: useRights,
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton
export default list.Screen

function registrationActions({ id, customer, model_name }: RegistrationRow): RowActionsProps {
  const name = m.registrations_office_row_name({
    model: model_name,
    customer: `${customer.firstname} ${customer.lastname}`,
  })
  return {
    name,
    links: [{ to: registrationPath(id), label: m.registrations_office_view({ name }), icon: <Eye /> }],
    remove: { id, text: m.registrations_office_deleted_with_it(), subject: 'registration' },
  }
}

/** Below the name where the column of the model is not shown. */
const underName = ({ model_name, phone_complaint }: RegistrationRow): string =>
  phone_complaint === null ? model_name : `${model_name}, ${m.registrations_office_by_phone()}`

function useHint() {
  return useMay('registrations.decide') ? m.registrations_office_hint() : ''
}

/** Rows are ticked to decide them, to write to their owners, to delete them. */
function useRights() {
  const mayDelete = useMay('records.delete')
  const mayDecide = useMay('registrations.decide')
  const mayWrite = useMay('campaigns.send')
  return {
    children: <WaitingTabs />,
    actions: <AddRegistrationLink />,
    selectionActions: (mayDelete || mayDecide || mayWrite) && (
      <>
        {mayDecide && <BulkRegistrations />}
        {mayWrite && <MessageOwners />}
        {mayDelete && (
          <DeleteSelected
            one={m.registrations_office_one()}
            many={m.registrations_office_many()}
            subject="registration"
            text={m.registrations_office_delete_many_text()}
          />
        )}
      </>
    ),
  }
}
