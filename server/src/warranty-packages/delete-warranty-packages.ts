import { recordDeletions } from '../audit/audit.ts'
import { NotFound } from '../core/problems.ts'
import type { Services } from '../services.ts'
import { type Actor, lock } from './save-warranty-package.ts'

/** Deletes one warranty package. Throws NotFound. */
export async function deleteWarrantyPackage(services: Services, user: Actor, id: number): Promise<void> {
  const deleted = await deleteWarrantyPackages(services, user, [id])
  if (deleted === 0) throw new NotFound('Warranty package not found')
}

/** Deletes warranty packages. Returns the number deleted. */
export const deleteWarrantyPackages = ({ db, clock }: Services, user: Actor, ids: readonly number[]): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const rows = await lock(tx, ids)
    if (rows.length === 0) return 0
    const present = rows.map(({ id }) => id)
    await tx.deleteFrom('warranty_package').where('id', 'in', present).execute()
    await recordDeletions(tx, { actor: user, table: 'warranty_package', rows, at: clock.now() })
    return rows.length
  })
