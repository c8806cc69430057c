import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
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

  /** Says that it is stored, and which districts stay with a centre that served them first. */
  const storedMessage = async (point: ServicePoint, plain: Sentence, elsewhere: Sentence): Promise<string> => {
    const [first, ...rest] = await servedFirstElsewhere(db, point)
    if (!first) return plain({ name: point.name, districts: '', centre: '' })
    const districts = [first, ...rest].map(({ district }) => district).join(', ')
    return elsewhere({ name: point.name, districts, centre: first.centre })
  }

  implement(app, services, servicePoints, {
    listPublic: async (_, { locale }) => ({ data: await listPublicServicePoints(db, locale) }),
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
      return { message: await storedMessage(data, m.service_points_added_name, m.service_points_added_elsewhere), data }
    },
    update: async ({ params, body }, { user }) => {
      await updateServicePoint(services, user, params.id, body)
      const data = await getServicePoint(db, params.id)
      return { message: await storedMessage(data, m.service_points_saved_name, m.service_points_saved_elsewhere), data }
    },
    import: ({ body }, { user }) => importServicePoints(services, user, body),
    importTemplate: () => servicePointTemplate(),
    delete: async ({ params }, { user }) => {
      await deleteServicePoint(services, user, params.id)
      return { message: m.service_points_deleted() }
    },
    deleteMany: async ({ body }, { user }) => {
      const deleted = await deleteServicePoints(services, user, body.ids)
      return { message: m.core_deleted_count({ n: counted(deleted) }), deleted }
    },
  })
}

type Sentence = (places: { name: string; districts: string; centre: string }) => string
