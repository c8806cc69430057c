import { m } from 'contract/messages'
import type { Caller } from '../../platform/core/caller.ts'
import { Conflict, NotFound } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { editComplaint } from '../work/edit-complaint.ts'

/**
 * Calls the planned visit off and tells the customer. An engineer of the list stays assigned; a typed name goes with
 * the visit. Throws NotFound or Conflict.
 */
export async function cancelVisit(
  services: Services,
  user: Caller,
  id: number,
  seen: { seen_visit_date?: string | undefined },
) {
  const visit = await services.db
    .selectFrom('complaint')
    .select(['engineer_id', 'visit_date', 'technician'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!visit) throw new NotFound(m.core_complaint_not_found())
  if (visit.visit_date === null && (visit.engineer_id !== null || visit.technician === ''))
    throw new Conflict(m.complaints_no_visit_planned(), 'no_visit')
  await editComplaint(services, user, id, {
    ...(visit.engineer_id === null && { technician: '', technician_contact: '' }),
    visit_date: '',
    ...seen,
  })
}
