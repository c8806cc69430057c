import { m } from 'contract/messages'
import { isBoundToCentre, type Role } from 'contract/core/roles'
import { engineerOf } from '../engineers/link-account.ts'
import type { Db } from '../platform/core/db.ts'
import { Invalid } from '../platform/core/problems.ts'

/**
 * The service centre that an account of this role is bound to; null for roles that see all. Throws Invalid where the role
 * needs one and none was chosen.
 */
export async function boundCentre(
  tx: Db,
  { role, centre_id }: { role: Role; centre_id?: number | null | undefined },
): Promise<number | null> {
  if (!isBoundToCentre(role)) return null
  const centre = await tx
    .selectFrom('service_point')
    .select('id')
    .where('id', '=', centre_id ?? null)
    .where('kind', '=', 'service_centre')
    .executeTakeFirst()
  if (!centre) throw new Invalid({ centre_id: m.core_choose_service_centre() })
  return centre.id
}

/** An account with the names of its service centre and its engineer, as its history shows it. */
export async function withCentre<Row extends { id: number; role: Role; centre_id: number | null }>(
  tx: Db,
  row: Row,
): Promise<Row & { centre: string; engineer?: string }> {
  if (row.role === 'engineer') return { ...row, centre: '', engineer: (await engineerOf(tx, row.id))?.name ?? '' }
  if (row.centre_id === null) return { ...row, centre: '' }
  const { name } = await tx
    .selectFrom('service_point')
    .select('name')
    .where('id', '=', row.centre_id)
    .executeTakeFirstOrThrow()
  return { ...row, centre: name }
}
