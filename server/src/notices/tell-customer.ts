import type { NoticeKind } from 'contract/notices/words'
import { voiceOf, type Voice } from '../customer-texts/voice.ts'
import { queueSms } from '../gateways/sms.job.ts'
import type { Db } from '../core/db.ts'
import type { Services } from '../services.ts'
import type { Message, Said } from './message.ts'

/** What a customer is told, in either language. */
export interface News {
  customerId: number
  kind: NoticeKind
  /** a short line: `Registration approved` */
  title: Said<string>
  message: Said<Message>
  /** of the screen that shows it: a path of the website */
  address: string
}

/** Tells a customer something in their language, by SMS and as a notice, in the transaction of the change. */
export async function tellCustomer(
  tx: Db,
  services: Pick<Services, 'clock' | 'config' | 'jobs' | 'settings' | 'customerTexts'>,
  news: News,
): Promise<void> {
  const { contact, language } = await tx
    .selectFrom('account')
    .where('id', '=', news.customerId)
    .select(['contact', 'language'])
    .executeTakeFirstOrThrow()
  const voice = voiceOf(services, language)
  await insertNotice(tx, news, { voice, at: services.clock.now() })
  await queueSms(tx, services, { to: contact, text: news.message(voice).sms })
}

/** Stores a notice; unread unless a time is given. */
export const insertNotice = (
  tx: Db,
  { customerId, title, message, ...news }: News,
  { voice, at, readAt = null }: { voice: Voice; at: Date | string; readAt?: string | null },
) =>
  tx
    .insertInto('notice')
    .values({
      ...news,
      account_id: customerId,
      title: title(voice),
      text: message(voice).notice,
      created_at: at,
      read_at: readAt,
    })
    .execute()
