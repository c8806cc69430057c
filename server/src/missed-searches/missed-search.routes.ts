import { missedSearches } from 'contract/missed-searches/endpoints'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../platform/core/problems.ts'
import { implement } from '../platform/http/implement.ts'
import { sourceOf } from '../platform/core/source.ts'
import type { Services } from '../platform/core/services.ts'
import { clearMissedSearches, pageOfMissedSearches } from './missed-search.queries.ts'
import { countMissedSearch } from './count-missed-search.ts'

export function missedSearchRoutes(app: FastifyInstance, services: Services) {
  const { db, limits } = services

  implement(app, services, missedSearches, {
    tell: async ({ body }, { request }) => {
      const source = sourceOf(request.ip)
      await limits.take('missed-search.address', source)
      await countMissedSearch(services, source, body)
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
