import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
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
  const { products, changed } = await db.transaction().execute(async (tx) => {
    const products = await lockProducts(tx, ids)
    const before = products.filter(({ off_sale_at }) => (off_sale_at !== null) !== offSale)
    // Dropped all the same, as an unchanged product is.
    if (before.length === 0) return { products, changed: 0 }
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
    return { products, changed: before.length }
  })
  await cache.drop([...new Set(products.flatMap(tagsOfProduct))])
  return changed
}

/** The message of the response. */
export function saleMessage(changed: number, { offSale }: Pick<Sale, 'offSale'>): string {
  const products = { count: changed, shown: counted(changed) }
  return offSale ? m.products_taken_off_sale(products) : m.products_put_on_sale(products)
}
