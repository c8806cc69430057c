import { m } from 'contract/messages'
import type { Locale } from 'contract/core/locale'
import type { Insertable } from 'kysely'
import { isUniqueViolation } from '../platform/database/errors.ts'
import { Conflict } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import type { Account } from '../platform/core/schema.ts'
import type { Services } from '../platform/core/services.ts'
import { getProfile, insertAccount } from './account.queries.ts'
import { claimAccount } from './claim-account.ts'
import { splitName } from './split-name.ts'
import { refuseBirthDate } from './birth-date.ts'
import { freeNotedNumber } from './other-numbers.ts'
import { hashPassword } from './passwords.ts'
import { beginSession } from '../platform/sessions/begin-session.ts'
import { rememberDevice } from '../platform/sessions/known-devices.ts'
import { isVerified, spendVerification } from './verification.ts'
import { giveUpNumber, noteSignIn } from './silent-account.ts'
import type { SignedIn } from './sign-in.ts'
import { notProven } from './verification.ts'

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
  /** the number came to somebody else: a silent account gives it up */
  begin_anew?: boolean | undefined
}

/** The fields an account needs before its first repair. */
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
  /** of the page where the account is opened */
  language: Locale
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
      beginAnew: form.begin_anew ?? false,
    },
    by,
  )
}

/**
 * Creates an account with only what a repair needs, for a number that this browser proved, and signs it in. It has no
 * password until its owner chooses one: until then the same call, or signing up, enters it again.
 */
export async function beginAccount(
  services: Services,
  { contact, name, district, customerAddress }: Beginning,
  verificationToken: string | undefined,
  by: Browser,
): Promise<SignedIn & { device: string }> {
  const account = { contact, ...splitName(name), district, email: '', customer_address: customerAddress }
  return openAccount(services, { account: { ...account, password_chosen: false }, verificationToken }, by)
}

interface NewAccount {
  account: Omit<Insertable<Account>, 'role' | 'password_hash' | 'otp_created'>
  /** with its owner's details, because it must not contain them; none until they choose one */
  password?: { text: string; of: Registration }
  verificationToken: string | undefined
  beginAnew?: boolean
}

async function openAccount(
  services: Services,
  { account, password, verificationToken, beginAnew }: NewAccount,
  { userAgent, device: shown, language }: Browser,
): Promise<SignedIn & { device: string }> {
  const now = services.clock.now()
  const { contact } = account
  if (!(await isVerified(services.db, verificationToken, contact, 'register', now))) throw notProven()
  const passwordHash = password ? await hashPassword(password.text, 'password', password.of) : null
  const { id, ...begun } = await services.db.transaction().execute(async (tx) => {
    if (!(await spendVerification(tx, verificationToken, contact, 'register', now))) throw notProven()
    if (beginAnew) await giveUpNumber(tx, contact, now)
    const given = { ...account, language, password_hash: passwordHash, otp_created: now.toISOString() }
    const id = (await claimAccount(tx, given, now)) ?? (await insertOwn(tx, given, now))
    await noteSignIn(tx, id, now)
    const token = await beginSession(services, tx, { id, role: 'customer' }, userAgent)
    return { id, token, device: await rememberDevice(services, tx, id, shown) }
  })
  return { ...begun, data: await getProfile(services.db, services.files, id, services) }
}

async function insertOwn(tx: Db, account: Omit<Insertable<Account>, 'role'>, at: Date): Promise<number> {
  await freeNotedNumber(tx, account.contact, at)
  try {
    return (await insertAccount(tx, { ...account, role: 'customer' })).id
  } catch (error) {
    if (!isUniqueViolation(error, 'account_contact')) throw error
    throw new Conflict(m.accounts_mobile_number_already_registered_sign(), 'registered')
  }
}
