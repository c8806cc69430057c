import { m } from 'contract/messages'
import type { CampaignAnswer, OWN_ANSWERS } from 'contract/campaigns/words'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { ChangedMeanwhile, NotFound } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { getRecipient } from './recipient.queries.ts'

interface Answering {
  answer: CampaignAnswer | null
  /** on the screen of whoever answers */
  seen: CampaignAnswer | null
}

/** Staff note an answer, or take one back. The same again changes nothing. Throws NotFound, or ChangedMeanwhile. */
export async function setAnswer({ db, clock }: Services, user: Caller, id: number, { answer, seen }: Answering) {
  await db.transaction().execute(async (tx) => {
    const at = clock.now()
    const row = await lockRecipient(tx, 'id', id)
    if (!row) throw new NotFound(m.campaigns_person_not_found())
    if (row.answer === answer) return
    if (row.answer !== seen) throw new ChangedMeanwhile(await getRecipient(tx, id))
    await write(tx, row, { answer, at, actor: user })
  })
}

/** Whoever has the link answers; later they may answer otherwise. Throws NotFound. */
export async function answerByLink(
  { db, clock }: Services,
  token: string,
  answer: (typeof OWN_ANSWERS)[number],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockRecipient(tx, 'token', token)
    if (!row) throw new NotFound(m.campaigns_link_unknown())
    if (row.answer === answer) return
    await write(tx, row, { answer, at: clock.now(), actor: { id: row.customer_id, role: 'customer' } })
  })
}

const lockRecipient = (tx: Db, column: 'id' | 'token', value: number | string) =>
  tx
    .selectFrom('campaign_recipient')
    .select(['id', 'campaign_id', 'customer_id', 'answer'])
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst()

type Locked = NonNullable<Awaited<ReturnType<typeof lockRecipient>>>

interface Written {
  answer: CampaignAnswer | null
  at: Date
  actor: { id: number | null; role: string; requestId?: string }
}

async function write(tx: Db, { id, campaign_id, customer_id, answer: before }: Locked, { answer, at, actor }: Written) {
  await tx
    .updateTable('campaign_recipient')
    .set({ answer, answered_at: answer && at })
    .where('id', '=', id)
    .execute()
  await recordAudit(tx, {
    actor,
    action: 'campaign.answer',
    subject: { table: 'campaign', id: campaign_id },
    before: { customer_id, answer: before },
    after: { customer_id, answer },
    at,
  })
}
