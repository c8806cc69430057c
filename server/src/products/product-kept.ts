import { sql, type Selectable } from 'kysely'
import type { Product } from '../core/schema.ts'
import type { Db } from '../core/db.ts'

export type Part = 'variant' | 'specification' | 'sizing' | 'usage'

/** A product as the tables have it, with its pictures in their order and the keys of all its files: also what an audit row keeps. */
export interface KeptProduct extends Omit<Selectable<Product>, 'search' | 'model_key' | 'is_duplicate'> {
  pictures: [part: Part, file: number][]
  files: Record<number, string>
}

/** A query part: the pictures of all parts, each in its order. */
export const partPictures = sql<[part: Part, fileId: number][]>`(
  select coalesce(json_agg(json_build_array(part, file_id) order by position, id), '[]')
  from product_picture where product_picture.product_id = product.id)`

/** A query part: whether a file is one of the product's. */
export const isFileOfProduct = sql<boolean>`(
  file.id in (main_image_id, warranty_icon_id, gallery_one_id, gallery_two_id, video_id)
  or file.id in (select file_id from product_picture where product_picture.product_id = product.id))`

/**
 * Products that are about to change, locked in the order of their ids so that two who change several at once do not wait
 * for each other crosswise. Their pictures are read when the rows are locked: they change under the same lock.
 */
export async function lockProducts(tx: Db, ids: readonly number[]): Promise<KeptProduct[]> {
  await tx.selectFrom('product').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  return keptProducts(tx, ids)
}

/** Products as they are now, by their ids. */
export async function keptProducts(tx: Db, ids: readonly number[]): Promise<KeptProduct[]> {
  const rows = await tx
    .selectFrom('product')
    .selectAll('product')
    .select(partPictures.as('pictures'))
    .select(
      sql<Record<number, string>>`(select coalesce(json_object_agg(file.id, file.key), '{}') from file
        where ${isFileOfProduct})`.as('files'),
    )
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(({ search: _search, model_key: _key, is_duplicate: _duplicate, ...row }) => row)
}
