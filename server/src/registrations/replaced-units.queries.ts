import { language } from 'contract/core/wording'
import { m } from 'contract/messages'
import type { Db } from '../platform/core/db.ts'
import { dayText } from '../platform/core/format.ts'
import { Problem } from '../platform/core/problems.ts'
import { isSerial } from '../platform/database/serial-number.ts'

/** By which replacement a unit is void; undefined for a unit that is not. */
export const findReplacementOf = (db: Db, serialNumber: string) =>
  db
    .selectFrom('replacement')
    .where(isSerial('old_serial_key', serialNumber))
    .where('undone_at', 'is', null)
    .select(['id', 'registration_id', 'replaced_on'])
    .executeTakeFirst()

/** The last day on which the appliance of a registration was replaced; empty if it never was. */
export async function replacedOnOf(db: Db, registrationId: number): Promise<string> {
  const last = await db
    .selectFrom('replacement')
    .where('registration_id', '=', registrationId)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .select('replaced_on')
    .executeTakeFirst()
  return last?.replaced_on ?? ''
}

/**
 * Throws a Problem 409 for the serial number of a unit that was replaced: it is registered by nobody any more. Asked once
 * the number is written, so that a replacement in the meantime counts.
 */
export async function refuseReplaced(db: Db, serialNumber: string | null, field = 'serial_number'): Promise<void> {
  const replaced = serialNumber === null ? undefined : await findReplacementOf(db, serialNumber)
  if (!replaced) return
  const message = m.registrations_unit_was_replaced({ day: dayText(replaced.replaced_on, language()) })
  throw new Problem(409, 'unit_replaced', message, { errors: { [field]: message } })
}

/** Makes a unit that was replaced the registration's again. Returns whether it was one. */
export async function undoReplacement(
  tx: Db,
  registrationId: number,
  serialNumber: string,
  at: Date,
): Promise<boolean> {
  const undone = await tx
    .updateTable('replacement')
    .set({ undone_at: at })
    .where('registration_id', '=', registrationId)
    .where(isSerial('old_serial_key', serialNumber))
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return undone !== undefined
}
