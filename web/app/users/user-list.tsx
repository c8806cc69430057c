import { PEOPLE_FIELDS } from 'contract/accounts/words'
import { userPath } from 'contract/core/office-paths'
import UserCog from 'lucide-react/icons/user-cog'
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
import { serialNumber } from '../lists/column.ts'
import { defineList } from '../lists/define-list.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { Losses } from '../factors/losses.tsx'
import { needs } from '../session/guard.ts'
import { mayExportPeople } from '../office/office-data.ts'
import { districtOptions } from '../ui/fields/district-options.ts'
import { whatTheyDid } from './what-they-did.tsx'
import { deleteUsers, lossOf } from './delete-users.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.office_section_settings() }, { text: m.users_list() }] }
export const clientMiddleware = [needs('users.read')]

/** `/baltra-admin-dashboard/all-user-List` */
const list = defineList({
  title: m.users_list,
  call: api.users.list,
  exported: { exportCall: api.users.export, mayExport: mayExportPeople, exportName: 'users' },
  columns: [
    serialNumber(),
    nameColumn,
    emailColumn,
    contactColumn,
    roleColumn,
    joinedColumn,
    genderColumn,
    actionsColumn({ addressOf: userPath, text: lossOf, more: whatTheyDid }),
  ],
  hrefOf: ({ id }) => userPath(id),
  deletes: {
    ...deleteUsers,
    words: { one: m.users_one, many: m.users_many, subject: 'account', text: m.users_delete_text },
  },
  empty: { icon: <UserCog />, title: m.office_nothing_found, text: m.users_none_text },
  usePage: () => ({ children: <Losses /> }),
  filters: {
    label: m.users_filter,
    search: { name: 'firstname', label: m.users_search },
    days: m.accounts_office_joined,
    fields: PEOPLE_FIELDS,
    each: [
      { name: 'gender', label: m.users_gender, options: GENDERS, at: 'both' },
      { name: 'district', label: m.customers_district, options: districtOptions },
      { name: 'name', label: m.office_name },
      { name: 'email', label: m.accounts_office_email },
    ],
  },
})
export const clientLoader = list.load
export const clientAction = list.act
export const HydrateFallback = list.Skeleton
export default list.Screen
