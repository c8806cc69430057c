import { m } from 'contract/messages'
import type { Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import type { EachRow } from '../../platform/core/each-row.ts'
import { Conflict } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { eachComplaint } from '../each-complaint.ts'
import { assignComplaint } from './assign-complaint.ts'

interface People {
  engineer_id?: number | undefined
  owner_id?: number | undefined
}

interface Chosen extends People {
  centre_id?: number | undefined
  /** each to the centre that is proposed for it */
  as_proposed?: boolean | undefined
}

/** Assigns each complaint to a service centre, an engineer and an owner. Reports those left unchanged. */
export const bulkAssign = (
  services: Services,
  user: Caller,
  ids: readonly number[],
  { as_proposed, ...chosen }: Chosen,
): Promise<EachRow> =>
  eachComplaint(services, user, ids, {
    work: async (id) =>
      assignComplaint(services, user, id, as_proposed ? await proposedFor(services.db, id, chosen) : chosen),
    unchanged: m.complaints_already_assigned_them(),
  })

/** The proposed centre, unless the complaint has one already. Throws Conflict where none is proposed. */
async function proposedFor(db: Db, id: number, people: People) {
  const row = await db
    .selectFrom('complaint')
    .select(['centre_id', 'centre_chosen'])
    .where('id', '=', id)
    .executeTakeFirst()
  // The assignment itself says that there is no such complaint.
  if (!row || row.centre_chosen) return people
  if (row.centre_id === null) throw new Conflict(m.complaints_no_centre_proposed(), 'no_centre')
  return { ...people, centre_id: row.centre_id, seen_centre_id: row.centre_id }
}
