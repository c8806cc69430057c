import type { FastifyInstance } from 'fastify'
import { customers } from 'contract/customers/endpoints'
import { deleteAccounts } from '../accounts/delete-accounts.ts'
import { editAccount } from '../accounts/edit-account.ts'
import { isGuarded } from '../accounts/number-guard.ts'
import { accountsForSheet, findAccount, pageOfAccounts } from '../accounts/office-accounts.ts'
import { recordOpening } from '../platform/audit/record-opening.ts'
import { NotFound } from '../platform/core/problems.ts'
import { askingBefore, checkingWithin, implement } from '../platform/http/implement.ts'
import { deletedMessage } from '../platform/deletions/define-deletion.ts'
import type { Services } from '../platform/core/services.ts'
import { endAllSessions } from '../accounts/end-all-sessions.ts'
import { sheetOf } from '../platform/sheets/write-sheet.ts'
import { getCustomerOverview } from './customer-overview.queries.ts'
import { addCustomer } from './add-customer.ts'
import { adjustCustomerPoints } from './adjust-customer-points.ts'
import { customerColumns } from './customer.sheet.ts'

export function customerRoutes(app: FastifyInstance, services: Services) {
  const { db, files, settings } = services
  const only = 'customer'

  const getCustomer = async (id: number) => {
    const customer = await findAccount(db, files, id, settings.current, only)
    if (!customer) throw new NotFound('Customer not found')
    const number_guarded_until = isGuarded(customer, services.clock.now()) ? customer.number_guarded_until! : ''
    return { ...customer, number_guarded_until, is_verified: true }
  }

  implement(app, services, customers, {
    list: checkingWithin(async ({ query }, { check }) => {
      const { data, pagination } = await pageOfAccounts(db, files, { ...query, role: only }, settings.current, check)
      return { data, pagination, customerPagination: pagination }
    }),
    export: ({ query: { format, ...filters } }) =>
      sheetOf({
        format,
        name: 'customers',
        columns: customerColumns,
        pages: accountsForSheet(db, files, { ...filters, role: only }, settings.current),
      }),
    get: async ({ params }, { user }) => {
      const data = await getCustomer(params.id)
      void recordOpening(services, user, params.id)
      return { data }
    },
    overview: async ({ params }, { user }) => {
      const data = await getCustomerOverview(db, params.id, user.role, settings.current)
      void recordOpening(services, user, params.id)
      return { data }
    },
    add: async ({ body }, { user }) => ({
      message: 'Account added. They claim it with a code.',
      data: await getCustomer(await addCustomer(services, user, body)),
    }),
    update: askingBefore(
      ({ params }) => getCustomer(params.id),
      async ({ params, body: { customerAddress, ...change } }, { user }) => {
        const how = { only } as const
        await editAccount(services, user, params.id, { ...change, address: customerAddress }, how)
        return { message: 'Customer saved', data: await getCustomer(params.id) }
      },
    ),
    endSessions: ({ params }, { user }) => endAllSessions(services, user, params.id, { only }),
    delete: async ({ params, body }, { user }) => {
      const deleted = await deleteAccounts(services, user, [params.id], { ...body, only })
      if (deleted === 0) throw new NotFound('Customer not found')
      return { message: 'Customer deleted' }
    },
    deleteMany: async ({ body }, { user }) => {
      const deleted = await deleteAccounts(services, user, body.customer_ids, {
        reason: body.reason,
        only,
      })
      return deletedMessage(deleted, ['customer', 'customers'])
    },
    adjustPoints: async ({ params, body }, { user }) => {
      const reward_points = await adjustCustomerPoints(services, user, params.id, body)
      return { message: 'Points adjusted', data: { reward_points } }
    },
  })
}
