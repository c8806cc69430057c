import { m } from 'contract/messages'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Invalid, NotFound } from '../platform/core/problems.ts'
import { isMailbox } from '../platform/core/mailbox.ts'

/**
 * Gives the caller's account this e-mail address, in place of another one that it may have; the same again changes
 * nothing. Returns the account as it is then. Throws Invalid.
 */
export async function setEmail(tx: Db, user: Caller, email: string, at: Date) {
  if (!isMailbox(email)) throw new Invalid({ email: m.core_enter_valid_email_address() })
  const before = await tx
    .selectFrom('account')
    .selectAll()
    .where('id', '=', user.id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new NotFound(m.core_no_account()))
  if (before.email === email) return before
  const after = await tx
    .updateTable('account')
    .set({ email })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const subject = { table: 'account', id: user.id }
  await recordAudit(tx, { actor: user, action: 'account.edit', subject, before, after, at })
  return after
}
