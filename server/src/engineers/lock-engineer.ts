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

const lockForWork = async (tx: Db, id: number): Promise<EngineerLine | undefined> => (await lockEngineers(tx, [id]))[0]

/**
 * Locks engineers in the order of their ids against others who give them work or change them, and not against acts of the
 * ledger, which lock complaint and parts before the bag.
 */
export async function lockEngineers(tx: Db, ids: readonly number[]): Promise<EngineerLine[]> {
  const { rows } = await sql<EngineerLine>`
    select * from engineer where id = any(${[...ids]}) order by id for no key update`.execute(tx)
  return rows
}
