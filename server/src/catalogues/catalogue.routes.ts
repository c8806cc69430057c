import type { FastifyInstance } from 'fastify'
import { catalogues } from 'contract/catalogues/endpoints'
import { implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { getCatalogue, listCatalogues } from './catalogue.queries.ts'
import { addCatalogue } from './add-catalogue.ts'
import { catalogueDeletion } from './delete-catalogues.ts'

export function catalogueRoutes(app: FastifyInstance, services: Services) {
  const { db, files } = services

  implement(app, services, catalogues, {
    listPublic: async (_, { locale }) => ({ data: await listCatalogues(db, files, { locale }) }),
    getPublic: async ({ params }, { locale }) => ({ data: await getCatalogue(db, files, params.id, locale) }),
    list: async ({ query }) => ({ data: await listCatalogues(db, files, query) }),
    add: async ({ body }, { user }) => {
      const id = await addCatalogue(services, user, body)
      return { message: 'Catalogue added', data: await getCatalogue(db, files, id) }
    },
    delete: ({ params }, { user }) => catalogueDeletion.one(services, user, params.id),
    deleteMany: ({ body }, { user }) => catalogueDeletion.many(services, user, body.catalogue_ids),
  })
}
