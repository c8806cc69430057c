import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { keptProducts, lockProducts } from './product-kept.ts'
import { tagsOfProduct } from './product.tags.ts'

interface Sale {
  ids: readonly number[]
  /** whether they are taken off sale, or put on sale again */
  offSale: boolean
}

/**
 * Takes products off sale, or puts them on sale again. The shop does not list what is off sale; its page, the
 * registrations of its customers and what follows from them stay. Returns how many that changed.
 */
export async function setSale({ db, clock, cache }: Services, user: Caller, { ids, offSale }: Sale): Promise<number> {
  const changed = await db.transaction().execute(async (tx) => {
    const products = await lockProducts(tx, ids)
    const before = products.filter(({ off_sale_at }) => (off_sale_at !== null) !== offSale)
    if (before.length === 0) return before
    const at = clock.now()
    const found = before.map(({ id }) => id)
    await tx
      .updateTable('product')
      .set({ off_sale_at: offSale ? at : null, updated_at: at })
      .where('id', 'in', found)
      .execute()
    const action = offSale ? 'product.off_sale' : 'product.on_sale'
    for (const after of await keptProducts(tx, found)) {
      const subject = { table: 'product', id: after.id }
      await recordAudit(tx, {
        actor: user,
        action,
        subject,
        before: before.find(({ id }) => id === after.id)!,
        after,
        at,
      })
    }
    return before
  })
  if (changed.length > 0) await cache.drop([...new Set(changed.flatMap(tagsOfProduct))])
  return changed.length
}

/** The message of the response. */
export function saleMessage(changed: number, { offSale }: Pick<Sale, 'offSale'>): string {
  const products = `${changed} ${changed === 1 ? 'product' : 'products'}`
  return offSale ? `${products} taken off sale` : `${products} put on sale again`
}
