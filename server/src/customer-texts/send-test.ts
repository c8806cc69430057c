import type { customerTexts } from 'contract/customer-texts/endpoints'
import { usedAs, type TextKey } from 'contract/customer-texts/words'
import type { Input } from 'contract/core/endpoint'
import type { Caller } from '../core/caller.ts'
import { Conflict, Invalid } from '../core/problems.ts'
import { queueSms } from '../gateways/sms.job.ts'
import type { Services } from '../services.ts'
import { refusedForms } from './check-text.ts'
import { newestFacts } from './newest-facts.queries.ts'
import { toldWith } from './preview-text.ts'
import { ownForms } from './save-text.ts'

type Trial = Input<typeof customerTexts.test>['body']

/**
 * Sends the SMS of a text to the caller's own number, just as a customer would get it. Throws Invalid for words that could
 * not be saved, Conflict for a text that is in no SMS, TooMany.
 */
export async function sendTest(
  services: Services,
  user: Caller,
  key: TextKey,
  { locale, ...typed }: Trial,
): Promise<void> {
  if (usedAs(key) === 'title') throw new Conflict('This text is not part of an SMS')
  const draft = ownForms(key, typed)
  const refused = Object.entries(refusedForms(services, key, draft)).filter(([field]) => field.startsWith(locale))
  if (refused.length > 0) throw new Invalid(Object.fromEntries(refused))
  await services.limits.take('test-sms.account', String(user.id))
  const newest = await newestFacts(services.db, key)
  const { contact: to } = await services.db
    .selectFrom('account')
    .where('id', '=', user.id)
    .select('contact')
    .executeTakeFirstOrThrow()
  await queueSms(services.db, services, { to, text: toldWith(services, key, { locale, draft, newest }).sms })
}
