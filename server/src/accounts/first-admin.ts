import { randomInt } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart, isUniqueViolation } from '../database/errors.ts'
import type { Services } from '../services.ts'
import { findSignIn, insertAccount } from './account.queries.ts'
import { hashPassword, passwordFits } from './passwords.ts'

export interface FirstAdmin {
  contact: string
  password: string
}

/**
 * Makes an administrator where there is none. A password that was made up here is kept in `DATA_DIR` and given at each
 * start until it is changed; one that the operator chose is not told again.
 */
export async function ensureFirstAdmin(services: Services): Promise<FirstAdmin | undefined> {
  const path = join(services.config.dataDir, 'first-admin-password')
  const { contact, password: chosen } = services.config.admin
  if (await hasAdmin(services)) return keptAndStillRight(services, path)
  if (chosen !== undefined) {
    await makeAdmin(services, { contact, password: chosen })
    return undefined
  }
  // Kept before the account is made: a process that is killed in between uses it at its next start.
  const admin = { contact, password: (await readKept(path))?.password ?? readablePassword() }
  await keep(path, admin)
  await makeAdmin(services, admin)
  return admin
}

const hasAdmin = async ({ db }: Services) =>
  (await db.selectFrom('account').where('role', '=', 'admin').select('id').limit(1).executeTakeFirst()) !== undefined

async function makeAdmin(services: Services, { contact, password }: FirstAdmin): Promise<void> {
  try {
    await insertAccount(services.db, {
      role: 'admin',
      contact,
      firstname: 'First',
      lastname: 'Admin',
      email: '',
      password_hash: await hashPassword(password, 'password'),
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'account_contact')) throw error
    if (await hasAdmin(services)) return // another process was quicker
    throw new CannotStart(`ADMIN_CONTACT: ${contact} is a customer's number, please name another one`)
  }
}

async function keptAndStillRight(services: Services, path: string): Promise<FirstAdmin | undefined> {
  const kept = await readKept(path)
  if (!kept) return undefined
  const account = await findSignIn(services.db, kept.contact)
  if (await passwordFits(kept.password, account?.password_hash)) return kept
  await rm(path, { force: true })
  return undefined
}

async function readKept(path: string): Promise<FirstAdmin | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const [contact, password] = text.trim().split(' ')
  return contact && password ? { contact, password } : undefined
}

async function keep(path: string, { contact, password }: FirstAdmin): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(`${contact} ${password}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

const CONSONANTS = 'bdfghjklmnprstvz'
const VOWELS = 'aeiou'

/** Four words that can be read out on the telephone: 50 bits. */
function readablePassword(): string {
  const pick = (letters: string) => letters[randomInt(letters.length)]
  const word = () => [CONSONANTS, VOWELS, CONSONANTS, VOWELS].map(pick).join('')
  return Array.from({ length: 4 }, word).join('-')
}
