import { sql } from 'kysely'
import type { ProductCard } from 'contract/products'
import type { Addresses } from '../files/addresses.ts'
import { shownAddress, shownFile, shownPicture, type ShownFile } from '../files/shown-file.ts'
import type { Db } from '../services.ts'
import { colourName } from './colour-names.ts'

/** The main picture, else the first of the variants. */
export const mainFile = sql<number | null>`coalesce(product.main_image_id, (
  select file_id from product_picture
  where product_picture.product_id = product.id and part = 'variant' order by position, id limit 1))`

/** Average with one decimal, and how many. */
export const ratings = sql<[average: number, total: number]>`(
  select json_build_array(coalesce(round(avg(rating), 1), 0), count(*)) from review where review.product_id = product.id)`

/** What every list of cards reads; conditions, order and length are the caller's. */
export const cardRows = (db: Db) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .innerJoin('sub_category', 'sub_category.id', 'product.sub_category_id')
    .select(['product.id', 'product.name', 'product.model_name', 'product.model_num', 'product.category_id'])
    .select(['product.sub_category_id', 'category.name as category', 'sub_category.name as sub_category'])
    .select(['product.power', 'product.warranty', 'product.price', 'product.stocks', 'product.reward_points'])
    .select(['product.color_styles', shownFile(mainFile).as('file'), ratings.as('ratings')])

type CardRow = Omit<
  ProductCard,
  'model_no' | 'color_names' | 'average_rating' | 'total_reviews' | 'main_image_url' | 'image_url' | 'picture'
> & { file: ShownFile | null; ratings: [number, number] }

/** A row as the card that goes over the wire. */
export function cardOf(files: Addresses, { file, ratings: [average, total], ...row }: CardRow): ProductCard {
  const address = shownAddress(files, file)
  return {
    ...row,
    model_no: row.model_num,
    color_names: row.color_styles.map(colourName),
    average_rating: average,
    total_reviews: total,
    main_image_url: address,
    image_url: address,
    picture: shownPicture(files, file),
  }
}
