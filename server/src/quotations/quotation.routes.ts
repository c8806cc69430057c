import type { FastifyInstance } from 'fastify'
import { may } from 'contract/core/access'
import { LONGEST_PAGE } from 'contract/core/fields'
import { quotations } from 'contract/quotations/endpoints'
import { pageAsked } from '../platform/database/page-of.ts'
import { checkingWithin, implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { decideQuotation } from './decide-quotation.ts'
import { priceQuotation } from './price-quotation.ts'
import { quotationPdf } from './quotation-pdf.ts'
import { getOwnQuotation, getQuotation, pageOfOwnQuotations, pageOfQuotations } from './quotation.queries.ts'
import { quotationDeletion } from './delete-quotations.ts'
import { requestQuotation } from './request-quotation.ts'
import { exportOwnQuotations, exportQuotations } from './quotation.sheets.ts'

export function quotationRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  implement(app, services, quotations, {
    request: async ({ body }, { user }) => {
      const id = await requestQuotation(services, user, body)
      return { message: 'Your request has been sent', data: await getOwnQuotation(db, user.id, id) }
    },
    listMine: checkingWithin(({ query }, { user, check }) => pageOfOwnQuotations(db, user.id, paged(query), check)),
    exportMine: async ({ query }, { user }) => exportOwnQuotations(db, user.id, query),
    getMine: async ({ params }, { user }) => ({ data: await getOwnQuotation(db, user.id, params.id) }),
    myPdf: async ({ params }, { user }) => quotationPdf(services, await getOwnQuotation(db, user.id, params.id)),
    list: checkingWithin(({ query }, { user, check }) =>
      may(user.role, 'quotations.read')
        ? pageOfQuotations(db, paged(query), check)
        : pageOfOwnQuotations(db, user.id, paged(query), check),
    ),
    export: async ({ query }) => exportQuotations(db, query),
    get: async ({ params }) => ({ data: await getQuotation(db, params.id) }),
    pdf: async ({ params }) => quotationPdf(services, await getQuotation(db, params.id)),
    price: async ({ params, body }, { user }) => {
      await priceQuotation(services, user, params.id, body)
      return { message: 'Prices saved', data: await getQuotation(db, params.id) }
    },
    decide: async ({ params, body }, { user }) => {
      await decideQuotation(services, user, params.id, body)
      const data = await getQuotation(db, params.id)
      return { message: `Quotation ${data.status.toLowerCase()}`, data }
    },
    delete: ({ params }, { user }) => quotationDeletion.one(services, user, params.id),
    deleteMany: ({ body }, { user }) => quotationDeletion.many(services, user, body.quotation_ids),
  })
}

const paged = <Query extends Parameters<typeof pageAsked>[0]>(query: Query) => ({
  ...query,
  ...pageAsked(query, { usual: 10, unpaged: LONGEST_PAGE }),
})
