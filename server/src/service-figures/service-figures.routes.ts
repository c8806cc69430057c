import { serviceFigures } from 'contract/service-figures/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/core/services.ts'
import { implement } from '../platform/http/implement.ts'
import { periodsOf } from './figure-period.ts'
import { readServiceFigures } from './service-figures.queries.ts'
import { figureSheets } from './service-figures.sheets.ts'

export function serviceFigureRoutes(app: FastifyInstance, services: Services) {
  const read = (query: Parameters<typeof periodsOf>[0]) =>
    readServiceFigures(services.db, {
      ...periodsOf(query),
      centre_id: query.centre_id,
      sub_category_id: query.sub_category_id,
    })
  implement(app, services, serviceFigures, {
    get: async ({ query }) => ({ data: await read(query) }),
    export: async ({ query }) => figureSheets(await read(query)),
  })
}
