import { FIRST_START } from 'contract/core/paths'
import { CannotStart, isUniqueViolation } from '../platform/database/errors.ts'
import { withStartupLock } from '../platform/database/connection/startup-lock.ts'
import { endKey, firstKeyPath, keepAddress, makeKey } from '../first-start/first-key.ts'
import type { Services } from '../platform/core/services.ts'
import { insertAccount } from './account.queries.ts'
import { hashPassword } from './passwords.ts'

/**
 * An installation without an administrator gets the one that the operator names by environment, or an address at which its
 * owner sets it up: it is returned, and kept in `DATA_DIR`. Several processes may do this at once.
 */
export const ensureFirstAdmin = (services: Services): Promise<string | undefined> =>
  withStartupLock(services.database, () => ensureAdmin(services))

async function ensureAdmin(services: Services): Promise<string | undefined> {
  const { config } = services
  const { contact, password } = config.admin
  const isThere = await hasAdmin(services)
  if (!isThere && password !== undefined) await makeAdmin(services, contact, password)
  if (isThere || password !== undefined) {
    await endKey(services)
    return undefined
  }
  const address = `${config.publicUrl}${FIRST_START}#${await makeKey(services)}`
  await keepAddress(firstKeyPath(config), address)
  return address
}

const hasAdmin = async ({ db }: Services) =>
  (await db.selectFrom('account').where('role', '=', 'admin').select('id').limit(1).executeTakeFirst()) !== undefined

async function makeAdmin(services: Services, contact: string, password: string): Promise<void> {
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
    throw new CannotStart(`ADMIN_CONTACT: ${contact} is a customer's number, please name another one`)
  }
}
