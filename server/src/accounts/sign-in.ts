import type { Profile } from 'contract/accounts/endpoints'
import { NotFound, Problem } from '../core/problems.ts'
import type { Services } from '../services.ts'
import { refuseExpiredGivenPassword } from './given-password.ts'
import { findSignIn, getProfile } from './account.queries.ts'
import { assertHashingCapacity, passwordFits } from './passwords.ts'
import { beginSessionIf } from '../sessions/begin-session.ts'
import { endSessionOf } from '../sessions/end-session.ts'
import { isKnownDevice, rememberDevice } from '../sessions/known-devices.ts'

export interface SignedIn {
  token: string
  data: Profile
}

/**
 * Signs in. Unknown numbers and wrong passwords give the same answer in the same time; the log names the account, if
 * any. Someone with the right password that was given too long ago is told so. A browser that signed in to the account
 * before is not slowed by others' tries.
 */
export async function signIn(
  services: Services,
  { contact, password }: { contact: string; password: string },
  source: {
    address: string
    userAgent: string
    device?: string | undefined
    authorization?: string | undefined
    log: Pick<Services['log'], 'info'>
  },
): Promise<SignedIn & { device: string }> {
  const { db, limits, files, settings } = services
  assertHashingCapacity()
  const pair = `${contact}|${source.address}`
  await limits.take('login.pair', pair)
  await limits.take('login.address', source.address)
  const isKnown = await isKnownDevice(services, source.device, contact)
  if (!isKnown) {
    await limits.take('login.all', 'all')
    await limits.slowDown('login.number', contact)
  }
  const account = await findSignIn(db, contact)
  if (!(await passwordFits(password, account?.password_hash)) || !account) {
    source.log.info({ account: account?.id ?? null }, 'sign-in refused')
    throw wrongCredentials()
  }
  refuseExpiredGivenPassword(account.password_given_at, services.clock.now())
  const begun = await db.transaction().execute(async (tx) => {
    const token = await beginSessionIf(services, tx, account, source.userAgent)
    return token && { token, device: await rememberDevice(services, tx, account.id, source.device) }
  })
  // The password, number or role was changed, or the account closed, during the check.
  if (!begun) throw wrongCredentials()
  source.log.info({ account: account.id }, 'signed in')
  await limits.forget('login.pair', pair)
  if (!isKnown) await limits.giveBack('login.number', contact)
  await endSessionOf(services, source.authorization)
  const data = await getProfile(db, files, account.id, settings.current).catch((error: unknown) => {
    throw error instanceof NotFound ? wrongCredentials() : error
  })
  return { ...begun, data }
}

const wrongCredentials = () => new Problem(401, 'wrong_credentials', 'Mobile number or password is wrong')
