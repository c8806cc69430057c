import type { Role } from 'contract/core/roles'
import { releaseComplaints, lockOwned } from '../complaints/assignment/release-owned.ts'
import { linkEngineer } from '../engineers/link-account.ts'
import { releaseEnquiries } from '../enquiries/release-owned.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/core/db.ts'
import { endSessions } from '../platform/sessions/end-session.ts'
import { forgetDevices } from '../platform/sessions/known-devices.ts'
import { insertAccount } from './account.queries.ts'
import { withCentre } from './bound-centre.ts'
import { lockAccounts } from './locked-accounts.ts'

/** What somebody is here, as the provider of single sign-on says. */
export interface Place {
  role: Role
  centre_id: number | null
}

/**
 * Gives a member of staff the role and service centre that the provider says; another one ends the sessions and releases
 * what it may not own. `gone`: there is no such member of staff. The last administrator stays one.
 */
export async function followProvider(
  tx: Db,
  id: number,
  { role, centre_id }: Place,
  at: Date,
): Promise<'followed' | 'gone' | 'last_admin'> {
  await lockOwned(tx, id)
  const { wanted, admins } = await lockAccounts(tx, [id], { withAdmins: true })
  const [before] = wanted
  if (!before || before.role === 'customer') return 'gone'
  if (before.role === role && before.centre_id === centre_id) return 'followed'
  if (before.role === 'admin' && role !== 'admin' && admins.every((one) => one === id)) return 'last_admin'
  const told = await withCentre(tx, before)
  if (role !== 'engineer') await linkEngineer(tx, id, { role })
  const after = await tx
    .updateTable('account')
    .set({ role, centre_id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await endSessions(tx, id)
  await forgetDevices(tx, id)
  const actor = { id, role, sessionId: '', requestId: '' }
  await releaseComplaints(tx, actor, after, at)
  await releaseEnquiries(tx, actor, after, at)
  await recordAudit(tx, {
    actor: { id, role },
    action: 'account.follow-provider',
    subject: { table: 'account', id },
    before: told,
    after: await withCentre(tx, after),
    at,
  })
  return 'followed'
}

/** Writes down that a member of staff signs in by the provider from now on. */
export const linkToProvider = (tx: Db, { id, role }: { id: number; role: Role }, provider: string, at: Date) =>
  recordAudit(tx, {
    actor: { id, role },
    action: 'account.link-provider',
    subject: { table: 'account', id },
    after: { provider },
    at,
  })

/** Adds the account of somebody who came by the provider, with a password that nobody knows. Returns its id. */
export async function addByProvider(
  tx: Db,
  account: Place & { contact: string; firstname: string; lastname: string; email: string; password_hash: string },
  at: Date,
): Promise<number> {
  const after = await insertAccount(tx, { ...account, created_at: at })
  await recordAudit(tx, {
    actor: { id: after.id, role: after.role },
    action: 'account.add',
    subject: { table: 'account', id: after.id },
    after: await withCentre(tx, after),
    at,
  })
  return after.id
}
