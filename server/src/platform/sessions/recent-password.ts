import { m } from 'contract/messages'
import { Problem } from '../core/problems.ts'
import type { Caller } from '../core/caller.ts'
import type { Db } from '../core/db.ts'
import type { Services } from '../core/services.ts'

/** How long a typed password need not be typed again. */
const RECENT_MINUTES = 15

/** Throws `password_needed` unless the password was typed in this session within the last minutes; for a key `not_for_keys`. */
export async function expectRecentPassword({ clock }: Services, db: Db, user: Caller): Promise<void> {
  if (user.key) {
    const attempt = { attempt: 'not for API keys', account: user.id, key: user.key.id }
    throw new Problem(403, 'not_for_keys', m.api_keys_never(), { attempt })
  }
  const session = await db
    .selectFrom('session')
    .where('id', '=', user.sessionId)
    .where('password_at', '>', new Date(clock.now().getTime() - RECENT_MINUTES * 60_000).toISOString())
    .select('id')
    .executeTakeFirst()
  if (!session) throw new Problem(403, 'password_needed', m.core_confirm_password_sign_again())
}

/** Records that the password was just typed in this session. */
export const recordPasswordEntry = ({ db, clock }: Services, user: Caller) =>
  db.updateTable('session').set({ password_at: clock.now().toISOString() }).where('id', '=', user.sessionId).execute()
