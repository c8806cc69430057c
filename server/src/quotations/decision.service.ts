import type { Input } from 'contract/endpoint'
import type { quotations, QuotationStatus } from 'contract/quotations'
import { recordAudit } from '../audit/audit.ts'
import { queueSms } from '../gateways/sms.job.ts'
import { Conflict, NotFound } from '../http/errors.ts'
import type { Caller } from '../http/sessions.ts'
import type { Services } from '../services.ts'
import { approvedText, rejectedText } from './quotation.messages.ts'

type Decision = Input<typeof quotations.decide>['body']

const RESULT = { approve: 'Approved', reject: 'Rejected' } as const
const FROM: Record<Decision['action'], readonly QuotationStatus[]> = {
  approve: ['Pending', 'Rejected'],
  reject: ['Pending'],
}

/**
 * Approves a request that is Pending or Rejected, or rejects one that is Pending, and tells the customer. Of two who
 * decide from the same state one wins. Throws NotFound or Conflict.
 */
export async function decideQuotation(
  services: Services,
  user: Caller,
  id: number,
  { action, reason = '' }: Decision,
  requestId: string,
): Promise<void> {
  const at = services.clock.now()
  await services.db.transaction().execute(async (tx) => {
    const before = await tx.selectFrom('quotation').where('id', '=', id).selectAll().executeTakeFirst()
    if (!before) throw new NotFound('Quotation not found')
    if (!FROM[action].includes(before.status)) throw alreadyDecided(before.status)
    const set = { status: RESULT[action], reason, decided_at: at }
    const decided = await tx
      .updateTable('quotation')
      .set(set)
      .where('id', '=', id)
      .where('status', '=', before.status)
      .returning('id')
      .executeTakeFirst()
    if (!decided) throw new Conflict('Somebody else has decided this quotation in the meantime', 'already_decided')
    const subject = { table: 'quotation', id }
    await recordAudit(tx, { actor: user, action: `quotation.${action}`, subject, before, after: set, requestId, at })
    const { contact } = await tx
      .selectFrom('account')
      .where('id', '=', before.customer_id)
      .select('contact')
      .executeTakeFirstOrThrow()
    const text = action === 'approve' ? approvedText(before) : rejectedText(before, reason)
    await queueSms(tx, services, { to: contact, text })
  })
}

const alreadyDecided = (status: QuotationStatus) =>
  new Conflict(`This quotation is already ${status.toLowerCase()}`, 'already_decided')
