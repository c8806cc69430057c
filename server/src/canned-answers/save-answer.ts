import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { cannedAnswer, type cannedAnswers } from 'contract/canned-answers/endpoints'
import { withPlainLines } from '../platform/core/line-ends.ts'
import { ANSWER_MAX, type AnswerKind } from 'contract/canned-answers/words'
import type { Input } from 'contract/core/endpoint'
import type { Selectable } from 'kysely'
import { recordAudit, type AuditEntry } from '../platform/audit/audit.ts'
import { Invalid, NotFound } from '../platform/core/problems.ts'
import type { CannedAnswer as Row } from '../platform/core/schema.ts'
import { differing } from '../platform/database/differing.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import { completed, refuseOldVersion } from '../platform/database/version.ts'
import type { Services } from '../platform/core/services.ts'
import { getAnswer } from './canned-answer.queries.ts'
import { unknownPlace } from './unknown-place.ts'

type Actor = AuditEntry['actor']
type Form = Input<typeof cannedAnswers.add>['body']
type Changes = Input<typeof cannedAnswers.update>['body']

/** Adds a canned answer. Returns its id. Throws Invalid. */
export async function addAnswer({ db, clock }: Services, user: Actor, form: Form): Promise<number> {
  const values = columnsOf(form)
  return db.transaction().execute(async (tx) => {
    const at = clock.now()
    const added = await tx
      .insertInto('canned_answer')
      .values({ ...values, created_at: at })
      .returningAll()
      .executeTakeFirstOrThrow()
    const subject = { table: 'canned_answer', id: added.id }
    await recordAudit(tx, { actor: user, action: 'canned_answer.add', subject, after: recorded(added), at })
    return added.id
  })
}

/** Updates what differs. Throws NotFound, ChangedMeanwhile or Invalid. */
export async function updateAnswer({ db, clock }: Services, user: Actor, id: number, form: Changes): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const [before] = await lockRows(tx, 'canned_answer', [id])
    if (!before) throw new NotFound(m.canned_answers_canned_answer_not_found())
    await refuseOldVersion(form, before, { schema: cannedAnswer, read: () => getAnswer(tx, id) })
    const { kind, title, text, title_ne, text_ne, sms, sms_ne } = before
    const set = differing(before, columnsOf(completed(form, { kind, title, text, title_ne, text_ne, sms, sms_ne })))
    if (!set) return
    const after = await tx
      .updateTable('canned_answer')
      .set(set)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const subject = { table: 'canned_answer', id }
    const states = { before: recorded(before), after: recorded(after) }
    await recordAudit(tx, { actor: user, action: 'canned_answer.edit', subject, ...states, at: clock.now() })
  })
}

/** A form as stored. Throws Invalid where a text is too long for its kind, or has a place that nothing fills in. */
function columnsOf({ kind, title, text, title_ne = '', text_ne = '', ...short }: Form) {
  const values = {
    kind,
    title,
    text: withPlainLines(text),
    title_ne,
    text_ne: withPlainLines(text_ne),
    // Only a reply is sent as a message.
    sms: (kind === 'reply' && short.sms) || '',
    sms_ne: (kind === 'reply' && short.sms_ne) || '',
  }
  const errors = definedOf({
    text: whyNot(kind, values.text),
    text_ne: whyNot(kind, values.text_ne),
    sms: unknownPlace(kind, values.sms),
    sms_ne: unknownPlace(kind, values.sms_ne),
  })
  if (Object.keys(errors).length > 0) throw new Invalid(errors)
  return values
}

function whyNot(kind: AnswerKind, text: string): string | undefined {
  const max = ANSWER_MAX[kind]
  if (text.length > max) return m.core_most_characters({ label: m.labels_the_text(), n: counted(max) })
  return unknownPlace(kind, text)
}

const definedOf = (errors: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined))

/** In the form the history shows. */
const recorded = ({ kind, ...texts }: Selectable<Row>) => ({ ...texts, purpose: kind })
