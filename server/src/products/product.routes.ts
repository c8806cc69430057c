import type { FastifyInstance } from 'fastify'
import { products } from 'contract/products'
import { implement } from '../http/implement.ts'
import type { Services } from '../services.ts'
import { searchProducts } from './product-search.ts'
import { getGroup, getProduct, listFeatured, listOfSubCategory, listRelated } from './product.queries.ts'

export function productRoutes(app: FastifyInstance, services: Services) {
  const { db, files } = services

  implement(app, services, products, {
    search: ({ query }) => searchProducts(db, files, query),
    featured: async () => ({ data: await listFeatured(db, files) }),
    bySubCategory: async ({ params: { id } }) => ({
      subcategory_info: await getGroup(db, id),
      data: await listOfSubCategory(db, files, id),
    }),
    getPublic: async ({ params: { id } }) => ({ data: await getProduct(db, files, id) }),
    related: async ({ params: { id } }) => ({ related_products: await listRelated(db, files, id) }),
  })
}
