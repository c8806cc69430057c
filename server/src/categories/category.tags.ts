import { tagsOfCatalogue } from '../products/product.tags.ts'
import type { Db } from '../core/db.ts'

/** What the public cache drops when a category or one of its sub-categories changed: its own page, and every list. */
export const tagsOfCategory = (id: number): string[] => [`category:${id}`, ...tagsOfCatalogue()]

/** What it drops besides when the name changed: the pages of the products below it say the name. */
export async function tagsOfProductsIn(
  db: Db,
  column: 'category_id' | 'sub_category_id',
  id: number,
): Promise<string[]> {
  const products = await db.selectFrom('product').where(column, '=', id).select('id').execute()
  return products.map((product) => `product:${product.id}`)
}
