import { m } from 'contract/messages'
import { cannedAnswers } from 'contract/canned-answers/endpoints'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { getAnswer, pageOfAnswers } from './canned-answer.queries.ts'
import { answerDeletion } from './delete-answers.ts'
import {
  answerTemplates,
  offeredForComplaint,
  offeredForMany,
  offeredForRegistration,
} from './offered-answers.queries.ts'
import { addAnswer, updateAnswer } from './save-answer.ts'

export function cannedAnswerRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  implement(app, services, cannedAnswers, {
    list: ({ query }) => pageOfAnswers(db, query),
    get: async ({ params }) => ({ data: await getAnswer(db, params.id) }),
    add: async ({ body }, { user }) => {
      const id = await addAnswer(services, user, body)
      return { message: m.canned_answers_canned_answer_added(), data: await getAnswer(db, id) }
    },
    update: async ({ params, body }, { user }) => {
      await updateAnswer(services, user, params.id, body)
      return { message: m.canned_answers_canned_answer_saved(), data: await getAnswer(db, params.id) }
    },
    delete: ({ params }, { user }) => answerDeletion.one(services, user, params.id),
    deleteMany: ({ body }, { user }) => answerDeletion.many(services, user, body.ids),
    offerForComplaint: async ({ params }, { locale }) => ({ data: await offeredForComplaint(db, params.id, locale) }),
    offerForRegistration: async ({ params }, { locale }) => ({
      data: await offeredForRegistration(db, params.id, locale),
    }),
    offerForMany: async ({ query }, { locale }) => ({ data: await offeredForMany(db, query.kind, locale) }),
    offerTemplates: async ({ query }, { locale }) => ({ data: await answerTemplates(db, query.kind, locale) }),
  })
}
