import { m } from 'contract/messages'
import { language } from 'contract/core/wording'
import type { Selectable } from 'kysely'
import type { ExtensionState } from 'contract/extensions/words'
import type { Registration } from '../platform/core/schema.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import { isApproved } from 'contract/registrations/words'
import { daysLater, today } from '../platform/core/clock.ts'
import { dayText } from '../platform/core/format.ts'
import { lockRegistration } from '../registrations/registration.queries.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { findLiving } from './extension.queries.ts'

type Warranty = Pick<Selectable<Registration>, 'status' | 'warranty_expiry'>
type Living = { state: ExtensionState; reference: string } | undefined

/** A registration that can be extended: its warranty is current. */
export type Extendable = Selectable<Registration> & { warranty_expiry: string }

/** The earliest last day of a warranty that can be extended today: the owner may grant some days after it. */
export const extendableSince = ({ clock, settings }: Pick<Services, 'clock' | 'settings'>): string =>
  daysLater(today(clock), -settings.current.grace_days)

/** Why a product's warranty cannot be extended now, or undefined. It ends on or after the day `since`. */
export function whyNotExtendable(
  { status, warranty_expiry }: Warranty,
  living: Living,
  since: string,
): Conflict | undefined {
  if (living?.state === 'active') return new Conflict(m.extensions_warranty_product_already_extended(), 'extended')
  if (living)
    return new Conflict(m.extensions_already_request_product({ reference: living.reference }), 'extension_requested')
  if (status === 'Rejected') return new Conflict(m.extensions_registration_rejected(), 'no_warranty')
  if (!isApproved(status) || !warranty_expiry)
    return new Conflict(m.extensions_product_no_warranty_yet_still_checking(), 'no_warranty')
  if (warranty_expiry < since)
    return new Conflict(
      m.extensions_warranty_product_expired({ day: dayText(warranty_expiry, language()) }),
      'warranty_expired',
    )
  return undefined
}

/** Locks one of the caller's products whose warranty can be extended. Throws NotFound or Conflict. */
export async function lockExtendable(tx: Db, customerId: number, id: number, since: string): Promise<Extendable> {
  const row = await lockRegistration(tx, id)
  if (row?.customer_id !== customerId) throw new NotFound(m.core_product_not_found())
  const refusal = whyNotExtendable(row, await findLiving(tx, id), since)
  if (refusal) throw refusal
  // Without a last day it was refused above.
  return row as Extendable
}
