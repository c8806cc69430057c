import { m } from 'contract/messages'
import { payments } from 'contract/complaints/payments'
import type { FastifyInstance } from 'fastify'
import { reachOf } from '../../platform/core/caller.ts'
import type { Services } from '../../platform/core/services.ts'
import { implement } from '../../platform/http/implement.ts'
import { accountOf, getPayment, ownPaymentsOf, pageOfPayments } from './payment.queries.ts'
import { exportPayments } from './payment.sheets.ts'
import { printReceipt } from './print-receipt.ts'
import { receiptFacts } from './receipt.queries.ts'
import { takePayment } from './take-payment.ts'
import { voidPayment } from './void-payment.ts'

export function paymentRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  implement(app, services, payments, {
    account: async ({ params }) => ({ data: await accountOf(db, params.id) }),
    take: async ({ params, body }, { user }) => {
      const data = await getPayment(db, params.id, await takePayment(services, user, params.id, body))
      return { message: m.payments_taken({ number: data.number }), data }
    },
    void: async ({ params, body }, { user }) => {
      await voidPayment(services, user, params, body.reason)
      return { message: m.payments_made_void(), data: await getPayment(db, params.id, params.payment_id) }
    },
    pdf: async ({ params }) => printReceipt(services, await receiptFacts(db, params)),
    list: ({ query }, { user }) => pageOfPayments(db, { ...query, reach: reachOf(user) }),
    export: ({ query }, { user }) => exportPayments(db, { ...query, reach: reachOf(user) }),
    listMine: async ({ params }, { user }) => ({ data: await ownPaymentsOf(db, user.id, params.id) }),
    myPdf: async ({ params }, { user }) => printReceipt(services, await receiptFacts(db, params, user.id)),
  })
}
