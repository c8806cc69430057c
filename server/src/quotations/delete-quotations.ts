import { recordDeletions } from '../audit/audit.ts'
import { NotFound } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import type { Services } from '../services.ts'

/** Deletes one request. Throws NotFound. */
export async function deleteQuotation(services: Services, user: Caller, id: number): Promise<void> {
  const deleted = await deleteQuotations(services, user, [id])
  if (deleted === 0) throw new NotFound('Quotation not found')
}

/** Deletes requests. Returns the number deleted. */
export function deleteQuotations({ db, clock }: Services, user: Caller, ids: readonly number[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const asked = await tx.selectFrom('quotation_product').where('quotation_id', 'in', ids).selectAll().execute()
    const lines = await tx.selectFrom('quotation_line').where('quotation_id', 'in', ids).selectAll().execute()
    const deleted = await tx.deleteFrom('quotation').where('id', 'in', ids).returningAll().execute()
    const rows = deleted.map((row) => {
      const isIts = ({ quotation_id }: { quotation_id: number }) => quotation_id === row.id
      return { ...row, products: asked.filter(isIts), lines: lines.filter(isIts) }
    })
    await recordDeletions(tx, { actor: user, table: 'quotation', rows, at: clock.now() })
    return rows.length
  })
}
