import { sql } from 'kysely'
import { m } from 'contract/messages'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { sendCampaignMessages } from './campaign.jobs.ts'

/** Stops sending to those who wait, or goes on. What is so already stays so. Throws NotFound. */
export async function setSending({ db, clock, jobs }: Services, user: Caller, id: number, sending: boolean) {
  await db.transaction().execute(async (tx) => {
    await lockCampaign(tx, id)
    const at = clock.now()
    const changed = await tx
      .updateTable('campaign')
      .set({ stopped_at: sending ? null : at, run: sql`run + 1` })
      .where('id', '=', id)
      .where('stopped_at', sending ? 'is not' : 'is', null)
      .returning('run')
      .executeTakeFirst()
    if (!changed) return
    const action = sending ? 'campaign.resume' : 'campaign.stop'
    await recordAudit(tx, { actor: user, action, subject: { table: 'campaign', id }, at })
    if (sending) await jobs.enqueue(tx, sendCampaignMessages, { campaign: id, run: changed.run })
  })
}

/** Sends once more to those whose message failed; returns to how many. Throws NotFound. */
export function sendAgain({ db, clock, jobs }: Services, user: Caller, id: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockCampaign(tx, id)
    const failed = await tx
      .updateTable('campaign_recipient')
      .set({ state: 'waiting', reason: '', claimed_at: null })
      .where('campaign_id', '=', id)
      .where('state', '=', 'failed')
      .returning('id')
      .execute()
    if (failed.length === 0) return 0
    const { run } = await tx
      .updateTable('campaign')
      .set({ stopped_at: null, run: sql`run + 1` })
      .where('id', '=', id)
      .returning('run')
      .executeTakeFirstOrThrow()
    const after = { people: failed.length }
    const subject = { table: 'campaign', id }
    await recordAudit(tx, { actor: user, action: 'campaign.again', subject, after, at: clock.now() })
    await jobs.enqueue(tx, sendCampaignMessages, { campaign: id, run })
    return failed.length
  })
}

async function lockCampaign(tx: Db, id: number): Promise<void> {
  const row = await tx.selectFrom('campaign').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new NotFound(m.campaigns_not_found())
}
