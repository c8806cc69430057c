import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import type { Role } from 'contract/core/roles'
import { lockAccounts } from './locked-accounts.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { forgetDevices } from '../platform/sessions/known-devices.ts'
import { endSessionsBut } from '../platform/sessions/end-session.ts'

/**
 * Lets staff sign an account out everywhere: a lost phone, a colleague who left. For the caller's own account the current
 * session stays. `only` keeps callers who may only change customers away from other accounts. Throws NotFound.
 */
export async function endAllSessions(
  { db, clock }: Services,
  user: Caller,
  id: number,
  { only }: { only?: Role } = {},
): Promise<{ message: string; ended: number }> {
  const ended = await db.transaction().execute(async (tx) => {
    const [account] = (await lockAccounts(tx, [id], { only, withAdmins: false })).wanted
    if (!account) throw new NotFound(only === 'customer' ? m.core_customer_not_found() : m.core_user_not_found())
    const at = clock.now()
    const ended = await endSessionsBut(tx, account, user.sessionId, at)
    await forgetDevices(tx, id)
    if (ended === 0) return 0
    const subject = { table: 'account', id }
    await recordAudit(tx, { actor: user, action: 'account.end-sessions', subject, after: { ended }, at })
    return ended
  })
  return { message: wordsFor(ended), ended }
}

function wordsFor(ended: number): string {
  if (ended === 0) return m.accounts_no_other_device_sign_out()
  return m.accounts_signed_out_places({ count: ended, shown: counted(ended) })
}
