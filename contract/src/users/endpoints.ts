import { m } from 'contract/messages'
import { counted, type Wording } from '../core/wording.ts'
import { z } from 'zod'
import { ROLES } from '../core/roles.ts'
import { newPassword } from '../accounts/endpoints.ts'
import { deletionReason } from '../deletions/endpoints.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  deletion,
  done,
  email,
  requiredText,
  idNumber,
  idsOf,
  one,
  optionalText,
  paged,
  paging,
  phone,
} from '../core/fields.ts'
import { person, personChange, personFilters } from '../accounts/people.ts'
import { endSessionsOf } from '../sessions/endpoints.ts'
import { exportOf } from '../core/sheets.ts'
import { STAFF_ROLES } from './words.ts'
import { withEarlierNames } from '../earlier-client/names.ts'

/** An account in the back office, of staff or a customer. */
export const userRow = person.extend({
  address: z.string(),
  /** the service centre that a centre in-charge is bound to */
  centre_id: z.int().nullable(),
  centre_name: z.string(),
})
export type UserRow = z.output<typeof userRow>

/** One account, of an engineer with who it is on the list of engineers. */
export const userDetail = userRow.extend({ engineer_id: z.int().nullable(), engineer_name: z.string() })
export type UserDetail = z.output<typeof userDetail>

const staffRole = z.enum(STAFF_ROLES, { error: m.users_role_required })

/** An older client sends the account's present role along, even `customer`. */
const anyRole = z.enum(ROLES, { error: m.users_role_required })

/** For a centre in-charge, the service centre; of no matter to other roles. */
const centre = z.union([z.literal('').transform(() => undefined), idNumber(m.core_choose_service_centre)]).optional()

/** Of an engineer, who it is on the list: somebody at work without an account; of no matter to other roles. */
const engineer = z.union([z.literal('').transform(() => undefined), idNumber(m.engineers_choose_engineer)]).optional()

const filters = {
  ...personFilters,
  /** the search text under the name an older screen uses */
  serial_number: z.string().trim().max(100).optional(),
  /** `staff`: everyone who works in the back office */
  role: z.enum([...ROLES, 'staff'], { error: m.users_no_role }).optional(),
}

const LETTERS_AND_DIGITS = m.users_password_needs_lowercase_letter_uppercase_letter

const staffName = (label: Wording) =>
  requiredText(label, 100).min(2, { error: () => m.users_needs_characters({ label: label(), n: counted(2) }) })

/** Every account in the back office. */
/** The work that would lose its owner. */
const released = z.object({ complaints: z.int(), enquiries: z.int() })
export type Released = z.output<typeof released>

export const users = define({
  list: {
    method: 'GET',
    path: '/user/getallusers',
    access: 'users.read',
    summary: 'All accounts, staff before customers, the newest first of each',
    query: z.object({ ...filters, ...paging() }),
    response: withEarlierNames('users', paged(userRow)),
  },
  export: exportOf({
    path: '/user/getallusers/export',
    access: 'people.export',
    summary: 'The accounts as a spreadsheet, by the filters of the list',
    filters,
    people: 'users',
  }),
  roleCounts: {
    method: 'GET',
    path: '/user/rolecounts',
    access: 'users.read',
    summary: 'How many accounts have each role',
    response: one(z.record(z.enum(ROLES), z.int())),
  },
  get: {
    method: 'GET',
    path: '/user/getuserbyid/:id',
    access: 'users.read',
    summary: 'One account',
    params: byId,
    response: one(userDetail),
  },
  released: {
    method: 'GET',
    path: '/user/users/:id/released',
    access: 'users.write',
    summary: 'How many open complaints and messages an account would not own any more in another role or centre',
    params: byId,
    query: z.object({ role: staffRole, centre_id: centre }),
    response: one(released),
  },
  create: {
    method: 'POST',
    path: '/user/createuser',
    access: 'users.write',
    recentPassword: true,
    summary:
      'Add an account for a member of staff; the answer has the password that is made for it, and nothing shows it again',
    body: z
      .object({
        firstname: staffName(m.labels_first_name),
        lastname: staffName(m.labels_last_name),
        email,
        contact: phone,
        /** older clients choose it; without it one is made */
        password: newPassword
          .regex(/^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\p{Nd})/su, { error: LETTERS_AND_DIGITS })
          .optional(),
        password1: z.string().max(1024).optional(),
        role: staffRole,
        centre_id: centre,
        engineer_id: engineer,
      })
      .superRefine(({ password, password1 }, context) => {
        if (password1 !== undefined && password1 !== password)
          context.addIssue({ code: 'custom', message: m.core_passwords_do_not_match(), path: ['password1'] })
      }),
    response: one(userDetail.extend({ given_password: z.string() })),
  },
  update: {
    method: 'PUT',
    path: '/user/updateuser/:id',
    access: 'users.write',
    summary: 'Change what was sent of an account; another number or role ends its sessions',
    params: byId,
    body: z.object({
      ...personChange,
      address: optionalText(m.labels_address, 300),
      role: anyRole.optional(),
      centre_id: centre,
      engineer_id: engineer,
    }),
    response: one(userDetail),
  },
  endSessions: endSessionsOf({ path: '/user/usersessions/:id', access: 'users.write' }),
  delete: {
    method: 'DELETE',
    path: '/user/deleteusers/:id',
    access: 'people.delete',
    recentPassword: true,
    summary: 'Delete an account with all that is its own; not one’s own, and not the last administrator’s',
    params: byId,
    body: deletionReason,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/user/deletemultipleusers',
    access: 'people.delete',
    recentPassword: true,
    summary: 'Delete accounts, all or none',
    body: deletionReason.extend({ user_ids: idsOf(m.users_select_least_one_user) }),
    response: deletion,
  },
})
