import type { Role } from 'contract/core/access'
import type { Db } from '../core/db.ts'

/**
 * Accounts that nobody else changes until the transaction ends, in the order of their ids, so that two who do this at once
 * do not wait for each other crosswise. With `withAdmins` every administrator is held too: of two who take
 * away the last two, the second one sees what the first one did.
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
