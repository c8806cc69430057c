import { m } from 'contract/messages'
import type { payments } from 'contract/complaints/payments'
import type { Input } from 'contract/core/endpoint'
import { language } from 'contract/core/wording'
import { actorName } from '../../accounts/person-name.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { rupeesText } from '../../platform/core/format.ts'
import { Conflict, Invalid } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { lockComplaint } from '../lock-complaint.ts'
import { insertPayment, settleReports } from './insert-payment.ts'
import { sumsOf } from './payment.queries.ts'

type Form = Input<typeof payments.take>['body']

/**
 * Enters what a customer paid for a repair, with the next receipt number. One whose key is known is answered as before.
 * Returns its id. Throws NotFound, Invalid where it is nothing or more than is still to pay, and
 * Conflict for a key of another complaint's payment.
 */
export const takePayment = ({ db, clock }: Services, user: Caller, id: number, form: Form): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await lockComplaint(tx, id)
    const known = form.key === undefined ? undefined : await paymentWithKey(tx, form.key, id)
    if (known !== undefined) return known
    const { rest } = await sumsOf(tx, id)
    if (rest <= 0) throw new Invalid({ amount: m.payments_nothing_to_pay() })
    if (form.amount === 0) throw new Invalid({ amount: m.payments_enter_amount() })
    if (form.amount > rest) throw new Invalid({ amount: m.payments_too_much({ rest: rupeesText(rest, language()) }) })
    const at = clock.now()
    const paid = await insertPayment(tx, {
      complaint_id: id,
      amount: form.amount,
      method: form.method,
      key: form.key,
      received_by: user.id,
      received_by_name: await actorName(tx, user),
      at,
    })
    await settleReports(tx, id)
    await recordAudit(tx, {
      actor: user,
      action: 'complaint.payment',
      subject: { table: 'complaint', id },
      after: { amount: form.amount, number: paid.number },
      at,
    })
    return paid.id
  })

/** A payment that was sent before. Throws Conflict where that of another complaint has the key. */
async function paymentWithKey(tx: Db, key: string, complaintId: number): Promise<number | undefined> {
  const known = await tx
    .selectFrom('repair_payment')
    .where('key', '=', key)
    .select(['id', 'complaint_id'])
    .executeTakeFirst()
  if (known && known.complaint_id !== complaintId) throw new Conflict(m.payments_key_of_another(), 'key_taken')
  return known?.id
}
