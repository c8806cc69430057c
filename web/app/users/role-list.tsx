import { PEOPLE_FIELDS } from 'contract/accounts/words'
import { MoreFilters } from '../lists/filters/more-filters.tsx'
import { ADD_ROLE, editRolePath } from 'contract/core/office-paths'
import Plus from 'lucide-react/icons/plus'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { Role } from 'contract/core/roles'
import type { UserRow } from 'contract/users/endpoints'
import { m } from '#messages'
import {
  actionsColumn,
  contactColumn,
  emailColumn,
  genderColumn,
  joinedColumn,
  nameColumn,
  roleColumn,
} from '../accounts/office/person-columns.tsx'
import { api } from '../api/client.ts'
import { serialNumber, type Column } from '../lists/column.ts'
import { DeleteSelected } from '../lists/deleting/delete-selected.tsx'
import { Filters } from '../lists/filters/filters.tsx'
import { listLoader } from '../lists/list-loader.ts'
import { ListPage } from '../lists/list-page.tsx'
import { SearchField } from '../lists/filters/search-field.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { needs } from '../session/guard.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { mayExportPeople } from '../office/office-data.ts'
import type { Route } from './+types/role-list'
import { deleteUsers, lossOf } from './delete-users.ts'
import { KeptRole, RoleChips } from './role-chips.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_settings() }, { text: m.office_menu_roles() }],
}
export const clientMiddleware = [needs('users.read')]

/** Without a role in the address: everybody who works here, and no customers. */
const staff = listLoader(
  ({ query }: Parameters<typeof api.users.list>[0] & object, options) =>
    api.users.list({ query: { ...query, role: query?.role ?? 'staff' } }, options),
  ['firstname', 'role', 'sort', 'where'],
  {
    mayExport: mayExportPeople,
    exportCall: ({ query }, options) =>
      api.users.export({ query: { ...query, role: query?.role ?? 'staff' } }, options),
    exportName: 'staff',
  },
)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list, counts] = await Promise.all([staff({ request }), roleCounts(request.signal)])
  return { list, counts }
}

/** Without them one can still choose. */
const roleCounts = (signal: AbortSignal) =>
  api.users.roleCounts(undefined, { signal }).then(
    ({ data }) => data,
    () => undefined,
  )

export const clientAction = deleteUsers

const columns = (): Column<UserRow>[] => [
  serialNumber(),
  { ...nameColumn, header: m.users_user() },
  emailColumn,
  { ...contactColumn, header: m.users_mobile() },
  roleColumn,
  genderColumn,
  joinedColumn,
  actionsColumn({ addressOf: editRolePath, text: lossOf }),
]

const screen = () => ({
  title: m.office_menu_roles(),
  columns: columns(),
  hrefOf: ({ id }: UserRow) => editRolePath(id),
  empty: {
    icon: <ShieldCheck />,
    title: m.users_staff_none(),
    text: m.users_staff_none_text(),
  },
  actions: (
    <ButtonLink to={ADD_ROLE} variant="ink" size="sm">
      <Plus />
      {m.users_assign()}
    </ButtonLink>
  ),
  selectionActions: (
    <DeleteSelected one={m.users_one()} many={m.users_many()} subject="account" text={m.users_staff_delete_text()} />
  ),
})

const RoleFilters = ({ counts }: { counts?: Record<Role, number> | undefined }) => (
  <div className="grid gap-3">
    <RoleChips counts={counts} />
    <Filters label={m.users_staff_filter()}>
      <KeptRole />
      <SearchField name="firstname" label={m.office_name()} />
      <MoreFilters
        fields={PEOPLE_FIELDS}
        filters={[
          { name: 'name', label: m.office_name() },
          { name: 'email', label: m.accounts_office_email() },
        ]}
      />
    </Filters>
  </div>
)

export const HydrateFallback = () => (
  <ListPage {...screen()} list={undefined}>
    <RoleFilters />
  </ListPage>
)

/** `/baltra-admin-dashboard/all/manage-roles` */
export default function RoleList({ loaderData: { list, counts } }: Route.ComponentProps) {
  return (
    <ListPage {...screen()} list={list}>
      <RoleFilters counts={counts} />
    </ListPage>
  )
}
