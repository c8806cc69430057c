import { districtsIn } from 'contract/core/districts'
import { pageLocale } from '../locale.ts'
import { districtName } from '../ui/format/district-name.ts'
import { PEOPLE_FIELDS } from 'contract/accounts/words'
import { MoreFilters } from '../lists/filters/more-filters.tsx'
import { userPath } from 'contract/core/office-paths'
import UserCog from 'lucide-react/icons/user-cog'
import type { UserRow } from 'contract/users/endpoints'
import { m } from '#messages'
import {
  actionsColumn,
  contactColumn,
  emailColumn,
  genderColumn,
  GENDERS,
  joinedColumn,
  nameColumn,
  roleColumn,
} from '../accounts/office/person-columns.tsx'
import { api } from '../api/client.ts'
import { serialNumber, type Column } from '../lists/column.ts'
import { DeleteSelected } from '../lists/deleting/delete-selected.tsx'
import { FilterSelect } from '../lists/filters/filter-select.tsx'
import { DaysFilter } from '../lists/filters/days-filter.tsx'
import { Filters } from '../lists/filters/filters.tsx'
import { listLoader } from '../lists/list-loader.ts'
import { ListPage } from '../lists/list-page.tsx'
import { SearchField } from '../lists/filters/search-field.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import { mayExportPeople } from '../office/office-data.ts'
import type { Route } from './+types/user-list'
import { whatTheyDid } from './what-they-did.tsx'
import { deleteUsers, lossOf } from './delete-users.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.office_section_settings() }, { text: m.users_list() }] }
export const clientMiddleware = [needs('users.read')]
export const clientLoader = listLoader(api.users.list, ['firstname', 'gender', 'from', 'to', 'sort', 'where'], {
  exportCall: api.users.export,
  mayExport: mayExportPeople,
  exportName: 'users',
})
export const clientAction = deleteUsers

const columns = (): Column<UserRow>[] => [
  serialNumber(),
  nameColumn,
  emailColumn,
  contactColumn,
  genderColumn,
  roleColumn,
  joinedColumn,
  actionsColumn({ addressOf: userPath, text: lossOf, more: whatTheyDid }),
]

const screen = () => ({
  title: m.users_list(),
  columns: columns(),
  hrefOf: ({ id }: UserRow) => userPath(id),
  empty: {
    icon: <UserCog />,
    title: m.office_nothing_found(),
    text: m.users_none_text(),
  },
  selectionActions: (
    <DeleteSelected one={m.users_one()} many={m.users_many()} subject="account" text={m.users_delete_text()} />
  ),
  children: (
    <Filters label={m.users_filter()}>
      <SearchField name="firstname" label={m.users_search()} />
      <FilterSelect name="gender" label={m.users_gender()} options={GENDERS} />
      <DaysFilter label={m.accounts_office_joined()} />
      <MoreFilters
        fields={PEOPLE_FIELDS}
        filters={[
          { name: 'gender', label: m.users_gender(), options: GENDERS },
          {
            name: 'district',
            label: m.customers_district(),
            options: districtsIn(pageLocale()).map((value) => ({ value, text: () => districtName(value) })),
          },
          { name: 'name', label: m.office_name() },
          { name: 'email', label: m.accounts_office_email() },
        ]}
      />
    </Filters>
  ),
})

export const HydrateFallback = () => <ListPage {...screen()} list={undefined} />

/** `/baltra-admin-dashboard/all-user-List` */
export default function UserList({ loaderData }: Route.ComponentProps) {
  return <ListPage {...screen()} list={loaderData} />
}
