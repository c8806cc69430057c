import { m } from 'contract/messages'
import { visitMoves } from 'contract/complaints/visit-moves'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/core/services.ts'
import { implement } from '../../platform/http/implement.ts'
import { moveOwnVisit, visitChoicesFor, type Move, type VisitOf } from './move-own-visit.ts'

export function visitMoveRoutes(app: FastifyInstance, services: Services) {
  const choices = async (of: VisitOf) => ({ data: await visitChoicesFor(services, of) })
  const move = async (of: VisitOf, form: Move) => {
    const data = await moveOwnVisit(services, of, form)
    return { message: m.visits_moved_by_customer(), data }
  }

  implement(app, services, visitMoves, {
    choices: ({ params: { id } }, { user }) => choices({ id, customerId: user.id }),
    move: ({ params: { id }, body }, { user }) => move({ id, customerId: user.id }, body),
    choicesByLink: ({ params: { token } }) => choices({ token }),
    moveByLink: ({ params: { token }, body }) => move({ token }, body),
  })
}
