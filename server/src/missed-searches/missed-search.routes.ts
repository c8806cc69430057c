import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
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
      return { message: m.missed_searches_noted() }
    },
    list: ({ query }) => pageOfMissedSearches(db, query),
    clear: async ({ params }) => {
      if ((await clearMissedSearches(db, [params.id])) === 0) throw new NotFound(m.missed_searches_search_not_found())
      return { message: m.missed_searches_search_cleared() }
    },
    clearMany: async ({ body }) => {
      const deleted = await clearMissedSearches(db, body.missed_search_ids)
      return { message: m.core_cleared({ n: counted(deleted), what: m.things_search({ count: deleted }) }), deleted }
    },
  })
}
