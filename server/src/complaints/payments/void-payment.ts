import { m } from 'contract/messages'
import { actorName } from '../../accounts/person-name.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller } from '../../platform/core/caller.ts'
import { Conflict } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { lockComplaint } from '../lock-complaint.ts'
import { settleReports } from './insert-payment.ts'
import { getPayment } from './payment.queries.ts'

/**
 * Makes a receipt void: it keeps its number, and its amount is to be paid again. Of several at once one wins. Throws NotFound,
 * or Conflict where it is void already.
 */
export const voidPayment = (
  { db, clock }: Services,
  user: Caller,
  { id, payment_id }: { id: number; payment_id: number },
  reason: string,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockComplaint(tx, id)
    const { number, amount, voided_at } = await getPayment(tx, id, payment_id)
    if (voided_at !== null) throw new Conflict(m.payments_void_already(), 'void')
    const at = clock.now()
    await tx
      .updateTable('repair_payment')
      .set({ voided_at: at, voided_by: user.id, voided_by_name: await actorName(tx, user), void_reason: reason })
      .where('id', '=', payment_id)
      .execute()
    await settleReports(tx, id)
    await recordAudit(tx, {
      actor: user,
      action: 'complaint.void-receipt',
      subject: { table: 'complaint', id },
      after: { amount, number, reason },
      at,
    })
  })
