import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { catalogues } from 'contract/catalogues/endpoints'
import { askingBefore, implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { getCatalogue, listCatalogues } from './catalogue.queries.ts'
import { addCatalogue } from './add-catalogue.ts'
import { updateCatalogue } from './update-catalogue.ts'
import { catalogueDeletion } from './delete-catalogues.ts'

export function catalogueRoutes(app: FastifyInstance, services: Services) {
  const { db, files } = services

  implement(app, services, catalogues, {
    listPublic: async (_, { locale }) => ({ data: await listCatalogues(db, files, { locale }) }),
    getPublic: async ({ params }, { locale }) => ({ data: await getCatalogue(db, files, params.id, locale) }),
    list: async ({ query }) => ({ data: await listCatalogues(db, files, query) }),
    add: async ({ body }, { user }) => {
      const id = await addCatalogue(services, user, body)
      return { message: m.catalogues_catalogue_added(), data: await getCatalogue(db, files, id) }
    },
    update: askingBefore(
      ({ params }) => getCatalogue(db, files, params.id),
      async ({ params, body }, { user }) => {
        await updateCatalogue(services, user, params.id, body)
        return { message: m.catalogues_catalogue_saved(), data: await getCatalogue(db, files, params.id) }
      },
    ),
    delete: ({ params }, { user }) => catalogueDeletion.one(services, user, params.id),
    deleteMany: ({ body }, { user }) => catalogueDeletion.many(services, user, body.catalogue_ids),
  })
}
