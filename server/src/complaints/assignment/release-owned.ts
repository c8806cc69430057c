import { may } from 'contract/core/access'
import { isBoundToCentre, type Role } from 'contract/core/roles'
import { CLOSED_STATUSES } from 'contract/complaints/words'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { recordActivity } from '../complaint-log.ts'
import { actorName, nameOf } from '../../accounts/person-name.ts'

/** An account as it is going to be. */
export interface Owner {
  id: number
  role: Role
  centre_id: number | null
}

/** The open complaints that somebody owns and would not own in this role and centre. */
export const notOwnable = (db: Db, { id, role, centre_id }: Owner) =>
  db
    .selectFrom('complaint')
    .where('owner_id', '=', id)
    .where('status', 'not in', CLOSED_STATUSES)
    .$if(may(role, 'complaints.write') && isBoundToCentre(role), (query) =>
      query.where('complaint.centre_id', 'is distinct from', centre_id),
    )
    .$if(may(role, 'complaints.write') && !isBoundToCentre(role), (query) => query.where((eb) => eb.lit(false)))

/** Locks the open complaints that somebody owns, before their account is locked. */
export const lockOwned = (tx: Db, ownerId: number) =>
  tx
    .selectFrom('complaint')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('status', 'not in', CLOSED_STATUSES)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Takes those complaints off their owner, and writes it down in each. The caller has locked the account. */
export async function releaseComplaints(tx: Db, user: Caller, owner: Owner, at: Date): Promise<void> {
  const rows = await notOwnable(tx, owner).select('id').orderBy('id').forUpdate().execute()
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await tx.updateTable('complaint').set({ owner_id: null }).where('id', 'in', ids).execute()
  const [by, name] = [await actorName(tx, user), await nameOf(tx, owner.id)]
  for (const id of ids) {
    await recordActivity(tx, { complaint_id: id, kind: 'assigned', text: '', by_name: by, at })
    const subject = { table: 'complaint', id }
    const names = { before: { owner: name }, after: { owner: '' } }
    await recordAudit(tx, { actor: user, action: 'complaint.assign', subject, ...names, at })
  }
}
