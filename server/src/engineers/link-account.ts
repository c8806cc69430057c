import { m } from 'contract/messages'
import type { Role } from 'contract/core/roles'
import type { Db } from '../platform/core/db.ts'
import { Invalid } from '../platform/core/problems.ts'

interface Wanted {
  role: Role
  /** undefined: the engineer that the account has */
  engineer_id?: number | undefined
}

/**
 * Links an account of the role `engineer` with its engineer, who is at work and has no other; any other role has none. Returns
 * whether it is another engineer now. Throws Invalid where none is chosen, or one who has an account or has left.
 */
export async function linkEngineer(tx: Db, accountId: number, { role, engineer_id }: Wanted): Promise<boolean> {
  const before = await engineerOf(tx, accountId)
  const wanted = role === 'engineer' ? (engineer_id ?? before?.id) : undefined
  if (role === 'engineer' && wanted === undefined) throw new Invalid({ engineer_id: m.engineers_choose_engineer() })
  if (wanted === before?.id) return false
  if (before) await setAccount(tx, before.id, null)
  if (wanted !== undefined) await give(tx, wanted, accountId)
  return true
}

async function give(tx: Db, id: number, accountId: number): Promise<void> {
  const engineer = await tx
    .selectFrom('engineer')
    .select(['name', 'active', 'account_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!engineer) throw new Invalid({ engineer_id: m.engineers_choose_engineer() })
  const who = engineer.name
  if (!engineer.active) throw new Invalid({ engineer_id: m.engineers_has_left({ who }) })
  if (engineer.account_id !== null) throw new Invalid({ engineer_id: m.engineers_has_account({ who }) })
  await setAccount(tx, id, accountId)
}

const setAccount = (tx: Db, id: number, account_id: number | null) =>
  tx.updateTable('engineer').set({ account_id }).where('id', '=', id).execute()

/** Locks the engineer of an account, and the one that it is to have, before complaints and accounts are. */
export const lockLinked = (tx: Db, accountId: number, engineerId = 0) =>
  tx
    .selectFrom('engineer')
    .select('id')
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('id', '=', engineerId)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** The engineer of an account. */
export const engineerOf = (db: Db, accountId: number) =>
  db.selectFrom('engineer').select(['id', 'name']).where('account_id', '=', accountId).executeTakeFirst()
