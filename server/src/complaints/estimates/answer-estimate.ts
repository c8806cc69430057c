import { m } from 'contract/messages'
import type { EstimateAnswer } from 'contract/complaints/estimate-words'
import { language } from 'contract/core/wording'
import { recordAudit, type AuditEntry } from '../../platform/audit/audit.ts'
import { today } from '../../platform/core/clock.ts'
import { dayText } from '../../platform/core/format.ts'
import { withPlainLines } from '../../platform/core/line-ends.ts'
import { Conflict, NotFound } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { endWait } from '../clock/waits.ts'
import { lockComplaint } from '../lock-complaint.ts'
import { tellOwner } from '../staff-news.ts'
import { getEstimate } from './estimate.queries.ts'
import { estimateAnsweredNews } from './estimate-news.ts'

interface Answer {
  answer: EstimateAnswer
  words?: string | undefined
}

/** Who may answer: whoever has the link, or the customer whose complaint it is. */
interface Answering {
  id: number
  customerId?: number
  /** the complaint that the customer has before them */
  complaintId?: number
}

type Standing = Awaited<ReturnType<typeof getEstimate>>

/**
 * Keeps a customer's answer to an open estimate, once; the clock waits no longer, and the owner of the complaint is told.
 * The same answer again changes nothing. Throws NotFound, or Conflict where another answer was given, or it cannot be
 * answered any more.
 */
export const answerEstimate = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, customerId, complaintId }: Answering,
  { answer, words = '' }: Answer,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const day = today(clock)
    const complaint = await lockComplaint(tx, complaintId ?? (await getEstimate(tx, id, day)).complaint_id, customerId)
    const before = await getEstimate(tx, id, day)
    if (before.complaint_id !== complaint.id) {
      if (complaintId !== undefined) throw new NotFound(m.estimates_not_found())
      // It moved with a merge in between.
      throw new Conflict(m.core_someone_else_changed_meantime(), 'changed')
    }
    if (before.outcome === answer) return
    refuseClosed(before)
    const at = clock.now()
    const answer_words = withPlainLines(words)
    await tx
      .updateTable('repair_estimate')
      .set({ answer, answer_words, answered_at: at })
      .where('id', '=', id)
      .where('answer', 'is', null)
      .execute()
    await endWait(tx, complaint.id, { by: complaint.customer_name, at })
    await updateDueTimes(tx, [complaint.id])
    const actor: AuditEntry['actor'] = { id: complaint.customer_id, role: 'customer' }
    await recordAudit(tx, {
      actor,
      action: answer === 'accepted' ? 'complaint.estimate-accept' : 'complaint.estimate-decline',
      subject: { table: 'complaint', id: complaint.id },
      after: { total: before.total, reason: answer_words },
      at,
    })
    const news = { answer, words: answer_words, total: before.total, by: complaint.customer_name }
    await tellOwner(tx, complaint, estimateAnsweredNews(complaint, news), at)
  })

/** What cannot be answered any more, each with its reason. */
function refuseClosed({ outcome, valid_until }: Standing): void {
  if (outcome === 'accepted' || outcome === 'declined') throw new Conflict(m.estimates_answered_already(), 'answered')
  if (outcome === 'replaced') throw new Conflict(m.estimates_replaced(), 'replaced')
  if (outcome === 'closed') throw new Conflict(m.estimates_repair_closed(), 'complaint_closed')
  if (outcome === 'expired')
    throw new Conflict(m.estimates_was_valid_until({ day: dayText(valid_until, language()) }), 'expired')
}
