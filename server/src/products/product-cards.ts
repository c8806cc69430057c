import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely'
import type { Locale } from 'contract/core/locale'
import { productSlug } from 'contract/core/paths'
import type { ProductCard } from 'contract/products/endpoints'
import { inLanguage } from '../platform/database/in-language.ts'
import type { Addresses } from '../platform/files/addresses.ts'
import type { Db } from '../platform/core/db.ts'
import type { DB } from '../platform/core/schema.ts'
import { colourName } from './search/colour-names.ts'

/** The main picture, else the first of the variants. */
export const mainFileId = sql<number | null>`coalesce(product.main_image_id, (
  select file_id from product_picture
  where product_picture.product_id = product.id and part = 'variant' order by position, id limit 1))`

/** The condition for products the shop lists. */
export const FOR_SALE = sql<boolean>`product.off_sale_at is null`

/** The picture in the first of these colours, where each colour of a product has its picture. */
const fileIdIn = (colours: readonly string[]) => sql<number | null>`(
  select variant.file_id
  from unnest(product.color_styles) with ordinality as shade(hex, place)
  join (
    select file_id, row_number() over (order by position, id) as place, count(*) over () as total
    from product_picture where product_picture.product_id = product.id and part = 'variant'
  ) as variant using (place)
  where shade.hex = any(${colours}::text[]) and variant.total >= cardinality(product.color_styles)
  order by place limit 1)`

const fileIdOf = (colours: readonly string[]) =>
  colours.length > 0 ? sql<number | null>`coalesce(${fileIdIn(colours)}, ${mainFileId})` : mainFileId

/**
 * A file as the picture of its row, for a lateral join. It is looked up for each row: with a plain join the planner reads all
 * files for a page of twelve. In columns of its own it costs half as much as in JSON.
 */
export const pictureOf = (id: RawBuilder<number | null>) => (eb: Pick<ExpressionBuilder<DB, never>, 'selectFrom'>) =>
  eb
    .selectFrom('file')
    .select(['key', 'width', 'height', 'ground', 'variants'])
    .where('file.id', '=', id)
    .limit(1)
    .as('picture')

/**
 * The columns of every list of cards; the caller adds conditions, order and limit. A product that was looked for in a colour
 * is shown in it.
 */
export const cardRows = (db: Db, locale: Locale, colours: readonly string[] = []) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .innerJoin('sub_category', 'sub_category.id', 'product.sub_category_id')
    .leftJoinLateral(pictureOf(fileIdOf(colours)), (join) => join.onTrue())
    .select(['product.id', inLanguage(locale, 'product.name').as('name'), 'product.model_name', 'product.model_num'])
    .select(['product.category_id', 'product.sub_category_id'])
    .select([
      inLanguage(locale, 'category.name').as('category'),
      inLanguage(locale, 'sub_category.name').as('sub_category'),
    ])
    .$if(locale !== 'en', (query) => query.select('product.name as english_name'))
    .select(['product.power', 'product.warranty', 'product.price', 'product.stocks', 'product.reward_points'])
    .select(['product.color_styles', 'product.rating_total', 'product.rating_count'])
    .select(['picture.key', 'picture.width', 'picture.height', 'picture.ground', 'picture.variants'])

export type CardRow = Awaited<ReturnType<ReturnType<typeof cardRows>['executeTakeFirstOrThrow']>>

/** A row as a card for the wire. */
export function cardOf(files: Addresses, row: CardRow): ProductCard {
  const { english_name, rating_total, rating_count, key, width, height, ground, variants, ...card } = row
  const picture = key === null ? null : files.pictureOf({ key, width, height, ground, variants })
  return {
    ...card,
    color_names: card.color_styles.map(colourName),
    average_rating: averageOf(rating_total, rating_count),
    total_reviews: rating_count,
    main_image_url: picture?.src ?? '',
    picture,
    ...(english_name !== undefined && { slug: productSlug({ name: english_name, model_num: card.model_num }) }),
  }
}

/** With one decimal; 0 without ratings. */
export const averageOf = (total: number, count: number): number =>
  count === 0 ? 0 : Math.round((10 * total) / count) / 10
