import type { Db } from '../../platform/core/db.ts'
import type { ComplaintLine } from '../lock-complaint.ts'

type Assigned = Pick<ComplaintLine, 'centre_id' | 'centre_chosen' | 'technician' | 'owner_id'>

/** The names of a complaint's assignees; empty if unassigned. A centre that is only proposed does not count. */
export async function namesOf(tx: Db, { centre_id, centre_chosen, technician, owner_id }: Assigned) {
  const centre =
    centre_id !== null && centre_chosen
      ? await tx.selectFrom('service_point').select('name').where('id', '=', centre_id).executeTakeFirst()
      : undefined
  const owner =
    owner_id !== null
      ? await tx.selectFrom('account').select(['firstname', 'lastname']).where('id', '=', owner_id).executeTakeFirst()
      : undefined
  return {
    centre: centre?.name ?? '',
    engineer: technician,
    owner: owner ? `${owner.firstname} ${owner.lastname}` : '',
  }
}
