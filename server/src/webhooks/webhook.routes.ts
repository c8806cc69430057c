import { m } from 'contract/messages'
import { grouped } from 'contract/core/wording'
import type { FastifyInstance } from 'fastify'
import { webhooks } from 'contract/webhooks/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { addWebhook, deleteWebhook, rotateSecret, turnWebhook, updateWebhook } from './save-webhook.ts'
import { replayEvents, sendAgain } from './send-again.ts'
import { testWebhook } from './test-webhook.ts'
import { getDelivery, getWebhook, pageOfDeliveries, pageOfWebhooks } from './webhook.queries.ts'

export function webhookRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  implement(app, services, webhooks, {
    list: ({ query }) => pageOfWebhooks(db, query),
    get: async ({ params }) => ({ data: await getWebhook(db, params.id) }),
    add: async ({ body }, { user }) => {
      const { id, secret } = await addWebhook(services, user, body)
      return { message: m.webhooks_added(), data: { ...(await getWebhook(db, id)), secret } }
    },
    update: async ({ params, body }, { user }) => {
      await updateWebhook(services, user, params.id, body)
      return { message: m.webhooks_saved(), data: await getWebhook(db, params.id) }
    },
    delete: async ({ params }, { user }) => {
      await deleteWebhook(services, user, params.id)
      return { message: m.webhooks_deleted() }
    },
    rotate: async ({ params }, { user }) => {
      const secret = await rotateSecret(services, user, params.id)
      return { message: m.webhooks_rotated(), data: { ...(await getWebhook(db, params.id)), secret } }
    },
    turn: async ({ params, body }, { user }) => {
      await turnWebhook(services, user, params.id, body.on)
      const message = body.on ? m.webhooks_turned_on() : m.webhooks_turned_off()
      return { message, data: await getWebhook(db, params.id) }
    },
    test: async ({ params }) => {
      const data = await getDelivery(db, params.id, await testWebhook(services, params.id))
      return { message: data.state === 'sent' ? m.webhooks_test_arrived() : m.webhooks_test_failed(), data }
    },
    deliveries: ({ params, query }) => pageOfDeliveries(db, params.id, query),
    delivery: async ({ params }) => ({ data: await getDelivery(db, params.id, params.delivery_id) }),
    sendAgain: async ({ params }) => {
      await sendAgain(services, params.id, params.delivery_id)
      return { message: m.webhooks_sent_again() }
    },
    replay: async ({ params, body }, { user }) => {
      const sent = await replayEvents(services, user, params.id, body)
      return { message: m.webhooks_replayed({ count: sent, shown: grouped(sent) }), sent }
    },
  })
}
