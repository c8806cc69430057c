import type { FastifyInstance } from 'fastify'
import { dashboard } from 'contract/dashboard/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { pendingWorkSummary } from './attention.queries.ts'
import { dashboardReader } from './dashboard-reader.ts'

export function dashboardRoutes(app: FastifyInstance, services: Services) {
  const { db, clock } = services
  const read = dashboardReader(services)
  implement(app, services, dashboard, {
    stats: async (_, { user }) => ({ data: await read(user) }),
    attention: async (_, { user }) => ({
      data: await pendingWorkSummary(db, user, clock.now()),
    }),
  })
}
