import type { Role } from 'contract/core/roles'
import type { Db } from '../platform/core/db.ts'

/**
 * Locks accounts until the transaction ends, in the order of their ids, so that concurrent callers do not deadlock.
 * With `withAdmins` every administrator is locked too: of two who remove the last two, the second sees what the first
 * did.
 */
export async function lockAccounts(
  tx: Db,
  ids: readonly number[],
  { only, withAdmins }: { only?: Role | undefined; withAdmins: boolean },
) {
  const rows = await tx
    .selectFrom('account')
    .selectAll()
    .where((eb) => (withAdmins ? eb.or([eb('id', 'in', ids), eb('role', '=', 'admin')]) : eb('id', 'in', ids)))
    .orderBy('id')
    .forUpdate()
    .execute()
  return {
    wanted: rows.filter(({ id, role }) => ids.includes(id) && (only === undefined || role === only)),
    admins: rows.filter(({ role }) => role === 'admin').map(({ id }) => id),
  }
}

export type LockedAccount = Awaited<ReturnType<typeof lockAccounts>>['wanted'][number]
