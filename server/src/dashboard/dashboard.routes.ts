import type { FastifyInstance } from 'fastify'
import { dashboard } from 'contract/dashboard/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { pendingWorkSummary, workNow } from './attention.queries.ts'
import { dashboardReader } from './dashboard-reader.ts'

export function dashboardRoutes(app: FastifyInstance, services: Services) {
  const read = dashboardReader(services)
  implement(app, services, dashboard, {
    stats: async (_, { user }) => ({ data: await read(user) }),
    attention: async (_, { user }) => ({ data: await pendingWorkSummary(services.db, user, workNow(services)) }),
  })
}
