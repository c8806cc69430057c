import { createHmac } from 'node:crypto'
import { m } from 'contract/messages'
import { isStaff, type Role } from 'contract/core/roles'
import { STEP_MINUTES, STEP_OVER, STEP_TRIES } from 'contract/factors/words'
import type { SecondWays } from 'contract/factors/endpoints'
import { findSignInById } from '../accounts/account.queries.ts'
import type { Db } from '../platform/core/db.ts'
import { Problem } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { hashOfToken, newToken } from '../platform/core/token.ts'
import { needsFactor } from '../platform/sessions/begin-session.ts'
import { takeAwayLost } from './factor-loss.ts'
import { factorsOf, isMissing, type Factors } from './factor.queries.ts'
import { isTrusted } from '../platform/sessions/trusted-devices.ts'

/** The cookie of a browser in which a password was right and the second step is still to come. */
export const STEP_COOKIE = 'sign_in_step'

/** An account whose password was checked, as it was then. */
export interface CheckedAccount {
  id: number
  role: Role
  contact: string
  password_hash: string | null
}

/**
 * Whether a sign-in with the right password needs a second step: staff with a factor, and staff who have none where their
 * role needs one by now. Then it is kept for some minutes, and its token returned for the browser.
 */
export async function beginSecondStep(
  services: Services,
  account: CheckedAccount,
  device: string | undefined,
): Promise<string | undefined> {
  const { db, clock, config } = services
  if (!isStaff(account.role)) return undefined
  await takeAwayLost(services, account.id)
  const factors = await factorsOf(db, account.id)
  const isAsked = hasAny(factors)
    ? !(await isTrusted(services, account.id, device)) || isLeftOver(services, account, factors)
    : needsFactor(services, account.role)
  if (!isAsked) return undefined
  const token = newToken(32)
  const now = clock.now()
  await db.deleteFrom('sign_in_step').where('expires_at', '<', now.toISOString()).execute()
  await db
    .insertInto('sign_in_step')
    .values({
      token_hash: hashOfToken(token),
      account_id: account.id,
      account_mark: markOf(config, account),
      expires_at: new Date(now.getTime() + STEP_MINUTES * 60_000).toISOString(),
    })
    .execute()
  return token
}

const hasAny = ({ totp, passkey, recovery }: Factors) => totp || passkey || recovery > 0

/** Nothing but recovery codes is left, and the role needs more. */
const isLeftOver = (services: Services, { role }: CheckedAccount, factors: Factors) =>
  isMissing(factors) && needsFactor(services, role)

/** A sign-in that waits for its second step. */
export interface SecondStep {
  tokenHash: string
  account: NonNullable<Awaited<ReturnType<typeof findSignInById>>>
  factors: Factors
}

/** The sign-in that waits in this browser. Throws Problem when there is none any more, or the account was changed meanwhile. */
export async function readSecondStep(services: Services, token: string | undefined): Promise<SecondStep> {
  const { db, clock, config } = services
  const tokenHash = hashOfToken(token ?? '')
  const row = await db
    .selectFrom('sign_in_step')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', clock.now().toISOString())
    .where('tries', '<', STEP_TRIES)
    .select(['account_id', 'account_mark'])
    .executeTakeFirst()
  const account = row && (await findSignInById(db, row.account_id))
  if (!account || markOf(config, account) !== row.account_mark) throw stepOver()
  return { tokenHash, account, factors: await factorsOf(db, account.id) }
}

/** How the sign-in goes on. */
export const waysOf = ({ factors, account }: SecondStep): SecondWays => ({
  totp: factors.totp,
  passkey: factors.passkey,
  recovery: factors.recovery > 0,
  sms: !hasAny(factors),
  ending: hasAny(factors) ? '' : account.contact.slice(-3),
})

/** Counts a try before it is checked, so that of a hundred at once five are checked. Throws Problem beyond. */
export async function countTry(db: Db, { tokenHash }: SecondStep): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_step')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('tries', '<', STEP_TRIES)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw stepOver()
}

/** Ends the waiting: true for one caller only. */
export async function endSecondStep(db: Db, { tokenHash }: SecondStep): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sign_in_step').where('token_hash', '=', tokenHash).executeTakeFirst()
  return numDeletedRows > 0n
}

export const stepOver = () => new Problem(409, STEP_OVER, m.factors_step_over())

/** The same while number, role and password are. */
const markOf = ({ authSecret }: Services['config'], { id, role, contact, password_hash }: CheckedAccount): string =>
  createHmac('sha256', `step:${authSecret}`)
    .update(JSON.stringify([id, role, contact, password_hash]))
    .digest('base64url')
