import { m } from 'contract/messages'
import { setWarrantyExpiry } from '../registrations/warranty-expiry.ts'
import type { Selectable } from 'kysely'
import { recordAudit, type AuditEntry } from '../platform/audit/audit.ts'
import type { WarrantyExtension } from '../platform/core/schema.ts'
import { Conflict } from '../platform/core/problems.ts'
import { refundPoints } from '../points/spend-points.ts'
import { monthsLater } from '../registrations/warranty.ts'
import type { Db } from '../platform/core/db.ts'
import { findLiving } from './extension.queries.ts'

interface Ending extends Pick<AuditEntry, 'actor' | 'at'> {
  reason: string
}

type Row = Selectable<WarrantyExtension>

/**
 * Ends an extension; the caller has locked its registration. The old last day applies again, and the points that paid
 * for it are refunded. Returns how many.
 */
export async function endExtension(tx: Db, before: Row, { reason, ...entry }: Ending): Promise<number> {
  const set = { state: 'cancelled' as const, reason }
  await tx
    .updateTable('warranty_extension')
    .set(set)
    .where('id', '=', before.id)
    .where('state', '=', before.state)
    .returning('id')
    .executeTakeFirstOrThrow()
  const subject = { table: 'warranty_extension', id: before.id }
  await recordAudit(tx, { ...entry, action: 'extension.cancel', subject, before, after: set })
  if (before.state !== 'active') return 0
  await setWarrantyExpiry(tx, before.registration_id, before.previous_expiry)
  if (before.point_entry_id === null) return 0
  return refundPoints(tx, before.customer_id, {
    spentBy: before.point_entry_id,
    reason: `Longer warranty ${before.reference} cancelled`,
    registrationId: before.registration_id,
    at: entry.at,
  })
}

/**
 * Ends the extension of a registration whose warranty ends. Points are refunded before the registration's own award is
 * revoked. Money was paid in a shop and must be settled by people first: throws Conflict.
 */
export async function endExtensionOf(tx: Db, registrationId: number, ending: Ending): Promise<void> {
  const living = await findLiving(tx, registrationId)
  if (!living) return
  if (living.state === 'active' && living.paid_with === 'money') throw new Conflict(paidFirst(living), 'extension_paid')
  await endExtension(tx, living, ending)
}

/** Why one of these registrations cannot be deleted: money was paid for its extension. Empty if there is none. */
export async function describePaidExtensions(db: Db, registrationIds: readonly number[]): Promise<string> {
  const paid = await db
    .selectFrom('warranty_extension')
    .where('registration_id', 'in', registrationIds)
    .where('state', '=', 'active')
    .where('paid_with', '=', 'money')
    .select(['receipt', 'reference'])
    .orderBy('registration_id')
    .executeTakeFirst()
  return paid ? paidFirst(paid) : ''
}

const paidFirst = ({ receipt, reference }: Pick<Row, 'receipt' | 'reference'>): string =>
  m.extensions_longer_warranty_paid_product_receipt_cancel({ receipt, reference })

/** The last day including the extension, when the warranty itself is set again. */
export async function withExtension(tx: Db, registrationId: number, expiry: string): Promise<string> {
  const living = await findLiving(tx, registrationId)
  if (!living) return expiry
  await tx.updateTable('warranty_extension').set({ previous_expiry: expiry }).where('id', '=', living.id).execute()
  return lengthened(living, expiry)
}

/** The same for a look ahead: changes nothing. */
export const expiryWithExtension = async (db: Db, registrationId: number, expiry: string): Promise<string> =>
  lengthened(await findLiving(db, registrationId), expiry)

const lengthened = (living: Row | undefined, expiry: string): string =>
  living?.state === 'active' ? monthsLater(expiry, living.months) : expiry
