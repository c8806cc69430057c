import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { defineDeletion } from '../platform/deletions/define-deletion.ts'
import { defineRestoration } from '../platform/deletions/define-restoration.ts'
import { tagsOfCategory } from './category.tags.ts'
import { refuseInUse } from './in-use.ts'

/** Deletes sub-categories with their pictures. Throws Conflict while products or warranty packages use one. */
export const subCategoryDeletion = defineDeletion('sub_category', {
  noun: m.things_sub_category,
  refuse: async (tx, ids) => refuseInUse(await usesOf(tx, ids)),
  files: ({ image_id }) => [image_id],
  tags: ({ category_id }) => tagsOfCategory(category_id),
})

async function usesOf(tx: Db, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('sub_category')
    .where('id', 'in', ids)
    .orderBy('id')
    .select([
      'name',
      sql<number>`(select count(*)::int from product where sub_category_id = sub_category.id)`.as('products'),
      sql<number>`(select count(*)::int from warranty_package where sub_category_id = sub_category.id)`.as('packages'),
    ])
    .execute()
  return rows.map(({ name, products, packages }) => ({
    name,
    uses: [
      { count: products, noun: m.things_product },
      { count: packages, noun: m.things_warranty_package },
    ],
  }))
}

/** Restores a sub-category that had no picture. */
export const restoreSubCategory = defineRestoration('sub_category', {
  taken: m.categories_another_sub_category_category_name_now,
  orphaned: m.categories_category_deleted_restore_first,
  done: ({ cache }, { category_id }) => cache.drop(tagsOfCategory(Number(category_id))),
})
