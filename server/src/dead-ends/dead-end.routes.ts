import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import type { FastifyInstance } from 'fastify'
import { deadEnds } from 'contract/dead-ends/endpoints'
import { NotFound } from '../platform/core/problems.ts'
import { implement } from '../platform/http/implement.ts'
import { sourceOf } from '../platform/core/source.ts'
import type { Services } from '../platform/core/services.ts'
import { clearDeadEnds } from './clear-dead-ends.ts'
import { pageOfDeadEnds } from './dead-end.queries.ts'
import { saveRedirect } from './save-redirect.ts'
import { countReaction } from './count-reaction.ts'

export function deadEndRoutes(app: FastifyInstance, services: Services) {
  const { db, limits } = services

  implement(app, services, deadEnds, {
    tell: async ({ body }, { request }) => {
      const source = sourceOf(request.ip)
      await limits.take('dead-end.address', source)
      await countReaction(services, source, body)
      return { message: m.dead_ends_thank_telling_us() }
    },
    list: ({ query }) => pageOfDeadEnds(db, query),
    redirect: async ({ body }, { user }) => {
      await saveRedirect(services, user, body)
      return { message: body.target === '' ? m.dead_ends_redirect_removed() : m.dead_ends_redirect_saved() }
    },
    clear: async ({ params }, { user }) => {
      if ((await clearDeadEnds(services, user, [params.id])) === 0) throw new NotFound(m.dead_ends_address_not_found())
      return { message: m.dead_ends_address_cleared() }
    },
    clearMany: async ({ body }, { user }) => {
      const deleted = await clearDeadEnds(services, user, body.dead_end_ids)
      return { message: m.core_cleared({ n: counted(deleted), what: m.things_address({ count: deleted }) }), deleted }
    },
  })
}
