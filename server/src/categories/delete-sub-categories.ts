import { sql } from 'kysely'
import { recordDeletions } from '../audit/audit.ts'
import { removeFiles } from '../files/file.queries.ts'
import { NotFound } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import type { Db } from '../core/db.ts'
import type { Services } from '../services.ts'
import { tagsOfCategory } from './category.tags.ts'
import { refuseInUse } from './in-use.ts'
import { lock } from './save-sub-category.ts'

/** Deletes one sub-category. Throws NotFound, or Conflict while products or warranty packages use it. */
export async function deleteSubCategory(services: Services, user: Caller, id: number): Promise<void> {
  const deleted = await deleteSubCategories(services, user, [id])
  if (deleted === 0) throw new NotFound('Sub-category not found')
}

/** Deletes sub-categories with their pictures, all or none. Returns the number deleted. Throws Conflict. */
export async function deleteSubCategories(
  { db, jobs, clock, cache }: Services,
  user: Caller,
  ids: readonly number[],
): Promise<number> {
  const deleted = await db.transaction().execute(async (tx) => {
    const rows = await lock(tx, ids)
    if (rows.length === 0) return []
    const present = rows.map(({ id }) => id)
    refuseInUse(await usesOf(tx, present))
    await tx.deleteFrom('sub_category').where('id', 'in', present).execute()
    await removeFiles(
      tx,
      jobs,
      rows.map(({ image_id }) => image_id),
    )
    await recordDeletions(tx, { actor: user, table: 'sub_category', rows, at: clock.now() })
    return rows
  })
  if (deleted.length > 0)
    await cache.drop([...new Set(deleted.flatMap(({ category_id }) => tagsOfCategory(category_id)))])
  return deleted.length
}

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
      { count: products, one: 'product', many: 'products' },
      { count: packages, one: 'warranty package', many: 'warranty packages' },
    ],
  }))
}
