import { field } from 'contract/field/endpoints'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { addPhotos } from './add-photos.ts'
import { carryOut } from './carry-out.ts'
import { fieldWork } from './field-work.ts'
import { outboxKeys } from './outbox-keys.ts'

export function fieldRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, field, {
    work: async ({ query }, { user, locale }) => ({
      data: await fieldWork(services, user, { since: query.since, locale }),
    }),
    key: async (_, { user }) => ({ data: { keys: outboxKeys(services.config, user.id) } }),
    commands: async ({ body }, { user, locale }) => ({ data: await carryOut(services, user, body.commands, locale) }),
    addPhotos: async ({ params, body }, { user }) => ({ data: await addPhotos(services, user, params.id, body) }),
  })
}
