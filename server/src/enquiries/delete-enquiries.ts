import { recordDeletions } from '../audit/audit.ts'
import { NotFound } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import type { Services } from '../services.ts'

/** Deletes one message. Throws NotFound. */
export async function deleteEnquiry(services: Services, user: Caller, id: number): Promise<void> {
  const deleted = await deleteEnquiries(services, user, [id])
  if (deleted === 0) throw new NotFound('Message not found')
}

/** Deletes messages. Returns the number deleted. */
export function deleteEnquiries({ db, clock }: Services, user: Caller, ids: readonly number[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx.deleteFrom('enquiry').where('id', 'in', ids).returningAll().execute()
    await recordDeletions(tx, { actor: user, table: 'enquiry', rows, at: clock.now() })
    return rows.length
  })
}
