import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import type { quotations } from 'contract/quotations/endpoints'
import { recordAudit } from '../platform/audit/audit.ts'
import { today } from '../platform/core/clock.ts'
import { Conflict, Invalid } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { getQuotation } from './quotation.queries.ts'

type Offer = Input<typeof quotations.price>['body']

/**
 * Replaces the offer for a request; the customer sees it with the approval. Of concurrent edits one wins, and after the
 * approval none is possible. Throws NotFound, Invalid or Conflict.
 */
export async function priceQuotation(
  services: Services,
  user: Caller,
  id: number,
  { lines, valid_until = null, seen_status, seen_version }: Offer,
): Promise<void> {
  refuseDay(today(services.clock), valid_until, lines.length)
  await services.db.transaction().execute(async (tx) => {
    const before = await getQuotation(tx, id, today(services.clock))
    if (seen_status !== before.status) throw await changedMeanwhile(tx, id)
    if (before.status === 'Approved')
      throw new Conflict(m.quotations_prices_approved_quotation_final(), 'already_decided')
    const changed = await tx
      .updateTable('quotation')
      .set({ valid_until, version: seen_version + 1 })
      .where('id', '=', id)
      .where('status', '=', before.status)
      .where('version', '=', seen_version)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw await changedMeanwhile(tx, id)
    await replaceLines(tx, id, lines)
    await recordAudit(tx, {
      actor: user,
      action: 'quotation.price',
      subject: { table: 'quotation', id },
      before: { lines: before.lines, valid_until: before.valid_until },
      after: { lines, valid_until },
      at: services.clock.now(),
    })
  })
}

function refuseDay(now: string, validUntil: string | null, lines: number): void {
  if (validUntil === null) return
  if (validUntil < now) throw new Invalid({ valid_until: m.quotations_valid_until_cannot_past() })
  if (lines === 0) throw new Invalid({ valid_until: m.quotations_no_price_lines_set_date() })
}

async function replaceLines(tx: Db, id: number, lines: Offer['lines']): Promise<void> {
  await tx.deleteFrom('quotation_line').where('quotation_id', '=', id).execute()
  if (lines.length === 0) return
  await tx
    .insertInto('quotation_line')
    .values(lines.map((line, position) => ({ ...line, quotation_id: id, position })))
    .execute()
}
