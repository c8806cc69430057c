import { m } from 'contract/messages'
import { sql, type RawBuilder } from 'kysely'
import { isStaff, type Role } from 'contract/core/roles'
import { NotFound } from '../core/problems.ts'
import type { Db } from '../core/db.ts'
import type { Services } from '../core/services.ts'

const HOUR = 3_600_000

/** How long a session lasts, however much it is used: 7 days, 12 hours for staff. */
const sessionHours = (role: Role): number => (isStaff(role) ? 12 : 7 * 24)

/** Starts a session and returns its token. Throws NotFound when the account is gone. */
export async function beginSession(
  services: Services,
  db: Db,
  account: { id: number; role: Role },
  userAgent: string,
): Promise<string> {
  const token = await insertSession(services, db, account, { userAgent, unchanged: sql`true` })
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
  userAgent: string,
): Promise<string | undefined> =>
  insertSession(services, db, account, {
    userAgent,
    unchanged: sql`role = ${account.role} and contact = ${account.contact} and password_hash = ${account.password_hash}`,
  })

async function insertSession(
  services: Services,
  db: Db,
  { id, role }: { id: number; role: Role },
  { userAgent, unchanged }: { userAgent: string; unchanged: RawBuilder<unknown> },
): Promise<string | undefined> {
  const now = services.clock.now()
  const expiresAt = new Date(now.getTime() + sessionHours(role) * HOUR)
  const at = now.toISOString()
  const { rows } = await sql<{ id: string }>`
    insert into session (account_id, user_agent, created_at, last_seen_at, password_at, expires_at)
    select id, ${userAgent.slice(0, 300)}, ${at}, ${at}, ${at}, ${expiresAt.toISOString()} from account
    where id = ${id} and ${unchanged}
    for share
    returning id`.execute(db)
  return rows[0] && services.tokens.sign({ id, role, sessionId: rows[0].id }, now, expiresAt)
}
