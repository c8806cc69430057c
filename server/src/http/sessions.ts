import { SignJWT, jwtVerify } from 'jose'
import { sql } from 'kysely'
import { may, type Access, type Role } from 'contract/access'
import { isUuid } from '../database/is-uuid.ts'
import type { Db, Services } from '../services.ts'
import { Forbidden, Unauthorized } from './errors.ts'

/** Who calls, as the session row says: never as the token says. */
export interface Caller {
  id: number
  role: Role
  sessionId: string
}

/** The same, and whether it is time to note that the session is in use. */
export interface SeenCaller extends Caller {
  isSeenDue: boolean
}

const ALGORITHM = 'HS256'
const SEEN_EVERY_MS = 5 * 60_000
const ENDED = 'Your session has expired,Please login!'

/** The key that signs session tokens; derived once from the installation's secret. */
export const tokenKey = (authSecret: string): Uint8Array => new TextEncoder().encode(`session:${authSecret}`)

/** A token for a session row: `sub`, `role`, `sid`, `iat`, `exp` (CONTRACT A2). */
export const signToken = (key: Uint8Array, caller: Caller, issuedAt: Date, expiresAt: Date): Promise<string> =>
  new SignJWT({ role: caller.role, sid: caller.sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(caller.id))
    .setIssuedAt(Math.floor(issuedAt.getTime() / 1000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(key)

/**
 * Finds who calls by the bearer token and its living session. Throws Unauthorized for none, a forged, expired or revoked
 * one, Forbidden when the role lacks the capability.
 */
export async function authorize(
  db: Db,
  key: Uint8Array,
  header: string | undefined,
  access: Access,
  now: Date,
): Promise<SeenCaller> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1]
  if (!token) throw new Unauthorized()
  const sessionId = await sessionOf(token, key, now)
  const caller = sessionId && (await findCaller(db, sessionId, now))
  if (!caller) throw new Unauthorized(ENDED)
  if (!may(caller.role, access)) throw new Forbidden()
  return caller
}

/**
 * Notes that a session is in use. Called once the answer is out: however many requests come, there is one write in some
 * minutes, and one that fails is only logged.
 */
export async function noteSeen(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  { sessionId, isSeenDue }: SeenCaller,
): Promise<void> {
  if (!isSeenDue) return
  const now = clock.now()
  try {
    await db
      .updateTable('session')
      .set({ last_seen_at: now.toISOString() })
      .where('id', '=', sessionId)
      .where('last_seen_at', '<=', seenDueBefore(now))
      .execute()
  } catch (error) {
    log.warn({ err: error }, 'a session was used, and that could not be noted')
  }
}

const seenDueBefore = (now: Date): string => new Date(now.getTime() - SEEN_EVERY_MS).toISOString()

async function sessionOf(token: string, key: Uint8Array, now: Date): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      currentDate: now,
      requiredClaims: ['exp', 'sub'],
    })
    return typeof payload.sid === 'string' && isUuid(payload.sid) ? payload.sid : undefined
  } catch {
    return undefined
  }
}

async function findCaller(db: Db, sessionId: string, now: Date): Promise<SeenCaller | undefined> {
  const { rows } = await sql<SeenCaller>`
    select account.id, account.role, session.id as "sessionId",
      session.last_seen_at <= ${seenDueBefore(now)} as "isSeenDue"
    from session join account on account.id = session.account_id
    where session.id = ${sessionId} and session.expires_at > ${now.toISOString()}`.execute(db)
  return rows[0]
}
