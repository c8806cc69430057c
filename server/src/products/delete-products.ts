import { reasonOf, recordDeletions, type Deletion } from '../audit/audit.ts'
import { removeFiles } from '../files/file.queries.ts'
import { NotFound } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import type { Services } from '../services.ts'
import { lockProducts, type KeptProduct } from './product-kept.ts'
import { MEDIA_COLUMNS } from './media/product-media.ts'
import { tagsOfProduct } from './product.tags.ts'

/** Deletes one product with its pictures and reviews. Throws NotFound. */
export async function deleteProduct(services: Services, user: Caller, id: number, how: Deletion): Promise<void> {
  const deleted = await deleteProducts(services, user, [id], how)
  if (deleted === 0) throw new NotFound('Product not found')
}

/**
 * Deletes products with their pictures and reviews. Returns the number deleted. Customers' registrations keep their
 * texts.
 */
export async function deleteProducts(
  { db, jobs, clock, cache }: Services,
  user: Caller,
  ids: readonly number[],
  how: Deletion,
): Promise<number> {
  const deleted = await db.transaction().execute(async (tx) => {
    const rows = await lockProducts(tx, ids)
    if (rows.length === 0) return rows
    const present = rows.map(({ id }) => id)
    await tx.deleteFrom('product').where('id', 'in', present).execute()
    await removeFiles(tx, jobs, rows.flatMap(filesOf))
    const entry = { actor: user, reason: reasonOf(how), at: clock.now() }
    await recordDeletions(tx, { ...entry, table: 'product', rows })
    return rows
  })
  await cache.drop([...new Set(deleted.flatMap(tagsOfProduct))])
  return deleted.length
}

const filesOf = (product: KeptProduct) => [
  ...MEDIA_COLUMNS.map((column) => product[column]),
  ...product.pictures.map(([, file]) => file),
]
