import { m } from 'contract/messages'
import { sql, type RawBuilder } from 'kysely'
import type { Locale } from 'contract/core/locale'
import type { CategoryTile, SubCategoryTile } from 'contract/categories/endpoints'
import { inLanguage } from '../platform/database/in-language.ts'
import { keptQuery } from '../platform/database/kept-query.ts'
import type { Addresses } from '../platform/files/addresses.ts'
import { shownAddress, shownFile, shownPicture, type ShownFile } from '../platform/files/shown-file.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'

/**
 * Every category, and the sub-categories of the first one, in order of creation. One statement, because the menu of
 * every page shows them.
 */
export async function listCategories(
  db: Db,
  files: Addresses,
  locale: Locale,
): Promise<{ categories: CategoryTile[]; ofFirst: SubCategoryTile[] }> {
  const rows = await categoryRows(db, locale, {})
  return {
    categories: rows.map((row) => asTile(files, row)),
    ofFirst: (rows[0]?.of_first ?? []).map((row) => asTile(files, row)),
  }
}

const categoryRows = keptQuery((db, locale: Locale) => {
  const ofFirst = subCategories(db, locale).where('category_id', '=', sql.ref<number>('category.id'))
  return db
    .selectFrom('category')
    .orderBy('id')
    .select(['id', inLanguage(locale, 'category.name').as('name'), inLanguage(locale, 'category.desc').as('desc')])
    .select(shownFile(sql`category.image_id`).as('file'))
    .select(productsIn(sql`select id from sub_category where category_id = category.id`).as('total_products'))
    .select(
      sql<SubCategory[] | null>`case when category.id = (select min(id) from category)
        then (select json_agg(tile) from (${ofFirst}) as tile) end`.as('of_first'),
    )
})

/** The name of a kind of appliance, or undefined. */
export const findSubCategory = (db: Db, id: number) =>
  db.selectFrom('sub_category').select(['id', 'name']).where('id', '=', id).executeTakeFirst()

/** The sub-categories of a category, in order of creation. */
export async function listSubCategories(
  db: Db,
  files: Addresses,
  locale: Locale,
  categoryId: number,
): Promise<SubCategoryTile[]> {
  const rows = await subCategories(db, locale).where('category_id', '=', categoryId).execute()
  return rows.map((row) => asTile(files, row))
}

const subCategories = (db: Db, locale: Locale) =>
  db
    .selectFrom('sub_category')
    .orderBy('id')
    .select(['id', inLanguage(locale, 'sub_category.name').as('name'), 'category_id'])
    .select([shownFile(sql`sub_category.image_id`).as('file')])
    .select(productsIn(sql`sub_category.id`).as('total_products'))

/** A query part: the number of products in these sub-categories. */
const productsIn = (subCategories: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(sum(total), 0)::int from product_count where sub_category_id in (${subCategories}))`

type SubCategory = Awaited<ReturnType<ReturnType<typeof subCategories>['executeTakeFirstOrThrow']>>

const asTile = <Row extends { file: ShownFile | null }>(files: Addresses, { file, ...row }: Row) => ({
  ...row,
  image_url: shownAddress(files, file),
  picture: shownPicture(files, file),
})

/** The head of a category's page. Throws NotFound. */
export async function getCategoryHead(db: Db, files: Addresses, locale: Locale, id: number) {
  const row = await db
    .selectFrom('category')
    .where('id', '=', id)
    .select(['id', inLanguage(locale, 'category.name').as('category_name')])
    .select([inLanguage(locale, 'category.desc').as('desc'), shownFile(sql`category.banner_id`).as('file')])
    .executeTakeFirst()
  if (!row) throw new NotFound(m.categories_category_not_found())
  const { file, ...head } = row
  return { ...head, category_banner: shownAddress(files, file), banner: shownPicture(files, file) }
}
