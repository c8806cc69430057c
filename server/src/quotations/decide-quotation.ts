import { language } from 'contract/core/wording'
import { stateText } from '../platform/core/state-text.ts'
import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import type { quotations } from 'contract/quotations/endpoints'
import { USUAL_VALID_DAYS, type QuotationStatus } from 'contract/quotations/words'
import { recordAudit } from '../platform/audit/audit.ts'
import { daysLater, today } from '../platform/core/clock.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { tellCustomer } from '../notices/tell-customer.ts'
import type { Services } from '../platform/core/services.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { dayText } from '../platform/core/format.ts'
import { numberFor } from './next-number.ts'
import { linkTo } from './quotation-link.ts'
import { getQuotation } from './quotation.queries.ts'
import { approvedNews, rejectedNews } from './quotation-news.ts'

type Decision = Input<typeof quotations.decide>['body']

const RESULT = { approve: 'Approved', reject: 'Rejected' } as const
const FROM: Record<Decision['action'], readonly QuotationStatus[]> = {
  approve: ['Pending', 'Rejected'],
  reject: ['Pending'],
}

/**
 * Approves a Pending or Rejected request with its written prices, or rejects a Pending one, and tells the customer. Of
 * concurrent decisions one wins; with the version that was seen, a later change refuses it. Throws NotFound or
 * Conflict.
 */
export async function decideQuotation(
  services: Services,
  user: Caller,
  id: number,
  { action, reason = '', seen_status, seen_version }: Decision,
): Promise<void> {
  const at = services.clock.now()
  await services.db.transaction().execute(async (tx) => {
    const before = await tx.selectFrom('quotation').where('id', '=', id).selectAll().executeTakeFirst()
    if (!before) throw new NotFound(m.quotations_quotation_not_found())
    if (seen_status && seen_status !== before.status) throw await changedMeanwhile(tx, id)
    if (!FROM[action].includes(before.status)) throw alreadyDecided(before.status)
    if (action === 'approve') refuseExpired(before.valid_until, today(services.clock))
    const number = action === 'approve' ? await numberFor(tx, before, at) : before.number
    const valid_until = action === 'approve' ? await lastDayOf(tx, before, today(services.clock)) : before.valid_until
    const set = { status: RESULT[action], reason, decided_at: at, number, valid_until }
    const decided = await tx
      .updateTable('quotation')
      .set((eb) => ({ ...set, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', before.status)
      .where('version', '=', seen_version ?? before.version)
      .returning('id')
      .executeTakeFirst()
    if (!decided) throw await changedMeanwhile(tx, id)
    const subject = { table: 'quotation', id }
    await recordAudit(tx, { actor: user, action: `quotation.${action}`, subject, before, after: set, at })
    const quotation = await getQuotation(tx, id, today(services.clock))
    const told = { ...quotation, customer_id: before.customer_id }
    const link = action === 'approve' && told.total !== null ? await linkTo(tx, services, told) : undefined
    await tellCustomer(tx, services, action === 'approve' ? approvedNews(told, link) : rejectedNews(told, reason))
  })
}

/** Prices without a day are valid for the usual time from their approval on. */
async function lastDayOf(
  tx: Db,
  { id, valid_until }: { id: number; valid_until: string | null },
  day: string,
): Promise<string | null> {
  if (valid_until !== null) return valid_until
  const line = await tx
    .selectFrom('quotation_line')
    .where('quotation_id', '=', id)
    .select('position')
    .executeTakeFirst()
  return line ? daysLater(day, USUAL_VALID_DAYS) : null
}

/** An offer that has expired is not sent. */
function refuseExpired(validUntil: string | null, now: string): void {
  if (validUntil !== null && validUntil < now)
    throw new Conflict(
      m.quotations_prices_valid_until_choose_another_day({ day: dayText(validUntil, language()) }),
      'offer_expired',
    )
}

const alreadyDecided = (status: QuotationStatus) =>
  new Conflict(m.quotations_quotation_already({ state: stateText(status) }), 'already_decided')
