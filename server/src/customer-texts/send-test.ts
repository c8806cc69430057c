import { m } from 'contract/messages'
import type { customerTexts } from 'contract/customer-texts/endpoints'
import { isInSms, usedAs, type TextKey } from 'contract/customer-texts/words'
import type { Input } from 'contract/core/endpoint'
import type { Caller } from '../platform/core/caller.ts'
import { Conflict, Invalid } from '../platform/core/problems.ts'
import { isMailbox } from '../platform/core/mailbox.ts'
import { queueMail } from '../platform/gateways/mail.job.ts'
import { queueSms } from '../platform/gateways/sms.job.ts'
import type { Services } from '../platform/core/services.ts'
import { refusedForms } from './check-text.ts'
import { newestFacts } from './newest-facts.queries.ts'
import { toldWith } from './preview-text.ts'
import { ownForms } from './save-text.ts'

type Trial = Input<typeof customerTexts.test>['body']

/**
 * Sends a text to the caller just as a customer would get it: in its SMS, or in an e-mail where it is in none. Throws
 * Invalid for words that could not be saved, Conflict for words of papers and where there is no e-mail or no address for
 * it, TooMany.
 */
export async function sendTest(
  services: Services,
  user: Caller,
  key: TextKey,
  { locale, ...typed }: Trial,
): Promise<void> {
  if (usedAs(key) === 'paper') throw new Conflict(m.customer_texts_text_printed_document_not_sent(), 'on_paper')
  const draft = ownForms(key, typed)
  const refused = Object.entries(refusedForms(services, key, draft)).filter(([field]) => field.startsWith(locale))
  if (refused.length > 0) throw new Invalid(Object.fromEntries(refused))
  const { contact, email } = await services.db
    .selectFrom('account')
    .where('id', '=', user.id)
    .select(['contact', 'email'])
    .executeTakeFirstOrThrow()
  if (!isInSms(key)) {
    if (!services.mail) throw new Conflict(m.core_send_no_e_mails(), 'no_email')
    if (!isMailbox(email)) throw new Conflict(m.customer_texts_account_no_e_mail_address(), 'no_address')
  }
  await services.limits.take('test-sms.account', String(user.id))
  const newest = await newestFacts(services.db, key)
  const { sms, mail } = toldWith(services, key, { locale, draft, newest })
  if (isInSms(key)) return queueSms(services.db, services, { to: contact, text: sms })
  // Titles and e-mail texts are shown in an e-mail.
  await queueMail(services.db, services, { ...mail!, to: email, unsubscribe: undefined })
}
