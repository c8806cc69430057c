import { m } from 'contract/messages'
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
  specification: m.products_productspecification_required,
  sizing: m.products_productsizing_required,
  usage: m.products_productusage_required,
} as const
export type RichTextField = keyof typeof RICH_TEXTS

export const SORT_ORDERS = ['featured', 'all', 'asc', 'desc'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** How the words of a search order the results, if they wish for something; `nearest` is to a measure that none has. */
export const ORDERED_BY = ['cheapest', 'largest', 'smallest', 'least_power', 'nearest'] as const
export type OrderedBy = (typeof ORDERED_BY)[number]

/** A limit of price in the words that nothing keeps: the results are outside it, the nearest first. */
export interface Beyond {
  bound: 'from' | 'up_to'
  price: number
  /** the price of the nearest; with the first page only */
  nearest?: number | undefined
}

/** Where a search leads that is not for a product. */
export const LEADS = ['tracking', 'warranty', 'service'] as const

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
