import { m } from 'contract/messages'
import { language } from 'contract/core/wording'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import { dayText } from '../platform/core/format.ts'
import type { Db } from '../platform/core/db.ts'
import { promisedParts } from '../registrations/promise.ts'
import { approved } from '../registrations/proven.ts'
import type { Certificate } from './certificate-sheet.ts'

export type CertificateFacts = Omit<Certificate, 'address' | 'letterhead' | 'words'>

/**
 * The certificate of a current warranty: about the appliance, nothing about its owner. With `customerId` only for their
 * own. Throws NotFound, or Conflict where there is no current warranty.
 */
export async function getCertificateFacts(
  db: Db,
  id: number,
  { today, customerId }: { today: string; customerId?: number },
): Promise<CertificateFacts> {
  const row = await db
    .selectFrom('registration')
    .leftJoin('warranty_extension', (join) =>
      join
        .onRef('warranty_extension.registration_id', '=', 'registration.id')
        .on('warranty_extension.state', '=', 'active'),
    )
    .innerJoin('account', 'account.id', 'registration.customer_id')
    .where('registration.id', '=', id)
    .$if(customerId !== undefined, (query) => query.where('registration.customer_id', '=', customerId!))
    .select([
      'registration.model_name',
      'registration.model_num',
      'registration.serial_number',
      'registration.store_name',
      'registration.store_location',
      'registration.purchase_date',
      'registration.warranty_expiry',
      'registration.promised_parts',
      'registration.status',
      'account.language',
      'account.calendar',
      'warranty_extension.months',
      'warranty_extension.type',
      'warranty_extension.reference',
      'warranty_extension.previous_expiry',
    ])
    .executeTakeFirst()
  if (!row) throw new NotFound(m.core_product_not_found())
  const {
    months,
    type,
    reference,
    previous_expiry,
    warranty_expiry,
    language: readBy,
    promised_parts: _parts,
    status: _status,
    ...product
  } = row
  if (!warranty_expiry) throw new Conflict(m.extensions_product_no_warranty_so_no_certificate(), 'no_warranty')
  // A table constraint ensures it of one with a warranty.
  const proven = approved(product)
  if (warranty_expiry < today)
    throw new Conflict(
      m.extensions_warranty_product_expired({ day: dayText(warranty_expiry, language()) }),
      'warranty_expired',
    )
  return {
    ...proven,
    locale: readBy,
    warranty_expiry,
    parts: promisedParts(row),
    issued: today,
    extension: months && type && reference && previous_expiry ? { months, type, reference, previous_expiry } : null,
  }
}
