import { may } from 'contract/core/access'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Owner } from '../complaints/assignment/release-owned.ts'
import { nameOf } from '../accounts/person-name.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'

/** The open messages that somebody owns and would not own in this role. */
export const notAnswerable = (db: Db, { id, role }: Owner) =>
  db
    .selectFrom('enquiry')
    .where('owner_id', '=', id)
    .where('state', '=', 'open')
    .$if(may(role, 'enquiries.answer'), (query) => query.where((eb) => eb.lit(false)))

/** Takes those messages off their owner, and writes it down in each. The caller has locked the account. */
export async function releaseEnquiries(tx: Db, user: Caller, owner: Owner, at: Date): Promise<void> {
  const rows = await notAnswerable(tx, owner).select('id').orderBy('id').forUpdate().execute()
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await tx.updateTable('enquiry').set({ owner_id: null, updated_at: at }).where('id', 'in', ids).execute()
  const names = { before: { owner: await nameOf(tx, owner.id) }, after: { owner: '' } }
  for (const id of ids) {
    const subject = { table: 'enquiry', id }
    await recordAudit(tx, { actor: user, action: 'enquiry.assign', subject, ...names, at })
  }
}
