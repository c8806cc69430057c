import { m } from 'contract/messages'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import type { Services } from '../platform/core/services.ts'

/**
 * Begins the next revision of an approved quotation: a pending one with the same buyer, products and prices, which is priced
 * and approved anew. Of several who begin it at once one does. Returns its id. Throws NotFound, or Conflict while it is not
 * approved, or when it was revised already.
 */
export const reviseQuotation = ({ db, clock }: Services, user: Caller, id: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const [before] = await lockRows(tx, 'quotation', [id])
    if (!before) throw new NotFound(m.quotations_quotation_not_found())
    if (before.status !== 'Approved') throw new Conflict(m.quotations_only_approved_is_revised(), 'not_approved')
    const later = await tx.selectFrom('quotation').where('revises', '=', id).select('id').executeTakeFirst()
    if (later) throw new Conflict(m.quotations_revised_already({ n: String(later.id) }), 'already_revised')
    const at = clock.now()
    const { customer_id, customer_name, contact, company, pan, address, description } = before
    const copied = { customer_id, customer_name, contact, company, pan, address, description }
    const next = await tx
      .insertInto('quotation')
      .values({ ...copied, revises: id, revision: before.revision + 1, made_by: user.id, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('quotation_product')
      .columns(['quotation_id', 'position', 'product_id', 'model_name', 'model_num', 'quantity'])
      .expression((eb) =>
        eb
          .selectFrom('quotation_product')
          .where('quotation_id', '=', id)
          .select([
            eb.val(next.id).as('quotation_id'),
            'position',
            'product_id',
            'model_name',
            'model_num',
            'quantity',
          ]),
      )
      .execute()
    await tx
      .insertInto('quotation_line')
      .columns(['quotation_id', 'position', 'description', 'quantity', 'unit_price'])
      .expression((eb) =>
        eb
          .selectFrom('quotation_line')
          .where('quotation_id', '=', id)
          .select([eb.val(next.id).as('quotation_id'), 'position', 'description', 'quantity', 'unit_price']),
      )
      .execute()
    const entry = { actor: user, at }
    await recordAudit(tx, {
      ...entry,
      action: 'quotation.make',
      subject: { table: 'quotation', id: next.id },
      after: copied,
    })
    await recordAudit(tx, {
      ...entry,
      action: 'quotation.revise',
      subject: { table: 'quotation', id },
      after: { next: next.id },
    })
    return next.id
  })
