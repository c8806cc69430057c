import { enteredYears } from 'contract/core/dates/entered-years'
import { m } from 'contract/messages'
import { sql, type Insertable } from 'kysely'
import type { Profile } from 'contract/accounts/endpoints'
import { isStaff, type Role } from 'contract/core/roles'
import type { TierThresholds } from 'contract/customers/words'
import type { Account } from '../platform/core/schema.ts'
import { balanceOf, recentlyEarned, tierOf } from '../points/balance.ts'
import type { Files } from '../platform/files/files.ts'
import { unreadNoticesOf } from '../notices/unread.ts'
import type { Db } from '../platform/core/db.ts'
import { hasFactor } from '../platform/sessions/begin-session.ts'
import { NotFound } from '../platform/core/problems.ts'
import { givenPasswordExpiry } from './given-password.ts'
import { lockNumber, signsInWith } from './numbers.queries.ts'

/** The rules of this installation by which an account is described. */
interface ProfileRules {
  settings: { current: TierThresholds }
  factorNeededFrom: (role: Role) => string | undefined
}

/** The caller's profile: flat and without nulls. Throws NotFound. */
export async function getProfile(
  db: Db,
  files: Files,
  id: number,
  { settings, factorNeededFrom }: ProfileRules,
): Promise<Profile> {
  const account = await db
    .selectFrom('account')
    .leftJoin('file', 'file.id', 'account.image_id')
    .where('account.id', '=', id)
    .select([
      'account.id',
      'firstname',
      'lastname',
      'email',
      'contact',
      'district',
      'city',
      'customer_address',
      'local_level',
      'ward',
      'gender',
      'dob',
    ])
    .select([
      'role',
      'membership',
      'otp_created',
      'password_given_at',
      'language',
      'calendar',
      'summary_sms',
      'account.created_at',
      'file.id as file_id',
      'file.key',
      'file.visibility',
    ])
    .select([balanceOf(sql`account.id`).as('balance'), recentlyEarned(sql`account.id`).as('earned')])
    .select(unreadNoticesOf(sql`account.id`).as('unread_notices'))
    .select(hasFactor(sql`account.id`).as('has_factor'))
    .executeTakeFirst()
  if (!account) throw new NotFound(m.core_no_account())
  const {
    customer_address,
    created_at,
    password_given_at,
    file_id,
    key,
    visibility,
    balance,
    earned,
    has_factor,
    ...plain
  } = account
  return {
    ...plain,
    customerAddress: customer_address,
    ward: String(plain.ward ?? ''),
    gender: plain.gender ?? '',
    dob: plain.dob ?? '',
    image_url: file_id && key && visibility ? files.addressOf({ id: file_id, key, visibility }) : '',
    tier: plain.role === 'customer' ? tierOf(earned, settings.current) : '',
    is_verified: true,
    password_until: password_given_at === null ? '' : givenPasswordExpiry(password_given_at).toISOString(),
    otp_created: plain.otp_created ?? created_at,
    date_joined: created_at,
    reward_points: balance,
    bs_years: [...enteredYears()],
    factor_due: isStaff(plain.role) && !has_factor ? (factorNeededFrom(plain.role) ?? '') : '',
  }
}

/** Whether a number belongs to an account whose owner has a password; only for callers who proved the number. */
export const hasAccount = async (db: Db, contact: string): Promise<boolean> =>
  (await db
    .selectFrom('account')
    .where(signsInWith(contact))
    .where('claimed', '=', true)
    .where('password_chosen', '=', true)
    .select('id')
    .executeTakeFirst()) !== undefined

/** The columns of an account that signing in needs, or undefined. */
export const findSignIn = (db: Db, contact: string) =>
  db.selectFrom('account').where(signsInWith(contact)).select(SIGN_IN).executeTakeFirst()

/** The same of a known account. */
export const findSignInById = (db: Db, id: number) =>
  db.selectFrom('account').where('id', '=', id).select(SIGN_IN).executeTakeFirst()

const PERSON = ['firstname', 'lastname', 'email', 'contact', 'city', 'district', 'dob'] as const

const SIGN_IN = [
  'id',
  'role',
  'password_hash',
  'password_given_at',
  'given_password_hash',
  'number_guarded_until',
  'signed_in_at',
  'created_at',
  ...PERSON,
] as const

/** A person's names and places, which passwords must not be guessed from, and the password that they were given. */
export const findPerson = (db: Db, id: number) =>
  db
    .selectFrom('account')
    .where('id', '=', id)
    .select([...PERSON, 'given_password_hash'])
    .executeTakeFirst()

/** Creates an account and returns its row; its number must be free. */
export async function insertAccount(tx: Db, account: Insertable<Account>) {
  await lockNumber(tx, account.contact)
  return tx.insertInto('account').values(account).returningAll().executeTakeFirstOrThrow()
}

/** Locks the row of a number until the transaction ends, which serialises password changes. */
export const lockSignIn = (db: Db, contact: string) =>
  db
    .selectFrom('account')
    .where('contact', '=', contact)
    .select(['id', 'number_guarded_until'])
    .forUpdate()
    .executeTakeFirst()

/** Sets a password chosen by its owner. */
export async function setPassword(db: Db, id: number, passwordHash: string): Promise<void> {
  const account = await db
    .updateTable('account')
    .set({ password_hash: passwordHash, password_given_at: null, password_chosen: true, claimed: true })
    .where('id', '=', id)
    .returning('contact')
    .executeTakeFirst()
  if (account) await forgetCodes(db, account.contact)
}

/** Sets the owner's own password if the proven one is still current; false if it was replaced meanwhile. */
export async function replacePassword(
  db: Db,
  id: number,
  { proven, fresh }: { proven: string; fresh: string },
): Promise<boolean> {
  const account = await db
    .updateTable('account')
    .set({ password_hash: fresh, password_given_at: null })
    .where('id', '=', id)
    .where('password_hash', '=', proven)
    .returning('contact')
    .executeTakeFirst()
  if (account) await forgetCodes(db, account.contact)
  return account !== undefined
}

/** Invalidates codes and proofs of a number. One being used at this moment is gone anyway. */
async function forgetCodes(db: Db, contact: string): Promise<void> {
  await db.deleteFrom('otp').where('contact', '=', contact).execute()
  const free = db
    .selectFrom('verification')
    .where('contact', '=', contact)
    .select('token_hash')
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('verification').where('token_hash', 'in', free).execute()
}
