import type { MessagePreview, MessageSample } from 'contract/complaints/bulk-messages'
import { smsSize } from 'contract/core/texts/sms-parts'
import { reachOf, type Caller } from '../../platform/core/caller.ts'
import { voiceOf } from '../../customer-texts/voice.ts'
import { asInSms } from '../../notices/message.ts'
import type { Services } from '../../platform/core/services.ts'
import { writtenNews } from '../complaint-news.ts'
import {
  findRecipients,
  shortFormFor,
  textFor,
  whyUnreached,
  type Recipient,
  type Texts,
} from './recipients.queries.ts'

/** What a message to the customers of these complaints would be, and who would get none. Sends nothing. */
export async function previewMessage(
  services: Services,
  user: Caller,
  ids: readonly number[],
  texts: Texts,
): Promise<MessagePreview> {
  const { db, clock, config } = services
  const now = clock.now()
  const found = new Map((await findRecipients(db, ids, reachOf(user))).map((row) => [row.id, row]))
  const reached: Recipient[] = []
  const skipped: MessagePreview['skipped'] = []
  for (const id of new Set(ids)) {
    const recipient = found.get(id)
    const why = recipient ? whyUnreached(recipient, texts, now) : 'gone'
    if (why) skipped.push({ id, why })
    else reached.push(recipient!)
  }
  const sampleOf = (recipient: Recipient): MessageSample => {
    const { id, customer_name, language } = recipient
    const text = textFor(recipient, texts)
    const { sms } = writtenNews({ ...recipient, text, sms: shortFormFor(recipient, texts) }, config.publicUrl).message(
      voiceOf(services, language),
    )
    return { id, customer_name, language, text, sms, parts: smsSize(sms).parts, is_whole: sms.includes(asInSms(text)) }
  }
  return {
    messages: reached.length,
    customers: new Set(reached.map(({ customer_id }) => customer_id)).size,
    samples: texts.text ? firstOfEachLanguage(reached).map(sampleOf) : [],
    skipped,
  }
}

const firstOfEachLanguage = (recipients: readonly Recipient[]): Recipient[] =>
  [...new Map(recipients.toReversed().map((recipient) => [recipient.language, recipient])).values()].toReversed()
