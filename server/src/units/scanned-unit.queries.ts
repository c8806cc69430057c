import type { ScannedUnit } from 'contract/units/endpoints'
import { isSerial } from '../platform/database/serial-number.ts'
import type { Db } from '../platform/core/db.ts'
import { findReplacementOf } from '../registrations/replaced-units.queries.ts'

/** The warranty state of a serial number on a day, without who registered it. */
export async function warrantyOf(db: Db, serialNumber: string, today: string): Promise<ScannedUnit['warranty']> {
  const replacement = await findReplacementOf(db, serialNumber)
  if (replacement) return { state: 'replaced', until: null, replaced_on: replacement.replaced_on }
  const registration = await db
    .selectFrom('registration')
    .where(isSerial('serial_key', serialNumber))
    .where('status', '<>', 'Rejected')
    .select(['status', 'warranty_expiry'])
    .orderBy('is_duplicate')
    .executeTakeFirst()
  if (!registration) return { state: 'unregistered', until: null, replaced_on: '' }
  const { status, warranty_expiry: until } = registration
  if (status === 'Pending' || until === null) return { state: 'waiting', until: null, replaced_on: '' }
  return { state: until >= today ? 'valid' : 'expired', until, replaced_on: '' }
}
