import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { users } from 'contract/users/endpoints'
import { deleteAccounts } from '../accounts/delete-accounts.ts'
import { editAccount } from '../accounts/edit-account.ts'
import { engineerOf } from '../engineers/link-account.ts'
import { accountsForSheet, findAccount, pageOfAccounts } from '../accounts/office-accounts.ts'
import { recordOpening } from '../platform/audit/record-opening.ts'
import { NotFound } from '../platform/core/problems.ts'
import { askingBefore, checkingWithin, implement } from '../platform/http/implement.ts'
import { deletedMessage } from '../platform/deletions/define-deletion.ts'
import type { Services } from '../platform/core/services.ts'
import { endAllSessions } from '../accounts/end-all-sessions.ts'
import { sheetOf } from '../platform/sheets/write-sheet.ts'
import { countRoles } from './user.queries.ts'
import { createStaff } from './create-staff.ts'
import { countReleased } from './released.queries.ts'
import { userColumns } from './user.sheet.ts'

export function userRoutes(app: FastifyInstance, services: Services) {
  const { db, files, settings } = services

  const getUser = async (id: number) => {
    const user = await findAccount(db, files, id, settings.current)
    if (!user) throw new NotFound(m.core_user_not_found())
    const engineer = user.role === 'engineer' ? await engineerOf(db, id) : undefined
    return { ...user, engineer_id: engineer?.id ?? null, engineer_name: engineer?.name ?? '' }
  }

  implement(app, services, users, {
    list: checkingWithin(({ query: { serial_number, ...query } }, { check }) =>
      pageOfAccounts(db, files, { ...query, firstname: query.firstname ?? serial_number }, settings.current, check),
    ),
    export: ({ query: { format, serial_number, ...filters } }) =>
      sheetOf({
        format,
        name: 'users',
        columns: userColumns,
        pages: accountsForSheet(
          db,
          files,
          { ...filters, firstname: filters.firstname ?? serial_number },
          settings.current,
        ),
      }),
    roleCounts: async () => ({ data: await countRoles(db) }),
    get: async ({ params }, { user }) => {
      const data = await getUser(params.id)
      if (data.role === 'customer') void recordOpening(services, user, params.id)
      return { data }
    },
    released: async ({ params, query }) => ({ data: await countReleased(db, params.id, query) }),
    create: async ({ body }, { user }) => {
      const { id, made } = await createStaff(services, user, body)
      return { message: m.users_user_added(), data: { ...(await getUser(id)), given_password: made } }
    },
    update: askingBefore(
      ({ params }) => getUser(params.id),
      async ({ params, body }, { user }) => {
        await editAccount(services, user, params.id, body)
        return { message: m.users_user_saved(), data: await getUser(params.id) }
      },
    ),
    endSessions: ({ params }, { user }) => endAllSessions(services, user, params.id),
    delete: async ({ params, body }, { user }) => {
      const deleted = await deleteAccounts(services, user, [params.id], body)
      if (deleted === 0) throw new NotFound(m.core_user_not_found())
      return { message: m.users_user_deleted() }
    },
    deleteMany: async ({ body: { user_ids, reason } }, { user }) =>
      deletedMessage(await deleteAccounts(services, user, user_ids, { reason }), m.things_user),
  })
}
