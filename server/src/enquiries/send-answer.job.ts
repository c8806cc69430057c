import { z } from 'zod'
import { queueMail } from '../platform/gateways/mail.job.ts'
import { queueSms } from '../platform/gateways/sms.job.ts'
import { defineJob } from '../platform/jobs/define-job.ts'
import type { Services } from '../platform/core/services.ts'
import { answerMail } from './answer-mail.ts'
import { answerSms } from './answer-sms.ts'

const payload = z.object({ answer: z.int() })

/** Sends an answer by SMS or e-mail, once the time in which its author can take it back is over. */
export const sendAnswer = defineJob('enquiry.send-answer', payload, send)

async function send({ answer: id }: z.output<typeof payload>, services: Services): Promise<void> {
  const sent_at = services.clock.now()
  await services.db.transaction().execute(async (tx) => {
    // Nothing when it was taken back, or sent already.
    const answer = await tx
      .updateTable('enquiry_answer')
      .set({ sent_at })
      .where('id', '=', id)
      .where('way', 'in', ['sms', 'mail'])
      .where('sent_at', 'is', null)
      .returning(['enquiry_id', 'way', 'text'])
      .executeTakeFirst()
    if (!answer) return
    const { name, phone, email } = await tx
      .selectFrom('enquiry')
      .where('id', '=', answer.enquiry_id)
      .select(['name', 'phone', 'email'])
      .executeTakeFirstOrThrow()
    if (answer.way === 'mail') return queueMail(tx, services, answerMail(services, { name, email, text: answer.text }))
    await queueSms(tx, services, { to: phone, text: answerSms(services.settings.current.brand_name, answer.text) })
  })
}
