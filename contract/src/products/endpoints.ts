import { m } from 'contract/messages'
import type { Wording } from '../core/wording.ts'
import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { orderBy } from '../core/order.ts'
import { changesTo } from '../core/changes.ts'
import { deletionReason } from '../deletions/endpoints.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  deletion,
  done,
  filled,
  flag,
  idNumber,
  idsInText,
  idsOf,
  integer,
  jsonList,
  modelNumber,
  nepaliText,
  one,
  openPaging,
  optionalText,
  paged,
  pagination,
  paging,
  picture,
  timestamp,
  upload,
  uploads,
} from '../core/fields.ts'
import {
  PRODUCT_FIELDS,
  PICTURE_SETS,
  type PictureSet,
  PRODUCT_SORTS,
  SINGLE_MEDIA,
  RICH_TEXTS,
  SORT_ORDERS,
  LEADS,
  ORDERED_BY,
  FOUND_AT_MOST,
  MOST_WARRANTY_PARTS,
} from './words.ts'
import { LONGEST_WARRANTY } from './warranty-text.ts'
import { exportOf, importForm, importResult } from '../core/sheets.ts'
import { withEarlierNames } from '../earlier-client/names.ts'

const message = z.string().default(() => m.core_ok())

/** A product on a card. */
export const productCard = withEarlierNames(
  'productCard',
  z.object({
    id: z.int(),
    name: z.string(),
    model_name: z.string(),
    model_num: z.string(),
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
    picture: picture.nullable(),
    /** the words of its address, in cards of other languages: they are those of the English name */
    slug: z.string().optional(),
  }),
)
export type ProductCard = z.output<typeof productCard>

/** A part with its own warranty. */
const warrantyPart = z.object({
  name: filled(m.products_name_part, m.products_the_name_of_a_part, 60),
  months: integer(m.products_months_warranty_1_600, { min: 1, max: LONGEST_WARRANTY }),
})
export type WarrantyPart = z.output<typeof warrantyPart>
/** The same as it is answered. */
export const shownWarrantyPart = z.object({ name: z.string(), months: z.int() })

/** `id` is that of the file: the form of the product says by it which pictures stay, and in which order. */
const pictures = z.array(z.object({ id: z.int(), image_url: z.string(), picture }))

const productFields = z.object({
  id: z.int(),
  name: z.string(),
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
  /** parts with a warranty of their own, from the day of purchase too */
  warranty_parts: z.array(shownWarrantyPart),
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
  /** the path of a picture of 1200 × 630 with name and price, for where its page is shared; another one after each change */
  share_picture: z.string(),
  images: pictures,
  specification_images: pictures,
  sizing_images: pictures,
  usage_images: pictures,
  category: z.object({ id: z.int(), category_name: z.string() }),
  sub_category: z.object({ id: z.int(), sub_category_name: z.string() }),
  /** it can be ordered with lettering */
  takes_lettering: z.boolean(),
  average_rating: z.number(),
  total_reviews: z.int(),
  /** not sold any more: no list of the shop has it */
  off_sale: z.boolean(),
  date_joined: timestamp,
})

/** A product as the storefront shows it. */
export const product = withEarlierNames('product', productFields)
export type Product = z.output<typeof product>

/** The product that keeps a model number which this one has as well, from before model numbers were unique. */
const duplicateOf = z.object({ id: z.int(), name: z.string() }).nullable()

/** A product as the back office edits it. */
export const productForOffice = withEarlierNames(
  'product',
  productFields.extend({
    category_id: z.int(),
    sub_category_id: z.int(),
    /** in Nepali; empty if there is none */
    name_ne: z.string(),
    sub_heading_ne: z.string(),
    packaging_ne: z.string(),
    specification_ne: z.string(),
    sizing_ne: z.string(),
    usage_ne: z.string(),
    featured_rank: z.int().nullable(),
    duplicate_of: duplicateOf,
    /** rises with each change; a change may say which one it saw */
    version: z.int(),
  }),
)
export type ProductForOffice = z.output<typeof productForOffice>

/** A product in the list of the back office. */
export const productRow = z.object({
  id: z.int(),
  name: z.string(),
  main_image: z.string(),
  picture: picture.nullable(),
  price: z.int(),
  stocks: z.int(),
  model_name: z.string(),
  model_num: z.string(),
  power: z.string(),
  reward_points: z.int(),
  warranty: z.string(),
  featured_rank: z.int().nullable(),
  off_sale: z.boolean(),
  duplicate_of: duplicateOf,
  category: z.object({ id: z.int(), category_name: z.string() }),
  sub_category: z.object({ id: z.int(), sub_category_name: z.string() }),
  date_joined: timestamp,
})
export type ProductRow = z.output<typeof productRow>

const richText = (error: Wording) => filled(error, m.labels_the_text, 20_000)

const MAX_PRICE = 2_000_000_000

const colours = (min: number) =>
  jsonList(z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: m.core_write_colour_a1b2c3 }), m.products_color_required, {
    min,
    max: 40,
  })

const amount = (error: Wording, missing = error) => integer(error, { min: 0, max: MAX_PRICE, missing })

export { PICTURE_SETS, type PictureSet }

/** The required fields of a product; the messages are prescribed, letter for letter. */
export const productText = {
  name: filled(m.products_productname_required, m.labels_the_product_name, 200),
  sub_heading: filled(m.products_subheading_required, m.labels_the_sub_heading, 300),
  price: amount(m.core_whole_amount_rupees_expected, m.products_price_required),
  stocks: amount(m.core_whole_number_expected).default(0),
  model_name: filled(m.products_model_name_required, m.labels_the_model_name, 200),
  model_num: modelNumber(m.products_model_number_required, m.products_model_number),
  serial_number: optionalText(m.labels_the_serial_number, 100),
  power: optionalText(m.labels_power, 100),
  warranty: filled(m.products_warranty_required, m.labels_the_warranty, 100),
  /** what the text counts as for the whole product; needed where it names no duration or several, else read from it */
  warranty_months: integer(m.core_months_warranty_0_600, {
    min: 0,
    max: LONGEST_WARRANTY,
    missing: m.products_enter_months_warranty_whole_product,
  }).optional(),
  warranty_parts: jsonList(warrantyPart, m.products_list_parts_expected, { max: MOST_WARRANTY_PARTS }).optional(),
  packaging: filled(m.products_packaging_required, m.labels_the_packaging, 200),
  reward_points: amount(m.core_whole_number_expected).default(0),
  /** place among the best sellers, from 1; empty for the others */
  featured_rank: integer(m.products_whole_number_1_expected, { min: 1, max: 9999 }).optional(),
  color_styles: colours(1),
  /** a blank one is none */
  sizes: jsonList(
    z.string().trim().max(50, { error: m.products_size_most_50_characters }),
    m.products_list_sizes_expected,
    {
      max: 40,
    },
  )
    .transform((sizes) => sizes.filter((size) => size !== ''))
    .optional(),
  specification: richText(RICH_TEXTS.specification),
  sizing: richText(RICH_TEXTS.sizing),
  usage: richText(RICH_TEXTS.usage),
  name_ne: nepaliText(200),
  sub_heading_ne: nepaliText(300),
  packaging_ne: nepaliText(200),
  specification_ne: nepaliText(20_000),
  sizing_ne: nepaliText(20_000),
  usage_ne: nepaliText(20_000),
}

const productMedia = {
  main_image: upload('image').optional(),
  warranty_icon: upload('image').optional(),
  galleryimageone: upload('image').optional(),
  galleryimagetwo: upload('image').optional(),
  product_video: upload('video').optional(),
  specification_images: uploads('image', PICTURE_SETS.specification_images).optional(),
  sizing_images: uploads('image', PICTURE_SETS.sizing_images).optional(),
  usage_images: uploads('image', PICTURE_SETS.usage_images).optional(),
}

/** The form of a new product. */
export const newProduct = z.object({
  category_id: idNumber(m.core_category_required),
  sub_category_id: idNumber(m.products_subcategory_required),
  ...productText,
  ...productMedia,
  product_images: uploads('image', PICTURE_SETS.product_images, m.products_product_images_required),
})

/**
 * The order of a set: the id of a file that stays, or `new:0` for the first of those that come now. What is not named
 * goes. Without it, uploaded files replace the whole set, and a set without uploads stays as it is.
 */
const order = (most: number) =>
  jsonList(z.union([z.int(), z.string().regex(/^new:\d{1,2}$/)]), m.products_order_pictures_expected, {
    max: most,
  }).optional()

/** The form of a product that is there already; category and sub-category stay. */
export const changedProduct = changesTo(
  z.object({
    ...productText,
    /** a product without a colour, such as an imported one, may stay without */
    color_styles: colours(0),
    /** as above; 0 takes the product off the best sellers, and clients that know nothing of them leave it as it is */
    featured_rank: integer(m.products_whole_number_1_expected, { min: 0, max: 9999 }).optional(),
    ...productMedia,
    product_images: uploads('image', PICTURE_SETS.product_images).optional(),
    product_images_order: order(PICTURE_SETS.product_images),
    specification_images_order: order(PICTURE_SETS.specification_images),
    sizing_images_order: order(PICTURE_SETS.sizing_images),
    usage_images_order: order(PICTURE_SETS.usage_images),
    /** single pictures, or the video, that are taken off */
    removed: jsonList(z.enum(SINGLE_MEDIA), m.core_list_pictures_expected).optional(),
  }),
)

const productFilters = {
  /** the name of a category */
  category_name: z.string().trim().max(100).optional(),
  /** part of a name, model name or model number */
  name: z.string().trim().max(100).optional(),
  /** those whose model number another product keeps */
  same_model: flag().optional(),
  /** true: those that are not sold any more */
  off_sale: flag().optional(),
  where: asked(PRODUCT_FIELDS),
  sort: orderBy(PRODUCT_SORTS),
}

const count = z.object({ id: z.int(), name: z.string(), total: z.int() })

/** How many products each further filter would leave. */
export const facets = z.object({
  categories: z.array(count),
  sub_categories: z.array(count),
  price_bands: z.array(z.object({ min: z.int(), max: z.int().nullable(), total: z.int() })),
  /** products with at least this many months of warranty */
  warranties: z.array(z.object({ months: z.int(), total: z.int() })),
  in_stock: z.int(),
  out_of_stock: z.int(),
  /** of one sub-category: the powers and sizes that its products come in, smallest first */
  powers: z.array(z.object({ name: z.string(), total: z.int() })).optional(),
  sizes: z.array(z.object({ name: z.string(), total: z.int() })).optional(),
})
export type Facets = z.output<typeof facets>

const rupees = integer(m.core_whole_amount_rupees_expected, { min: 0, max: MAX_PRICE })

export const products = define({
  search: {
    method: 'GET',
    path: '/products/productsearch',
    access: 'public',
    summary: `Search the catalogue; typing slips are forgiven. Without page and per_page the first ${FOUND_AT_MOST}`,
    query: z.object({
      product_name: z.string().trim().max(100, { error: m.core_search_most_100_characters }).optional(),
      /** an id, or the name of a category or sub-category, or a part of one */
      category: z.string().trim().max(100).optional(),
      subcategory: idNumber().optional(),
      min_price: rupees.optional(),
      max_price: rupees.optional(),
      /** at least this many months of warranty */
      warranty: integer(m.products_number_months_expected, { min: 0, max: 1200 }).optional(),
      in_stock: z.stringbool({ error: m.core_true_false_expected }).optional(),
      color: z.string().trim().max(50).optional(),
      /** as in the facets */
      power: z.string().trim().max(50).optional(),
      size: z.string().trim().max(50).optional(),
      /** also products that are not sold any more, for the forms of those who own one */
      off_sale: z.stringbool({ error: m.core_true_false_expected }).optional(),
      sort_order: z.enum(SORT_ORDERS, { error: m.products_sort_featured_all_asc_desc }).optional(),
      ...openPaging(),
    }),
    response: z.object({
      message,
      data: z.array(productCard),
      pagination,
      facets,
      /** the corrected search, if nothing matches the words as typed; else empty */
      corrected_to: z.string(),
      /** how the words were interpreted, ready to be shown: sub-categories, colours, measures and price limits */
      understood_as: z.array(z.string()),
      /** colours and measures of the words that no such product has, and that were left out */
      let_go: z.array(z.string()).optional(),
      /** how the words order the results, as "cheap" or "for 10 people" do */
      ordered_by: z.enum(ORDERED_BY).optional(),
      /** the price limit of the words, if nothing keeps it: the results are those nearest to it */
      beyond: z
        .object({ bound: z.enum(['from', 'up_to']), price: z.number(), nearest: z.number().optional() })
        .optional(),
      /** a job number, a serial number or a wish for a part or a repair in the words: by their form alone */
      leads_to: z.object({ kind: z.enum(LEADS), number: z.string().optional() }).optional(),
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
  some: {
    method: 'GET',
    path: '/products/someproducts',
    access: 'public',
    summary: 'The cards of these products, in this order; those that are gone or off sale are left out',
    query: z.object({ ids: idsInText(m.products_ids_products_expected, 12, m.products_most_12_products_once) }),
    response: z.object({ message, data: z.array(productCard) }),
    cacheTags: () => ['catalogue'],
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
  add: {
    method: 'POST',
    path: '/products/postproducts',
    access: 'catalogue.write',
    summary: 'Add a product',
    body: newProduct,
    response: one(productForOffice),
  },
  list: {
    method: 'GET',
    path: '/products/getdata',
    access: 'catalogue.read',
    summary: 'All products, newest first',
    query: z.object({ ...productFilters, ...paging() }),
    response: withEarlierNames('products', paged(productRow)),
  },
  export: exportOf({
    path: '/products/getdata/export',
    access: 'catalogue.read',
    summary: 'The products as a spreadsheet, by the filters of the list',
    filters: productFilters,
  }),
  get: {
    method: 'GET',
    path: '/products/getdatabyid/:id',
    access: 'catalogue.read',
    summary: 'One product with all that the form edits',
    params: byId,
    response: one(productForOffice),
  },
  update: {
    method: 'PUT',
    path: '/products/updateproduct/:id',
    access: 'catalogue.write',
    summary: 'Change a product; files that are not sent stay',
    params: byId,
    body: changedProduct,
    response: one(productForOffice),
  },
  setSale: {
    method: 'PUT',
    path: '/products/sale',
    access: 'catalogue.write',
    summary: 'Take products off sale, or put them on sale again; registrations and what follows from them stay',
    body: z.object({ product_ids: idsOf(m.core_select_least_one_product), off_sale: z.boolean() }),
    response: z.object({ message, changed: z.int() }),
  },
  duplicate: {
    method: 'POST',
    path: '/products/duplicateproduct/:id',
    access: 'catalogue.write',
    summary: 'Add a copy of a product, without its serial number, featured rank and stock, pictures included',
    params: byId,
    response: one(productForOffice),
  },
  delete: {
    method: 'DELETE',
    path: '/products/deleteproducts/:id',
    access: 'records.delete',
    recentPassword: true,
    summary: 'Delete a product with its pictures and reviews; refused while a registration is about it',
    params: byId,
    body: deletionReason,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/products/deletemultipleproducts',
    access: 'records.delete',
    recentPassword: true,
    summary: 'Delete products with their pictures and reviews; refused while a registration is about one',
    body: deletionReason.extend({ product_ids: idsOf(m.core_select_least_one_product) }),
    response: deletion,
  },
  import: {
    method: 'POST',
    path: '/products/bulkproductupload',
    access: 'catalogue.write',
    summary: 'Add the products of a spreadsheet, all or none; a dry run only tells its faults',
    body: importForm.extend({
      /** unknown categories and sub-categories are added instead of being errors */
      new_groups: flag().default(false),
    }),
    response: importResult,
  },
  importTemplate: {
    method: 'GET',
    path: '/products/downloadbulktemplate',
    access: 'catalogue.write',
    summary: 'A spreadsheet with the columns that the import of products reads',
    response: {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      filename: 'bulk_upload_template.xlsx',
    },
  },
})
