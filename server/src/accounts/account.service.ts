import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Upload } from 'contract/core/endpoint'
import type { Profile } from 'contract/accounts/endpoints'
import type { Role } from 'contract/core/access'
import type { Gender } from 'contract/core/fields'
import { recordAudit, type AuditEntry } from '../audit/audit.ts'
import { isUniqueViolation } from '../database/errors.ts'
import { insertFile, removeFiles } from '../files/file.queries.ts'
import { Conflict, Forbidden, Invalid, NotFound, Problem } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import type { Account } from '../core/schema.ts'
import type { Services } from '../services.ts'
import { whyNoBirthDate } from 'contract/accounts/birth-date'
import { today, type Clock } from '../core/clock.ts'
import { refuseExpiredGivenPassword } from './given-password.ts'
import {
  findPerson,
  findSignIn,
  getProfile,
  insertAccount,
  lockSignIn,
  replacePassword,
  setPassword,
} from './account.queries.ts'
import { proveOwnPassword } from './own-password.ts'
import { assertHashingCapacity, hashPassword, passwordFits } from './passwords.ts'
import { beginSession, beginSessionIf, endSessionOf, endSessions } from '../sessions/session.service.ts'
import { forgetDevices, isKnownDevice, rememberDevice } from '../sessions/known-devices.ts'
import { isVerified, spendVerification } from './verification.service.ts'

export interface SignedIn {
  token: string
  data: Profile
}

export interface Registration {
  contact: string
  firstname: string
  lastname: string
  district: string
  city: string
  email: string
  customerAddress: string
  gender: 'male' | 'female'
  dob: string
  password: string
}

/** What an account needs before its first repair. */
export interface Beginning {
  contact: string
  /** first and last name */
  name: string
  district: string
  customerAddress: string
}

interface Browser {
  userAgent: string
  device?: string | undefined
}

/** Creates a customer's account for a number that this browser proved, and signs it in. */
export async function registerCustomer(
  services: Services,
  form: Registration,
  verificationToken: string | undefined,
  by: Browser,
): Promise<SignedIn & { device: string }> {
  refuseBirthDate(services.clock, form.dob)
  const { contact, firstname, lastname, email, district, city, gender, dob } = form
  const account = { contact, firstname, lastname, email, district, city, gender, dob }
  return openAccount(
    services,
    {
      account: { ...account, customer_address: form.customerAddress },
      password: { text: form.password, of: form },
      verificationToken,
    },
    by,
  )
}

/**
 * Creates an account with only what a repair needs, for a number that this browser proved, and signs it in. The password
 * is random until its owner resets it with a code.
 */
export async function beginAccount(
  services: Services,
  { contact, name, district, customerAddress }: Beginning,
  verificationToken: string | undefined,
  by: Browser,
): Promise<SignedIn & { device: string }> {
  const [lastname = '', ...before] = name.split(/\s+/).toReversed()
  const account = { contact, firstname: before.toReversed().join(' '), lastname, district }
  const password = { text: randomBytes(32).toString('base64url') }
  return openAccount(
    services,
    { account: { ...account, email: '', customer_address: customerAddress }, password, verificationToken },
    by,
  )
}

interface NewAccount {
  account: Omit<Insertable<Account>, 'role' | 'password_hash' | 'otp_created'>
  /** with its owner's details, because it must not contain them; a random one needs no check */
  password: { text: string; of?: Registration }
  verificationToken: string | undefined
}

async function openAccount(
  services: Services,
  { account, password, verificationToken }: NewAccount,
  { userAgent, device: shown }: Browser,
): Promise<SignedIn & { device: string }> {
  const now = services.clock.now()
  const { contact } = account
  if (!(await isVerified(services.db, verificationToken, contact, 'register', now))) throw notProven()
  const passwordHash = await hashPassword(password.text, 'password', password.of)
  const { id, ...begun } = await services.db.transaction().execute(async (tx) => {
    if (!(await spendVerification(tx, verificationToken, contact, 'register', now))) throw notProven()
    const { id } = await insertAccount(tx, {
      ...account,
      role: 'customer',
      password_hash: passwordHash,
      otp_created: now.toISOString(),
    }).catch((error: unknown) => {
      if (isUniqueViolation(error, 'account_contact'))
        throw new Conflict('This mobile number is already registered, please sign in', 'registered')
      throw error
    })
    const token = await beginSession(services, tx, { id, role: 'customer' }, userAgent)
    return { id, token, device: await rememberDevice(services, tx, id, shown) }
  })
  return { ...begun, data: await getProfile(services.db, services.files, id) }
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
  const { db, limits, files } = services
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
  const data = await getProfile(db, files, account.id).catch((error: unknown) => {
    throw error instanceof NotFound ? wrongCredentials() : error
  })
  return { ...begun, data }
}

const wrongCredentials = () => new Problem(401, 'wrong_credentials', 'Mobile number or password is wrong')

/** Sets a new password for a proven number and signs it out everywhere. */
export async function resetPassword(
  services: Services,
  { contact, password }: { contact: string; password: string },
  verificationToken: string | undefined,
): Promise<void> {
  const now = services.clock.now()
  if (!(await isVerified(services.db, verificationToken, contact, 'reset', now))) throw notProven()
  const before = await findSignIn(services.db, contact)
  if (before?.password_given_at && (await passwordFits(password, before.password_hash))) throw notYourOwn()
  const passwordHash = await hashPassword(password, 'new_password', before)
  await services.db.transaction().execute(async (tx) => {
    const account = await lockSignIn(tx, contact)
    const proven = await spendVerification(tx, verificationToken, contact, 'reset', now)
    if (!account || !proven) throw notProven()
    await setPassword(tx, account.id, passwordHash)
    await endSessions(tx, account.id)
    await forgetDevices(tx, account.id)
  })
}

/** Otherwise a given password would become the account's own. */
const notYourOwn = () => new Invalid({ new_password: 'Please choose another password than the one you have' })

/** Changes the caller's password and signs the account out everywhere. Of concurrent changes one wins. */
export async function changePassword(
  services: Services,
  user: Caller,
  { old, fresh }: { old: string; fresh: string },
): Promise<void> {
  const wrong = 'Current password is wrong'
  const proven = await proveOwnPassword(services, user, { password: old, field: 'old_password', wrong })
  if (fresh === old) throw notYourOwn()
  const passwordHash = await hashPassword(fresh, 'new_password', await findPerson(services.db, user.id))
  await services.db.transaction().execute(async (tx) => {
    if (!(await replacePassword(tx, user.id, { proven, fresh: passwordHash })))
      throw new Invalid({ old_password: wrong })
    await endSessions(tx, user.id)
    await forgetDevices(tx, user.id)
  })
}

export interface ProfileChange {
  firstname?: string | undefined
  lastname?: string | undefined
  district?: string | undefined
  city?: string | undefined
  customerAddress?: string | undefined
  gender?: Gender | undefined
  dob?: string | undefined
  image?: Upload | undefined
}

/** Throws Invalid for a day on which nobody with an account can be born. */
function refuseBirthDate(clock: Clock, day: string): void {
  const why = whyNoBirthDate(day, today(clock))
  if (why) throw new Invalid({ dob: why })
}

/** Updates the fields that were sent. Staff change their name, gender and picture only. */
export async function updateProfile(services: Services, user: Caller, change: ProfileChange): Promise<Profile> {
  const { image, customerAddress, ...rest } = change
  if (change.dob) refuseBirthDate(services.clock, change.dob)
  const columns = given(
    user.role === 'customer'
      ? { ...rest, customer_address: customerAddress }
      : { firstname: rest.firstname, lastname: rest.lastname, gender: rest.gender },
  )
  await services.files.storing(image ? [image] : [], 'public', (stored) =>
    services.db.transaction().execute(async (tx) => {
      const before = await tx
        .selectFrom('account')
        .where('id', '=', user.id)
        .selectAll()
        .forUpdate()
        .executeTakeFirstOrThrow(gone)
      const picture = stored[0] && { image_id: await insertFile(tx, stored[0]) }
      const set = { ...columns, ...picture }
      if (Object.keys(set).length === 0) return
      const after = await tx
        .updateTable('account')
        .set(set)
        .where('id', '=', user.id)
        .returningAll()
        .executeTakeFirstOrThrow(gone)
      if (picture && before.image_id) await removeFiles(tx, services.jobs, [before.image_id])
      await auditStaff(tx, user, { before, after, at: services.clock.now() })
    }),
  )
  return getProfile(services.db, services.files, user.id)
}

async function auditStaff(
  tx: Services['db'],
  user: { id: number; role: Role },
  change: Pick<AuditEntry, 'before' | 'after' | 'at'>,
) {
  if (user.role === 'customer') return
  await recordAudit(tx, {
    actor: user,
    action: 'profile.update',
    subject: { table: 'account', id: user.id },
    ...change,
  })
}

/** Joins the membership programme; only for the caller. */
export async function enableMembership(
  services: Services,
  user: Caller,
  customerId: number | undefined,
): Promise<Profile> {
  if (customerId !== undefined && customerId !== user.id) throw new Forbidden()
  await services.db.updateTable('account').set({ membership: true }).where('id', '=', user.id).execute()
  return getProfile(services.db, services.files, user.id)
}

const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

/** Deleted since the session was checked. */
const gone = () => new NotFound('There is no such account')

function notProven(): Problem {
  const message = 'Please verify your mobile number first'
  return new Problem(422, 'not_verified', message, { errors: { contact: message } })
}
