import type { Locale } from 'contract/core/locale'
import type { CustomerNoticeKind } from 'contract/notices/words'
import { TOPIC_OF } from 'contract/preferences/words'
import { voiceOf } from '../customer-texts/voice.ts'
import { isMailbox } from '../platform/core/mailbox.ts'
import { queueMail } from '../platform/gateways/mail.job.ts'
import { queueSms } from '../platform/gateways/sms.job.ts'
import { mailboxOf, readerOf } from '../preferences/address.queries.ts'
import { choiceFor } from '../preferences/preference.queries.ts'
import { sendFirstEmailLink } from '../preferences/send-email-link.ts'
import { unsubscribeToken } from '../preferences/unsubscribe-token.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { customerMail, senderOf } from './customer-mail.ts'
import type { Message, Said } from './message.ts'

/** A message to a customer, in both languages. */
export interface News {
  customerId: number
  kind: CustomerNoticeKind
  /** a short line: `Registration approved` */
  title: Said<string>
  message: Said<Message>
  /** of the screen that shows it: a path of the website */
  address: string
  /** reaches them by SMS if they chose neither way: what somebody waits at home for, or what a contract hangs on */
  isNeeded?: boolean
}

/**
 * Tells a customer something, in the transaction of the change: as a notice in both languages, and in their own by SMS and
 * e-mail as they chose for its topic. An address that nobody confirmed yet gets a link to do so instead, once.
 */
export async function tellCustomer(
  tx: Db,
  services: Pick<Services, 'clock' | 'config' | 'jobs' | 'settings' | 'customerTexts' | 'mail'>,
  news: News,
): Promise<void> {
  const owner = await tx
    .selectFrom('account')
    .where('id', '=', news.customerId)
    .select(['id', 'contact', 'email', 'firstname', 'language'])
    .executeTakeFirstOrThrow()
  const { contact, email, firstname, language } = owner
  const topic = TOPIC_OF[news.kind]
  const chosen = await choiceFor(tx, news.customerId, topic)
  const words = wordsOf(services, news)
  await insertNotice(tx, { news, words, at: services.clock.now() })
  const { title, sms, notice } = words[language]
  const canEmail = chosen.email && services.mail !== undefined && isMailbox(email)
  const reader = canEmail ? await readerOf(tx, mailboxOf(owner)) : undefined
  if (reader && !reader.isConfirmed) await sendFirstEmailLink(tx, services, owner)
  const byEmail = reader?.isConfirmed === true && !reader.stopped.has(topic)
  const bySms = chosen.sms || (news.isNeeded === true && !byEmail)
  if (bySms) await queueSms(tx, services, { to: contact, text: sms })
  if (!byEmail) return
  const letter = {
    to: email,
    firstname,
    title,
    text: notice,
    address: news.address,
    topic,
    token: unsubscribeToken(services.config, { id: news.customerId, topic, email }),
  }
  await queueMail(tx, services, {
    ...customerMail(voiceOf(services, language), senderOf(services), letter),
    ...(news.isNeeded && !bySms && { instead: { to: contact, text: sms } }),
  })
}

type Words = Record<Locale, Message & { title: string }>

/** The words of the news in each language. */
export function wordsOf(services: Pick<Services, 'settings' | 'customerTexts'>, { title, message }: News): Words {
  const wordsIn = (locale: Locale) => {
    const voice = voiceOf(services, locale)
    return { title: title(voice), ...message(voice) }
  }
  return { en: wordsIn('en'), ne: wordsIn('ne') }
}

interface Told {
  news: News
  words: Words
  at: Date | string
  readAt?: string | null
}

/** Stores a notice in both languages; unread unless a time is given. */
export const insertNotice = (tx: Db, { news, words: { en, ne }, at, readAt = null }: Told) =>
  tx
    .insertInto('notice')
    .values({
      kind: news.kind,
      address: news.address,
      account_id: news.customerId,
      title: en.title,
      text: en.notice,
      title_ne: ne.title,
      text_ne: ne.notice,
      created_at: at,
      read_at: readAt,
    })
    .execute()
