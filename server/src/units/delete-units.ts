import { recordDeletions } from '../audit/audit.ts'
import { NotFound } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import type { Services } from '../services.ts'

/**
 * Removes a unit from the register; its printed code then leads nowhere. Returns its serial number. Throws NotFound.
 */
export async function deleteUnit(services: Services, user: Caller, id: number): Promise<string> {
  const [gone] = await deleteUnits(services, user, [id])
  if (!gone) throw new NotFound('QR product not found')
  return gone
}

/** Removes units from the register. Returns the serial numbers of those that existed. */
export function deleteUnits({ db, clock }: Services, user: Caller, ids: readonly number[]): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx.deleteFrom('unit').where('id', 'in', ids).returningAll().execute()
    await recordDeletions(tx, { actor: user, table: 'unit', rows, at: clock.now() })
    return rows.map(({ serial_number }) => serial_number)
  })
}
