import { sql } from 'kysely'
import type { CategoryTile, SubCategoryTile } from 'contract/categories'
import type { Addresses } from '../files/addresses.ts'
import { shownAddress, shownFile, shownPicture } from '../files/shown-file.ts'
import { NotFound } from '../http/errors.ts'
import type { Db } from '../services.ts'

/** Every category, in the order in which they were made. */
export async function listCategories(db: Db, files: Addresses): Promise<CategoryTile[]> {
  const rows = await db
    .selectFrom('category')
    .orderBy('id')
    .select(['id', 'name', 'desc', shownFile(sql`category.image_id`).as('file')])
    .select([sql<number>`(select count(*) from product where category_id = category.id)`.as('total_products')])
    .execute()
  return rows.map(({ file, ...row }) => ({
    ...row,
    image_url: shownAddress(files, file),
    picture: shownPicture(files, file),
  }))
}

/** The sub-categories of a category, in the order in which they were made. */
export async function listSubCategories(db: Db, files: Addresses, categoryId: number): Promise<SubCategoryTile[]> {
  const rows = await db
    .selectFrom('sub_category')
    .where('category_id', '=', categoryId)
    .orderBy('id')
    .select(['id', 'name', 'category_id', shownFile(sql`sub_category.image_id`).as('file')])
    .select([sql<number>`(select count(*) from product where sub_category_id = sub_category.id)`.as('total_products')])
    .execute()
  return rows.map(({ file, ...row }) => ({
    ...row,
    image_url: shownAddress(files, file),
    picture: shownPicture(files, file),
  }))
}

/** What stands above a category's page. Throws NotFound. */
export async function getCategoryHead(db: Db, files: Addresses, id: number) {
  const row = await db
    .selectFrom('category')
    .where('id', '=', id)
    .select(['id', 'name as category_name', 'desc', shownFile(sql`category.banner_id`).as('file')])
    .executeTakeFirst()
  if (!row) throw new NotFound('Category not found')
  const { file, ...head } = row
  return { ...head, category_banner: shownAddress(files, file), banner: shownPicture(files, file) }
}
