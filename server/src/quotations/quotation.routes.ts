import { stateText } from '../platform/core/state-text.ts'
import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { may } from 'contract/core/access'
import { LONGEST_PAGE } from 'contract/core/fields'
import { quotations } from 'contract/quotations/endpoints'
import type { QuotationAnswer } from 'contract/quotations/words'
import { pageAsked } from '../platform/database/page-of.ts'
import { checkingWithin, implement } from '../platform/http/implement.ts'
import { today } from '../platform/core/clock.ts'
import type { Services } from '../platform/core/services.ts'
import { answerQuotation } from './answer-quotation.ts'
import { decideQuotation } from './decide-quotation.ts'
import { loseQuotation, regainQuotation } from './lose-quotation.ts'
import { makeQuotation } from './make-quotation.ts'
import { priceQuotation } from './price-quotation.ts'
import { quotationPdf } from './quotation-pdf.ts'
import { getOwnQuotation, getQuotation, pageOfOwnQuotations, pageOfQuotations } from './quotation.queries.ts'
import { answerByLink, pdfByLink, readByLink } from './quotation-link.ts'
import { quotationDeletion } from './delete-quotations.ts'
import { requestQuotation } from './request-quotation.ts'
import { reviseQuotation } from './revise-quotation.ts'
import { exportOwnQuotations, exportQuotations } from './quotation.sheets.ts'

export function quotationRoutes(app: FastifyInstance, services: Services) {
  const { db, clock } = services
  const own = (customerId: number, id: number) => getOwnQuotation(db, customerId, id, today(clock))
  const one = (id: number) => getQuotation(db, id, today(clock))

  const asked = <Query extends Parameters<typeof paged>[0]>(query: Query) => ({ ...paged(query), today: today(clock) })

  implement(app, services, quotations, {
    request: async ({ body }, { user }) => {
      const id = await requestQuotation(services, user, body)
      return { message: m.quotations_request_sent(), data: await own(user.id, id) }
    },
    make: async ({ body }, { user }) => {
      const id = await makeQuotation(services, user, body)
      return { message: m.quotations_made(), data: await one(id) }
    },
    listMine: checkingWithin(({ query }, { user, check }) => pageOfOwnQuotations(db, user.id, asked(query), check)),
    exportMine: async ({ query }, { user }) => exportOwnQuotations(db, user.id, { ...query, today: today(clock) }),
    getMine: async ({ params }, { user }) => ({ data: await own(user.id, params.id) }),
    myPdf: async ({ params }, { user }) => quotationPdf(services, await own(user.id, params.id)),
    answerMine: async ({ params, body }, { user }) => {
      await answerQuotation(services, { id: params.id, customerId: user.id }, body)
      return { message: answeredWords(body.answer), data: await own(user.id, params.id) }
    },
    byLink: async ({ params }) => ({ data: await readByLink(services, params.token) }),
    pdfByLink: ({ params }) => pdfByLink(services, params.token),
    answerByLink: async ({ params, body }) => {
      await answerByLink(services, params.token, body)
      return { message: answeredWords(body.answer), data: await readByLink(services, params.token) }
    },
    list: checkingWithin(({ query }, { user, check }) =>
      may(user, 'quotations.read')
        ? pageOfQuotations(db, asked(query), check)
        : pageOfOwnQuotations(db, user.id, asked(query), check),
    ),
    export: async ({ query }) => exportQuotations(db, { ...query, today: today(clock) }),
    get: async ({ params }) => ({ data: await one(params.id) }),
    pdf: async ({ params }) => quotationPdf(services, await one(params.id)),
    price: async ({ params, body }, { user }) => {
      await priceQuotation(services, user, params.id, body)
      return { message: m.quotations_prices_saved(), data: await one(params.id) }
    },
    decide: async ({ params, body }, { user }) => {
      await decideQuotation(services, user, params.id, body)
      const data = await one(params.id)
      return { message: m.quotations_quotation({ state: stateText(data.status) }), data }
    },
    revise: async ({ params }, { user }) => {
      const id = await reviseQuotation(services, user, params.id)
      return { message: m.quotations_revision_begun(), data: await one(id) }
    },
    lose: async ({ params, body }, { user }) => {
      await loseQuotation(services, user, params.id, body)
      return { message: m.quotations_lost(), data: await one(params.id) }
    },
    regain: async ({ params }, { user }) => {
      await regainQuotation(services, user, params.id)
      return { message: m.quotations_regained(), data: await one(params.id) }
    },
    delete: ({ params }, { user }) => quotationDeletion.one(services, user, params.id),
    deleteMany: ({ body }, { user }) => quotationDeletion.many(services, user, body.quotation_ids),
  })
}

const answeredWords = (answer: QuotationAnswer) =>
  answer === 'accepted' ? m.quotations_answer_accepted() : m.quotations_answer_declined()

const paged = <Query extends Parameters<typeof pageAsked>[0]>(query: Query) => ({
  ...query,
  ...pageAsked(query, { usual: 10, unpaged: LONGEST_PAGE }),
})
