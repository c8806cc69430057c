import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { customers } from 'contract/customers/endpoints'
import { deleteAccounts } from '../accounts/delete-accounts.ts'
import { editAccount } from '../accounts/edit-account.ts'
import { isGuarded } from '../accounts/number-guard.ts'
import { accountsForSheet, findAccount, pageOfAccounts } from '../accounts/office-accounts.ts'
import { getContact, saveContact } from '../accounts/save-contact.ts'
import { recordOpening } from '../platform/audit/record-opening.ts'
import { NotFound } from '../platform/core/problems.ts'
import { askingBefore, checkingWithin, implement } from '../platform/http/implement.ts'
import { deletedMessage } from '../platform/deletions/define-deletion.ts'
import type { Services } from '../platform/core/services.ts'
import { mergeAccounts } from '../accounts/merging/merge-accounts.ts'
import { previewMerge } from '../accounts/merging/merge-preview.queries.ts'
import { keptFor, undoableMerges } from '../accounts/merging/merge-record.ts'
import { undoMerge } from '../accounts/merging/undo-merge.ts'
import { otherNumbersOf } from '../accounts/numbers.queries.ts'
import { addNumber, removeNumber } from '../accounts/other-numbers.ts'
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
    if (!customer) throw new NotFound(m.core_customer_not_found())
    const now = services.clock.now()
    const number_guarded_until = isGuarded(customer, now) ? customer.number_guarded_until! : ''
    const [numbers, merges] = await Promise.all([otherNumbersOf(db, id), undoableMerges(db, id, now)])
    return { ...customer, number_guarded_until, ward: String(customer.ward ?? ''), is_verified: true, numbers, merges }
  }

  /** The address of a merged account leads to the one that it is part of. */
  const livingId = async (id: number) => (await keptFor(db, id)) ?? id

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
      const id = await livingId(params.id)
      const data = await getCustomer(id)
      void recordOpening(services, user, id)
      return { data }
    },
    overview: async ({ params }, { user }) => {
      const id = await livingId(params.id)
      const data = await getCustomerOverview(db, id, user, settings.current)
      void recordOpening(services, user, id)
      return { data }
    },
    add: async ({ body }, { user }) => ({
      message: m.customers_account_added_they_claim_code(),
      data: await getCustomer(await addCustomer(services, user, body)),
    }),
    update: askingBefore(
      ({ params }) => getCustomer(params.id),
      async ({ params, body: { customerAddress, ...change } }, { user }) => {
        const how = { only } as const
        await editAccount(services, user, params.id, { ...change, address: customerAddress }, how)
        return { message: m.customers_customer_saved(), data: await getCustomer(params.id) }
      },
    ),
    getContact: async ({ params }, { user }) => ({ data: await getContact(db, user, params.id) }),
    saveContact: async ({ params, body }, { user }) => {
      await saveContact(services, user, params.id, body)
      return { message: m.customers_address_saved(), data: await getCustomer(params.id) }
    },
    addNumber: askingBefore(
      ({ params }) => getCustomer(params.id),
      async ({ params, body }, { user }) => {
        await addNumber(services, user, params.id, body.contact)
        return { message: m.customers_number_added(), data: await getCustomer(params.id) }
      },
    ),
    removeNumber: async ({ params, body }, { user }) => {
      await removeNumber(services, user, params.id, body.contact)
      return { message: m.customers_number_removed(), data: await getCustomer(params.id) }
    },
    mergePreview: async ({ params, query }) => ({ data: await previewMerge(db, params.id, query.other) }),
    merge: async ({ body }, { user }) => {
      await mergeAccounts(services, user, body)
      return { message: m.customers_merged(), data: await getCustomer(body.kept_id) }
    },
    undoMerge: async ({ params }, { user }) => {
      const { merged_id, stayed } = await undoMerge(services, user, params.id)
      return { message: m.customers_separated(), data: { merged_id, stayed: sum(Object.values(stayed)) } }
    },
    endSessions: ({ params }, { user }) => endAllSessions(services, user, params.id, { only }),
    delete: async ({ params, body }, { user }) => {
      const deleted = await deleteAccounts(services, user, [params.id], { ...body, only })
      if (deleted === 0) throw new NotFound(m.core_customer_not_found())
      return { message: m.customers_customer_deleted() }
    },
    deleteMany: async ({ body }, { user }) => {
      const deleted = await deleteAccounts(services, user, body.customer_ids, {
        reason: body.reason,
        only,
      })
      return deletedMessage(deleted, m.things_customer)
    },
    adjustPoints: async ({ params, body }, { user }) => {
      const reward_points = await adjustCustomerPoints(services, user, params.id, body)
      return { message: m.customers_points_adjusted(), data: { reward_points } }
    },
  })
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)
