import { customerPath } from 'contract/core/paths'
import Users from 'lucide-react/icons/users'
import type { CustomerRow } from 'contract/customers/endpoints'
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
import { deleteAction } from '../lists/delete-action.ts'
import { DeleteSelected } from '../lists/delete-selected.tsx'
import { FilterSelect } from '../lists/filter-select.tsx'
import { Filters } from '../lists/filters.tsx'
import { listLoader } from '../lists/list-loader.ts'
import { ListPage } from '../lists/list-page.tsx'
import { SearchField } from '../lists/search-field.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { useMay } from '../office/office-data.ts'
import { needs } from '../session/guard.ts'
import type { Route } from './+types/customer-list'
import { TIER_NAMES } from 'contract/customers/words'
import { TierBadge } from './tier-badge.tsx'

const TITLE = 'Customer List'

export const handle: OfficeHandle = { crumbs: () => [{ text: 'Customer Profiles' }, { text: TITLE }] }
export const clientMiddleware = [needs('customers.read')]
export const clientLoader = listLoader(api.customers.list, ['firstname', 'gender', 'tier'], {
  exportCall: api.customers.export,
  exportName: 'customers',
})
export const clientAction = deleteAction({
  one: (id, reason) => api.customers.delete({ params: { id }, body: { reason } }),
  many: (customer_ids, reason) => api.customers.deleteMany({ body: { customer_ids, reason } }),
})

const columns: Column<CustomerRow>[] = [
  serialNumber(),
  nameColumn,
  emailColumn,
  {
    header: 'Address',
    width: 'w-36',
    wide: true,
    bar: 'w-24',
    cell: ({ customerAddress: address }) => address || NONE,
  },
  { header: 'District', width: 'w-26', wide: true, bar: 'w-16', cell: ({ district }) => district || NONE },
  { header: 'City', width: 'w-28', wide: true, bar: 'w-16', cell: ({ city }) => city || NONE },
  contactColumn,
  {
    header: 'Tier',
    width: 'w-28 md:w-30 max-md:text-right',
    bar: 'w-20',
    className: 'max-md:px-1 max-md:text-right',
    cell: ({ tier }) => <TierBadge tier={tier} />,
  },
  genderColumn,
  roleColumn,
  joinedColumn,
  actionsColumn({
    addressOf: customerPath,
    text: ({ firstname }) => `${firstname}’s account is deleted with everything in it.`,
  }),
]

const screen = {
  title: TITLE,
  columns,
  hrefOf: ({ id }: CustomerRow) => customerPath(id),
  empty: {
    icon: <Users />,
    title: 'No Data found',
    text: 'Everyone who signs up in the shop appears here.',
  },
  children: (
    <Filters label="Filter customers">
      <SearchField name="firstname" label="Customer name" />
      <FilterSelect name="gender" label="Gender" options={GENDERS} />
      <FilterSelect name="tier" label="Tier" options={TIER_NAMES} />
    </Filters>
  ),
}

const deleteSelected = (
  <DeleteSelected
    one="customer"
    many="customers"
    subject="account"
    text="Their accounts are deleted with everything in them. If one of them has something open, all stay."
  />
)

export const HydrateFallback = () => <ListPage {...screen} list={undefined} />

/** `/baltra-admin-dashboard/all-customer-List` */
export default function CustomerList({ loaderData }: Route.ComponentProps) {
  const mayDelete = useMay('records.delete')
  return <ListPage {...screen} list={loaderData} {...(mayDelete && { selectionActions: deleteSelected })} />
}
