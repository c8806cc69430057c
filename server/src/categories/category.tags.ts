import { tagsOfCatalogue } from '../products/product.tags.ts'
import type { Db } from '../platform/core/db.ts'

/** The cache tags of a changed category or sub-category: its own page, and every list. */
export const tagsOfCategory = (id: number): string[] => [`category:${id}`, ...tagsOfCatalogue()]

/** Whether both have the same name in each language. */
export const isNamedAs = (one: Names, other: Names): boolean => one.name === other.name && one.name_ne === other.name_ne

interface Names {
  name: string
  name_ne: string
}

/** Dropped in addition when the name changed: the pages of its products show the name. */
export async function tagsOfProductsIn(
  db: Db,
  column: 'category_id' | 'sub_category_id',
  id: number,
): Promise<string[]> {
  const products = await db.selectFrom('product').where(column, '=', id).select('id').execute()
  return products.map((product) => `product:${product.id}`)
}
