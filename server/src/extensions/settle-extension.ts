import { m } from 'contract/messages'
import { language } from 'contract/core/wording'
import { setWarrantyExpiry } from '../registrations/warranty-expiry.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import { daysLater, today } from '../platform/core/clock.ts'
import { Conflict } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { dayText } from '../platform/core/format.ts'
import { tellCustomer } from '../notices/tell-customer.ts'
import { monthsLater } from '../registrations/warranty.ts'
import type { Services } from '../platform/core/services.ts'
import { settledNews } from './extension-news.ts'
import { lockExtension } from './held-extension.ts'
import { notWaiting } from './held-extension.ts'

/** A shop takes the money on the last day, and its receipt reaches the office some days later. */
const RECEIPT_MAY_LAG_DAYS = 14

/**
 * Records the shop's receipt: the warranty is extended from now on, and the customer is told. Of concurrent calls one
 * wins. Throws NotFound or Conflict.
 */
export async function settleExtension(
  services: Services,
  user: Caller,
  id: number,
  { receipt }: { receipt: string },
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const { extension: before, product } = await lockExtension(tx, id)
    if (before.state !== 'awaiting_payment') throw notWaiting(before)
    const previous = product.warranty_expiry ?? before.previous_expiry
    if (daysLater(previous, RECEIPT_MAY_LAG_DAYS) < today(services.clock))
      throw new Conflict(
        m.extensions_warranty_expired_request_only_cancelled({ day: dayText(previous, language()) }),
        'late',
      )
    const at = services.clock.now()
    const set = { state: 'active' as const, receipt, previous_expiry: previous, settled_at: at }
    await tx
      .updateTable('warranty_extension')
      .set(set)
      .where('id', '=', id)
      .where('state', '=', 'awaiting_payment')
      .returning('id')
      .executeTakeFirstOrThrow()
    const expiry = monthsLater(previous, before.months)
    await setWarrantyExpiry(tx, product.id, expiry)
    const subject = { table: 'warranty_extension', id }
    await recordAudit(tx, { actor: user, action: 'extension.settle', subject, before, after: set, at })
    await tellCustomer(tx, services, settledNews(product, expiry))
  })
}
