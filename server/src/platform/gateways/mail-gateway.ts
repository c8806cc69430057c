import { join } from 'node:path'
import type { Clock } from '../core/clock.ts'
import type { Config } from '../config/config.ts'
import type { MailGateway } from './mail.ts'
import { outboxMail } from './outbox-mail.ts'
import { smtpMail } from './smtp-mail.ts'

interface MailOptions {
  clock: Clock
  /** also show each e-mail of the outbox on the terminal */
  print: boolean
  /** the display name before the sender's address */
  sender: () => string
}

/** The configured gateway; undefined where this installation sends no e-mails. */
export function mailGateway(
  { mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>,
  { clock, print, sender }: MailOptions,
): MailGateway | undefined {
  if (!mail) return undefined
  if (mail.smtp === undefined) return outboxMail({ path: join(dataDir, MAIL_OUTBOX), clock, print })
  return smtpMail({ url: mail.smtp, from: mail.from, sender })
}

/** The outbox in the data directory, for e-mails that are not sent. */
export const MAIL_OUTBOX = 'mail.jsonl'
