import { z } from 'zod'
import { define } from './endpoint.ts'
import { byId, picture } from './fields.ts'

const message = z.string().default('OK')

/** A category as the shop shows it. */
export const categoryTile = z.object({
  id: z.int(),
  name: z.string(),
  desc: z.string(),
  image_url: z.string(),
  picture: picture.nullable(),
  total_products: z.int(),
})
export type CategoryTile = z.output<typeof categoryTile>

/** A sub-category as the shop shows it. */
export const subCategoryTile = z.object({
  id: z.int(),
  name: z.string(),
  image_url: z.string(),
  picture: picture.nullable(),
  category_id: z.int(),
  total_products: z.int(),
})
export type SubCategoryTile = z.output<typeof subCategoryTile>

export const categories = define({
  listPublic: {
    method: 'GET',
    path: '/products/publiccategory',
    access: 'public',
    summary: 'All categories, and the sub-categories of the first one',
    response: z.object({
      message,
      data: z.array(categoryTile),
      first_category_info: z.object({ name: z.string() }),
      subcategory_data: z.array(subCategoryTile),
    }),
    cacheTags: () => ['catalogue'],
  },
  subCategories: {
    method: 'GET',
    path: '/products/subcategorybycategory/:id',
    access: 'public',
    summary: 'The sub-categories of one category, and its banner',
    params: byId,
    response: z.object({
      message,
      data: z.array(subCategoryTile),
      category_info: z.object({
        id: z.int(),
        category_name: z.string(),
        category_banner: z.string(),
        banner: picture.nullable(),
        desc: z.string(),
      }),
    }),
    cacheTags: ({ params }) => [`category:${String(params.id)}`, 'catalogue'],
  },
})
