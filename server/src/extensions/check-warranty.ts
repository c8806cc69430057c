import { canonicalSerial } from 'contract/core/texts/canonical'
import { sql } from 'kysely'
import type { WarrantyCheck } from 'contract/extensions/endpoints'
import { today } from '../platform/core/clock.ts'
import { isSerial } from '../platform/database/serial-number.ts'
import type { Source } from '../platform/core/source.ts'
import type { Services } from '../platform/core/services.ts'

const NOTHING: WarrantyCheck = { state: 'not_found', model_name: '', warranty_expiry: '' }

/**
 * The end of a warranty, for callers who know the serial number and the last four digits of its owner's phone. Wrong
 * digits and unknown serial numbers get the same answer, and each wrong try counts for the serial number, first for this
 * source and then for all. Each try counts per source.
 */
export async function checkWarranty(
  { db, limits, clock }: Services,
  source: Source,
  { serial_number, phone_digits }: { serial_number: string; phone_digits: string },
): Promise<WarrantyCheck> {
  await limits.take('warranty-check.address', source)
  const serial = canonicalSerial(serial_number)
  const unlessWrong = [
    await limits.take('warranty-check.pair', [serial, source.key]),
    await limits.take('warranty-check.serial', [serial, source]),
  ]
  const row = await db
    .selectFrom('registration')
    .innerJoin('account', 'account.id', 'registration.customer_id')
    .where(isSerial('registration.serial_key', serial_number))
    .where('registration.status', 'in', ['Approved', 'Discount'])
    .where(
      sql<boolean>`(right(account.contact, 4) = ${phone_digits} or exists (
        select from account_number where account_id = account.id and right(contact, 4) = ${phone_digits}))`,
    )
    .select(['registration.model_name', 'registration.warranty_expiry'])
    .orderBy('registration.is_duplicate')
    .orderBy('registration.id')
    .executeTakeFirst()
  if (!row?.warranty_expiry) return NOTHING
  await Promise.all(unlessWrong.map((giveBack) => giveBack()))
  const { model_name, warranty_expiry } = row
  return { model_name, warranty_expiry, state: warranty_expiry < today(clock) ? 'expired' : 'valid' }
}
