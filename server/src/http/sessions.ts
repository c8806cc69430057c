import type { Caller } from '../core/caller.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import { isStaff, may, type Access, type Role } from 'contract/core/access'
import type { Db } from '../core/db.ts'
import type { Services } from '../services.ts'
import { Forbidden, Unauthorized } from '../core/problems.ts'

/** The same, and whether it is time to note that the session is in use. */
export interface SeenCaller extends Caller {
  isSeenDue: boolean
}

const MINUTE = 60_000
const SEEN_EVERY_MS = 5 * MINUTE
const STAFF_IDLE_MS = 120 * MINUTE
const ENDED = 'Your session has expired,Please login!'

/**
 * Finds who calls by the bearer token and its living session. Throws Unauthorized for none, a forged, expired or revoked
 * one, Forbidden when the role lacks the capability.
 */
export async function authorize(
  services: Pick<Services, 'db' | 'tokens' | 'clock'>,
  header: string | undefined,
  access: Access,
): Promise<SeenCaller> {
  const token = tokenIn(header)
  if (!token) throw new Unauthorized()
  const read = await services.tokens.read(token)
  if (read === 'forged') throw new Unauthorized(ENDED, { attempt: 'a forged token' })
  if (read === 'over') throw new Unauthorized(ENDED)
  const caller = await findCaller(services.db, read.sessionId, services.clock.now())
  if (!caller) throw new Unauthorized(ENDED)
  lastSeen.set(read, caller)
  if (!may(caller.role, access)) throw new Forbidden(undefined, { attempt: 'more than one may', account: caller.id })
  return caller
}

/** Who called with a token that was verified, when that was last asked of the database. */
const lastSeen = new WeakMap<object, Caller>()

/**
 * A check of the session that is still to be made, in the statement that reads what is answered: who called with this token the
 * time before, and may do this. Undefined for whoever must be asked for first.
 */
export async function checkWithin(
  { tokens, clock }: Pick<Services, 'tokens' | 'clock'>,
  header: string | undefined,
  access: Access,
): Promise<SessionCheck | undefined> {
  const token = tokenIn(header)
  const read = token && (await tokens.read(token))
  const caller = typeof read === 'object' ? lastSeen.get(read) : undefined
  return caller && may(caller.role, access) ? new SessionCheck(caller, clock.now()) : undefined
}

/** Whether somebody who was signed in still is, and in the same role, as rows say that were read. */
export class SessionCheck {
  readonly caller: Caller
  readonly #now: Date
  /** who it is, once it was said; nothing is said of a session that ended, and by a list without rows */
  confirmed: SeenCaller | undefined

  constructor(caller: Caller, now: Date) {
    this.caller = caller
    this.#now = now
  }

  /** The rows of a query, which bring the answer along. */
  async rowsOf<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<O[]> {
    const rows = await query
      .select(this.#state.as('session_state'))
      .$castTo<O & { session_state: 'seen' | 'due' | null }>()
      .execute()
    const state = rows[0]?.session_state
    if (state) this.confirmed = { ...this.caller, isSeenDue: state === 'due' }
    return rows
  }

  get #state() {
    const { sessionId, role } = this.caller
    return sql<'seen' | 'due' | null>`(
      select case when session.last_seen_at <= ${seenDueBefore(this.#now)} then 'due' else 'seen' end
      from ${living(sessionId, this.#now)} and account.role = ${role})`
  }
}

/** The token of a call that shows one. */
export const tokenIn = (header: string | undefined): string | undefined =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1]

/**
 * When a session of this role must have been seen last, not to have ended for want of use: two hours ago for staff. That it
 * was seen is written with some minutes' delay, which nobody is to be signed out for. Customers' end by their date alone.
 */
export const idleSince = (role: Role, now: Date): string =>
  (isStaff(role) ? new Date(now.getTime() - STAFF_IDLE_MS - SEEN_EVERY_MS) : new Date(0)).toISOString()

/**
 * Notes that a session is in use. Called once the answer is out: however many requests come, there is one write in some
 * minutes, and one that fails is only logged.
 */
export async function touchSession(
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

async function findCaller(db: Db, sessionId: string, now: Date): Promise<SeenCaller | undefined> {
  const { rows } = await sql<SeenCaller>`
    select account.id, account.role, session.id as "sessionId",
      session.last_seen_at <= ${seenDueBefore(now)} as "isSeenDue"
    from ${living(sessionId, now)}`.execute(db)
  return rows[0]
}

/** The session while it lasts, and its account. */
const living = (sessionId: string, now: Date) => sql`
  session join account on account.id = session.account_id
  where session.id = ${sessionId} and session.expires_at > ${now.toISOString()}
    and (account.role = 'customer' or session.last_seen_at > ${idleSince('admin', now)})`
