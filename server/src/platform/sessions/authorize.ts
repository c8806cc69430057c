import { m } from 'contract/messages'
import type { SignedIn } from '../core/caller.ts'
import { sql, type Expression } from 'kysely'
import { ENROLMENT_NEEDED } from 'contract/factors/words'
import type { Endpoint } from 'contract/core/endpoint'
import { mayCall, type Admission, type FurtherGrants } from 'contract/core/access'
import { isOfOffice, type Role } from 'contract/core/roles'
import type { Db } from '../core/db.ts'
import type { Services } from '../core/services.ts'
import { Forbidden, Problem, Unauthorized } from '../core/problems.ts'
import { secretIn } from './key-secret.ts'

declare module '../core/services.ts' {
  interface Services {
    /** what roles may beside the table of permissions, by the settings as they are now */
    granted: () => FurtherGrants
    keyRing: KeyRing
  }
}

/** The API keys of this installation. */
export interface KeyRing {
  /** Who calls with this secret from this address. Throws Unauthorized, or Forbidden for a key kept to other addresses. */
  find(secret: string, address: string): Promise<SeenCaller>
  /** Records that a key is in use, as `noteUse` does for a session. */
  noteUse(key: { id: number }, address: string): Promise<void>
}

/** The caller, and whether it is time to update the last use of the session or key. */
export interface SeenCaller extends SignedIn {
  isSeenDue: boolean
  /** a second factor has to be added before anything else */
  isEnrolling?: boolean
}

const MINUTE = 60_000
const SEEN_EVERY_MS = 5 * MINUTE
const STAFF_IDLE_MS = 120 * MINUTE
const ENDED = m.core_session_expired_login

/** How somebody calls: the header `Authorization`, and the address they call from. */
interface Calling {
  header: string | undefined
  address: string
}

/**
 * Identifies the caller by bearer token and live session, or by API key. Throws Unauthorized without one, or for a forged,
 * expired or revoked one; Forbidden when the role or key lacks the capability, or a second factor has to be added first.
 */
export async function authorize(
  services: Pick<Services, 'db' | 'tokens' | 'clock' | 'granted' | 'keyRing'>,
  { header, address }: Calling,
  call: Admission & Pick<Endpoint, 'whileEnrolling'>,
): Promise<SeenCaller> {
  const key = secretIn(header)
  if (key === 'mistyped')
    throw new Unauthorized(m.api_keys_incomplete(), { attempt: 'an API key with a wrong checksum' })
  const caller = key ? await services.keyRing.find(key.secret, address) : await callerOfSession(services, header)
  if (caller.isEnrolling && !call.whileEnrolling) throw new Problem(403, ENROLMENT_NEEDED, m.factors_enrolment_needed())
  if (!mayCall(caller, call, services.granted()))
    throw new Forbidden(undefined, {
      attempt: 'beyond their permissions',
      account: caller.id,
      ...(caller.key && { key: caller.key.id }),
    })
  return caller
}

async function callerOfSession(
  { db, tokens, clock }: Pick<Services, 'db' | 'tokens' | 'clock'>,
  header: string | undefined,
): Promise<SeenCaller> {
  const token = tokenIn(header)
  if (!token) throw new Unauthorized()
  const read = await tokens.read(token)
  if (read === 'forged') throw new Unauthorized(ENDED(), { attempt: 'a forged token' })
  if (read === 'over') throw new Unauthorized(ENDED())
  const caller = await findCaller(db, read.sessionId, clock.now())
  if (!caller) throw new Unauthorized(ENDED())
  if (!caller.isEnrolling) lastSeen.set(read, caller)
  return caller
}

/** Callers of verified tokens, as the database last confirmed them. */
const lastSeen = new WeakMap<object, SignedIn>()

/**
 * A session check deferred to the statement that reads the response: the token's last known caller, who has the
 * permission. Undefined when the caller has to be looked up first.
 */
export async function checkWithin(
  { tokens, clock, granted }: Pick<Services, 'tokens' | 'clock' | 'granted'>,
  header: string | undefined,
  call: Admission,
): Promise<SessionCheck | undefined> {
  const token = tokenIn(header)
  const read = token && (await tokens.read(token))
  const caller = typeof read === 'object' ? lastSeen.get(read) : undefined
  return caller && mayCall(caller, call, granted()) ? new SessionCheck(caller, clock.now()) : undefined
}

/** Whether a signed-in caller still is, in the same role, according to the rows read. */
export class SessionCheck {
  readonly caller: SignedIn
  /** what `sessionState` compares the session with */
  readonly values: ReturnType<typeof valuesOf> & { role: Role }
  /** the confirmed caller; stays undefined for a session that ended and for a list without rows */
  confirmed: SeenCaller | undefined

  constructor(caller: SignedIn, now: Date) {
    this.caller = caller
    this.values = { ...valuesOf(caller.sessionId, now), role: caller.role }
  }

  /** Takes the answer from rows with the column `session_state`. */
  confirmBy(rows: readonly unknown[]): void {
    const [first] = rows as { session_state?: SessionState }[]
    if (first?.session_state) this.confirmed = { ...this.caller, isSeenDue: first.session_state === 'due' }
  }
}

type SessionState = 'seen' | 'due' | null

/**
 * A column for the rows of a list: null when the session has ended or its account has another role. The account is looked
 * up by the session found; as a join the planner sorts and merges them while there are few sessions.
 */
export const sessionState = (values: Stated<SessionCheck['values']>) => sql<SessionState>`(
  select case when session.last_seen_at <= ${values.seenDueBefore} then 'due' else 'seen' end from session
  where ${unexpired(values)}
    and (select account.role = ${values.role} and ${inUse(values)} from account where account.id = session.account_id))`

/** The bearer token of a session, if any. */
export const tokenIn = (header: string | undefined): string | undefined =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header ?? '')?.[1]

/**
 * The last use that keeps a session of this role alive: two hours ago for staff of the office. Last use is written with some
 * minutes' delay, which must not sign anyone out. Customers' sessions end by their date alone, and so do engineers', who are
 * without a line for hours.
 */
export const idleSince = (role: Role, now: Date): string =>
  (isOfOffice(role) ? new Date(now.getTime() - STAFF_IDLE_MS - SEEN_EVERY_MS) : new Date(0)).toISOString()

/**
 * Records that a session or key is in use. Called after the response: however many requests come, there is one write every
 * few minutes, and a failure is only logged.
 */
export async function noteUse(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'keyRing'>,
  { sessionId, key, isSeenDue }: SeenCaller,
  address: string,
): Promise<void> {
  if (!isSeenDue) return
  try {
    if (key) await services.keyRing.noteUse(key, address)
    else await touchSession(services, sessionId)
  } catch (error) {
    services.log.warn({ err: error }, 'a session or key was used, and that could not be noted')
  }
}

async function touchSession({ db, clock }: Pick<Services, 'db' | 'clock'>, sessionId: string): Promise<void> {
  const now = clock.now()
  await db
    .updateTable('session')
    .set({ last_seen_at: now.toISOString() })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<=', seenDueBefore(now))
    .execute()
}

/** What was last seen before this is seen anew. */
export const seenDueBefore = (now: Date): string => new Date(now.getTime() - SEEN_EVERY_MS).toISOString()

async function findCaller(db: Db, sessionId: string, now: Date): Promise<SeenCaller | undefined> {
  const values = valuesOf(sessionId, now)
  const { rows } = await sql<SeenCaller>`
    select account.id, account.role, session.id as "sessionId", account.centre_id as "centreId",
      session.last_seen_at <= ${values.seenDueBefore} as "isSeenDue", session.enrolling as "isEnrolling"
    from ${living(values)}`.execute(db)
  return rows[0]
}

const valuesOf = (sessionId: string, now: Date) => ({
  sessionId,
  sessionNow: now.toISOString(),
  staffIdleSince: idleSince('admin', now),
  seenDueBefore: seenDueBefore(now),
})

/** Values, or query parts that stand for them. */
type Stated<Values> = { readonly [Name in keyof Values]: Values[Name] | Expression<Values[Name]> }

/** The live session and its account. */
const living = (values: Stated<ReturnType<typeof valuesOf>>) => sql`
  session join account on account.id = session.account_id where ${unexpired(values)} and ${inUse(values)}`

const unexpired = ({ sessionId, sessionNow }: Stated<Pick<ReturnType<typeof valuesOf>, 'sessionId' | 'sessionNow'>>) =>
  sql<boolean>`session.id = ${sessionId} and session.expires_at > ${sessionNow}`

const inUse = ({ staffIdleSince }: Stated<Pick<ReturnType<typeof valuesOf>, 'staffIdleSince'>>) =>
  sql<boolean>`(account.role in ('customer', 'engineer') or session.last_seen_at > ${staffIdleSince})`
