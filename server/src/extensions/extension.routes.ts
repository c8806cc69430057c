import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { extensions } from 'contract/extensions/endpoints'
import { today } from '../platform/core/clock.ts'
import { implement } from '../platform/http/implement.ts'
import { sourceOf } from '../platform/core/source.ts'
import { getStanding, pageOfEntries } from '../points/my-points.ts'
import type { Services } from '../platform/core/services.ts'
import { getCertificateFacts } from './certificate.queries.ts'
import { getExtensionRow, getOwnExtension, pageOfExtensions } from './extension.queries.ts'
import { redeemPoints, requestExtension } from './request-extension.ts'
import { exportExtensions } from './extension.sheets.ts'
import { extendableSince } from './extendable.ts'
import { listRedeemable } from './redeemable.queries.ts'
import { getPlan, pointsForOwn } from './plan.queries.ts'
import { printCertificate } from './print-certificate.ts'
import { cancelExtension, cancelOwnRequest } from './cancel-extension.ts'
import { settleExtension } from './settle-extension.ts'
import { checkWarranty } from './check-warranty.ts'

export function extensionRoutes(app: FastifyInstance, services: Services) {
  const { db, clock, settings } = services

  implement(app, services, extensions, {
    points: async ({ params }, { user }) => ({ data: { reward_points: await pointsForOwn(db, user.id, params.id) } }),
    redeemable: async (_, { user }) => ({ data: await listRedeemable(db, user.id, extendableSince(services)) }),
    plan: async ({ params }, { user }) => ({ data: await getPlan(db, user.id, params.id, extendableSince(services)) }),
    redeem: async ({ body }, { user }) => {
      const id = await redeemPoints(services, user, body)
      return { message: m.extensions_warranty_extended(), data: await getOwnExtension(db, user.id, id) }
    },
    request: async ({ body }, { user }) => {
      const id = await requestExtension(services, user, body)
      const data = await getOwnExtension(db, user.id, id)
      return { message: m.extensions_pay_shop_under_reference({ reference: data.reference }), data }
    },
    cancelMine: async ({ params }, { user }) => {
      await cancelOwnRequest(services, user, params.id)
      return { message: m.extensions_request_cancelled(), data: await getOwnExtension(db, user.id, params.id) }
    },
    myPoints: async ({ query }, { user }) => ({
      ...(await pageOfEntries(db, user.id, query)),
      standing: await getStanding(db, user.id, settings.current),
    }),
    certificate: async ({ params }, { user }) =>
      printCertificate(
        services,
        await getCertificateFacts(db, params.id, { today: today(clock), customerId: user.id }),
      ),
    certificateByStaff: async ({ params }) =>
      printCertificate(services, await getCertificateFacts(db, params.id, { today: today(clock) })),
    check: async ({ body }, { request }) => ({ data: await checkWarranty(services, sourceOf(request.ip), body) }),
    list: ({ query }) => pageOfExtensions(db, query),
    export: ({ query }) => exportExtensions(db, query),
    settle: async ({ params, body }, { user }) => {
      await settleExtension(services, user, params.id, body)
      return { message: m.extensions_receipt_recorded_warranty_extended(), data: await getExtensionRow(db, params.id) }
    },
    cancel: async ({ params, body }, { user }) => {
      await cancelExtension(services, user, params.id, body)
      return { message: m.extensions_extension_cancelled(), data: await getExtensionRow(db, params.id) }
    },
  })
}
