import type { Clock } from '../core/clock.ts'
import { appendLine } from './append-line.ts'
import type { SmsGateway } from './sms.ts'

export interface OutboxOptions {
  path: string
  clock: Clock
  /** print each message on the terminal too */
  print: boolean
}

/**
 * Writes messages to a file instead of sending them: one JSON line `{at, to, text}` each, on disk before `send`
 * resolves.
 */
export function outboxSms({ path, clock, print }: OutboxOptions): SmsGateway {
  return {
    kind: 'outbox',
    async send({ to, text }) {
      await appendLine(path, JSON.stringify({ at: clock.now().toISOString(), to, text }))
      if (print) process.stdout.write(`SMS to ${to}: ${text}\n`)
    },
  }
}
