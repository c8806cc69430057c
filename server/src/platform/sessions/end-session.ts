import { m } from 'contract/messages'
import type { Role } from 'contract/core/roles'
import { NotFound } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import { idleSince, tokenIn } from './authorize.ts'
import type { Db } from '../core/db.ts'
import type { Services } from '../core/services.ts'

export const endSession = (db: Db, sessionId: string) => db.deleteFrom('session').where('id', '=', sessionId).execute()

/** Ends the session a browser still presents while it signs in again: it can no longer be used. */
export async function endSessionOf(services: Services, authorization: string | undefined): Promise<void> {
  const token = tokenIn(authorization)
  const read = token && (await services.tokens.read(token))
  if (typeof read === 'object') await endSession(services.db, read.sessionId)
}

/** Ends one of the caller's sessions. Throws NotFound, also for others' sessions. */
export async function endOwnSession(db: Db, user: Caller, sessionId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('account_id', '=', user.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new NotFound(m.core_sign_already_ended())
}

/** Signs an account out everywhere but in the given session. Returns the number of sessions ended. */
export async function endSessionsBut(
  db: Db,
  account: { id: number; role: Role },
  kept: string,
  now: Date,
): Promise<number> {
  const ended = await db
    .deleteFrom('session')
    .where('account_id', '=', account.id)
    .where('id', '<>', kept)
    .returning(['expires_at', 'last_seen_at'])
    .execute()
  const idle = new Date(idleSince(account.role, now))
  return ended.filter(({ expires_at, last_seen_at }) => new Date(expires_at) > now && new Date(last_seen_at) > idle)
    .length
}

/** Signs an account out everywhere. */
export const endSessions = (db: Db, accountId: number) =>
  db.deleteFrom('session').where('account_id', '=', accountId).execute()

/** Ends the other sessions that were begun with the password alone. */
export const endSessionsWithoutFactor = (db: Db, user: Caller) =>
  db
    .deleteFrom('session')
    .where('account_id', '=', user.id)
    .where('id', '<>', user.sessionId)
    .where('factor_at', 'is', null)
    .execute()
