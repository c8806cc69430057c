import { CLOSED_STATUSES } from 'contract/complaints/words'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import type { ComplaintLine } from './lock-complaint.ts'

/** Locks the open complaints of a customer that name this number, in the order of their ids. */
export const lockComplaintsAt = (tx: Db, customerId: number, contact: string): Promise<ComplaintLine[]> =>
  tx
    .selectFrom('complaint')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('customer_contact', '=', contact)
    .where('status', 'not in', CLOSED_STATUSES)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Gives locked complaints another number to call. */
export async function moveComplaintsTo(
  tx: Db,
  user: Caller,
  complaints: readonly ComplaintLine[],
  { contact, at }: { contact: string; at: Date },
): Promise<void> {
  for (const before of complaints) {
    const after = await tx
      .updateTable('complaint')
      .set({ customer_contact: contact })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const subject = { table: 'complaint', id: before.id }
    await recordAudit(tx, { actor: user, action: 'complaint.edit', subject, before, after, at })
  }
}
