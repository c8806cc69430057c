import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { expectRoom } from '../accounts/quotas.ts'
import { registrations } from 'contract/registrations/endpoints'
import { type RegistrationStatus } from 'contract/registrations/words'
import { complaintOfProduct } from '../complaints/complaint-of-product.ts'
import { bulkAnswerOf } from '../platform/http/bulk-answer.ts'
import { askingBefore, checkingWithin, implement } from '../platform/http/implement.ts'
import { deletedMessage } from '../platform/deletions/define-deletion.ts'
import type { Services } from '../platform/core/services.ts'
import { pagesOf, sheetOf } from '../platform/sheets/write-sheet.ts'
import { addBill, expectNoBill } from './add-bill.ts'
import { askForBill } from './ask-for-bill.ts'
import { expectOpenLink, readBillLink, sendBill } from './bill-link.ts'
import { registerForCustomer } from './register-for-customer.ts'
import { correctRegistration } from './correct-registration.ts'
import { findCustomerOfNumber } from './customer-of-number.ts'
import { approvalTermsOf } from './decision/approval-terms.ts'
import { disputeRegistration } from './decision/dispute-registration.ts'
import { bulkDecide } from './decision/bulk-decide.ts'
import { DECIDED } from './decision/decided.ts'
import { decideRegistration, type Decision } from './decision/decide-registration.ts'
import { deleteRegistration, deleteRegistrations } from './delete-registrations.ts'
import {
  getOwnProduct,
  getOwnProductPapers,
  getRegistration,
  getRegistrationRow,
  listOwnProducts,
  pageForSheet,
  pageOfRegistrations,
} from './registration.queries.ts'
import { registerProduct } from './register-product.ts'
import { transferRegistration } from './transfer-registration.ts'
import { withdrawRegistration } from './withdraw-registration.ts'
import { registrationColumns, warrantyColumns } from './registration.sheets.ts'
import { checkSerial } from './serial-check.queries.ts'
import { serialHistoryOf } from './serial-history.queries.ts'
import { nextPending } from './decision/waiting.queries.ts'
import { getWarranty, pageOfWarranties } from './warranty.queries.ts'

export function registrationRoutes(app: FastifyInstance, services: Services) {
  const { db, files, limits } = services

  implement(app, services, registrations, {
    register: askingBefore(
      (_, { user }) => expectRoom(db, services, user.id, 'registrations'),
      async ({ body }, { user }) => {
        const id = await registerProduct(services, user, body)
        return {
          message: m.registrations_registration_check_bill_send_sms(),
          data: await getOwnProduct(db, files, user.id, id),
        }
      },
    ),
    dispute: askingBefore(
      (_, { user }) => expectRoom(db, services, user.id, 'registrations'),
      async ({ body }, { user }) => {
        const id = await disputeRegistration(services, user, body)
        return {
          message: m.registrations_claim_compare_papers_send_sms(),
          data: await getOwnProduct(db, files, user.id, id),
        }
      },
    ),
    listMine: checkingWithin(async (_, { user, check }) => ({
      data: await listOwnProducts(db, files, user.id, check),
    })),
    getMine: async ({ params }, { user, locale }) => {
      const product = await getOwnProductPapers(db, files, locale, user.id, params.id)
      const complaint = await complaintOfProduct(db, files, product.complaint_id)
      return {
        data: {
          ...product,
          ...complaint,
          registration_status: product.status,
          status: complaint.status ?? product.status,
        },
      }
    },
    deleteMine: async ({ params }, { user }) => {
      await withdrawRegistration(services, user, params.id)
      return { message: m.registrations_registration_withdrawn() }
    },
    checkSerial: async ({ query }, { user }) => {
      await limits.take('serial-check.account', String(user.id))
      return { data: await checkSerial(db, user.id, query.serial_number) }
    },
    registerForCustomer: async ({ body }, { user }) => {
      const id = await registerForCustomer(services, user, body)
      return {
        message: body.approve ? m.registrations_product_registered_approved() : m.registrations_product_registered(),
        data: await getRegistrationRow(db, files, id),
      }
    },
    addBill: askingBefore(
      ({ params }) => expectNoBill(services, params.id),
      async ({ params, body }, { user }) => {
        await addBill(services, user, params.id, body)
        return { message: m.registrations_bill_added(), data: await getRegistrationRow(db, files, params.id) }
      },
    ),
    askForBill: async ({ params }, { user }) => {
      await askForBill(services, user, params.id)
      return { message: m.registrations_bill_asked() }
    },
    billLink: async ({ params }) => ({ data: await readBillLink(services, params.token) }),
    sendBill: askingBefore(
      ({ params }) => expectOpenLink(services, params.token),
      async ({ params, body }) => {
        await sendBill(services, params.token, body)
        return { message: m.registrations_bill_sent(), data: await readBillLink(services, params.token) }
      },
    ),
    customerOfNumber: async ({ query }) => ({ data: await findCustomerOfNumber(db, query.contact) }),
    serial: async ({ query }, { user }) => ({ data: await serialHistoryOf(db, { ...query, reader: user }) }),
    list: checkingWithin(({ query }, { check }) => pageOfRegistrations(db, files, query, check)),
    export: ({ query: { format, ...filters } }) =>
      sheetOf({
        format,
        name: 'customer-products',
        columns: registrationColumns,
        pages: pagesOf((page) => pageForSheet(db, files, { ...filters, ...page })),
      }),
    get: async ({ params }, { user }) => ({ data: await getRegistration(db, files, user, params.id) }),
    decide: async ({ body: { stock_id, ...form } }, { user }) => {
      const decision = decisionOf(form)
      const changed = await decideRegistration(services, user, stock_id, decision)
      return {
        message: messageOf(decision.status, changed),
        data: {
          ...(await getRegistrationRow(db, files, stock_id)),
          next_waiting: await nextPending(db, stock_id),
        },
      }
    },
    correct: async ({ params, body }, { user }) => {
      await correctRegistration(services, user, params.id, body)
      return { message: m.registrations_corrected(), data: await getRegistrationRow(db, files, params.id) }
    },
    transfer: async ({ params, body }, { user }) => {
      await transferRegistration(services, user, params.id, body)
      return {
        message: m.registrations_registration_transferred(),
        data: await getRegistrationRow(db, files, params.id),
      }
    },
    approvalTerms: async ({ params, query }) => ({
      data: await approvalTermsOf(db, params.id, { months: query.warranty_months, terms: query.terms }),
    }),
    bulkDecide: async ({ body: { ids, ...decision } }, { user }) => {
      const { done, skipped } = await bulkDecide(services, user, ids, decision)
      return bulkAnswerOf(done.length, skipped)
    },
    delete: async ({ params, body }, { user }) => {
      await deleteRegistration(services, user, params.id, body)
      return { message: m.registrations_registration_deleted() }
    },
    deleteMany: async ({ body }, { user }) => {
      const deleted = await deleteRegistrations(services, user, body.stock_ids, {
        reason: body.reason,
      })
      return deletedMessage(deleted, m.things_registration)
    },
    warranties: ({ query }) => pageOfWarranties(db, files, query),
    warranty: async ({ params }, { user }) => ({ data: await getWarranty(db, files, user, params.id) }),
    exportWarranties: ({ query: { format, ...filters } }) =>
      sheetOf({
        format,
        name: 'warranties',
        columns: warrantyColumns,
        pages: pagesOf((page) => pageOfWarranties(db, files, { ...filters, ...page })),
      }),
  })
}

const messageOf = (status: RegistrationStatus, changed: boolean): string =>
  changed ? DECIDED[status].now() : DECIDED[status].already()

/** An older client's Not Verified is a rejection; the customer is told why in any case. */
const decisionOf = ({
  status,
  ...form
}: Omit<Decision, 'status'> & { status: Decision['status'] | 'Not Verified' }): Decision =>
  status === 'Not Verified'
    ? { ...form, status: 'Rejected', reason: form.reason || 'We could not verify this product' }
    : { ...form, status }
