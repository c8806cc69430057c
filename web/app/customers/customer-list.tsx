import { PEOPLE_FIELDS } from 'contract/accounts/words'
import { districtsIn } from 'contract/core/districts'
import { customerPath, editCustomerPath } from 'contract/core/office-paths'
import Users from 'lucide-react/icons/users'
import type { CustomerRow } from 'contract/customers/endpoints'
import { m } from '#messages'
import { pageLocale } from '../locale.ts'
import {
  actionsColumn,
  contactColumn,
  emailColumn,
  genderColumn,
  GENDERS,
  joinedColumn,
  nameColumn,
  NONE,
  roleColumn,
} from '../accounts/office/person-columns.tsx'
import { api } from '../api/client.ts'
import { serialNumber, type Column } from '../lists/column.ts'
import { deleteAction } from '../lists/deleting/delete-action.ts'
import { DeleteSelected } from '../lists/deleting/delete-selected.tsx'
import { FilterSelect } from '../lists/filters/filter-select.tsx'
import { DaysFilter } from '../lists/filters/days-filter.tsx'
import { MoreFilters } from '../lists/filters/more-filters.tsx'
import { Filters } from '../lists/filters/filters.tsx'
import { listLoader } from '../lists/list-loader.ts'
import { ListPage } from '../lists/list-page.tsx'
import { SearchField } from '../lists/filters/search-field.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { mayExportPeople, useMay } from '../office/office-data.ts'
import { needs } from '../session/guard.ts'
import { AddCustomerLink } from './add-customer-link.tsx'
import type { Route } from './+types/customer-list'
import { TIER_OPTIONS, TierBadge } from './tier-badge.tsx'
import { districtName } from '../ui/format/district-name.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.customers_profiles() }, { text: m.customers_list() }] }
export const clientMiddleware = [needs('customers.read')]
export const clientLoader = listLoader(
  api.customers.list,
  ['firstname', 'gender', 'tier', 'district', 'from', 'to', 'sort', 'where'],
  {
    exportCall: api.customers.export,
    mayExport: mayExportPeople,
    exportName: 'customers',
  },
)
export const clientAction = deleteAction({
  one: (id, reason) => api.customers.delete({ params: { id }, body: { reason } }),
  many: (customer_ids, reason) => api.customers.deleteMany({ body: { customer_ids, reason } }),
})

const columns: Column<CustomerRow>[] = [
  serialNumber(),
  nameColumn,
  emailColumn,
  {
    header: m.customers_address,
    width: 'w-36',
    wide: true,
    bar: 'w-24',
    cell: ({ customerAddress: address }) => address || NONE,
  },
  {
    header: m.customers_district,
    sort: 'district',
    width: 'w-26',
    wide: true,
    bar: 'w-16',
    cell: ({ district }) => districtName(district) || NONE,
  },
  { header: m.customers_city, width: 'w-28', wide: true, bar: 'w-16', cell: ({ city }) => city || NONE },
  contactColumn,
  {
    header: m.customers_tier,
    width: 'w-28 md:w-30 max-md:text-right',
    bar: 'w-20',
    className: 'max-md:px-1 max-md:text-right',
    cell: ({ tier }) => <TierBadge tier={tier} />,
  },
  genderColumn,
  roleColumn,
  joinedColumn,
  actionsColumn({
    addressOf: editCustomerPath,
    readOnly: { write: 'customers.write', addressOf: customerPath },
    text: ({ firstname }) => m.customers_delete_text({ name: firstname }),
  }),
]

const screen = () => ({
  title: m.customers_list(),
  columns,
  hrefOf: ({ id }: CustomerRow) => customerPath(id),
  empty: {
    icon: <Users />,
    title: m.customers_empty(),
    text: m.customers_empty_text(),
  },
  children: (
    <Filters label={m.customers_filters()}>
      <SearchField name="firstname" label={m.customers_search()} />
      <FilterSelect name="gender" label={m.customers_gender()} options={GENDERS} />
      <FilterSelect name="tier" label={m.customers_tier()} options={TIER_OPTIONS} />
      <DaysFilter label={m.accounts_office_joined()} />
      <MoreFilters
        fields={PEOPLE_FIELDS}
        filters={[
          {
            name: 'district',
            own: true,
            label: m.customers_district(),
            options: districtsIn(pageLocale()).map((value) => ({ value, text: () => districtName(value) })),
          },
          { name: 'gender', label: m.customers_gender(), options: GENDERS },
          { name: 'name', label: m.office_name() },
          { name: 'email', label: m.accounts_office_email() },
        ]}
      />
    </Filters>
  ),
})

const DeleteCustomers = () => (
  <DeleteSelected
    one={m.customers_one()}
    many={m.customers_many()}
    subject="account"
    text={m.customers_delete_many_text()}
  />
)

export const HydrateFallback = () => <ListPage {...screen()} list={undefined} />

/** `/baltra-admin-dashboard/all-customer-List` */
export default function CustomerList({ loaderData }: Route.ComponentProps) {
  const mayDelete = useMay('people.delete')
  return (
    <ListPage
      {...screen()}
      list={loaderData}
      actions={<AddCustomerLink />}
      {...(mayDelete && { selectionActions: <DeleteCustomers /> })}
    />
  )
}
