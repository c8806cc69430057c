import { m } from 'contract/messages'
import { sql, type Insertable } from 'kysely'
import type { Locale } from 'contract/core/locale'
import { productSlug } from 'contract/core/paths'
import type { ProductCard, ProductForOffice, WarrantyPart } from 'contract/products/endpoints'
import type { Product as ProductRow } from '../platform/core/schema.ts'
import { inLanguage } from '../platform/database/in-language.ts'
import { keptQuery, type Places } from '../platform/database/kept-query.ts'
import type { Addresses } from '../platform/files/addresses.ts'
import { fileJson, shownAddress, shownPicture, type ShownFile } from '../platform/files/shown-file.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import { colourName, normalizeHex } from './search/colour-names.ts'
import { averageOf, cardOf, cardRows, FOR_SALE, mainFileId } from './product-cards.ts'
import { isFileOfProduct, partPictures, type Part } from './product-kept.ts'
import { sharePath } from './share/share-picture.ts'
import { readWarranty } from 'contract/products/warranty-text'

/** The maximum of a list without pages; no sub-category of one brand comes near. */
const MAX_CARDS = 500
const FEATURED = 12
const RELATED = 8

/** Best sellers by rank; where fewer have one, the newest follow. */
export async function listFeatured(db: Db, files: Addresses, locale: Locale): Promise<ProductCard[]> {
  const rows = await featuredRows(db, locale, {})
  return rows.map((row) => cardOf(files, row))
}

/** Chosen before their cards are put together: a small table is read whole, and each of its rows would get its picture. */
const featuredRows = keptQuery((db, locale: Locale) =>
  cardRows(db, locale)
    .where(
      'product.id',
      'in',
      sql<number>`(select id from product where ${FOR_SALE} order by featured_rank, id desc limit ${FEATURED})`,
    )
    .orderBy('featured_rank')
    .orderBy('product.id', 'desc'),
)

/** The cards of these products, in this order; those that are gone or off sale are omitted. */
export async function listCardsById(
  db: Db,
  files: Addresses,
  locale: Locale,
  ids: readonly number[],
): Promise<ProductCard[]> {
  // Selected from the list: compared with the list itself, the statement would be planned each time.
  const rows = await cardRows(db, locale)
    .where('product.id', '=', sql<number>`any(array(select unnest(${ids}::int[])))`)
    .where(FOR_SALE)
    .execute()
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)).map((row) => cardOf(files, row))
}

/** A sub-category with its category, for a page's head. Throws NotFound. */
export async function getGroup(db: Db, locale: Locale, subCategoryId: number) {
  const group = await db
    .selectFrom('sub_category')
    .innerJoin('category', 'category.id', 'sub_category.category_id')
    .where('sub_category.id', '=', subCategoryId)
    .select(['sub_category.id', inLanguage(locale, 'sub_category.name').as('name')])
    .select(['category.id as category_id', inLanguage(locale, 'category.name').as('category_name')])
    .executeTakeFirst()
  if (!group) throw new NotFound(m.products_sub_category_not_found())
  return group
}

/** The sub-category of these products; undefined when there are none. */
export const groupOf = ([card]: readonly ProductCard[]) =>
  card && {
    id: card.sub_category_id,
    name: card.sub_category,
    category_id: card.category_id,
    category_name: card.category,
  }

export async function listOfSubCategory(
  db: Db,
  files: Addresses,
  locale: Locale,
  subCategoryId: number,
): Promise<ProductCard[]> {
  const rows = await cardRows(db, locale)
    .where('product.sub_category_id', '=', subCategoryId)
    .where(FOR_SALE)
    .orderBy('featured_rank')
    .orderBy('product.id', 'desc')
    .limit(MAX_CARDS)
    .execute()
  return rows.map((row) => cardOf(files, row))
}

/** Others of the same sub-category, then of the same category. Throws NotFound. */
export async function listRelated(db: Db, files: Addresses, locale: Locale, id: number): Promise<ProductCard[]> {
  const rows = await relatedRows(db, locale, { id })
  if (rows.length === 0 && !(await isProduct(db, id))) throw new NotFound(m.core_product_not_found())
  return rows.map((row) => cardOf(files, row))
}

/** Two short index scans; one over both would sort the whole category. */
const relatedRows = keptQuery((db, locale: Locale, { id }: Places<{ id: number }>) =>
  cardRows(db, locale)
    .where(
      'product.id',
      'in',
      sql<number>`(select related.id from product as own cross join lateral (
        (select id from product where sub_category_id = own.sub_category_id and id <> own.id and ${FOR_SALE}
          order by featured_rank, id desc limit ${RELATED})
        union all
        (select id from product where category_id = own.category_id and sub_category_id <> own.sub_category_id and ${FOR_SALE}
          order by featured_rank, id desc limit ${RELATED})) as related
        where own.id = ${id})`,
    )
    .orderBy(sql`product.sub_category_id <> (select sub_category_id from product as own where own.id = ${id})`)
    .orderBy('featured_rank')
    .orderBy('product.id', 'desc')
    .limit(RELATED),
)

const isProduct = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('product').where('id', '=', id).select('id').executeTakeFirst()) !== undefined

/** A query part: the product that keeps the model number this one shares; null for nearly all. */
export const duplicateOf = sql<{ id: number; name: string } | null>`(
  select json_build_object('id', holder.id, 'name', holder.name) from product as holder
  where product.is_duplicate and holder.model_key = product.model_key and not holder.is_duplicate and holder.model_key <> '')`

/** All files of the product by id. */
const productFiles = sql<Record<number, ShownFile>>`(
  select coalesce(json_object_agg(file.id, ${fileJson}), '{}') from file where ${isFileOfProduct})`

/** One product with everything its page shows in a language and its form edits. Throws NotFound. */
export async function getProduct(
  db: Db,
  files: Addresses,
  id: number,
  locale: Locale = 'en',
): Promise<ProductForOffice> {
  const [row] = await productRow(db, locale, { id })
  if (!row) throw new NotFound(m.core_product_not_found())
  const { off_sale_at, warranty_parts, ...shown } = row
  const file = (fileId: number | null) => (fileId === null ? undefined : row.files[fileId])
  const address = (fileId: number | null) => shownAddress(files, file(fileId))
  const main = file(row.main_id)
  const pictures = (wanted: Part) =>
    row.parts
      .filter(([part]) => part === wanted)
      .map(([, fileId]) => file(fileId)!)
      .map((each) => ({ id: each.id, image_url: files.addressOf(each), picture: files.pictureOf(each) }))
  return {
    ...shown,
    off_sale: off_sale_at !== null,
    warranty_parts: warranty_parts as WarrantyPart[],
    slug: productSlug({ name: row.english_name, model_num: row.model_num }),
    color_names: row.color_styles.map(colourName),
    main_image: address(row.main_id),
    main_picture: shownPicture(files, main),
    warranty_icon: address(row.warranty_icon_id),
    galleryimageone: address(row.gallery_one_id),
    galleryimagetwo: address(row.gallery_two_id),
    product_video: address(row.video_id),
    share_picture: sharePath({ ...row, locale, key: main?.key ?? null, ground: main?.ground ?? null }),
    images: pictures('variant'),
    specification_images: pictures('specification'),
    sizing_images: pictures('sizing'),
    usage_images: pictures('usage'),
    category: { id: row.category_id, category_name: row.category_name },
    sub_category: { id: row.sub_category_id, sub_category_name: row.sub_category_name },
    takes_lettering: row.takes_lettering,
    average_rating: averageOf(row.rating_total, row.rating_count),
    total_reviews: row.rating_count,
    date_joined: row.created_at,
  }
}

const productRow = keptQuery((db, locale: Locale, { id }: Places<{ id: number }>) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .innerJoin('sub_category', 'sub_category.id', 'product.sub_category_id')
    .where('product.id', '=', id)
    .select([
      inLanguage(locale, 'product.name').as('name'),
      inLanguage(locale, 'product.sub_heading').as('sub_heading'),
      inLanguage(locale, 'product.packaging').as('packaging'),
      inLanguage(locale, 'product.specification').as('specification'),
      inLanguage(locale, 'product.sizing').as('sizing'),
      inLanguage(locale, 'product.usage').as('usage'),
      inLanguage(locale, 'category.name').as('category_name'),
      inLanguage(locale, 'sub_category.name').as('sub_category_name'),
    ])
    .select(['product.name as english_name', 'product.name_ne', 'sub_heading_ne', 'packaging_ne'])
    .select(['specification_ne', 'sizing_ne', 'usage_ne'])
    .select(['product.id', 'model_name', 'model_num', 'serial_number', 'price', 'stocks', 'reward_points', 'power'])
    .select(['warranty', 'warranty_months', 'warranty_parts', 'color_styles', 'sizes', 'product.created_at'])
    .select(['product.category_id', 'sub_category_id', 'sub_category.takes_lettering'])
    .select(['featured_rank', 'off_sale_at', 'product.version', duplicateOf.as('duplicate_of')])
    .select(['warranty_icon_id', 'gallery_one_id', 'gallery_two_id', 'video_id', 'rating_total', 'rating_count'])
    .select([mainFileId.as('main_id'), partPictures.as('parts'), productFiles.as('files')]),
)

type ProductText = Omit<Insertable<ProductRow>, 'category_id' | 'sub_category_id' | 'search' | 'warranty_months'> & {
  /** overrides the months the text counts as */
  warranty_months?: number | undefined
}

/** A product's stored columns, with those derived from its texts. */
export const productValues = <P extends ProductText>(product: P) => ({
  ...product,
  warranty_months: product.warranty_months ?? readWarranty(product.warranty ?? '').months,
  color_styles: (product.color_styles ?? []).map((colour) => normalizeHex(colour) ?? colour),
})
