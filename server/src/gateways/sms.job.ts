import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { DB } from '../core/schema.ts'
import { defineJob, GiveUp } from '../jobs/define-job.ts'
import type { Services } from '../services.ts'
import { MESSAGE_RETRIES } from './message-retries.ts'
import { openSealed, seal } from './seal.ts'
import { type SmsMessage, SmsRefused } from './sms.ts'

const payload = z.object({
  to: z.string(),
  /** the encrypted text, which may hold a code */
  sealed: z.string(),
  /** not sent after this time */
  expires_at: z.iso.datetime().optional(),
})

const PURPOSE = 'sms.send'

/** Sends one text message. */
export const sendSms = defineJob(PURPOSE, payload, deliver, MESSAGE_RETRIES)

export interface QueuedSms extends SmsMessage {
  /** an expired OTP need not arrive */
  expiresAt?: Date | undefined
}

/** Queues a message in the transaction of the change it is about. */
export async function queueSms(
  tx: Kysely<DB>,
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  { to, text, expiresAt }: QueuedSms,
): Promise<void> {
  await jobs.enqueue(tx, sendSms, {
    to,
    sealed: seal(text, { secret: config.authSecret, purpose: PURPOSE, bound: to }),
    ...(expiresAt && { expires_at: expiresAt.toISOString() }),
  })
}

async function deliver({ to, sealed, expires_at }: z.output<typeof payload>, services: Services): Promise<void> {
  const { sms, clock, config } = services
  if (expires_at !== undefined && clock.now() > new Date(expires_at)) return
  const text = openSealed(sealed, config, { purpose: PURPOSE, bound: to })
  if (text === undefined) throw new GiveUp('The text was sealed with another AUTH_SECRET')
  try {
    await sms.send({ to, text })
  } catch (error) {
    throw error instanceof SmsRefused ? new GiveUp(error.message) : error
  }
}
