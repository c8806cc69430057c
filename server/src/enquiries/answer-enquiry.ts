import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { MOBILE_NUMBER } from 'contract/core/texts/digits'
import type { Input } from 'contract/core/endpoint'
import { smsSize } from 'contract/core/texts/sms-parts'
import type { enquiries } from 'contract/enquiries/endpoints'
import { ENQUIRY_SMS_PARTS, isSentFromHere } from 'contract/enquiries/words'
import { recordAudit } from '../platform/audit/audit.ts'
import { actorName } from '../accounts/person-name.ts'
import type { Caller } from '../platform/core/caller.ts'
import { withPlainLines } from '../platform/core/line-ends.ts'
import { Conflict, Invalid } from '../platform/core/problems.ts'
import { undoableSeconds, undoableSince } from '../platform/core/undo-time.ts'
import type { Services } from '../platform/core/services.ts'
import { lockEnquiry, type EnquiryLine } from './lock-enquiry.ts'
import { sendAnswer } from './send-answer.job.ts'
import { lockOpenEnquiry, stateSet } from './settle-enquiry.ts'
import { mayMail } from './answer-mail.ts'
import { answerSms } from './answer-sms.ts'

type Answer = Input<typeof enquiries.answer>['body']

/**
 * Writes down what was said to the one who wrote, and by which way. An SMS or e-mail leaves once the time in which it can be taken
 * back is over. Of several who answer at once one does. Throws NotFound, Invalid, Conflict, or TooMany after
 * many SMS or e-mails within an hour.
 */
export async function answerEnquiry(
  services: Services,
  user: Caller,
  id: number,
  { way, ...form }: Answer,
): Promise<void> {
  const { clock, config, jobs } = services
  if (isSentFromHere(way)) await services.limits.take('answer.account', String(user.id))
  await services.db.transaction().execute(async (tx) => {
    const enquiry = await lockOpenEnquiry(tx, id)
    const text = withPlainLines(form.text)
    if (way === 'sms') refuseUnsendable(services, enquiry, text)
    if (way === 'mail' && !mayMail(services, enquiry))
      throw new Invalid({ way: m.enquiries_email_cannot_sent_address() })
    const at = clock.now()
    const author_name = await actorName(tx, user)
    const answer = await tx
      .insertInto('enquiry_answer')
      .values({ enquiry_id: id, way, text, author_id: user.id, author_name, at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.updateTable('enquiry').set(stateSet('answered', at)).where('id', '=', id).execute()
    if (isSentFromHere(way))
      await jobs.enqueue(tx, sendAnswer, { answer: answer.id }, { afterSeconds: undoableSeconds(config) })
    const subject = { table: 'enquiry', id }
    await recordAudit(tx, { actor: user, action: 'enquiry.answer', subject, after: { way }, at })
  })
}

/**
 * Takes back the answer that the same person gave some seconds ago, before an SMS or e-mail leaves; the message is open again. Throws
 * NotFound, or Conflict when it is too late, or when something happened since.
 */
export const takeAnswerBack = ({ db, clock, config }: Services, user: Caller, id: number) =>
  db.transaction().execute(async (tx) => {
    const { state } = await lockEnquiry(tx, id)
    const at = clock.now()
    if (state !== 'answered') throw tooLate()
    const taken = await tx
      .deleteFrom('enquiry_answer')
      .where('id', '=', (eb) =>
        eb
          .selectFrom('enquiry_answer')
          .where('enquiry_id', '=', id)
          .select(({ fn }) => fn.max('id').as('newest')),
      )
      .where('author_id', '=', user.id)
      .where('sent_at', 'is', null)
      .where('at', '>', undoableSince(config, at).toISOString())
      .returning('id')
      .executeTakeFirst()
    if (!taken) throw tooLate()
    await tx.updateTable('enquiry').set(stateSet('open', at)).where('id', '=', id).execute()
    await recordAudit(tx, { actor: user, action: 'enquiry.undo', subject: { table: 'enquiry', id }, at })
  })

/** The whole answer goes out: who has no account can read it nowhere else. */
function refuseUnsendable({ settings }: Services, { phone }: EnquiryLine, text: string): void {
  if (!MOBILE_NUMBER.test(phone)) throw new Invalid({ way: m.enquiries_sms_cannot_sent_number() })
  if (smsSize(answerSms(settings.current.brand_name, text)).parts > ENQUIRY_SMS_PARTS)
    throw new Invalid({ text: m.enquiries_too_long_sms_most_parts({ n: counted(ENQUIRY_SMS_PARTS) }) })
}

const tooLate = () => new Conflict(m.enquiries_no_longer_undone_open_message_again(), 'too_late')
