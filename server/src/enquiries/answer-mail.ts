import { CONTACT_US } from 'contract/core/paths'
import type { Locale } from 'contract/core/locale'
import { voiceOf } from '../customer-texts/voice.ts'
import { plainMail, senderOf } from '../notices/customer-mail.ts'
import { isMailbox } from '../platform/core/mailbox.ts'
import type { Services } from '../platform/core/services.ts'
import type { Mail } from '../platform/gateways/mail.ts'

/** Whether an answer can leave from here by e-mail. */
export const mayMail = ({ mail }: Pick<Services, 'mail'>, { email }: { email: string }): boolean =>
  mail !== undefined && isMailbox(email)

/**
 * The e-mail that carries an answer, with nothing in it that a visitor wrote but the name: anybody can type somebody else's
 * address. It is in the language of the answer.
 */
export function answerMail(
  services: Pick<Services, 'config' | 'settings' | 'customerTexts'>,
  { name, email, text }: { name: string; email: string; text: string },
): Mail {
  const voice = voiceOf(services, languageOf(text))
  return plainMail(voice, senderOf(services), { to: email, name, text, address: CONTACT_US })
}

const languageOf = (text: string): Locale => (/\p{Script=Devanagari}/u.test(text) ? 'ne' : 'en')
