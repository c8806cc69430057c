import { m } from 'contract/messages'
import type { ExpressionBuilder } from 'kysely'
import type { DB } from '../platform/core/schema.ts'
import type { Db } from '../platform/core/db.ts'
import { Problem } from '../platform/core/problems.ts'
import { hashOfToken, newToken } from '../platform/core/token.ts'

/** What a number is proved for. */
export type ProofPurpose = 'register' | 'reset' | 'number'

/** How long a number stays proven for the browser that proved it. */
export const VERIFICATION_MINUTES = 30

/** The proof held by a browser that proved this number for this purpose. */
export async function grantVerification(db: Db, contact: string, purpose: ProofPurpose, now: Date): Promise<string> {
  const token = newToken(32)
  const expires_at = new Date(now.getTime() + VERIFICATION_MINUTES * 60_000).toISOString()
  await db.deleteFrom('verification').where('expires_at', '<', now.toISOString()).execute()
  await db
    .insertInto('verification')
    .values({ token_hash: hashOfToken(token), contact, purpose, expires_at })
    .execute()
  return token
}

/** Whether this token proves this number, without using it up. */
export async function isVerified(
  db: Db,
  token: string | undefined,
  contact: string,
  purpose: ProofPurpose,
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
  purpose: ProofPurpose,
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
  (token: string, contact: string, purpose: ProofPurpose, now: Date) => (eb: ExpressionBuilder<DB, 'verification'>) =>
    eb.and([
      eb('token_hash', '=', hashOfToken(token)),
      eb('contact', '=', contact),
      eb('purpose', '=', purpose),
      eb('expires_at', '>', now.toISOString()),
    ])

export function notProven(): Problem {
  const message = m.accounts_verify_mobile_number_first()
  return new Problem(422, 'not_verified', message, { errors: { contact: message } })
}
