import { m } from 'contract/messages'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'

/**
 * Authors, then products, then their reviews: everything that changes reviews locks in this order, to avoid deadlocks.
 * An author's row also guards their points, a product's its stars.
 */
export async function lockAuthors(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.selectFrom('account').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
}

/** The products that still exist. */
export async function lockProducts(tx: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom('product')
    .select(['id', 'category_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** One product. Throws NotFound. */
export async function lockProduct(tx: Db, id: number) {
  const [product] = await lockProducts(tx, [id])
  if (!product) throw new NotFound(m.core_product_not_found())
  return product
}
