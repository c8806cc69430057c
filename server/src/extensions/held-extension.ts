import { m } from 'contract/messages'
import { NotFound, Conflict } from '../platform/core/problems.ts'
import { lockRegistration } from '../registrations/registration.queries.ts'
import type { Db } from '../platform/core/db.ts'
import type { Selectable } from 'kysely'
import type { WarrantyExtension } from '../platform/core/schema.ts'

/**
 * Locks an extension and its product until the transaction ends; with `customerId` only their own. The product's row
 * comes first, as in everything that changes a warranty, to avoid deadlocks. Throws NotFound.
 */
export async function lockExtension(tx: Db, id: number, customerId?: number) {
  const found = await find(tx, id)
  if (!found || (customerId !== undefined && found.customer_id !== customerId))
    throw new NotFound(m.extensions_extension_not_found())
  const product = await lockRegistration(tx, found.registration_id)
  // Read again: it may have changed while this waited for the lock.
  const extension = await find(tx, id)
  if (!product || !extension) throw new NotFound(m.extensions_extension_not_found())
  return { extension, product }
}

const find = (tx: Db, id: number) =>
  tx.selectFrom('warranty_extension').where('id', '=', id).selectAll().executeTakeFirst()

export const notWaiting = ({ state, receipt, paid_with }: Selectable<WarrantyExtension>): Conflict => {
  if (state === 'cancelled') return alreadyCancelled()
  return new Conflict(
    paid_with === 'points' ? m.extensions_paid_with_points() : m.extensions_paid_with_receipt({ receipt }),
    'already_settled',
  )
}

export const alreadyCancelled = () => new Conflict(m.extensions_extension_already_cancelled(), 'already_cancelled')
