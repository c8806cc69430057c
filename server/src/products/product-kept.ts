import { sql, type Selectable } from 'kysely'
import type { Product } from '../platform/core/schema.ts'
import type { Db } from '../platform/core/db.ts'

export type Part = 'variant' | 'specification' | 'sizing' | 'usage'

/** A product as stored, with its pictures in order and the keys of all its files; audit rows record it too. */
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
 * Products to be changed, locked in the order of their ids so that concurrent callers do not deadlock. Pictures are
 * read after locking, because they change under the same lock.
 */
export async function lockProducts(tx: Db, ids: readonly number[]): Promise<KeptProduct[]> {
  await tx.selectFrom('product').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  return keptProducts(tx, ids)
}

/** Current products by id. */
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
