import { appendLine } from './append-line.ts'
import type { OutboxOptions } from './outbox-sms.ts'
import type { MailGateway } from './mail.ts'

/** Writes e-mails to a file instead of sending them: one JSON line each, on disk before `send` resolves. */
export function outboxMail({ path, clock, print }: OutboxOptions): MailGateway {
  return {
    kind: 'outbox',
    async send(mail) {
      await appendLine(path, JSON.stringify({ at: clock.now().toISOString(), ...mail }))
      if (print) process.stdout.write(`E-mail to ${mail.to}: ${mail.subject}\n${mail.text}\n`)
    },
  }
}
