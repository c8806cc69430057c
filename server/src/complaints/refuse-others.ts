import { m } from 'contract/messages'
import type { Db } from '../platform/core/db.ts'
import { NotFound } from '../platform/core/problems.ts'

/** Throws NotFound unless the complaint is there and the customer's. */
export async function refuseOthers(db: Db, customerId: number, complaintId: number): Promise<void> {
  const own = await db
    .selectFrom('complaint')
    .where('id', '=', complaintId)
    .where('customer_id', '=', customerId)
    .select('id')
    .executeTakeFirst()
  if (!own) throw new NotFound(m.core_complaint_not_found())
}
