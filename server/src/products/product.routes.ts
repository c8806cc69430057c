import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { FOUND_AT_MOST, FOUND_PER_PAGE } from 'contract/products/words'
import { products } from 'contract/products/endpoints'
import { pageAsked } from '../platform/database/page-of.ts'
import { askingBefore, checkingWithin, implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { importProducts } from './import/import-products.ts'
import { pageOfProducts } from './product-office.queries.ts'
import { searchProducts } from './search/product-search.ts'
import { productTemplate } from './import/product-template.ts'
import {
  getGroup,
  getProduct,
  groupOf,
  listFeatured,
  listOfSubCategory,
  listRelated,
  listCardsById,
} from './product.queries.ts'
import { addProduct, updateProduct } from './save-product.ts'
import { saleMessage, setSale } from './set-sale.ts'
import { productDeletion } from './delete-products.ts'
import { exportProducts } from './product.sheets.ts'
import { sharePictureRoutes } from './share/share-picture.routes.ts'

export function productRoutes(app: FastifyInstance, services: Services) {
  const { db, files } = services
  sharePictureRoutes(app, services)

  implement(app, services, products, {
    search: ({ query }, { locale }) => {
      const page = pageAsked(query, { usual: FOUND_PER_PAGE, unpaged: FOUND_AT_MOST })
      return searchProducts(db, files, { ...query, ...page, locale })
    },
    featured: async (_, { locale }) => ({ data: await listFeatured(db, files, locale) }),
    some: async ({ query: { ids } }, { locale }) => ({ data: await listCardsById(db, files, locale, ids) }),
    bySubCategory: async ({ params: { id } }, { locale }) => {
      const data = await listOfSubCategory(db, files, locale, id)
      return { subcategory_info: groupOf(data) ?? (await getGroup(db, locale, id)), data }
    },
    getPublic: async ({ params: { id } }, { locale }) => ({ data: await getProduct(db, files, id, locale) }),
    related: async ({ params: { id } }, { locale }) => ({
      related_products: await listRelated(db, files, locale, id),
    }),

    list: checkingWithin(({ query }, { check }) => pageOfProducts(db, files, query, check)),
    export: ({ query: { format, ...filter } }) => exportProducts(db, filter, format),
    get: async ({ params }) => ({ data: await getProduct(db, files, params.id) }),
    add: async ({ body }, { user }) => {
      const id = await addProduct(services, user, body)
      return { message: m.products_product_added(), data: await getProduct(db, files, id) }
    },
    update: askingBefore(
      ({ params }) => getProduct(db, files, params.id),
      async ({ params, body }, { user }) => {
        await updateProduct(services, user, params.id, body)
        return { message: m.products_product_saved(), data: await getProduct(db, files, params.id) }
      },
    ),
    setSale: async ({ body: { product_ids: ids, off_sale: offSale } }, { user }) => {
      const changed = await setSale(services, user, { ids, offSale })
      return { message: saleMessage(changed, { offSale }), changed }
    },
    duplicate: async ({ params }, { user }) => {
      const id = await duplicateProduct(services, user, params.id)
      const data = await getProduct(db, files, id)
      return { message: m.products_product_copied_change_name_model_number({ number: data.model_num }), data }
    },
    delete: ({ params, body }, { user }) => productDeletion.one(services, user, params.id, body),
    deleteMany: ({ body }, { user }) => productDeletion.many(services, user, body.product_ids, { reason: body.reason }),

    import: ({ body }, { user }) => importProducts(services, user, body),
    importTemplate: () => productTemplate(db),
  })
}
