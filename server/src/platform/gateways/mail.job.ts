import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { DB } from '../core/schema.ts'
import { defineJob, GiveUp } from '../jobs/define-job.ts'
import type { Services } from '../core/services.ts'
import { type Mail, MailRefused } from './mail.ts'
import { MESSAGE_RETRIES } from './message-retries.ts'
import { openSealed, seal } from './seal.ts'
import { queueSms } from './sms.job.ts'
import type { SmsMessage } from './sms.ts'

const payload = z.object({
  to: z.string(),
  /** the encrypted e-mail with all that it says */
  sealed: z.string(),
  message_id: z.string(),
})

const PURPOSE = 'mail.send'

/** Sends one e-mail. */
export const sendMail = defineJob(PURPOSE, payload, deliver, MESSAGE_RETRIES)

export interface QueuedMail extends Omit<Mail, 'id'> {
  /** goes out if the mailbox refuses the e-mail for good, for what has to arrive */
  instead?: SmsMessage | undefined
}

/** Queues an e-mail in the transaction of the change it is about. */
export async function queueMail(
  tx: Kysely<DB>,
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  { to, ...content }: QueuedMail,
): Promise<void> {
  const options = { secret: config.authSecret, purpose: PURPOSE, bound: to }
  await jobs.enqueue(tx, sendMail, { to, sealed: seal(JSON.stringify(content), options), message_id: randomUUID() })
}

async function deliver({ to, sealed, message_id }: z.output<typeof payload>, services: Services): Promise<void> {
  const { mail, db } = services
  const text = openSealed(sealed, services.config, { purpose: PURPOSE, bound: to })
  if (text === undefined) throw new GiveUp('The e-mail was sealed with another AUTH_SECRET')
  const { instead, ...content } = JSON.parse(text) as Omit<QueuedMail, 'to'> // as it was queued
  if (!mail) return giveUp('This installation sends no e-mails any more')
  try {
    await mail.send({ ...content, to, id: message_id })
  } catch (error) {
    if (error instanceof MailRefused) return giveUp(error.message)
    throw error
  }

  /** Essential messages fall back to SMS, so the failed e-mail needs no attention from staff. */
  async function giveUp(why: string): Promise<void> {
    if (!instead) throw new GiveUp(why)
    await db.transaction().execute((tx) => queueSms(tx, services, instead))
  }
}
