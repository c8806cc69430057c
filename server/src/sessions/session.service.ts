import { isStaff, type Role } from 'contract/access'
import { NotFound } from '../http/errors.ts'
import { idleSince, tokenIn, type Caller } from '../http/sessions.ts'
import type { Db, Services } from '../services.ts'

const HOUR = 3_600_000

/** How long a session lasts, however much it is used: 7 days, 12 hours for staff (CONTRACT A2). */
export const sessionHours = (role: Role): number => (isStaff(role) ? 12 : 7 * 24)

/** Begins a session and gives its token. */
export async function beginSession(
  services: Services,
  db: Db,
  account: { id: number; role: Role },
  userAgent: string,
): Promise<string> {
  const now = services.clock.now()
  const expiresAt = new Date(now.getTime() + sessionHours(account.role) * HOUR)
  const { id } = await db
    .insertInto('session')
    .values({
      account_id: account.id,
      user_agent: userAgent.slice(0, 300),
      created_at: now.toISOString(),
      last_seen_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return services.tokens.sign({ ...account, sessionId: id }, now, expiresAt)
}

export const endSession = (db: Db, sessionId: string) => db.deleteFrom('session').where('id', '=', sessionId).execute()

/** Ends the session that a browser still shows while it signs in anew: nobody can use that one any more. */
export async function endSessionOf(services: Services, authorization: string | undefined): Promise<void> {
  const token = tokenIn(authorization)
  const read = token && (await services.tokens.read(token))
  if (typeof read === 'object') await endSession(services.db, read.sessionId)
}

/** Ends one of one's own sessions. Throws NotFound, also for somebody else's. */
export async function endOwnSession(db: Db, user: Caller, sessionId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('account_id', '=', user.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new NotFound('This sign-in has ended already')
}

/** Signs an account out everywhere but in the session that is named. Gives at how many places that still lasted. */
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
