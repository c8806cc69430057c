import { countText } from '../core/texts/numbers.ts'
import { m } from 'contract/messages'
import { language, counted } from '../core/wording.ts'
import { z } from 'zod'
import { asked } from '../core/asked.ts'
import { orderBy } from '../core/order.ts'
import { changesTo } from '../core/changes.ts'
import { define } from '../core/endpoint.ts'
import {
  byId,
  deletion,
  done,
  filled,
  flag,
  idNumber,
  idsOf,
  jsonList,
  many,
  nepaliText,
  one,
  paged,
  paging,
  picture,
  timestamp,
  upload,
} from '../core/fields.ts'
import { exportOf } from '../core/sheets.ts'
import { FAULT_LENGTH, FAULTS_MOST, faultsIn } from '../faults/words.ts'
import { CATEGORY_FIELDS, SEARCH_WORDS_LENGTH, CATEGORY_SORTS, SUB_CATEGORY_SORTS } from './words.ts'
import { withEarlierNames } from '../earlier-client/names.ts'

const message = z.string().default(() => m.core_ok())

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

/** A category in the back office; `image_url` and `banner` are empty when there is none. */
export const categoryRow = z.object({
  id: z.int(),
  name: z.string(),
  desc: z.string(),
  /** in Nepali; empty if there is none */
  name_ne: z.string(),
  desc_ne: z.string(),
  image_url: z.string(),
  banner: z.string(),
  picture: picture.nullable(),
  banner_picture: picture.nullable(),
  /** rises with each change; a change may say which one it saw */
  version: z.int(),
  date_joined: timestamp,
})
export type CategoryRow = z.output<typeof categoryRow>

/** A sub-category in the back office. */
export const subCategoryRow = withEarlierNames(
  'subCategory',
  z.object({
    id: z.int(),
    name: z.string(),
    /** in Nepali; empty if there is none */
    name_ne: z.string(),
    category_id: z.int(),
    category_name: z.string(),
    /** what people call it, for the search: in any script and spelling, between commas or on lines */
    search_words: z.string(),
    /** the faults, one per line; empty where the usual ones of its name are offered */
    faults: z.string(),
    /** the same faults in Nepali, line by line; empty where there are none */
    faults_ne: z.string(),
    /** its products can be ordered with lettering */
    takes_lettering: z.boolean(),
    image_url: z.string(),
    picture: picture.nullable(),
    /** rises with each change; a change may say which one it saw */
    version: z.int(),
    date_joined: timestamp,
  }),
)
export type SubCategoryRow = z.output<typeof subCategoryRow>

const categoryForm = z.object({
  name: filled(m.categories_category_name_required, m.labels_category_name, 100),
  desc: filled(m.categories_sub_heading_required, m.labels_sub_heading, 300),
  name_ne: nepaliText(100),
  desc_ne: nepaliText(300),
  image: upload('image').optional(),
  banner: upload('image').optional(),
})

/** Pictures to remove; a newly uploaded one wins. */
const removedPictures = <const P extends readonly [string, ...string[]]>(pictures: P) =>
  jsonList(z.enum(pictures), m.core_list_pictures_expected).optional()

const subCategoryName = filled(m.categories_subcategory_name_required, m.labels_subcategory_name, 100)

const searchWords = z
  .string()
  .trim()
  .max(SEARCH_WORDS_LENGTH, {
    error: () => m.categories_search_words_most_letters({ n: countText(SEARCH_WORDS_LENGTH, language()) }),
  })
  .optional()

const faultLines = z
  .string()
  .superRefine((text, context) => {
    const lines = faultsIn(text)
    if (lines.length > FAULTS_MOST)
      context.addIssue({ code: 'custom', message: m.categories_sub_category_most_faults({ n: counted(FAULTS_MOST) }) })
    if (lines.some((line) => line.length > FAULT_LENGTH))
      context.addIssue({ code: 'custom', message: m.categories_fault_most_letters({ n: counted(FAULT_LENGTH) }) })
  })
  .transform((text) => faultsIn(text).join('\n'))
  .optional()

const subCategoryImage = upload('image').optional()

const named = {
  /** part of the name */
  name: z.string().trim().max(100).optional(),
}

const filters = { ...named, where: asked(CATEGORY_FIELDS), sort: orderBy(CATEGORY_SORTS) }

const subFilters = { ...named, where: asked(CATEGORY_FIELDS), sort: orderBy(SUB_CATEGORY_SORTS) }

const subCategoryChoice = z.object({ subcategory_id: z.int(), subcategory_name: z.string() })

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
  add: {
    method: 'POST',
    path: '/products/addcategory',
    access: 'catalogue.write',
    summary: 'Add a category',
    body: categoryForm,
    response: one(categoryRow),
  },
  list: {
    method: 'GET',
    path: '/products/getcategory',
    access: 'catalogue.read',
    summary: 'All categories, newest first',
    query: z.object({ ...filters, ...paging() }),
    response: withEarlierNames('categories', paged(categoryRow)),
  },
  export: exportOf({
    path: '/products/getcategory/export',
    access: 'catalogue.read',
    summary: 'The categories as a spreadsheet, by the filters of the list',
    filters,
  }),
  get: {
    method: 'GET',
    path: '/products/getcategorybyid/:id',
    access: 'catalogue.read',
    summary: 'One category',
    params: byId,
    response: one(categoryRow),
  },
  update: {
    method: 'PUT',
    path: '/products/updatecategory/:id',
    access: 'catalogue.write',
    summary: 'Change a category; a picture that is not sent stays',
    params: byId,
    body: changesTo(categoryForm.extend({ removed: removedPictures(['image', 'banner']) })),
    response: one(categoryRow),
  },
  delete: {
    method: 'DELETE',
    path: '/products/deletecategory/:id',
    access: 'catalogue.write',
    summary: 'Delete a category that is not in use',
    params: byId,
    response: done,
  },
  deleteMany: {
    method: 'DELETE',
    path: '/products/deleteselectedcategory',
    access: 'catalogue.write',
    summary: 'Delete categories, all or none: one that is in use keeps all',
    body: z.object({ category_ids: idsOf(m.categories_select_least_one_category) }),
    response: deletion,
  },
  choices: {
    method: 'GET',
    path: '/products/getcategorylist',
    access: 'catalogue.read',
    summary: 'The categories to choose from, by name',
    response: many(z.object({ category_id: z.int(), category_name: z.string() })),
  },
  addSub: {
    method: 'POST',
    path: '/products/addsubcategory',
    access: 'catalogue.write',
    summary: 'Add a sub-category',
    body: z.object({
      category_id: idNumber(m.core_category_required),
      name: subCategoryName,
      name_ne: nepaliText(100),
      search_words: searchWords,
      faults: faultLines,
      faults_ne: faultLines,
      /** by default as its name says: bottles and flasks take it */
      takes_lettering: flag().optional(),
      image: subCategoryImage,
    }),
    response: one(subCategoryRow),
  },
  listSub: {
    method: 'GET',
    path: '/products/getsubcategory',
    access: 'catalogue.read',
    summary: 'All sub-categories, newest first',
    query: z.object({ ...subFilters, ...paging() }),
    response: withEarlierNames('subCategories', paged(subCategoryRow)),
  },
  exportSub: exportOf({
    path: '/products/getsubcategory/export',
    access: 'catalogue.read',
    summary: 'The sub-categories as a spreadsheet, by the filters of the list',
    filters: subFilters,
  }),
  getSub: {
    method: 'GET',
    path: '/products/getsubcategorybyid/:id',
    access: 'catalogue.read',
    summary: 'One sub-category',
    params: byId,
    response: one(subCategoryRow),
  },
  updateSub: {
    method: 'PUT',
    path: '/products/updatesubcategory/:id',
    access: 'catalogue.write',
    summary: 'Change a sub-category; its category stays, and so does a picture that is not sent',
    params: byId,
    body: changesTo(
      z.object({
        name: subCategoryName,
        name_ne: nepaliText(100),
        search_words: searchWords,
        faults: faultLines,
        faults_ne: faultLines,
        takes_lettering: flag().optional(),
        image: subCategoryImage,
        removed: removedPictures(['image']),
      }),
    ),
    response: one(subCategoryRow),
  },
  deleteSub: {
    method: 'DELETE',
    path: '/products/deletesubcategory/:id',
    access: 'catalogue.write',
    summary: 'Delete a sub-category that is not in use',
    params: byId,
    response: done,
  },
  deleteManySub: {
    method: 'DELETE',
    path: '/products/deleteselectedsubcategory',
    access: 'catalogue.write',
    summary: 'Delete sub-categories, all or none: one that is in use keeps all',
    body: z.object({ subcategory_ids: idsOf(m.categories_select_least_one_sub_category) }),
    response: deletion,
  },
  choicesSubOf: {
    method: 'GET',
    path: '/products/getsubcategorylist/:id',
    access: 'catalogue.read',
    summary: 'The sub-categories of one category to choose from, by name',
    params: byId,
    response: many(subCategoryChoice),
  },
  choicesSub: {
    method: 'GET',
    path: '/products/getsubcategories',
    access: ['catalogue.read', 'packages.write'],
    summary: 'The sub-categories to choose from, by name',
    response: many(subCategoryChoice),
  },
})
