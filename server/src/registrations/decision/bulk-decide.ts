import { m } from 'contract/messages'
import type { Caller } from '../../platform/core/caller.ts'
import { eachRow, type EachRow } from '../../platform/core/each-row.ts'
import { Conflict, Invalid } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { DECIDED } from './decided.ts'
import { decideRegistration } from './decide-registration.ts'

export interface BulkDecision {
  status: 'Approved' | 'Rejected'
  reason?: string | undefined
}

/**
 * Approves or rejects each pending registration. Reports those left unchanged. Throws Invalid
 * when a rejection has no reason.
 */
export async function bulkDecide(
  services: Services,
  user: Caller,
  ids: readonly number[],
  decision: BulkDecision,
): Promise<EachRow> {
  if (decision.status === 'Rejected' && !decision.reason) throw new Invalid({ reason: m.core_give_reason() })
  return eachRow(services, ids, async (id) => {
    if (await decideRegistration(services, user, id, { ...decision, seen: 'Pending' })) return
    throw new Conflict(DECIDED[decision.status].already(), 'already_decided')
  })
}
