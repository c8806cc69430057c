import { NotFound } from '../core/problems.ts'
import { lockRegistration } from '../registrations/registration.queries.ts'
import type { Db } from '../core/db.ts'

/**
 * An extension and its product, held until the transaction ends; `customerId` asks for one's own. The product's row comes
 * first, as in everything that changes a warranty, so that nobody waits crosswise. Throws NotFound.
 */
export async function holdExtension(tx: Db, id: number, customerId?: number) {
  const found = await find(tx, id)
  if (!found || (customerId !== undefined && found.customer_id !== customerId))
    throw new NotFound('Extension not found')
  const product = await lockRegistration(tx, found.registration_id)
  // Once more: somebody may have changed it while this waited.
  const extension = await find(tx, id)
  if (!product || !extension) throw new NotFound('Extension not found')
  return { extension, product }
}

const find = (tx: Db, id: number) =>
  tx.selectFrom('warranty_extension').where('id', '=', id).selectAll().executeTakeFirst()
