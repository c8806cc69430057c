import { cataloguePath, categoryProductsPath, productPath } from 'contract/core/paths'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'

/** An address of the sitemap, and when its content last changed, if known. */
export interface SitemapEntry {
  path: string
  changed?: string | null
}

export async function countProducts(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('product')
    .where('off_sale_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function productEntries(db: Db, page: { limit: number; offset: number }): Promise<SitemapEntry[]> {
  const rows = await db
    .selectFrom('product')
    .where('off_sale_at', 'is', null)
    .select(['id', 'name', 'model_num', 'updated_at'])
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map((row) => ({ path: productPath(row), changed: row.updated_at }))
}

/** Each sub-category under the address that lists it: the first of a category has that of the category. */
export async function groupEntries(db: Db): Promise<SitemapEntry[]> {
  const rows = await db
    .selectFrom('category')
    .leftJoin('sub_category', 'sub_category.category_id', 'category.id')
    .select(['category.id', 'sub_category.id as sub_id', 'category.created_at', 'sub_category.created_at as sub_at'])
    .select(
      sql<string | null>`(select max(updated_at) from product where sub_category_id = sub_category.id)`.as('changed'),
    )
    .orderBy('category.id')
    .orderBy('sub_category.id')
    .execute()
  return rows.map(({ id, sub_id, created_at, sub_at, changed }, place) => {
    const path = categoryProductsPath(id)
    const isFirst = rows[place - 1]?.id !== id
    return { path: isFirst ? path : `${path}?subcategory=${sub_id}`, changed: changed ?? sub_at ?? created_at }
  })
}

export async function catalogueEntries(db: Db): Promise<SitemapEntry[]> {
  const rows = await db.selectFrom('catalogue').select(['id', 'created_at']).orderBy('id').execute()
  return rows.map(({ id, created_at }) => ({ path: cataloguePath(id), changed: created_at }))
}
