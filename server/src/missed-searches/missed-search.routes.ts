import { missedSearches } from 'contract/missed-searches/endpoints'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../core/problems.ts'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'
import { clearMissedSearches, countMissedSearch, pageOfMissedSearches } from './missed-search.queries.ts'

export function missedSearchRoutes(app: FastifyInstance, services: Services) {
  const { db, clock, limits } = services

  implement(app, services, missedSearches, {
    tell: async ({ body }, { request }) => {
      await limits.take('missed-search.address', request.ip)
      await countMissedSearch(db, clock, body)
      return { message: 'Noted' }
    },
    list: ({ query }) => pageOfMissedSearches(db, query),
    clear: async ({ params }) => {
      if ((await clearMissedSearches(db, [params.id])) === 0) throw new NotFound('Search not found')
      return { message: 'Search cleared' }
    },
    clearMany: async ({ body }) => {
      const deleted = await clearMissedSearches(db, body.missed_search_ids)
      return { message: `${deleted} ${deleted === 1 ? 'search' : 'searches'} cleared`, deleted }
    },
  })
}
