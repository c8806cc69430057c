import type { OffReason } from 'contract/webhooks/words'
import { recordAudit, type AuditEntry } from '../platform/audit/audit.ts'
import type { Db } from '../platform/core/db.ts'

const NOBODY: AuditEntry['actor'] = { id: null, role: '' }

/** Switches a webhook off and gives up what waits for it; a replay sends it again. Nothing if it is off already. */
export async function switchOff(
  tx: Db,
  id: number,
  reason: OffReason,
  at: Date,
  actor: AuditEntry['actor'] = NOBODY,
): Promise<void> {
  const off = await tx
    .updateTable('webhook')
    .set({ off_reason: reason, runs_at: null })
    .where('id', '=', id)
    .where('off_reason', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!off) return
  await tx
    .updateTable('webhook_delivery')
    .set({ state: 'failed', claimed_until: null })
    .where('webhook_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
  const subject = { table: 'webhook', id }
  await recordAudit(tx, { actor, action: 'webhook.off', subject, after: { off_reason: reason }, at })
}
