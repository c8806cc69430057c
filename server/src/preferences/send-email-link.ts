import { m } from 'contract/messages'
import { sql } from 'kysely'
import { TooMany } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import { voiceOf } from '../customer-texts/voice.ts'
import { queueMail } from '../platform/gateways/mail.job.ts'
import { confirmationMail, senderOf } from '../notices/customer-mail.ts'
import type { Services } from '../platform/core/services.ts'
import { mailboxOf, readerOf } from './address.queries.ts'
import { emailToken, LINK_DAYS } from './email-token.ts'

type Sources = Pick<Services, 'clock' | 'config' | 'jobs' | 'settings' | 'customerTexts'>

interface Owner {
  id: number
  email: string
  contact: string
  language: 'en' | 'ne'
}

const HOUR_MS = 60 * 60_000
const AGAIN_MS = 60_000
/** Links a day: of one account, whatever its addresses, and to one address, because who reads it did not ask for any. */
const MOST_A_DAY = { account: 5, address: 10 }

/** Sends the first link that confirms an address, in the transaction of what first wanted an e-mail to it; once only. */
export async function sendFirstEmailLink(tx: Db, services: Sources, owner: Owner): Promise<void> {
  await lockAddress(tx, owner)
  const { isConfirmed, linkSentAt } = await readerOf(tx, mailboxOf(owner))
  if (isConfirmed || linkSentAt !== null) return
  if ((await sentToday(tx, services, owner)).address >= MOST_A_DAY.address) return
  await sendLink(tx, services, owner)
}

/** Sends another link, unless one left within the last minute. Throws TooMany. */
export async function sendEmailLink(tx: Db, services: Sources, owner: Owner): Promise<void> {
  await lockAddress(tx, owner)
  const { linkSentAt } = await readerOf(tx, mailboxOf(owner))
  const age = linkSentAt ? services.clock.now().getTime() - linkSentAt.getTime() : Infinity
  if (age >= 0 && age < AGAIN_MS) return
  const { account, address } = await sentToday(tx, services, owner)
  if (account >= MOST_A_DAY.account || address >= MOST_A_DAY.address)
    throw new TooMany(m.preferences_sent_several_links_address_today_look(), 24 * 3600)
  await sendLink(tx, services, owner)
}

/** Of two accounts with one address that ask at once the second counts the link of the first. */
const lockAddress = (tx: Db, { email }: Owner) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`email-link:${email.toLowerCase()}`}, 0))`.execute(tx)

async function sentToday(tx: Db, { clock }: Sources, owner: Owner): Promise<{ account: number; address: number }> {
  const { accountId, address } = mailboxOf(owner)
  return tx
    .selectFrom('email_link')
    .where((eb) => eb.or([eb('address', '=', address), eb('account_id', '=', accountId)]))
    .where('sent_at', '>', new Date(clock.now().getTime() - 24 * HOUR_MS).toISOString())
    .select([
      sql<number>`(count(*) filter (where account_id = ${accountId}))::int`.as('account'),
      sql<number>`(count(*) filter (where address = ${address}))::int`.as('address'),
    ])
    .executeTakeFirstOrThrow()
}

async function sendLink(tx: Db, services: Sources, owner: Owner): Promise<void> {
  const { accountId, address } = mailboxOf(owner)
  const sentAt = services.clock.now()
  await tx
    .deleteFrom('email_link')
    .where('account_id', '=', accountId)
    .where('sent_at', '<', new Date(sentAt.getTime() - LINK_DAYS * 24 * HOUR_MS).toISOString())
    .execute()
  await tx.insertInto('email_link').values({ account_id: accountId, address, sent_at: sentAt }).execute()
  const token = emailToken(services.config, { id: accountId, email: owner.email, sentAt })
  const letter = { to: owner.email, ending: owner.contact.slice(-3), token }
  await queueMail(tx, services, confirmationMail(voiceOf(services, owner.language), senderOf(services), letter))
}
