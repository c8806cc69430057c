import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { CannotStart, isUniqueViolation } from '../database/errors.ts'
import { withStartupLock } from '../database/startup-lock.ts'
import type { Services } from '../services.ts'
import { findSignIn, insertAccount, setPassword } from './account.queries.ts'
import { givenPasswordExpiry } from './given-password.ts'
import { keep, generatePassword, readKept } from './kept-password.ts'
import { hashPassword, passwordFits } from './passwords.ts'

export interface FirstAdmin {
  contact: string
  password: string
}

/**
 * Creates an administrator if there is none. A generated password is kept in `DATA_DIR` and shown at each start until
 * it is changed; one chosen by the operator is not shown. Several processes may do this at once.
 */
export const ensureFirstAdmin = (services: Services): Promise<FirstAdmin | undefined> =>
  withStartupLock(services.database, () => ensureAdmin(services))

/** Where a generated password is kept, readable by the product's user alone. */
export const firstAdminPath = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'first-admin-password')

async function ensureAdmin(services: Services): Promise<FirstAdmin | undefined> {
  const path = firstAdminPath(services.config)
  const { contact, password: chosen } = services.config.admin
  if (await hasAdmin(services)) return keptAndStillRight(services, path)
  if (chosen !== undefined) {
    await makeAdmin(services, { contact, password: chosen }, null)
    return undefined
  }
  // Kept before the account is created: if the process is killed in between, the next start uses it.
  const admin = { contact, password: (await readKept(path))?.password ?? generatePassword() }
  await keep(path, admin)
  await makeAdmin(services, admin, services.clock.now())
  return admin
}

const hasAdmin = async ({ db }: Services) =>
  (await db.selectFrom('account').where('role', '=', 'admin').select('id').limit(1).executeTakeFirst()) !== undefined

async function makeAdmin(services: Services, { contact, password }: FirstAdmin, givenAt: Date | null): Promise<void> {
  try {
    await insertAccount(services.db, {
      role: 'admin',
      contact,
      firstname: 'First',
      lastname: 'Admin',
      email: '',
      password_hash: await hashPassword(password, 'password'),
      password_given_at: givenAt,
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'account_contact')) throw error
    throw new CannotStart(`ADMIN_CONTACT: ${contact} is a customer's number, please name another one`)
  }
}

/**
 * The generated password, if it was not changed. It works for some days only; after that, or if an older version
 * generated it, a new one replaces it.
 */
async function keptAndStillRight(services: Services, path: string): Promise<FirstAdmin | undefined> {
  const kept = await readKept(path)
  if (!kept) return undefined
  const account = await findSignIn(services.db, kept.contact)
  const still = await whichFits([kept.password, kept.before], account?.password_hash)
  if (!account || still === undefined) {
    await rm(path, { force: true })
    return undefined
  }
  const { contact } = kept
  if (still === kept.password && isGood(account.password_given_at, services.clock.now()))
    return { contact, password: still }
  // Kept before it is set: if the process is killed in between, the next start sets it.
  const password = still === kept.before ? kept.password : generatePassword()
  await keep(path, { contact, password, before: still })
  await setPassword(services.db, account.id, await hashPassword(password, 'password'), services.clock.now())
  return { contact, password }
}

async function whichFits(passwords: readonly (string | undefined)[], hash: string | undefined) {
  for (const password of passwords) if (password && (await passwordFits(password, hash))) return password
  return undefined
}

const isGood = (givenAt: string | null, now: Date): boolean => givenAt !== null && givenPasswordExpiry(givenAt) > now
