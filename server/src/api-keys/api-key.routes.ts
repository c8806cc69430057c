import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { apiKeys } from 'contract/api-keys/endpoints'
import { today } from '../platform/core/clock.ts'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { getKey, pageOfKeys } from './api-key.queries.ts'
import { editKey } from './edit-key.ts'
import { endKey } from './end-key.ts'
import { makeKey } from './make-key.ts'
import { takeKeyOver } from './take-key-over.ts'

export function apiKeyRoutes(app: FastifyInstance, services: Services) {
  const { db, clock } = services

  implement(app, services, apiKeys, {
    list: ({ query }) => pageOfKeys(db, query, today(clock)),
    get: async ({ params }) => ({ data: await getKey(db, params.id, today(clock)) }),
    make: async ({ body }, { user }) => {
      const { id, secret } = await makeKey(services, user, body)
      return { message: m.api_keys_made(), data: { ...(await getKey(db, id, today(clock))), secret } }
    },
    update: async ({ params, body }, { user }) => {
      await editKey(services, user, params.id, body)
      return { message: m.api_keys_saved(), data: await getKey(db, params.id, today(clock)) }
    },
    takeOver: async ({ params }, { user }) => {
      await takeKeyOver(services, user, params.id)
      return { message: m.api_keys_taken_over() }
    },
    end: async ({ params }, { user }) => {
      await endKey(services, user, params.id)
      return { message: m.api_keys_ended() }
    },
  })
}
