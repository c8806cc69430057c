import type { ScannedUnit } from 'contract/units/endpoints'
import { isSerial } from '../platform/database/serial-number.ts'
import type { Db } from '../platform/core/db.ts'

/** The warranty state of a serial number on a day, without who registered it. */
export async function warrantyOf(db: Db, serialNumber: string, today: string): Promise<ScannedUnit['warranty']> {
  const registration = await db
    .selectFrom('registration')
    .where(isSerial('serial_key', serialNumber))
    .where('status', '<>', 'Rejected')
    .select(['status', 'warranty_expiry'])
    .orderBy('is_duplicate')
    .executeTakeFirst()
  if (!registration) return { state: 'unregistered', until: null }
  const { status, warranty_expiry: until } = registration
  if (status === 'Pending' || until === null) return { state: 'waiting', until: null }
  return { state: until >= today ? 'valid' : 'expired', until }
}
