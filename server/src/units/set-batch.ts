import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'

/** Writes the batch of units, or removes it; returns how many differ from before. Those that are gone count for nothing. */
export function setBatch(
  { db, clock }: Services,
  user: Caller,
  { product_ids, batch }: { product_ids: readonly number[]; batch: string },
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('unit')
      .select(['id', 'batch', 'serial_number'])
      .where('id', 'in', product_ids)
      .where('batch', '<>', batch)
      .orderBy('id')
      .forUpdate()
      .execute()
    if (before.length === 0) return 0
    const ids = before.map(({ id }) => id)
    await tx.updateTable('unit').set({ batch }).where('id', 'in', ids).execute()
    const subject = { table: 'unit', id: null }
    const after = { batch, units: ids.length }
    await recordAudit(tx, {
      actor: user,
      action: 'unit.batch',
      subject,
      before: { units: before },
      after,
      at: clock.now(),
    })
    return ids.length
  })
}
