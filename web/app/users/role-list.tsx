import { PEOPLE_FIELDS } from 'contract/accounts/words'
import { MoreFilters } from '../lists/filters/more-filters.tsx'
import { ADD_ROLE, editRolePath } from 'contract/core/office-paths'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { Role } from 'contract/core/roles'
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
import { serialNumber } from '../lists/column.ts'
import { definePlainList } from '../lists/define-plain-list.tsx'
import { deleteAction } from '../lists/deleting/delete-action.ts'
import { DeleteSelected } from '../lists/deleting/delete-selected.tsx'
import { Filters } from '../lists/filters/filters.tsx'
import { SearchField } from '../lists/filters/search-field.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { Losses } from '../factors/losses.tsx'
import { needs } from '../session/guard.ts'
import { mayExportPeople } from '../office/office-data.ts'
import { deleteUsers, lossOf } from './delete-users.ts'
import { KeptRole, RoleChips } from './role-chips.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_settings() }, { text: m.office_menu_roles() }],
}
export const clientMiddleware = [needs('users.read')]

export const clientAction = deleteAction(deleteUsers)

/** Without them one can still choose. */
const roleCounts = (signal: AbortSignal) =>
  api.users.roleCounts(undefined, { signal }).then(
    ({ data }) => data,
    () => undefined,
  )

const RoleFilters = ({ counts }: { counts?: Record<Role, number> | undefined }) => (
  <div className="grid gap-3">
    <RoleChips counts={counts} />
    <Filters label={m.users_staff_filter()} searched={['firstname', 'role']}>
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

/** `/baltra-admin-dashboard/all/manage-roles` */
const list = definePlainList({
  title: m.office_menu_roles,
  // Without a role in the address: everybody who works here, and no customers.
  call: ({ query }: Parameters<typeof api.users.list>[0] & object, options) =>
    api.users.list({ query: { ...query, role: query?.role ?? 'staff' } }, options),
  keys: ['firstname', 'role', 'where'],
  exported: {
    mayExport: mayExportPeople,
    exportCall: ({ query }, options) =>
      api.users.export({ query: { ...query, role: query?.role ?? 'staff' } }, options),
    exportName: 'staff',
  },
  beside: ({ request }) => roleCounts(request.signal),
  columns: [
    serialNumber(),
    { ...nameColumn, header: m.users_user },
    emailColumn,
    { ...contactColumn, header: m.users_mobile },
    roleColumn,
    joinedColumn,
    genderColumn,
    actionsColumn({ addressOf: editRolePath, text: lossOf }),
  ],
  hrefOf: ({ id }) => editRolePath(id),
  empty: { icon: <ShieldCheck />, title: m.users_staff_none, text: m.users_staff_none_text },
  add: { to: ADD_ROLE, label: m.users_assign },
  usePage: (_, counts) => ({
    selectionActions: (
      <DeleteSelected one={m.users_one()} many={m.users_many()} subject="account" text={m.users_staff_delete_text()} />
    ),
    children: (
      <>
        <Losses />
        <RoleFilters counts={counts} />
      </>
    ),
  }),
})
export const clientLoader = list.load
export const HydrateFallback = list.Skeleton
export default list.Screen
