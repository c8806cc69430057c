import type { SessionRow } from 'contract/sessions/endpoints'
import type { Caller } from '../core/caller.ts'
import { idleSince } from './authorize.ts'
import type { Db } from '../core/db.ts'
import { deviceOf } from './device.ts'

/** An account's live sessions. The caller's own comes first, because it is in use now. */
export async function sessionsOf(db: Db, user: Caller, now: Date): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('session')
    .where('account_id', '=', user.id)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>', idleSince(user.role, now))
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .select((eb) => eb('id', '=', user.sessionId).as('is_this'))
    .orderBy('is_this', 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ user_agent, ...row }) => ({ ...row, is_this: Boolean(row.is_this), device: deviceOf(user_agent) }))
}
