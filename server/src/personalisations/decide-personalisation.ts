import { stateText } from '../platform/core/state-text.ts'
import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import type { personalisations } from 'contract/personalisations/endpoints'
import type { PersonalisationStatus } from 'contract/personalisations/words'
import { recordAudit } from '../platform/audit/audit.ts'
import { Conflict, Invalid, NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { tellCustomer } from '../notices/tell-customer.ts'
import type { Services } from '../platform/core/services.ts'
import { approvedNews, rejectedNews } from './personalisation-news.ts'

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
  if (status === 'Rejected' && reason === '') throw new Invalid({ reason: m.core_give_reason() })
  const at = services.clock.now()
  const result = RESULT[status]
  await services.db.transaction().execute(async (tx) => {
    const before = await tx.selectFrom('personalisation').where('id', '=', id).selectAll().executeTakeFirst()
    if (!before) throw new NotFound(m.personalisations_personalization_not_found())
    if (before.status !== 'pending') throw alreadyDecided(before.status)
    const set = { status: result.status, reason, decided_at: at }
    const decided = await tx
      .updateTable('personalisation')
      .set(set)
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returning('id')
      .executeTakeFirst()
    if (!decided) throw new Conflict(m.personalisations_someone_else_decided_request_meantime(), 'already_decided')
    const subject = { table: 'personalisation', id }
    await recordAudit(tx, { actor: user, action: result.action, subject, before, after: set, at })
    await tellCustomer(tx, services, status === 'Approved' ? approvedNews(before) : rejectedNews(before, reason))
  })
}

const alreadyDecided = (status: PersonalisationStatus) =>
  new Conflict(m.personalisations_request_already({ state: stateText(status) }), 'already_decided')
