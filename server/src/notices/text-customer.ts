import { voiceOf } from '../customer-texts/voice.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { queueSms } from '../platform/gateways/sms.job.ts'
import type { Message, Said } from './message.ts'

/**
 * Sends a customer an SMS in their language and nothing else: with a link that works without signing in, which belongs on
 * their telephone and in no list.
 */
export async function textCustomer(
  tx: Db,
  services: Pick<Services, 'config' | 'jobs' | 'settings' | 'customerTexts'>,
  customerId: number,
  message: Said<Message>,
): Promise<void> {
  const { contact, language } = await tx
    .selectFrom('account')
    .where('id', '=', customerId)
    .select(['contact', 'language'])
    .executeTakeFirstOrThrow()
  await queueSms(tx, services, { to: contact, text: message(voiceOf(services, language)).sms })
}
