import { open } from 'node:fs/promises'
import type { Clock } from '../core/clock.ts'
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
      const line = JSON.stringify({ at: clock.now().toISOString(), to, text })
      const file = await open(path, 'a', 0o600)
      try {
        await file.appendFile(`${line}\n`)
        await file.datasync()
      } finally {
        await file.close()
      }
      if (print) process.stdout.write(`SMS to ${to}: ${text}\n`)
    },
  }
}
