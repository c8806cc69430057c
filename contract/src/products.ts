import { z } from 'zod'
import { define } from './endpoint.ts'
import { byId, idNumber, integer, pagination, paging, picture, timestamp } from './fields.ts'

const message = z.string().default('OK')

/** A product on a card; the odd names are those that older clients read in one list or another (CONTRACT A7). */
export const productCard = z.object({
  id: z.int(),
  name: z.string(),
  model_name: z.string(),
  model_num: z.string(),
  model_no: z.string(),
  category: z.string(),
  category_id: z.int(),
  sub_category: z.string(),
  sub_category_id: z.int(),
  power: z.string(),
  warranty: z.string(),
  price: z.int(),
  stocks: z.int(),
  reward_points: z.int(),
  color_styles: z.array(z.string()),
  color_names: z.array(z.string()),
  average_rating: z.number(),
  total_reviews: z.int(),
  main_image_url: z.string(),
  image_url: z.string(),
  picture: picture.nullable(),
})
export type ProductCard = z.output<typeof productCard>

const pictures = z.array(z.object({ image_url: z.string(), picture }))

/** A product as the storefront shows it (CONTRACT B2.5). */
export const product = z.object({
  id: z.int(),
  name: z.string(),
  product_name: z.string(),
  sub_heading: z.string(),
  model_name: z.string(),
  model_num: z.string(),
  serial_number: z.string(),
  slug: z.string(),
  price: z.int(),
  stocks: z.int(),
  reward_points: z.int(),
  power: z.string(),
  warranty: z.string(),
  warranty_months: z.int(),
  packaging: z.string(),
  color_styles: z.array(z.string()),
  color_names: z.array(z.string()),
  sizes: z.array(z.string()),
  specification: z.string(),
  sizing: z.string(),
  usage: z.string(),
  main_image: z.string(),
  main_picture: picture.nullable(),
  warranty_icon: z.string(),
  galleryimageone: z.string(),
  galleryimagetwo: z.string(),
  product_video: z.string(),
  images: pictures,
  specification_images: pictures,
  sizing_images: pictures,
  usage_images: pictures,
  category: z.object({ id: z.int(), category_name: z.string() }),
  sub_category: z.object({ id: z.int(), sub_category_name: z.string() }),
  average_rating: z.number(),
  total_reviews: z.int(),
  date_joined: timestamp,
})
export type Product = z.output<typeof product>

export const SORT_ORDERS = ['featured', 'all', 'asc', 'desc'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

const count = z.object({ id: z.int(), name: z.string(), total: z.int() })
/** How many products each further filter would leave. */
export const facets = z.object({
  categories: z.array(count),
  sub_categories: z.array(count),
  price_bands: z.array(z.object({ min: z.int(), max: z.int().nullable(), total: z.int() })),
  in_stock: z.int(),
  out_of_stock: z.int(),
})
export type Facets = z.output<typeof facets>

const RUPEES = 'A whole amount in rupees is expected'
const rupees = integer(RUPEES, { min: 0, max: 2_000_000_000 })

export const products = define({
  search: {
    method: 'GET',
    path: '/products/productsearch',
    access: 'public',
    summary: 'Search the catalogue; typing slips are forgiven',
    query: z.object({
      product_name: z.string().trim().max(100, 'Search for at most 100 characters').optional(),
      /** an id, or the name of a category or sub-category, or a part of one */
      category: z.string().trim().max(100).optional(),
      subcategory: idNumber().optional(),
      min_price: rupees.optional(),
      max_price: rupees.optional(),
      in_stock: z.stringbool({ error: 'true or false is expected' }).optional(),
      color: z.string().trim().max(50).optional(),
      sort_order: z.enum(SORT_ORDERS, { error: 'Sort by featured, all, asc or desc' }).optional(),
      ...paging(60),
    }),
    response: z.object({
      message,
      data: z.array(productCard),
      pagination,
      facets,
      /** what was searched for instead, where nothing has the words as they were typed; else empty */
      corrected_to: z.string(),
    }),
    cacheTags: () => ['catalogue'],
  },
  featured: {
    method: 'GET',
    path: '/products/featured',
    access: 'public',
    summary: 'The best sellers, by featured rank',
    response: z.object({ message, data: z.array(productCard) }),
    cacheTags: () => ['catalogue'],
  },
  bySubCategory: {
    method: 'GET',
    path: '/products/productsbysubcategory/:id',
    access: 'public',
    summary: 'The products of one sub-category',
    params: byId,
    response: z.object({
      message,
      data: z.array(productCard),
      subcategory_info: z.object({ id: z.int(), name: z.string(), category_id: z.int(), category_name: z.string() }),
    }),
    cacheTags: () => ['catalogue'],
  },
  getPublic: {
    method: 'GET',
    path: '/products/getdatabyidpublic/:id',
    access: 'public',
    summary: 'One product',
    params: byId,
    response: z.object({ message, data: product }),
    cacheTags: ({ params }) => [`product:${String(params.id)}`],
  },
  related: {
    method: 'GET',
    path: '/products/relatedproducts/:id',
    access: 'public',
    summary: 'Products that go with this one',
    params: byId,
    response: z.object({ message, related_products: z.array(productCard) }),
    cacheTags: ({ params }) => [`product:${String(params.id)}`, 'catalogue'],
  },
})
