import { m } from 'contract/messages'
import { sql, type RawBuilder } from 'kysely'
import { isStaff, type Role } from 'contract/core/roles'
import { NotFound } from '../core/problems.ts'
import type { Db } from '../core/db.ts'
import { today } from '../core/clock.ts'
import type { Services } from '../core/services.ts'

declare module '../core/services.ts' {
  interface Services {
    /** the day, `YYYY-MM-DD`, from which a role needs a second factor; undefined: it needs none */
    factorNeededFrom: (role: Role) => string | undefined
  }
}

const HOUR = 3_600_000

/** Whether a role needs a second factor now. */
export function needsFactor(
  { factorNeededFrom, clock }: Pick<Services, 'factorNeededFrom' | 'clock'>,
  role: Role,
): boolean {
  const from = factorNeededFrom(role)
  return from !== undefined && from <= today(clock)
}

/** Whether an account has a factor beside its password. */
export const hasFactor = (id: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from totp where totp.account_id = ${id} and totp.secret_sealed is not null)
  or exists (select from passkey where passkey.account_id = ${id}))`

/** What is known of a sign-in. */
export interface SignInBy {
  userAgent: string
  /** a second factor was proven just now */
  byFactor?: boolean
  /** whether or not the role needs a second factor */
  whole?: boolean
}

/** How long a session lasts, however much it is used: 7 days, 12 hours for staff. */
const sessionHours = (role: Role): number => (isStaff(role) ? 12 : 7 * 24)

/**
 * Starts a session and returns its token. `whole` lets the owner of a new installation set it up before a second factor is
 * asked for at the next sign-in. Throws NotFound when the account is gone.
 */
export async function beginSession(
  services: Services,
  db: Db,
  account: { id: number; role: Role },
  userAgent: string,
  proof: Omit<SignInBy, 'userAgent'> = {},
): Promise<string> {
  const token = await insertSession(services, db, account, { userAgent, ...proof }, sql`true`)
  if (token === undefined) throw new NotFound(m.core_no_account())
  return token
}

/**
 * Starts a session if number, role and password of the account are still those that were checked. Returns its token, or
 * undefined. The row is locked, so a concurrent change either comes first and is seen, or ends this session too.
 */
export const beginSessionIf = (
  services: Services,
  db: Db,
  account: { id: number; role: Role; contact: string; password_hash: string | null },
  by: SignInBy,
): Promise<string | undefined> =>
  insertSession(
    services,
    db,
    account,
    by,
    sql`role = ${account.role} and contact = ${account.contact} and password_hash is not distinct from ${account.password_hash}`,
  )

async function insertSession(
  services: Services,
  db: Db,
  { id, role }: { id: number; role: Role },
  { userAgent, byFactor = false, whole = false }: SignInBy,
  unchanged: RawBuilder<unknown>,
): Promise<string | undefined> {
  const now = services.clock.now()
  const expiresAt = new Date(now.getTime() + sessionHours(role) * HOUR)
  const at = now.toISOString()
  const { rows } = await sql<{ id: string }>`
    insert into session (account_id, user_agent, created_at, last_seen_at, password_at, factor_at, enrolling, expires_at)
    select id, ${userAgent.slice(0, 300)}, ${at}, ${at}, ${at}, ${byFactor ? at : null}::timestamptz,
      ${!whole && needsFactor(services, role)} and not ${hasFactor(sql`account.id`)}, ${expiresAt.toISOString()} from account
    where id = ${id} and ${unchanged}
    for share
    returning id`.execute(db)
  return rows[0] && services.tokens.sign({ id, role, sessionId: rows[0].id }, now, expiresAt)
}
