import { CAMPAIGN_PACE } from 'contract/campaigns/words'
import { campaignAnswerPath } from 'contract/core/paths'
import { sql } from 'kysely'
import { z } from 'zod'
import { voiceOf } from '../customer-texts/voice.ts'
import { customerMail, senderOf } from '../notices/customer-mail.ts'
import { insertNotice, wordsOf, type News } from '../notices/tell-customer.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { queueMail } from '../platform/gateways/mail.job.ts'
import { SmsRefused } from '../platform/gateways/sms.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import { unsubscribeToken } from '../preferences/unsubscribe-token.ts'
import { smsOf, textOf, type Owner } from './plan-campaign.ts'
import { findOwner } from './recipient.queries.ts'

const payload = z.object({ campaign: z.int(), run: z.int() })
type Run = z.output<typeof payload>

/** The reason where nobody knows whether it arrived; screens have the words. */
const NOT_KNOWN = 'not_known'

/** A send takes at most ten seconds. */
const ABANDONED_MS = 60_000

/** Writes to the next people of a campaign, and comes again while there are more: limited, so that other messages get through. */
export const sendCampaignMessages = defineJob('campaign.send', payload, sendNext, {
  retryLimit: 12,
  retryDelay: 30,
  retryDelayMax: 1800,
  expireInSeconds: 300,
})

async function sendNext(run: Run, services: Services): Promise<void> {
  const { db, jobs } = services
  await failAbandoned(services, run)
  for (let sent = 0; sent < CAMPAIGN_PACE.people; sent++) {
    const claimed = await claimNext(services, run)
    if (!claimed) return
    await deliver(services, claimed)
  }
  await jobs.enqueue(db, sendCampaignMessages, run, { afterSeconds: CAMPAIGN_PACE.seconds })
}

/** Whoever was claimed when a process died may have the message: they are named, and not written to again by themselves. */
const failAbandoned = ({ db, clock }: Services, { campaign }: Run) =>
  db
    .updateTable('campaign_recipient')
    .set({ state: 'failed', reason: NOT_KNOWN })
    .where('campaign_id', '=', campaign)
    .where('state', '=', 'claimed')
    .where('claimed_at', '<', new Date(clock.now().getTime() - ABANDONED_MS).toISOString())
    .execute()

interface Claimed {
  id: number
  /** null: it went by e-mail alone */
  sms: { to: string; text: string } | null
}

/** Takes the next person, in one transaction with their notice and e-mail; undefined when nobody waits or it was stopped. */
function claimNext(services: Services, { campaign, run }: Run): Promise<Claimed | undefined> {
  const at = services.clock.now()
  return services.db.transaction().execute(async (tx) => {
    const texts = await tx
      .selectFrom('campaign')
      .select(['name', 'text', 'text_ne'])
      .where('id', '=', campaign)
      .where('run', '=', run)
      .where('stopped_at', 'is', null)
      .executeTakeFirst()
    if (!texts) return undefined
    const claimed = await tx
      .updateTable('campaign_recipient')
      .set({ state: 'claimed', claimed_at: at })
      .where(
        'id',
        '=',
        sql<number>`(
        select id from campaign_recipient where campaign_id = ${campaign} and state = 'waiting'
        order by id limit 1 for update skip locked)`,
      )
      .returning(['id', 'token', 'by_sms', 'by_email'])
      .executeTakeFirst()
    if (!claimed) return undefined
    const owner = await findOwner(tx, claimed.id)
    await tellOwner(tx, services, { owner, name: texts.name, texts, ...claimed })
    if (!claimed.by_sms) {
      await setSent(tx, claimed.id, at)
      return { id: claimed.id, sms: null }
    }
    return { id: claimed.id, sms: { to: owner.contact, text: smsOf(services, owner, texts, claimed.token) } }
  })
}

async function deliver({ db, sms, clock }: Services, { id, sms: message }: Claimed): Promise<void> {
  if (!message) return
  try {
    await sms.send(message)
  } catch (error) {
    const isRefused = error instanceof SmsRefused
    await db
      .updateTable('campaign_recipient')
      .set({ state: 'failed', reason: isRefused ? error.message : NOT_KNOWN })
      .where('id', '=', id)
      .execute()
    // The provider may be down: the others wait until the job is tried again.
    if (!isRefused) throw error
    return
  }
  await setSent(db, id, clock.now())
}

const setSent = (db: Db, id: number, at: Date) =>
  db.updateTable('campaign_recipient').set({ state: 'sent', sent_at: at, reason: '' }).where('id', '=', id).execute()

interface Telling {
  owner: Owner & { email: string }
  name: string
  texts: { text: string; text_ne: string }
  token: string
  by_email: boolean
}

/** The notice in the portal, and the e-mail, which carries the same. */
async function tellOwner(tx: Db, services: Services, { owner, name, texts, token, by_email }: Telling): Promise<void> {
  const { customer_id: customerId, language, email, firstname } = owner
  const news: News = {
    customerId,
    kind: 'registration',
    title: () => name,
    message: ({ locale }) => ({ sms: '', notice: textOf(owner, texts, locale) }),
    address: campaignAnswerPath(token),
  }
  const words = wordsOf(services, news)
  await insertNotice(tx, { news, words, at: services.clock.now() })
  if (!by_email) return
  const letter = {
    to: email,
    firstname,
    title: name,
    text: words[language].notice,
    address: news.address,
    topic: 'registrations' as const,
    token: unsubscribeToken(services.config, { id: customerId, topic: 'registrations', email }),
  }
  await queueMail(tx, services, customerMail(voiceOf(services, language), senderOf(services), letter))
}
