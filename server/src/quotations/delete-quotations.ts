import { m } from 'contract/messages'
import type { Db } from '../platform/core/db.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import { defineDeletion } from '../platform/deletions/define-deletion.ts'

/** Deletes requests. */
export const quotationDeletion = defineDeletion('quotation', { noun: m.things_quotation, read: lockWhole })

/** With the products and lines, which go with a quotation. */
async function lockWhole(tx: Db, ids: readonly number[]) {
  const rows = await lockRows(tx, 'quotation', ids)
  const products = await tx.selectFrom('quotation_product').where('quotation_id', 'in', ids).selectAll().execute()
  const lines = await tx.selectFrom('quotation_line').where('quotation_id', 'in', ids).selectAll().execute()
  return rows.map((row) => {
    const isIts = ({ quotation_id }: { quotation_id: number }) => quotation_id === row.id
    return { ...row, products: products.filter(isIts), lines: lines.filter(isIts) }
  })
}
