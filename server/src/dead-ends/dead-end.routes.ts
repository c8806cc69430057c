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
      return { message: 'Thank you for telling us!' }
    },
    list: ({ query }) => pageOfDeadEnds(db, query),
    redirect: async ({ body }, { user }) => {
      await saveRedirect(services, user, body)
      return { message: body.target === '' ? 'Redirect removed' : 'Redirect saved' }
    },
    clear: async ({ params }, { user }) => {
      if ((await clearDeadEnds(services, user, [params.id])) === 0) throw new NotFound('Address not found')
      return { message: 'Address cleared' }
    },
    clearMany: async ({ body }, { user }) => {
      const deleted = await clearDeadEnds(services, user, body.dead_end_ids)
      return { message: `${deleted} ${deleted === 1 ? 'address' : 'addresses'} cleared`, deleted }
    },
  })
}
