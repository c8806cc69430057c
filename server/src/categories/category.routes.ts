import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { categories } from 'contract/categories/endpoints'
import { askingBefore, implement } from '../platform/http/implement.ts'
import type { Services } from '../platform/core/services.ts'
import { pagesOf, sheetOf } from '../platform/sheets/write-sheet.ts'
import { getCategory, listCategoryChoices, pageOfCategories } from './category-office.queries.ts'
import { getCategoryHead, listCategories, listSubCategories } from './category.queries.ts'
import { categoryColumns, subCategoryColumns } from './category.sheets.ts'
import { addCategory, updateCategory } from './save-category.ts'
import { categoryDeletion } from './delete-categories.ts'
import { getSubCategory, listSubCategoryChoices, pageOfSubCategories } from './sub-category-office.queries.ts'
import { addSubCategory, updateSubCategory } from './save-sub-category.ts'
import { subCategoryDeletion } from './delete-sub-categories.ts'

export function categoryRoutes(app: FastifyInstance, services: Services) {
  const { db, files } = services

  implement(app, services, categories, {
    listPublic: async (_, { locale }) => {
      const { categories, ofFirst } = await listCategories(db, files, locale)
      return {
        data: categories,
        first_category_info: { name: categories[0]?.name ?? '' },
        subcategory_data: ofFirst,
      }
    },
    subCategories: async ({ params: { id } }, { locale }) => ({
      category_info: await getCategoryHead(db, files, locale, id),
      data: await listSubCategories(db, files, locale, id),
    }),

    list: ({ query }) => pageOfCategories(db, files, query),
    export: ({ query: { format, ...filters } }) =>
      sheetOf({
        format,
        name: 'categories',
        columns: categoryColumns,
        pages: pagesOf((page) => pageOfCategories(db, files, { ...filters, ...page })),
      }),
    get: async ({ params }) => ({ data: await getCategory(db, files, params.id) }),
    choices: async () => ({ data: await listCategoryChoices(db) }),
    add: async ({ body }, { user }) => {
      const id = await addCategory(services, user, body)
      return { message: m.categories_category_added(), data: await getCategory(db, files, id) }
    },
    update: askingBefore(
      ({ params }) => getCategory(db, files, params.id),
      async ({ params, body }, { user }) => {
        await updateCategory(services, user, params.id, body)
        return { message: m.categories_category_saved(), data: await getCategory(db, files, params.id) }
      },
    ),
    delete: ({ params }, { user }) => categoryDeletion.one(services, user, params.id),
    deleteMany: ({ body }, { user }) => categoryDeletion.many(services, user, body.category_ids),

    listSub: ({ query }) => pageOfSubCategories(db, files, query),
    exportSub: ({ query: { format, ...filters } }) =>
      sheetOf({
        format,
        name: 'sub-categories',
        columns: subCategoryColumns,
        pages: pagesOf((page) => pageOfSubCategories(db, files, { ...filters, ...page })),
      }),
    getSub: async ({ params }) => ({ data: await getSubCategory(db, files, params.id) }),
    choicesSub: async () => ({ data: await listSubCategoryChoices(db) }),
    choicesSubOf: async ({ params }) => ({ data: await listSubCategoryChoices(db, params.id) }),
    addSub: async ({ body }, { user }) => {
      const id = await addSubCategory(services, user, body)
      return { message: m.categories_sub_category_added(), data: await getSubCategory(db, files, id) }
    },
    updateSub: askingBefore(
      ({ params }) => getSubCategory(db, files, params.id),
      async ({ params, body }, { user }) => {
        await updateSubCategory(services, user, params.id, body)
        return { message: m.categories_sub_category_saved(), data: await getSubCategory(db, files, params.id) }
      },
    ),
    deleteSub: ({ params }, { user }) => subCategoryDeletion.one(services, user, params.id),
    deleteManySub: ({ body }, { user }) => subCategoryDeletion.many(services, user, body.subcategory_ids),
  })
}
