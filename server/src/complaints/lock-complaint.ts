import { m } from 'contract/messages'
import type { Selectable } from 'kysely'
import type { Complaint } from '../platform/core/schema.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'

export type ComplaintLine = Selectable<Complaint>

/** Locks a complaint until the transaction ends; with a customer, only theirs. Throws NotFound. */
export async function lockComplaint(tx: Db, id: number, customerId?: number): Promise<ComplaintLine> {
  const row = await tx
    .selectFrom('complaint')
    .selectAll()
    .where('id', '=', id)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId!))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new NotFound(m.core_complaint_not_found())
  return row
}
