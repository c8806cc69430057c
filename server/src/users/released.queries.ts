import type { Role } from 'contract/core/roles'
import type { Released } from 'contract/users/endpoints'
import { sql } from 'kysely'
import { notOwnable } from '../complaints/assignment/release-owned.ts'
import type { Db } from '../platform/core/db.ts'
import { notAnswerable } from '../enquiries/release-owned.ts'

const COUNT = sql<number>`count(*)::int`

/** How much work would lose its owner, if this account had another role or service centre. */
export async function countReleased(
  db: Db,
  id: number,
  { role, centre_id = null }: { role: Role; centre_id?: number | null | undefined },
): Promise<Released> {
  const owner = { id, role, centre_id }
  const complaints = await notOwnable(db, owner).select(COUNT.as('count')).executeTakeFirstOrThrow()
  const enquiries = await notAnswerable(db, owner).select(COUNT.as('count')).executeTakeFirstOrThrow()
  return { complaints: complaints.count, enquiries: enquiries.count }
}
