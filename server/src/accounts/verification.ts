import { createHash, randomBytes } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { DB } from '../platform/core/schema.ts'
import type { Db } from '../platform/core/db.ts'
import type { Purpose } from './code.ts'
import { Problem } from '../platform/core/problems.ts'

/** How long a number stays proven for the browser that proved it. */
export const VERIFICATION_MINUTES = 30

/** The proof held by a browser that proved this number for this purpose. */
export async function grantVerification(db: Db, contact: string, purpose: Purpose, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(now.getTime() + VERIFICATION_MINUTES * 60_000).toISOString()
  await db.deleteFrom('verification').where('expires_at', '<', now.toISOString()).execute()
  await db
    .insertInto('verification')
    .values({ token_hash: hashOf(token), contact, purpose, expires_at })
    .execute()
  return token
}

/** Whether this token proves this number, without using it up. */
export async function isVerified(
  db: Db,
  token: string | undefined,
  contact: string,
  purpose: Purpose,
  now: Date,
): Promise<boolean> {
  if (!token) return false
  const proof = db
    .selectFrom('verification')
    .where(isProof(token, contact, purpose, now))
    .select('contact')
  return (await proof.executeTakeFirst()) !== undefined
}

/** Uses up a proof: true for one caller only. */
export async function spendVerification(
  db: Db,
  token: string | undefined,
  contact: string,
  purpose: Purpose,
  now: Date,
): Promise<boolean> {
  if (!token) return false
  const proof = db
    .deleteFrom('verification')
    .where(isProof(token, contact, purpose, now))
    .returning('contact')
  return (await proof.executeTakeFirst()) !== undefined
}

/** One token, one number, one purpose, not expired. */
const isProof =
  (token: string, contact: string, purpose: Purpose, now: Date) => (eb: ExpressionBuilder<DB, 'verification'>) =>
    eb.and([
      eb('token_hash', '=', hashOf(token)),
      eb('contact', '=', contact),
      eb('purpose', '=', purpose),
      eb('expires_at', '>', now.toISOString()),
    ])

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export function notProven(): Problem {
  const message = 'Please verify your mobile number first'
  return new Problem(422, 'not_verified', message, { errors: { contact: message } })
}
