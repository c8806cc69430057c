import type { Updateable } from 'kysely'
import { recordAudit } from '../audit/audit.ts'
import type { Db } from '../core/db.ts'
import type { Account } from '../core/schema.ts'

/**
 * Hands an account that staff made for a number, or that has no password yet, to its owner, who proved the number: what
 * they enter replaces what was there; products, complaints and points stay. Returns its id, or undefined if there is none
 * to claim.
 */
export async function claimAccount(
  tx: Db,
  { contact, ...given }: Updateable<Account> & { contact: string },
  at: Date,
): Promise<number | undefined> {
  const before = await tx
    .selectFrom('account')
    .selectAll()
    .where('contact', '=', contact)
    .where((eb) => eb.or([eb('claimed', '=', false), eb('password_chosen', '=', false)]))
    .forUpdate()
    .executeTakeFirst()
  if (!before) return undefined
  const after = await tx
    .updateTable('account')
    .set({ password_chosen: true, ...given, email: given.email || before.email, claimed: true })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const actor = { id: before.id, role: before.role }
  const subject = { table: 'account', id: before.id }
  await recordAudit(tx, { actor, action: 'account.claim', subject, before, after, at })
  return before.id
}
