import type { AskedFields } from '../core/conditions.ts'

/** The parts of a product that hold several pictures, and how many. Apart from the schemas, which no form needs to be drawn. */
export const PICTURE_SETS = {
  product_images: 12,
  specification_images: 6,
  sizing_images: 6,
  usage_images: 6,
} as const
export type PictureSet = keyof typeof PICTURE_SETS

/** Sortable columns, with `-` in front for descending; the default is newest first. */
export const PRODUCT_SORTS = ['name', 'category', 'price', 'stocks', 'reward_points', 'model_num', 'created'] as const

/** The parts that hold one picture or video. */
export const SINGLE_MEDIA = [
  'main_image',
  'warranty_icon',
  'galleryimageone',
  'galleryimagetwo',
  'product_video',
] as const
export type SingleMedia = (typeof SINGLE_MEDIA)[number]

/** The parts of a product written in the editor, and the message if one would read as empty. */
export const RICH_TEXTS = {
  specification: 'ProductSpecification is required',
  sizing: 'ProductSizing is required',
  usage: 'ProductUsage is required',
} as const
export type RichTextField = keyof typeof RICH_TEXTS

export const SORT_ORDERS = ['featured', 'all', 'asc', 'desc'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** Parts of a product with a warranty of their own, at most. */
export const MOST_WARRANTY_PARTS = 6

/** Maximum of products in a response without paging. */
export const FOUND_AT_MOST = 200

/** Default page length. */
export const FOUND_PER_PAGE = 60

/** The fields the list can be filtered by. */
export const PRODUCT_FIELDS = {
  category_name: { kind: 'choice' },
  name: { kind: 'text' },
  model: { kind: 'text' },
} as const satisfies AskedFields
