import { m } from 'contract/messages'
import { sql, type Selectable } from 'kysely'
import { reachOf, type SignedIn } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Invalid, NotFound } from '../platform/core/problems.ts'
import type { Engineer } from '../platform/core/schema.ts'

export type EngineerLine = Selectable<Engineer>

/**
 * Locks an engineer who can be given work; nobody stays nobody. Always before the complaint, so that two who assign do
 * not wait for each other. Throws NotFound, also for one of another service centre than the caller's, or Invalid for one
 * who has left.
 */
export async function lockEngineer<Id extends number | null | undefined>(
  tx: Db,
  user: SignedIn,
  id: Id,
): Promise<EngineerLine | Exclude<Id, number>> {
  if (typeof id !== 'number') return id as Exclude<Id, number>
  const engineer = await lockForWork(tx, id)
  const reach = reachOf(user)
  if (!engineer || (reach !== undefined && engineer.centre_id !== reach))
    throw new NotFound(m.engineers_engineer_not_found())
  if (!engineer.active) throw new Invalid({ engineer_id: m.engineers_has_left({ who: engineer.name }) })
  return engineer
}

/** Against others who give them work or change them, and not against acts of the ledger, which lock parts before the bag. */
async function lockForWork(tx: Db, id: number): Promise<EngineerLine | undefined> {
  const { rows } = await sql<EngineerLine>`select * from engineer where id = ${id} for no key update`.execute(tx)
  return rows[0]
}
