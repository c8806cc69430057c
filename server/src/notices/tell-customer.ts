import type { NoticeKind } from 'contract/notices/words'
import { queueSms } from '../gateways/sms.job.ts'
import type { Db } from '../core/db.ts'
import type { Services } from '../services.ts'
import type { Message } from './message.ts'

/** What a customer is told. */
export interface News {
  customerId: number
  kind: NoticeKind
  /** a short line: `Registration approved` */
  title: string
  message: Message
  /** of the screen that shows it: a path of the website */
  address: string
}

/** Tells a customer something, by SMS and as a notice, in the transaction of the change. */
export async function tellCustomer(
  tx: Db,
  services: Pick<Services, 'clock' | 'config' | 'jobs'>,
  news: News,
): Promise<void> {
  const { contact } = await tx
    .selectFrom('account')
    .where('id', '=', news.customerId)
    .select('contact')
    .executeTakeFirstOrThrow()
  await insertNotice(tx, news, { at: services.clock.now() })
  await queueSms(tx, services, { to: contact, text: news.message.sms })
}

/** Stores a notice; unread unless a time is given. */
export const insertNotice = (
  tx: Db,
  { customerId, message, ...news }: News,
  { at, readAt = null }: { at: Date | string; readAt?: string | null },
) =>
  tx
    .insertInto('notice')
    .values({ ...news, customer_id: customerId, text: message.notice, created_at: at, read_at: readAt })
    .execute()
