import { m } from 'contract/messages'
import type { Locale } from 'contract/core/locale'
import type { Profile } from 'contract/accounts/endpoints'
import { NotFound, Problem } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import type { Source } from '../platform/core/source.ts'
import type { Services } from '../platform/core/services.ts'
import { refuseExpiredGivenPassword } from './given-password.ts'
import { findSignIn, getProfile } from './account.queries.ts'
import { noteSignIn } from './silent-account.ts'
import { assertHashingCapacity, passwordFits } from './passwords.ts'
import { dropLoss } from '../factors/factor-loss.ts'
import { beginSecondStep, type CheckedAccount } from '../factors/second-step.ts'
import { trustDevice } from '../platform/sessions/trusted-devices.ts'
import { beginSessionIf } from '../platform/sessions/begin-session.ts'
import { endSessionOf } from '../platform/sessions/end-session.ts'
import { isKnownDevice, rememberDevice } from '../platform/sessions/known-devices.ts'

export interface SignedIn {
  token: string
  data: Profile
}

/** Who signs in, from where. */
export interface SigningIn {
  source: Source
  userAgent: string
  device?: string | undefined
  authorization?: string | undefined
  /** of the page, if it names one: the account's until another was chosen */
  language?: Locale | undefined
  log: Pick<Services['log'], 'info'>
}

/**
 * Signs in. Unknown numbers and wrong passwords give the same answer in the same time; the log names the account, if
 * any. Someone with the right password that was given too long ago is told so. A browser that signed in to the account
 * before is not slowed by others' tries. Where a second factor follows, what the browser needs for it is returned instead.
 */
export async function signIn(
  services: Services,
  { contact, password }: { contact: string; password: string },
  by: SigningIn,
): Promise<(SignedIn & { device: string }) | { step: string }> {
  const { db, limits } = services
  assertHashingCapacity()
  const { source } = by
  const pair = [contact, source.key] as const
  await limits.take('login.pair', pair)
  await limits.take('login.address', source)
  const isKnown = await isKnownDevice(services, by.device, contact)
  const unlessWrong = isKnown
    ? []
    : [await limits.take('login.all', ['all', source]), await limits.slowDown('login.number', source, contact)]
  const account = await findSignIn(db, contact)
  if (!(await passwordFits(password, account?.password_hash)) || !account) {
    by.log.info({ account: account?.id ?? null }, 'sign-in refused')
    throw wrongCredentials()
  }
  refuseExpiredGivenPassword(account.password_given_at, services.clock.now())
  const step = await beginSecondStep(services, account, by.device)
  const signedIn = step ? { step } : await finishSignIn(services, account, by)
  await limits.forget('login.pair', pair)
  await Promise.all(unlessWrong.map((giveBack) => giveBack()))
  return signedIn
}

/**
 * Begins the session of an account whose owner is proven, and remembers the browser; with `trust` the second factor is not
 * asked for there for some weeks. Throws Unauthorized when number, role or password were changed meanwhile.
 */
export async function finishSignIn(
  services: Services,
  account: CheckedAccount,
  by: SigningIn,
  { byFactor = false, trust = false }: { byFactor?: boolean; trust?: boolean } = {},
): Promise<SignedIn & { device: string }> {
  const { db, files } = services
  const begun = await db.transaction().execute(async (tx) => {
    await noteSignIn(tx, account.id, services.clock.now())
    const token = await beginSessionIf(services, tx, account, { userAgent: by.userAgent, byFactor })
    if (!token) return undefined
    if (by.language) await followLanguage(tx, account.id, by.language)
    if (byFactor) await dropLoss(tx, account.id)
    const device = await rememberDevice(services, tx, account.id, by.device)
    if (trust) await trustDevice(services, tx, account.id, { cookie: device, userAgent: by.userAgent })
    return { token, device }
  })
  // The password, number or role was changed, or the account closed, during the check.
  if (!begun) throw wrongCredentials()
  by.log.info({ account: account.id }, 'signed in')
  await endSessionOf(services, by.authorization)
  const data = await getProfile(db, files, account.id, services).catch((error: unknown) => {
    throw error instanceof NotFound ? wrongCredentials() : error
  })
  return { ...begun, data }
}

/** Writes to people in the language in which they sign in, unless one was chosen. */
const followLanguage = (tx: Db, id: number, language: Locale) =>
  tx
    .updateTable('account')
    .set({ language })
    .where('id', '=', id)
    .where('language', '<>', language)
    .where('language_chosen', '=', false)
    .execute()

const wrongCredentials = () => new Problem(401, 'wrong_credentials', m.accounts_mobile_number_password_wrong())
