import { CLOSED_STATUSES } from 'contract/complaints/words'
import type { Db } from '../../platform/core/db.ts'

/** Open complaints of an engineer follow with name and number. */
export async function followEngineer(tx: Db, { id, name, phone }: { id: number; name: string; phone: string }) {
  await tx
    .updateTable('complaint')
    .set({ technician: name, technician_contact: phone })
    .where('engineer_id', '=', id)
    .where('status', 'not in', CLOSED_STATUSES)
    .where((where) => where.or([where('technician', '<>', name), where('technician_contact', '<>', phone)]))
    .execute()
}
