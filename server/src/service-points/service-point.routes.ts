import type { FastifyInstance } from 'fastify'
import { servicePoints, type ServicePoint } from 'contract/service-points/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { pagesOf, sheetOf } from '../platform/sheets/write-sheet.ts'
import { importServicePoints } from './import-service-points.ts'
import {
  getServicePoint,
  listPublicServicePoints,
  pageOfServicePoints,
  servedFirstElsewhere,
} from './service-point.queries.ts'
import { addServicePoint, updateServicePoint } from './save-service-point.ts'
import { deleteServicePoint, deleteServicePoints } from './delete-service-points.ts'
import { servicePointColumns, servicePointTemplate } from './service-point.sheets.ts'

export function servicePointRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  /** Says which districts stay with a centre that served them first. */
  const elsewhere = async (point: ServicePoint): Promise<string> => {
    const [first, ...rest] = await servedFirstElsewhere(db, point)
    if (!first) return ''
    const districts = [first, ...rest].map(({ district }) => district).join(', ')
    return `. Complaints of ${districts} still go to ${first.centre}, which served it first`
  }

  implement(app, services, servicePoints, {
    listPublic: async () => ({ data: await listPublicServicePoints(db) }),
    list: ({ query }) => pageOfServicePoints(db, query),
    export: ({ query: { format, ...filters } }) =>
      sheetOf({
        format,
        name: 'service-points',
        columns: servicePointColumns,
        pages: pagesOf((page) => pageOfServicePoints(db, { ...filters, ...page })),
      }),
    get: async ({ params }) => ({ data: await getServicePoint(db, params.id) }),
    add: async ({ body }, { user }) => {
      const id = await addServicePoint(services, user, body)
      const data = await getServicePoint(db, id)
      return { message: `${body.name} added${await elsewhere(data)}`, data }
    },
    update: async ({ params, body }, { user }) => {
      await updateServicePoint(services, user, params.id, body)
      const data = await getServicePoint(db, params.id)
      return { message: `${data.name} saved${await elsewhere(data)}`, data }
    },
    import: ({ body }, { user }) => importServicePoints(services, user, body),
    importTemplate: () => servicePointTemplate(),
    delete: async ({ params }, { user }) => {
      await deleteServicePoint(services, user, params.id)
      return { message: 'Deleted' }
    },
    deleteMany: async ({ body }, { user }) => {
      const deleted = await deleteServicePoints(services, user, body.ids)
      return { message: `${deleted} deleted`, deleted }
    },
  })
}
