import type { Db } from '../platform/core/db.ts'

/** Moves the last day of the warranty. */
export async function setWarrantyExpiry(tx: Db, id: number, day: string | null): Promise<void> {
  await tx.updateTable('registration').set({ warranty_expiry: day }).where('id', '=', id).execute()
}
