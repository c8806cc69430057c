import { m } from 'contract/messages'
import { MY_PERSONALISATIONS } from 'contract/core/paths'
import type { Input } from 'contract/core/endpoint'
import type { personalisations } from 'contract/personalisations/endpoints'
import type { PersonalisationStatus } from 'contract/personalisations/words'
import { recordAudit } from '../audit/audit.ts'
import { Conflict, Invalid, NotFound } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import { tellCustomer } from '../notices/tell-customer.ts'
import type { Services } from '../services.ts'
import { approvedMessage, rejectedMessage } from './personalisation.messages.ts'

type Decision = Input<typeof personalisations.decide>['body']

const RESULT = {
  Approved: { status: 'approved', action: 'personalisation.approve' },
  Rejected: { status: 'rejected', action: 'personalisation.reject' },
} as const

/**
 * Approves a pending request, or rejects it with a reason, and tells the customer. Of concurrent decisions one wins.
 * Throws NotFound, Invalid or Conflict.
 */
export async function decidePersonalisation(
  services: Services,
  user: Caller,
  { personalization_id: id, status, reason = '' }: Decision,
): Promise<void> {
  if (status === 'Rejected' && reason === '') throw new Invalid({ reason: 'Please give a reason' })
  const at = services.clock.now()
  const result = RESULT[status]
  await services.db.transaction().execute(async (tx) => {
    const before = await tx.selectFrom('personalisation').where('id', '=', id).selectAll().executeTakeFirst()
    if (!before) throw new NotFound('Personalization not found')
    if (before.status !== 'pending') throw alreadyDecided(before.status)
    const set = { status: result.status, reason, decided_at: at }
    const decided = await tx
      .updateTable('personalisation')
      .set(set)
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returning('id')
      .executeTakeFirst()
    if (!decided) throw new Conflict('Someone else has decided this request in the meantime', 'already_decided')
    const subject = { table: 'personalisation', id }
    await recordAudit(tx, { actor: user, action: result.action, subject, before, after: set, at })
    await tellCustomer(tx, services, {
      customerId: before.customer_id,
      kind: 'personalisation',
      title: (locale) =>
        status === 'Approved'
          ? m.notices_lettering_approved_title({}, { locale })
          : m.notices_lettering_rejected_title({}, { locale }),
      message: status === 'Approved' ? approvedMessage(before) : rejectedMessage(before, reason),
      address: MY_PERSONALISATIONS,
    })
  })
}

const alreadyDecided = (status: PersonalisationStatus) =>
  new Conflict(`This request is already ${status}`, 'already_decided')
