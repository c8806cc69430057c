import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { DB } from '../core/schema.ts'
import { defineJob, GiveUp } from '../jobs/define-job.ts'
import type { Services } from '../core/services.ts'
import { CODE_RETRIES, MESSAGE_RETRIES } from './message-retries.ts'
import { openSealed, seal } from './seal.ts'
import { type SmsMessage, SmsRefused } from './sms.ts'

const payload = z.object({
  to: z.string(),
  /** the encrypted text, which may hold a code */
  sealed: z.string(),
})

const codePayload = z.object({
  ...payload.shape,
  /** not sent after this time */
  expires_at: z.iso.datetime(),
  /** made for the work alone: never sent, and nobody misses it */
  silent: z.boolean(),
})

const SMS = 'sms.send'
/** The queue of codes, which has workers that nothing else uses. */
export const SMS_CODE = 'sms.code'

/** Sends one text message. */
export const sendSms = defineJob(
  SMS,
  payload,
  (message, services: Services) => deliver(message, SMS, services),
  MESSAGE_RETRIES,
)

/** Sends one code. Somebody waits for it, so it never stands behind other messages. */
export const sendSmsCode = defineJob(SMS_CODE, codePayload, deliverCode, CODE_RETRIES)

type Queue = Pick<Services, 'jobs' | 'config'>

/** Queues a message in the transaction of the change it is about. Who has no number gets none. */
export async function queueSms(tx: Kysely<DB>, services: Queue, message: SmsMessage): Promise<void> {
  if (message.to === '') return
  await services.jobs.enqueue(tx, sendSms, sealed(message, SMS, services))
}

export interface QueuedCode extends SmsMessage {
  expiresAt: Date
  /** the same work without a message, so that timing reveals nothing */
  silent: boolean
}

/** Queues a code in the transaction that creates it. */
export async function queueSmsCode(tx: Kysely<DB>, services: Queue, code: QueuedCode): Promise<void> {
  const { expiresAt, silent, ...message } = code
  await services.jobs.enqueue(tx, sendSmsCode, {
    ...sealed(message, SMS_CODE, services),
    expires_at: expiresAt.toISOString(),
    silent,
  })
}

const sealed = ({ to, text }: SmsMessage, purpose: string, { config }: Queue) => ({
  to,
  sealed: seal(text, { secret: config.authSecret, purpose, bound: to }),
})

async function deliverCode(code: z.output<typeof codePayload>, services: Services): Promise<void> {
  if (code.silent) return
  if (services.clock.now() > new Date(code.expires_at)) throw new GiveUp('The code expired before it could be sent')
  await deliver(code, SMS_CODE, services)
}

async function deliver(message: z.output<typeof payload>, purpose: string, services: Services): Promise<void> {
  const { to } = message
  const text = openSealed(message.sealed, services.config, { purpose, bound: to })
  if (text === undefined) throw new GiveUp('The text was sealed with another AUTH_SECRET')
  try {
    await services.sms.send({ to, text })
  } catch (error) {
    throw error instanceof SmsRefused ? new GiveUp(error.message) : error
  }
}
