import { m } from 'contract/messages'
import type { EstimateAnswer } from 'contract/complaints/estimate-words'
import { estimates } from 'contract/complaints/estimates'
import type { FastifyInstance } from 'fastify'
import { today } from '../../platform/core/clock.ts'
import type { Services } from '../../platform/core/services.ts'
import { implement } from '../../platform/http/implement.ts'
import { answerEstimate } from './answer-estimate.ts'
import { linkedEstimateId, readEstimateByLink } from './estimate-link.ts'
import { estimablePartsOf, estimatesOf, getEstimate, ownEstimatesOf } from './estimate.queries.ts'
import { makeEstimate } from './make-estimate.ts'
import { sendEstimate } from './send-estimate.ts'

export function estimateRoutes(app: FastifyInstance, services: Services) {
  const { db, clock } = services
  implement(app, services, estimates, {
    list: async ({ params }) => ({ data: await estimatesOf(db, params.id, today(clock)) }),
    parts: async ({ params }) => ({ data: await estimablePartsOf(db, params.id) }),
    make: async ({ params, body }, { user }) => ({
      message: m.estimates_sent(),
      data: await makeEstimate(services, user, params.id, body),
    }),
    send: async ({ params, body }, { user }) => ({
      message: m.estimates_sent(),
      data: await sendEstimate(services, user, params.id, body),
    }),
    listMine: async ({ params }, { user }) => ({
      data: await ownEstimatesOf(db, { customerId: user.id, complaintId: params.id }, today(clock)),
    }),
    answerMine: async ({ params, body: { estimate_id: id, ...answer } }, { user }) => {
      await answerEstimate(services, { id, customerId: user.id, complaintId: params.id }, answer)
      return { message: answeredWords(answer.answer), data: await getEstimate(db, id, today(clock)) }
    },
    byLink: async ({ params }) => ({ data: await readEstimateByLink(services, params.token) }),
    answerByLink: async ({ params, body }) => {
      await answerEstimate(services, { id: await linkedEstimateId(services, params.token) }, body)
      return { message: answeredWords(body.answer), data: await readEstimateByLink(services, params.token) }
    },
  })
}

const answeredWords = (answer: EstimateAnswer) =>
  answer === 'accepted' ? m.estimates_you_accepted() : m.estimates_you_declined()
