import { CLOSED_STATUSES } from 'contract/complaints/words'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { differing } from '../platform/database/differing.ts'

/** What was corrected; undefined fields stay as each complaint has them. */
interface Corrected {
  model_name?: string
  model_num?: string
  serial_number?: string | null
  purchase_date?: string | null
}

/** Open complaints about a registration name its product as it was corrected. */
export async function correctOpenComplaints(
  tx: Db,
  user: Caller,
  registrationId: number,
  { model_name, model_num, serial_number, purchase_date }: Corrected,
  at: Date,
): Promise<void> {
  const open = await tx
    .selectFrom('complaint')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .where('status', 'not in', CLOSED_STATUSES)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const before of open) {
    const set = differing(before, { model_name, model_num, serial_number, purchase_date })
    if (!set) continue
    const { id } = before
    const after = await tx
      .updateTable('complaint')
      .set(set)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const subject = { table: 'complaint', id }
    await recordAudit(tx, { actor: user, action: 'complaint.edit', subject, before, after, at })
  }
}
