import { sql } from 'kysely'
import { recordDeletions } from '../audit/audit.ts'
import { removeFiles } from '../files/file.queries.ts'
import { NotFound } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import type { Db } from '../core/db.ts'
import type { Services } from '../services.ts'
import { tagsOfCategory } from './category.tags.ts'
import { refuseInUse } from './in-use.ts'
import { lock } from './save-category.ts'

/** Deletes one category. Throws NotFound, or Conflict while it is in use. */
export async function deleteCategory(services: Services, user: Caller, id: number): Promise<void> {
  const deleted = await deleteCategories(services, user, [id])
  if (deleted === 0) throw new NotFound('Category not found')
}

/** Deletes categories with their pictures, all or none. Returns the number deleted. Throws Conflict. */
export async function deleteCategories(
  { db, jobs, clock, cache }: Services,
  user: Caller,
  ids: readonly number[],
): Promise<number> {
  const deleted = await db.transaction().execute(async (tx) => {
    const rows = await lock(tx, ids)
    if (rows.length === 0) return []
    const present = rows.map(({ id }) => id)
    refuseInUse(await usesOf(tx, present))
    await tx.deleteFrom('category').where('id', 'in', present).execute()
    await removeFiles(
      tx,
      jobs,
      rows.flatMap(({ image_id, banner_id }) => [image_id, banner_id]),
    )
    await recordDeletions(tx, { actor: user, table: 'category', rows, at: clock.now() })
    return present
  })
  if (deleted.length > 0) await cache.drop([...new Set(deleted.flatMap(tagsOfCategory))])
  return deleted.length
}

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
      { count: groups, one: 'sub-category', many: 'sub-categories' },
      { count: products, one: 'product', many: 'products' },
    ],
  }))
}
