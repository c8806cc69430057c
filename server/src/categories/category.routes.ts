import type { FastifyInstance } from 'fastify'
import { categories } from 'contract/categories'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'
import { getCategoryHead, listCategories, listSubCategories } from './category.queries.ts'

export function categoryRoutes(app: FastifyInstance, services: Services) {
  const { db, files } = services

  implement(app, services, categories, {
    listPublic: async () => {
      const data = await listCategories(db, files)
      const [first] = data
      return {
        data,
        first_category_info: { name: first?.name ?? '' },
        subcategory_data: first ? await listSubCategories(db, files, first.id) : [],
      }
    },
    subCategories: async ({ params: { id } }) => ({
      category_info: await getCategoryHead(db, files, id),
      data: await listSubCategories(db, files, id),
    }),
  })
}
