import { join } from 'node:path'
import type { Clock } from '../core/clock.ts'
import type { Config } from '../config/config.ts'
import { aakashSms } from './aakash-sms.ts'
import { outboxSms } from './outbox-sms.ts'
import { sparrowSms } from './sparrow-sms.ts'
import type { SmsGateway } from './sms.ts'

/** The configured gateway. `print` also shows each message of the outbox on the terminal. */
export function smsGateway(config: Pick<Config, 'sms' | 'dataDir'>, clock: Clock, print: boolean): SmsGateway {
  const { provider, token, sender, url } = config.sms
  if (provider === 'sparrow') return sparrowSms({ token, from: sender, url })
  if (provider === 'aakash') return aakashSms({ token, url })
  return outboxSms({ path: outboxPath(config), clock, print })
}

/** The outbox in the data directory, for text messages that are not sent. */
export const OUTBOX = 'sms.jsonl'
export const outboxPath = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, OUTBOX)
