import { m } from 'contract/messages'
import { counted, language } from 'contract/core/wording'
import type { LostReason } from 'contract/quotations/words'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { dayText } from '../platform/core/format.ts'
import { withPlainLines } from '../platform/core/line-ends.ts'
import { Conflict, Invalid, NotFound } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { lockRows } from '../platform/database/lock-rows.ts'

interface Loss {
  reason: LostReason
  words?: string | undefined
}

/**
 * Counts an approved quotation as lost. What its customer accepted meanwhile is named; the same again changes nothing. Throws
 * NotFound, Invalid or Conflict.
 */
export async function loseQuotation(
  { db, clock }: Services,
  user: Caller,
  id: number,
  { reason, words: typed = '' }: Loss,
): Promise<void> {
  const words = withPlainLines(typed)
  if (reason === 'other' && words === '') throw new Invalid({ words: m.quotations_lost_words_needed() })
  await db.transaction().execute(async (tx) => {
    const before = await lockOne(tx, id)
    if (before.status !== 'Approved') throw new Conflict(m.quotations_only_approved_is_lost(), 'not_approved')
    if (before.answer === 'accepted') {
      const day = dayText(before.answered_at ?? '', language())
      throw new Conflict(m.quotations_customer_accepted({ day }), 'changed_meanwhile')
    }
    if (before.lost_at !== null) {
      if (before.lost_reason === reason && before.lost_words === words) return
      throw new Conflict(m.quotations_lost_already(), 'already_lost')
    }
    await refuseRevised(tx, id, m.quotations_revised_already)
    const at = clock.now()
    const set = { lost_reason: reason, lost_words: words, lost_at: at }
    await tx
      .updateTable('quotation')
      .set(set)
      .where('id', '=', id)
      .where('status', '=', 'Approved')
      .where('lost_at', 'is', null)
      .execute()
    const subject = { table: 'quotation', id }
    await recordAudit(tx, { actor: user, action: 'quotation.lose', subject, before, after: set, at })
  })
}

/**
 * Takes back that a quotation was lost, while nothing followed; again changes nothing. Throws NotFound, or Conflict where a
 * revision was begun since.
 */
export const regainQuotation = ({ db, clock }: Services, user: Caller, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const before = await lockOne(tx, id)
    if (before.lost_at === null) return
    await refuseRevised(tx, id, m.quotations_regained_too_late)
    const set = { lost_reason: null, lost_words: '', lost_at: null }
    await tx.updateTable('quotation').set(set).where('id', '=', id).where('lost_at', 'is not', null).execute()
    const subject = { table: 'quotation', id }
    await recordAudit(tx, { actor: user, action: 'quotation.regain', subject, before, after: set, at: clock.now() })
  })

/** What becomes of it is then said of its revision. */
async function refuseRevised(tx: Db, id: number, words: (inputs: { n: string }) => string): Promise<void> {
  const later = await tx.selectFrom('quotation').where('revises', '=', id).select('id').executeTakeFirst()
  if (later) throw new Conflict(words({ n: counted(later.id) }), 'already_revised')
}

async function lockOne(tx: Db, id: number) {
  const [quotation] = await lockRows(tx, 'quotation', [id])
  if (!quotation) throw new NotFound(m.quotations_quotation_not_found())
  return quotation
}
