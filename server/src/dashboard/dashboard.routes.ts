import type { FastifyInstance } from 'fastify'
import { dashboard } from 'contract/dashboard'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'
import { whatWaits } from './attention.queries.ts'

export function dashboardRoutes(app: FastifyInstance, services: Services) {
  implement(app, services, dashboard, {
    attention: async (_, { user }) => ({ data: await whatWaits(services.db, user.role) }),
  })
}
