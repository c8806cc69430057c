import { m } from 'contract/messages'
import { NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { defineDeletion } from '../platform/deletions/define-deletion.ts'
import type { Services } from '../platform/core/services.ts'

const unitDeletion = defineDeletion('unit', { noun: m.things_unit })

/**
 * Removes a unit from the register; its printed code then leads nowhere. Returns its serial number. Throws NotFound.
 */
export async function deleteUnit(services: Services, user: Caller, id: number): Promise<string> {
  const [gone] = await deleteUnits(services, user, [id])
  if (!gone) throw new NotFound(m.units_qr_product_not_found())
  return gone
}

/** Removes units from the register. Returns the serial numbers of those that existed. */
export async function deleteUnits(services: Services, user: Caller, ids: readonly number[]): Promise<string[]> {
  const rows = await unitDeletion.rows(services, user, ids)
  return rows.map(({ serial_number }) => serial_number)
}
