import type { FastifyInstance } from 'fastify'
import { catalogues } from 'contract/catalogues/endpoints'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'
import { getCatalogue, listCatalogues } from './catalogue.queries.ts'
import { addCatalogue } from './add-catalogue.ts'
import { deleteCatalogue, deleteCatalogues } from './delete-catalogues.ts'

export function catalogueRoutes(app: FastifyInstance, services: Services) {
  const { db, files } = services

  implement(app, services, catalogues, {
    listPublic: async () => ({ data: await listCatalogues(db, files) }),
    getPublic: async ({ params }) => ({ data: await getCatalogue(db, files, params.id) }),
    list: async ({ query }) => ({ data: await listCatalogues(db, files, query) }),
    add: async ({ body }, { user }) => {
      const id = await addCatalogue(services, user, body)
      return { message: 'Catalogue added', data: await getCatalogue(db, files, id) }
    },
    delete: async ({ params }, { user }) => {
      await deleteCatalogue(services, user, params.id)
      return { message: 'Catalogue deleted' }
    },
    deleteMany: async ({ body }, { user }) => {
      const deleted = await deleteCatalogues(services, user, body.catalogue_ids)
      return { message: `${deleted} ${deleted === 1 ? 'catalogue' : 'catalogues'} deleted`, deleted }
    },
  })
}
