import { REGISTRATION_FIELDS } from 'contract/registrations/words'
import { districtsIn } from 'contract/core/districts'
import { registrationPath } from 'contract/core/office-paths'
import Eye from 'lucide-react/icons/eye'
import Info from 'lucide-react/icons/info'
import PackageCheck from 'lucide-react/icons/package-check'
import type { RegistrationRow } from 'contract/registrations/endpoints'
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
import { MoreFilters } from '../../lists/filters/more-filters.tsx'
import { SearchField } from '../../lists/filters/search-field.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { mayExportPeople, useMay } from '../../office/office-data.ts'
import { Thumb } from '../../office/thumb.tsx'
import { needs } from '../../session/guard.ts'
import { pageLocale } from '../../locale.ts'
import { districtName } from '../../ui/format/district-name.ts'
import { longDate } from '../../ui/format/dates.ts'
import type { Route } from './+types/registration-list'
import { AddRegistrationLink } from './add-registration-link.tsx'
import { BulkRegistrations } from './bulk-registrations.tsx'
import { RegistrationBadge } from './decide-badge.tsx'
import { decideRegistration } from './decide.ts'
import { statusLabel, STATUS_OPTIONS } from './status-label.ts'
import { registrationLook } from '../registration-status.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.registrations_office_customer_products() }, { text: m.registrations_office_title() }],
}
export const clientMiddleware = [needs('registrations.read')]
export const clientLoader = listLoader(
  api.registrations.list,
  ['status', 'search', 'duplicate', 'disputed', 'model', 'store', 'district', 'from', 'to', 'sort', 'where'],
  {
    exportCall: api.registrations.export,
    mayExport: mayExportPeople,
    exportName: 'customer-products',
  },
)
export const clientAction = deleteAction({
  one: (id, reason) => api.registrations.delete({ params: { id }, body: { reason } }),
  many: (stock_ids, reason) => api.registrations.deleteMany({ body: { stock_ids, reason } }),
  otherwise: decideRegistration,
})

const columns: Column<RegistrationRow>[] = [
  serialNumber(),
  {
    header: m.registrations_office_customer,
    sort: 'customer',
    width: 'md:w-52',
    bar: 'w-28',
    name: ({ customer, store_name, model_name, has_fault }) => ({
      name: `${customer.firstname} ${customer.lastname}`,
      below: store_name,
      under: has_fault ? m.registrations_office_fault_of({ model: model_name }) : model_name,
    }),
  },
  {
    header: m.registrations_office_image,
    width: 'w-16',
    wide: true,
    bar: 'w-9',
    cell: ({ product_image }) => <Thumb src={product_image} />,
  },
  {
    header: m.registrations_office_model,
    sort: 'model',
    width: 'w-44',
    wide: true,
    bar: 'w-28',
    cell: ({ model_name, model_num, shares_serial, serial_number, has_fault, is_disputed }) => (
      <>
        {model_name}
        <span className="block truncate text-ink-3">{shares_serial ? serial_number : model_num}</span>
        {is_disputed && (
          <span className="block truncate font-medium text-amber">{m.registrations_office_disputed()}</span>
        )}
        {has_fault && (
          <span className="block truncate font-medium text-amber">{m.registrations_office_fault_reported()}</span>
        )}
      </>
    ),
  },
  {
    header: m.registrations_office_purchase_date_head,
    sort: 'purchase_date',
    width: 'w-42',
    wide: true,
    bar: 'w-36',
    className: 'tabular-nums',
    cell: ({ purchase_date }) => longDate(purchase_date),
  },
  {
    header: m.registrations_office_status,
    sort: 'status',
    width: 'w-34 max-md:text-right',
    bar: 'w-20',
    className: 'overflow-visible! max-md:px-1 max-md:text-right',
    cell: (row) => (
      <RegistrationBadge registration={row} {...registrationLook(row.status)}>
        {statusLabel(row.status)}
      </RegistrationBadge>
    ),
  },
  {
    header: m.registrations_office_verified,
    width: 'w-34',
    wide: true,
    bar: 'w-20',
    className: 'overflow-visible!',
    cell: (row) => (
      <RegistrationBadge registration={row} tone={row.is_verified ? 'green' : 'grey'}>
        {row.is_verified ? m.registrations_office_verified() : m.registrations_office_unverified()}
      </RegistrationBadge>
    ),
  },
  {
    header: m.registrations_office_created,
    sort: 'created',
    width: 'w-42',
    wide: true,
    bar: 'w-36',
    className: 'tabular-nums',
    cell: ({ created_at }) => longDate(created_at),
  },
  {
    header: m.registrations_office_actions,
    width: 'w-13 md:w-16 lg:w-24',
    bar: 'w-6',
    end: true,
    cell: (row) => <RegistrationActions registration={row} />,
  },
]

const screen = () => ({
  title: m.registrations_office_title(),
  columns,
  hrefOf: ({ id }: RegistrationRow) => registrationPath(id),
  empty: {
    icon: <PackageCheck />,
    title: m.registrations_office_empty(),
    text: m.registrations_office_empty_text(),
  },
  children: <RegistrationFilters />,
})

export const HydrateFallback = () => <ListPage {...screen()} list={undefined} />

/** `/baltra-admin-dashboard/all-customer-products-list` */
export default function RegistrationList({ loaderData }: Route.ComponentProps) {
  const mayDelete = useMay('records.delete')
  const mayDecide = useMay('registrations.decide')
  return (
    <ListPage
      {...screen()}
      list={loaderData}
      actions={<AddRegistrationLink />}
      {...((mayDelete || mayDecide) && {
        selectionActions: (
          <>
            {mayDecide && <BulkRegistrations />}
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
      })}
    />
  )
}

function RegistrationActions({ registration: { id, customer, model_name } }: { registration: RegistrationRow }) {
  const name = m.registrations_office_row_name({
    model: model_name,
    customer: `${customer.firstname} ${customer.lastname}`,
  })
  return (
    <RowActions
      name={name}
      links={[{ to: registrationPath(id), label: m.registrations_office_view({ name }), icon: <Eye /> }]}
      remove={{ id, text: m.registrations_office_deleted_with_it(), subject: 'registration' }}
    />
  )
}

function RegistrationFilters() {
  const mayDecide = useMay('registrations.decide')
  return (
    <>
      <Filters label={m.registrations_office_filters()}>
        <SearchField name="search" label={m.registrations_office_search()} />
        <FilterSelect name="status" label={m.registrations_office_status()} options={STATUS_OPTIONS} />
        <FilterSelect
          name="duplicate"
          label={m.registrations_office_serial_number()}
          options={[{ value: 'true', text: m.registrations_office_registered_twice() }]}
          className="sm:w-56"
        />
        <FilterSelect
          name="disputed"
          label={m.registrations_office_disputes()}
          options={[{ value: 'true', text: m.registrations_office_disputes_open() }]}
          className="sm:w-44"
        />
        <DaysFilter label={m.registrations_office_sent_days()} />
        <MoreFilters
          fields={REGISTRATION_FIELDS}
          filters={[
            { name: 'status', label: m.registrations_office_status(), options: STATUS_OPTIONS },
            { name: 'model', own: true, label: m.registrations_office_model_filter() },
            { name: 'store', own: true, label: m.registrations_office_store_filter() },
            {
              name: 'district',
              own: true,
              label: m.registrations_office_district_filter(),
              options: districtsIn(pageLocale()).map((value) => ({ value, text: () => districtName(value) })),
            },
          ]}
        />
      </Filters>
      {mayDecide && (
        <p className="mt-3 flex items-center gap-2 text-2xs text-ink-3">
          <Info className="size-4" aria-hidden />
          {m.registrations_office_hint()}
        </p>
      )}
    </>
  )
}
