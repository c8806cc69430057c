import type { CATEGORIES, DemoProduct, PRODUCTS, SEARCH_WORDS, SUB_CATEGORIES } from '../../../demo/catalogue.ts'
import { usuallyTakesLettering } from '../categories/takes-lettering.ts'
import { storedText } from '../products/product-texts.ts'
import { makeVariants } from '../platform/files/file.jobs.ts'
import { productValues } from '../products/product.queries.ts'
import { tagsOfCatalogue } from '../products/product.tags.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { daysAgo } from './days-ago.ts'
import { insertDemoFiles, type DemoFiles } from './demo-files.ts'

export interface Catalogue {
  CATEGORIES: typeof CATEGORIES
  SUB_CATEGORIES: typeof SUB_CATEGORIES
  SEARCH_WORDS: typeof SEARCH_WORDS
  PRODUCTS: typeof PRODUCTS
}

const PARTS = [
  { part: 'variant', of: (product: DemoProduct) => product.images },
  { part: 'specification', of: (product: DemoProduct) => product.specification_images },
  { part: 'sizing', of: (product: DemoProduct) => product.sizing_images },
  { part: 'usage', of: (product: DemoProduct) => product.usage_images },
] as const

/** Every picture of the shop by name, those of cards first. */
export const shopPictures = ({ CATEGORIES, SUB_CATEGORIES, PRODUCTS }: Catalogue): string[] => [
  ...CATEGORIES.flatMap(({ image, banner }) => [image, banner]),
  ...SUB_CATEGORIES.map(({ image }) => image),
  ...PRODUCTS.map((product) => product.main_image),
  ...PRODUCTS.flatMap((product) => PARTS.flatMap(({ of }) => of(product))),
]

/** Adds categories, sub-categories and products with their pictures. Returns the products' ids by model number. */
export async function insertCatalogue(
  services: Services,
  tx: Db,
  catalogue: Catalogue,
  files: DemoFiles,
): Promise<Map<string, number>> {
  const addFiles = (names: string[]) =>
    insertDemoFiles(
      tx,
      names.map((name) => files(name, 'public')),
    )
  const { PRODUCTS } = catalogue
  const groups = await insertGroups(tx, catalogue, addFiles)

  const mainIds = await addFiles(PRODUCTS.map((product) => product.main_image))
  const rows = await tx
    .insertInto('product')
    .values(
      PRODUCTS.map((product, at) => ({
        ...valuesOf(product),
        ...groups.get(product.sub_category)!,
        main_image_id: mainIds[at]!,
        created_at: daysAgo(services.clock, 30 + PRODUCTS.length - at),
      })),
    )
    .returning(['id', 'model_num'])
    .execute()
  const ids = new Map(rows.map(({ id, model_num }) => [model_num, id]))

  const uses = PRODUCTS.flatMap((product) =>
    PARTS.flatMap(({ part, of }) =>
      of(product).map((name, position) => ({
        name,
        values: { product_id: ids.get(product.model_num)!, part, position },
      })),
    ),
  )
  const partIds = await addFiles(uses.map(({ name }) => name))
  await tx
    .insertInto('product_picture')
    .values(uses.map(({ values }, at) => ({ ...values, file_id: partIds[at]! })))
    .execute()
  return ids
}

/** Queues the variants once per picture: all rows that share its key get them. */
export async function queueVariants({ jobs }: Services, tx: Db): Promise<void> {
  const rows = await tx
    .selectFrom('file')
    .where('visibility', '=', 'public')
    .where('kind', '=', 'image')
    .groupBy('key')
    .select(({ fn }) => fn.min('id').as('id'))
    .orderBy('id')
    .execute()
  for (const { id } of rows) await jobs.enqueue(tx, makeVariants, { file: id, tags: tagsOfCatalogue() })
}

/** The ids of category and sub-category by the name of the latter. */
async function insertGroups(
  tx: Db,
  { CATEGORIES, SUB_CATEGORIES, SEARCH_WORDS }: Catalogue,
  addFiles: (names: string[]) => Promise<number[]>,
) {
  const imageIds = await addFiles(CATEGORIES.map(({ image }) => image))
  const bannerIds = await addFiles(CATEGORIES.map(({ banner }) => banner))
  const categories = await tx
    .insertInto('category')
    .values(
      CATEGORIES.map(({ name, name_ne, desc, desc_ne }, at) => ({
        name,
        name_ne,
        desc,
        desc_ne,
        image_id: imageIds[at]!,
        banner_id: bannerIds[at]!,
      })),
    )
    .returning(['id', 'name'])
    .execute()
  const categoryIds = new Map(categories.map(({ id, name }) => [name, id]))
  const subImageIds = await addFiles(SUB_CATEGORIES.map(({ image }) => image))
  const subCategories = await tx
    .insertInto('sub_category')
    .values(
      SUB_CATEGORIES.map(({ name, name_ne, category }, at) => ({
        name,
        name_ne,
        category_id: categoryIds.get(category)!,
        image_id: subImageIds[at]!,
        search_words: SEARCH_WORDS[name],
        takes_lettering: usuallyTakesLettering({ category, sub_category: name }),
      })),
    )
    .returning(['id', 'name', 'category_id'])
    .execute()
  return new Map<string, { sub_category_id: number; category_id: number }>(
    subCategories.map(({ id, name, category_id }) => [name, { sub_category_id: id, category_id }]),
  )
}

const valuesOf = (product: DemoProduct) =>
  productValues({
    name: product.name,
    sub_heading: product.sub_heading,
    model_name: product.model_name,
    model_num: product.model_num,
    price: product.price,
    stocks: product.stocks,
    power: product.power,
    warranty: product.warranty,
    packaging: product.packaging,
    reward_points: product.reward_points,
    color_styles: product.color_styles,
    sizes: product.sizes,
    specification: storedText('specification', product.specification),
    sizing: storedText('sizing', product.sizing),
    usage: storedText('usage', product.usage),
    name_ne: product.name_ne,
    sub_heading_ne: product.sub_heading_ne,
    packaging_ne: product.packaging_ne,
    specification_ne: storedText('specification', product.specification_ne),
    sizing_ne: storedText('sizing', product.sizing_ne),
    usage_ne: storedText('usage', product.usage_ne),
    featured_rank: product.featured_rank ?? null,
  })
