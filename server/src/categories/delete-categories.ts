import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import { defineDeletion } from '../platform/deletions/define-deletion.ts'
import { defineRestoration } from '../platform/deletions/define-restoration.ts'
import { tagsOfCategory } from './category.tags.ts'
import { refuseInUse } from './in-use.ts'

/** Deletes categories with their pictures. Throws Conflict while one is in use. */
export const categoryDeletion = defineDeletion('category', {
  noun: m.things_category,
  refuse: async (tx, ids) => refuseInUse(await usesOf(tx, ids)),
  files: ({ image_id, banner_id }) => [image_id, banner_id],
  tags: ({ id }) => tagsOfCategory(id),
})

async function usesOf(tx: Db, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('category')
    .where('id', 'in', ids)
    .orderBy('id')
    .select([
      'name',
      sql<number>`(select count(*)::int from sub_category where category_id = category.id)`.as('groups'),
      sql<number>`(select count(*)::int from product where category_id = category.id)`.as('products'),
    ])
    .execute()
  return rows.map(({ name, groups, products }) => ({
    name,
    uses: [
      { count: groups, noun: m.things_sub_category },
      { count: products, noun: m.things_product },
    ],
  }))
}

/** Restores a category that had no pictures. */
export const restoreCategory = defineRestoration('category', {
  taken: m.categories_another_category_name_now,
  done: ({ cache }, { id }) => cache.drop(tagsOfCategory(id)),
})
