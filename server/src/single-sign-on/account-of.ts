import { normalizePhone } from 'contract/core/texts/digits'
import { isBoundToCentre, isStaff, type Role } from 'contract/core/roles'
import { sql } from 'kysely'
import { signsInWith } from '../accounts/numbers.queries.ts'
import { addByProvider, followProvider, linkToProvider, type Place } from '../accounts/follow-provider.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { OidcConfig } from '../platform/config/oidc-config.ts'
import type { Db } from '../platform/core/db.ts'
import { newToken } from '../platform/core/token.ts'
import { isUniqueViolation } from '../platform/database/errors.ts'
import type { Services } from '../platform/core/services.ts'
import { claimAt, type Claims } from './provider.ts'
import { NotSignedIn } from './refusal.ts'

/**
 * The account of a person whom the provider signed in, with the role and service centre that it names. At the first
 * sign-in the person is known by a verified number or e-mail address of a member of staff, or gets an account where the
 * configuration allows it; an account of a customer is never taken. Throws NotSignedIn.
 */
export async function accountOf({ db, clock }: Services, oidc: OidcConfig, claims: Claims): Promise<number> {
  const role = roleOf(oidc, claims)
  if (!role) throw new NotSignedIn('no_role')
  const { issuer } = oidc
  const isNew = oidc.addsAccounts && (await knownBy(db, issuer, claims.sub)) === undefined
  // Nobody will ever know it. Made before the transaction, because hashing takes its time.
  const passwordHash = isNew ? await hashPassword(newToken(24), 'password') : undefined
  try {
    return await db.transaction().execute(async (tx) => {
      const place = { role, centre_id: isBoundToCentre(role) ? await centreOf(tx, oidc, claims) : null }
      const at = clock.now()
      const known = await knownBy(tx, issuer, claims.sub)
      const id = known ?? (await matching(tx, claims)) ?? (await added(tx, claims, { ...place, passwordHash }, at))
      const followed = await followProvider(tx, id, place, at)
      if (followed === 'last_admin') throw new NotSignedIn('last_admin')
      if (followed === 'gone') throw new NotSignedIn('no_account')
      if (known === undefined) {
        await tx
          .insertInto('oidc_identity')
          .values({ issuer, subject: claims.sub, account_id: id, created_at: at })
          .execute()
        await linkToProvider(tx, { id, role }, oidc.name, at)
      }
      return id
    })
  } catch (error) {
    // Another person there has this account, or this number has one since a moment.
    if (isUniqueViolation(error, 'oidc_identity_account_id_issuer_key')) throw new NotSignedIn('of_another')
    if (isUniqueViolation(error, 'account_contact')) throw new NotSignedIn('of_customer')
    throw error
  }
}

/** The account that a person at the provider is linked to. */
export async function knownBy(db: Db, issuer: string, subject: string): Promise<number | undefined> {
  const identity = await db
    .selectFrom('oidc_identity')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select('account_id')
    .executeTakeFirst()
  return identity?.account_id
}

/** Whether an account signs in by the provider. */
export const isLinked = async (db: Db, issuer: string, id: number): Promise<boolean> =>
  (await db
    .selectFrom('oidc_identity')
    .where('issuer', '=', issuer)
    .where('account_id', '=', id)
    .select('subject')
    .executeTakeFirst()) !== undefined

/** The first role whose value the claim has, as a text or in a list. */
function roleOf({ roleClaim, roles }: OidcConfig, claims: Claims): Role | undefined {
  const said = claimAt(claims, roleClaim)
  const values = Array.isArray(said) ? said : [said]
  return roles.find(([value]) => values.includes(value))?.[1]
}

/** The service centre that the claim names, by its number here or by its name. */
async function centreOf(tx: Db, { centreClaim }: OidcConfig, claims: Claims): Promise<number> {
  const said = centreClaim === undefined ? undefined : claimAt(claims, centreClaim)
  const name = typeof said === 'string' || typeof said === 'number' ? String(said).trim() : ''
  const found =
    name === ''
      ? []
      : await tx
          .selectFrom('service_point')
          .where('kind', '=', 'service_centre')
          .where((eb) => eb.or([eb(sql`id::text`, '=', name), eb(sql`lower(name)`, '=', name.toLowerCase())]))
          .select('id')
          .limit(2)
          .execute()
  if (found.length !== 1) throw new NotSignedIn('no_centre')
  return found[0]!.id
}

/** The account of a member of staff with this number or, if it is one alone, with this e-mail address. */
async function matching(tx: Db, claims: Claims): Promise<number | undefined> {
  const number = numberIn(claims)
  if (number) {
    const owner = await tx.selectFrom('account').where(signsInWith(number)).select(['id', 'role']).executeTakeFirst()
    if (owner && !isStaff(owner.role)) throw new NotSignedIn('of_customer')
    if (owner) return owner.id
  }
  const { email } = claims
  if (claims['email_verified'] !== true || typeof email !== 'string') return undefined
  const found = await tx
    .selectFrom('account')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('role', '<>', 'customer')
    .select('id')
    .limit(2)
    .execute()
  return found.length === 1 ? found[0]!.id : undefined
}

/** A new account, where the configuration allows it. */
function added(
  tx: Db,
  claims: Claims,
  { passwordHash, ...place }: Place & { passwordHash: string | undefined },
  at: Date,
): Promise<number> {
  if (passwordHash === undefined) throw new NotSignedIn('no_account')
  const contact = numberIn(claims)
  if (!contact) throw new NotSignedIn('no_number')
  const [firstname, lastname] = namesIn(claims)
  return addByProvider(
    tx,
    { ...place, contact, firstname, lastname, email: textIn(claims, 'email'), password_hash: passwordHash },
    at,
  )
}

/** The mobile number, if the provider checked it. */
function numberIn(claims: Claims): string | undefined {
  if (claims['phone_number_verified'] !== true) return undefined
  const number = normalizePhone(claims['phone_number'])
  return typeof number === 'string' && /^\d{10}$/.test(number) ? number : undefined
}

function namesIn(claims: Claims): [string, string] {
  const [first, last] = [textIn(claims, 'given_name'), textIn(claims, 'family_name')]
  if (first && last) return [first, last]
  const [one = '', ...rest] = textIn(claims, 'name').split(/\s+/)
  return [first || one, last || rest.join(' ')]
}

/** As long as a form takes it. */
const textIn = (claims: Claims, name: string): string => {
  const value = claims[name]
  return typeof value === 'string' ? value.trim().slice(0, 100) : ''
}
