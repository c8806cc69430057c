import { PEOPLE_FIELDS } from 'contract/accounts/words'
import { customerPath, editCustomerPath } from 'contract/core/office-paths'
import Users from 'lucide-react/icons/users'
import { m } from '#messages'
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
import { serialNumber } from '../lists/column.ts'
import { defineList } from '../lists/define-list.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { mayExportPeople, useMay } from '../office/office-data.ts'
import { needs } from '../session/guard.ts'
import { AddCustomerLink } from '../office/add-customer-link.tsx'
import { MergeSelected } from './merging/merge-selected.tsx'
import { TIER_OPTIONS, TierBadge } from './tier-badge.tsx'
import { districtOptions } from '../ui/fields/district-options.ts'
import { districtName } from '../ui/format/district-name.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.customers_profiles() }, { text: m.customers_list() }] }
export const clientMiddleware = [needs('customers.read')]

/** `/baltra-admin-dashboard/all-customer-List` */
const list = defineList({
  title: m.customers_list,
  call: api.customers.list,
  exported: { exportCall: api.customers.export, mayExport: mayExportPeople, exportName: 'customers' },
  columns: [
    serialNumber(),
    nameColumn,
    contactColumn,
    {
      header: m.customers_tier,
      width: 'w-26 max-md:text-right',
      bar: 'w-20',
      className: 'max-md:px-1 max-md:text-right',
      cell: ({ tier }) => <TierBadge tier={tier} />,
    },
    {
      header: m.customers_district,
      sort: 'district',
      width: 'w-22',
      wide: true,
      bar: 'w-16',
      cell: ({ district }) => districtName(district) || NONE,
    },
    joinedColumn,
    emailColumn,
    {
      header: m.customers_address,
      width: 'w-24',
      wide: true,
      bar: 'w-24',
      cell: ({ customerAddress: address }) => address || NONE,
    },
    { header: m.customers_city, width: 'w-20', wide: true, bar: 'w-16', cell: ({ city }) => city || NONE },
    genderColumn,
    { ...roleColumn, width: 'w-22' },
    actionsColumn({
      addressOf: editCustomerPath,
      readOnly: { write: 'customers.write', addressOf: customerPath },
      text: ({ firstname }) => m.customers_delete_text({ name: firstname }),
    }),
  ],
  hrefOf: ({ id }) => customerPath(id),
  useVerbs: () => useMay('customers.write') && <MergeSelected />,
  deletes: {
    one: (id, reason) => api.customers.delete({ params: { id }, body: { reason } }),
    many: (customer_ids, reason) => api.customers.deleteMany({ body: { customer_ids, reason } }),
    by: 'people.delete',
    words: { one: m.customers_one, many: m.customers_many, subject: 'account', text: m.customers_delete_many_text },
  },
  empty: { icon: <Users />, title: m.customers_empty, text: m.customers_empty_text },
  filters: {
    label: m.customers_filters,
    search: { name: 'firstname', label: m.customers_search },
    days: m.accounts_office_joined,
    fields: PEOPLE_FIELDS,
    each: [
      { name: 'district', label: m.customers_district, options: districtOptions, at: 'own' },
      { name: 'gender', label: m.customers_gender, options: GENDERS, at: 'both' },
      { name: 'tier', label: m.customers_tier, options: TIER_OPTIONS, at: 'bar' },
      { name: 'name', label: m.office_name },
      { name: 'email', label: m.accounts_office_email },
    ],
  },
  usePage: () => ({ actions: <AddCustomerLink /> }),
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton
export default list.Screen
