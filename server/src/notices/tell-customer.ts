import type { NoticeKind } from 'contract/notices'
import { queueSms } from '../gateways/sms.job.ts'
import type { Db, Services } from '../services.ts'
import { noticeText } from './notice-text.ts'

/** What a customer is told. */
export interface News {
  customerId: number
  kind: NoticeKind
  /** a short line: `Registration approved` */
  title: string
  /** the text message; the notice says the same without the brand in front */
  sms: string
  /** of the screen that shows it: a path inside the site */
  address: string
}

/** Tells a customer something, by SMS and in their notices, in the transaction of the change that it tells of. */
export async function tellCustomer(
  tx: Db,
  services: Pick<Services, 'clock' | 'config' | 'jobs'>,
  { customerId, sms, ...news }: News,
): Promise<void> {
  const { contact } = await tx
    .selectFrom('account')
    .where('id', '=', customerId)
    .select('contact')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('notice')
    .values({ ...news, customer_id: customerId, text: noticeText(sms), created_at: services.clock.now() })
    .execute()
  await queueSms(tx, services, { to: contact, text: sms })
}
