import type { Updateable } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import type { Complaint } from '../../platform/core/schema.ts'
import type { ComplaintLine } from '../lock-complaint.ts'
import { endVisitCode } from '../visit-reports/visit-code.ts'

/**
 * What changes where a complaint is opened again whose engineer has left since: nobody has it, and no visit is planned.
 * Nothing where the engineer is still at work.
 */
export async function withoutGoneEngineer(
  tx: Db,
  { id, engineer_id }: Pick<ComplaintLine, 'id' | 'engineer_id'>,
): Promise<Updateable<Complaint>> {
  if (engineer_id === null) return {}
  const { active } = await tx
    .selectFrom('engineer')
    .where('id', '=', engineer_id)
    .select('active')
    .executeTakeFirstOrThrow()
  if (active) return {}
  await endVisitCode(tx, id)
  return { engineer_id: null, technician: '', technician_contact: '', visit_date: null, visit_window: '' }
}
