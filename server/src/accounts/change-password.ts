import { m } from 'contract/messages'
import { Invalid } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { findPerson, findSignIn, lockSignIn, replacePassword, setPassword } from './account.queries.ts'
import { proveOwnPassword } from './own-password.ts'
import { refuseGivenPassword } from './given-password.ts'
import { hashPassword } from './passwords.ts'
import { endSessions } from '../platform/sessions/end-session.ts'
import { forgetDevices } from '../platform/sessions/known-devices.ts'
import { isVerified, spendVerification } from './verification.ts'
import { notProven } from './verification.ts'
import { refuseOpening } from './number-guard.ts'
import { isSilent, proveOwner } from './silent-account.ts'

/**
 * Sets a new password for a proven number and signs it out everywhere. Where nobody signed in for long its owner says
 * something that they know.
 */
export async function resetPassword(
  services: Services,
  { contact, password, known }: { contact: string; password: string; known?: string | undefined },
  verificationToken: string | undefined,
): Promise<void> {
  const now = services.clock.now()
  if (!(await isVerified(services.db, verificationToken, contact, 'reset', now))) throw notProven()
  const before = await findSignIn(services.db, contact)
  if (before) refuseOpening(before, now)
  if (before && isSilent(before, now)) await proveOwner(services, before, known)
  if (before) await refuseGivenPassword(before, password)
  const passwordHash = await hashPassword(password, 'new_password', before)
  await services.db.transaction().execute(async (tx) => {
    const account = await lockSignIn(tx, contact)
    const proven = await spendVerification(tx, verificationToken, contact, 'reset', now)
    if (!account || !proven) throw notProven()
    refuseOpening(account, now)
    await setPassword(tx, account.id, passwordHash)
    await endSessions(tx, account.id)
    await forgetDevices(tx, account.id)
  })
}

/** Changes the caller's password and signs the account out everywhere. Of concurrent changes one wins. */
export async function changePassword(
  services: Services,
  user: Caller,
  { old, fresh }: { old: string; fresh: string },
): Promise<void> {
  const wrong = m.accounts_current_password_wrong()
  const proven = await proveOwnPassword(services, user, { password: old, field: 'old_password', wrong })
  if (fresh === old) throw new Invalid({ new_password: m.accounts_choose_password_different_current_one() })
  const person = await findPerson(services.db, user.id)
  if (person) await refuseGivenPassword(person, fresh)
  const passwordHash = await hashPassword(fresh, 'new_password', person)
  await services.db.transaction().execute(async (tx) => {
    if (!(await replacePassword(tx, user.id, { proven, fresh: passwordHash })))
      throw new Invalid({ old_password: wrong })
    await endSessions(tx, user.id)
    await forgetDevices(tx, user.id)
  })
}
