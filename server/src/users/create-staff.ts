import { insertAccount } from '../accounts/account.queries.ts'
import type { Input } from 'contract/core/endpoint'
import type { users } from 'contract/users/endpoints'
import { boundCentre, withCentre } from '../accounts/bound-centre.ts'
import { refuseTakenNumber } from '../accounts/edit-account.ts'
import { makePassword } from '../accounts/given-password.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { linkEngineer } from '../engineers/link-account.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'

/**
 * Creates an account for a member of staff with a password that works for some days, until they choose their own. It is made
 * here unless an older client sends one. Returns the id and the password that was made. Throws Invalid or, for a taken
 * number, Problem.
 */
export async function createStaff(
  services: Services,
  user: Caller,
  { password: typed, password1: _confirmed, centre_id, engineer_id, ...fields }: Input<typeof users.create>['body'],
): Promise<{ id: number; made: string }> {
  const { db, clock } = services
  const made = typed === undefined ? makePassword() : ''
  const passwordHash = await hashPassword(typed ?? made, 'password', typed === undefined ? {} : fields)
  const creation = () =>
    db.transaction().execute(async (tx) => {
      const at = clock.now()
      const after = await insertAccount(tx, {
        ...fields,
        centre_id: await boundCentre(tx, { role: fields.role, centre_id }),
        password_hash: passwordHash,
        given_password_hash: passwordHash,
        password_given_at: at,
        created_at: at,
      })
      await linkEngineer(tx, after.id, { role: fields.role, engineer_id })
      const subject = { table: 'account', id: after.id }
      await recordAudit(tx, { actor: user, action: 'account.add', subject, after: await withCentre(tx, after), at })
      return { id: after.id, made }
    })
  return refuseTakenNumber(creation)
}
