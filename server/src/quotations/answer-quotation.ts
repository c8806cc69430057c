import { m } from 'contract/messages'
import { language } from 'contract/core/wording'
import type { QuotationAnswer } from 'contract/quotations/words'
import { recordAudit, type AuditEntry } from '../platform/audit/audit.ts'
import { today } from '../platform/core/clock.ts'
import { dayText } from '../platform/core/format.ts'
import { withPlainLines } from '../platform/core/line-ends.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import { getQuotation } from './quotation.queries.ts'
import { tellOfAnswer } from './staff-news.ts'

interface Answer {
  answer: QuotationAnswer
  words?: string | undefined
}

/** Who may answer, beside whoever has the link: the customer alone. */
interface Answering {
  id: number
  customerId?: number | undefined
}

/**
 * Keeps a customer's answer to an approved quotation while its prices are valid, and tells the office. One that was declined
 * can still be accepted; the same answer again changes nothing. Of two answers at once the first wins, and what is accepted
 * stays so. Throws NotFound or Conflict.
 */
export const answerQuotation = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, customerId }: Answering,
  { answer, words = '' }: Answer,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const [row] = await lockRows(tx, 'quotation', [id])
    if (!row || (customerId !== undefined && row.customer_id !== customerId))
      throw new NotFound(m.quotations_quotation_not_found())
    const at = clock.now()
    const before = await getQuotation(tx, id, today(clock))
    if (row.status !== 'Approved' || before.total === null)
      throw new Conflict(m.quotations_nothing_to_answer(), 'not_approved')
    if (row.answer === answer && row.lost_at === null) return
    refuseClosed(before, today(clock))
    const set = { answer, answer_words: withPlainLines(words), answered_at: at }
    await tx.updateTable('quotation').set(set).where('id', '=', id).where('status', '=', 'Approved').execute()
    const actor: AuditEntry['actor'] = { id: row.customer_id, role: 'customer' }
    const action = answer === 'accepted' ? 'quotation.accept' : 'quotation.decline'
    const after = { ...set, reason: set.answer_words }
    await recordAudit(tx, { actor, action, subject: { table: 'quotation', id }, before: row, after, at })
    await tellOfAnswer(tx, before, set, at)
  })

type Standing = Awaited<ReturnType<typeof getQuotation>>

/** What cannot be answered any more, each with its reason. */
function refuseClosed({ outcome, replaced_by, answered_at, valid_until }: Standing, day: string): void {
  if (outcome === 'lost') throw new Conflict(m.quotations_closed_meanwhile(), 'closed')
  if (outcome === 'accepted')
    throw new Conflict(m.quotations_accepted_already({ day: dayText(answered_at ?? '', language()) }), 'accepted')
  // Of one that was declined the outcome does not say so.
  if (replaced_by !== null) throw new Conflict(m.quotations_replaced(), 'replaced')
  if (valid_until !== null && valid_until < day)
    throw new Conflict(m.quotations_prices_were_valid_until({ day: dayText(valid_until, language()) }), 'expired')
}
