import { m } from 'contract/messages'
import { sql } from 'kysely'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { withPlainLines } from '../platform/core/line-ends.ts'
import { Conflict } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { undoableSeconds } from '../platform/core/undo-time.ts'
import { sendCampaignMessages } from './campaign.jobs.ts'
import {
  isReached,
  planCampaign,
  refuseUnknownPlaces,
  TOKEN_BYTES,
  type CampaignTexts,
  type PlannedOwner,
} from './plan-campaign.ts'
import { newToken } from '../platform/core/token.ts'

interface CampaignForm extends CampaignTexts {
  stock_ids: readonly number[]
  name: string
  /** the sender's own: the same key is the same campaign */
  key: string
}

/**
 * Writes to the owners of registrations, each person once, through the queue. Returns the campaign's id, of the earlier
 * one when the key was used before. Throws Invalid for an unknown place, a Conflict where nobody is reached.
 */
export async function sendCampaign(
  services: Services,
  user: Caller,
  { stock_ids, name, key, ...typed }: CampaignForm,
): Promise<number> {
  const { db, clock, jobs, config } = services
  const texts = { text: withPlainLines(typed.text), text_ne: withPlainLines(typed.text_ne) }
  refuseUnknownPlaces(texts)
  const earlier = await findSent(db, user, key)
  if (earlier !== undefined) return earlier
  const { owners } = await planCampaign(services, stock_ids, texts)
  if (!owners.some(isReached)) throw new Conflict(m.campaigns_nobody())
  return db.transaction().execute(async (tx) => {
    const at = clock.now()
    const added = await tx
      .insertInto('campaign')
      .values({ name, ...texts, key, sent_by: user.id, created_at: at })
      .onConflict((conflict) => conflict.columns(['sent_by', 'key']).doNothing())
      .returning(['id', 'run'])
      .executeTakeFirst()
    if (!added) return (await findSent(tx, user, key))!
    const { id, run } = added
    await addRecipients(tx, id, owners)
    const after = { name, ...texts, people: owners.filter(isReached).length, products: stock_ids.length }
    await recordAudit(tx, { actor: user, action: 'campaign.send', subject: { table: 'campaign', id }, after, at })
    await jobs.enqueue(tx, sendCampaignMessages, { campaign: id, run }, { afterSeconds: undoableSeconds(config) })
    return id
  })
}

const findSent = async (db: Db, user: Caller, key: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('campaign')
      .select('id')
      .where('sent_by', '=', user.id)
      .where('key', '=', key)
      .executeTakeFirst()
  )?.id

async function addRecipients(tx: Db, campaign: number, owners: readonly PlannedOwner[]): Promise<void> {
  const people = owners.map((owner) => ({
    customer_id: owner.customer_id,
    token: newToken(TOKEN_BYTES),
    state: isReached(owner) ? 'waiting' : 'unreached',
    by_sms: owner.by_sms,
    by_email: owner.by_email,
    parts: owner.parts,
  }))
  await sql`
    insert into campaign_recipient (campaign_id, customer_id, token, state, by_sms, by_email, parts)
    select ${campaign}::integer, customer_id, token, state, by_sms, by_email, parts
    from json_to_recordset(${JSON.stringify(people)}::json)
      as new (customer_id integer, token text, state text, by_sms boolean, by_email boolean, parts integer)
    order by customer_id`.execute(tx)
  await sql`
    insert into campaign_product (recipient_id, registration_id)
    select campaign_recipient.id, registration.id
    from registration join campaign_recipient on campaign_recipient.customer_id = registration.customer_id
    where campaign_recipient.campaign_id = ${campaign}
      and registration.id = any(${owners.flatMap(({ stock_ids }) => stock_ids)}::integer[])`.execute(tx)
}
