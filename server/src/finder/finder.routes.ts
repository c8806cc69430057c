import type { FastifyInstance } from 'fastify'
import { finder } from 'contract/finder/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { findByText } from './finder.queries.ts'

export function finderRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, finder, {
    find: async ({ query }, { user }) => findByText(services.db, user, query.text),
  })
}
