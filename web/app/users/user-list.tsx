import { userPath } from 'contract/core/paths'
import UserCog from 'lucide-react/icons/user-cog'
import type { UserRow } from 'contract/users/endpoints'
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
import { DeleteSelected } from '../lists/delete-selected.tsx'
import { FilterSelect } from '../lists/filter-select.tsx'
import { Filters } from '../lists/filters.tsx'
import { listLoader } from '../lists/list-loader.ts'
import { ListPage } from '../lists/list-page.tsx'
import { SearchField } from '../lists/search-field.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import type { Route } from './+types/user-list'
import { deleteUsers, lossOf } from './delete-users.ts'

const TITLE = 'User List'

export const handle: OfficeHandle = { crumbs: () => [{ text: 'Settings' }, { text: TITLE }] }
export const clientMiddleware = [needs('users.read')]
export const clientLoader = listLoader(api.users.list, ['firstname', 'gender'], {
  exportCall: api.users.export,
  exportName: 'users',
})
export const clientAction = deleteUsers

const columns: Column<UserRow>[] = [
  serialNumber(),
  nameColumn,
  emailColumn,
  contactColumn,
  genderColumn,
  roleColumn,
  joinedColumn,
  actionsColumn({ addressOf: userPath, text: lossOf }),
]

const screen = {
  title: TITLE,
  columns,
  hrefOf: ({ id }: UserRow) => userPath(id),
  empty: {
    icon: <UserCog />,
    title: 'No Data found',
    text: 'Everyone who signs up in the shop or is given a role appears here.',
  },
  selectionActions: (
    <DeleteSelected
      one="user"
      many="users"
      subject="account"
      text="They can no longer sign in, and what customers registered goes with them. If one of them cannot be deleted, all stay."
    />
  ),
  children: (
    <Filters label="Filter users">
      <SearchField name="firstname" label="User name" />
      <FilterSelect name="gender" label="Gender" options={GENDERS} />
    </Filters>
  ),
}

export const HydrateFallback = () => <ListPage {...screen} list={undefined} />

/** `/baltra-admin-dashboard/all-user-List` */
export default function UserList({ loaderData }: Route.ComponentProps) {
  return <ListPage {...screen} list={loaderData} />
}
