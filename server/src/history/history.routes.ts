import type { FastifyInstance } from 'fastify'
import { history } from 'contract/history/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { refuseUnreadable } from './history-access.ts'
import { pageOfHistory } from './history.queries.ts'

export function historyRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  implement(app, services, history, {
    list: async ({ params, query }, { user, locale }) => {
      await refuseUnreadable(db, user, params.subject, params.id)
      return pageOfHistory(db, params, query, locale)
    },
  })
}
