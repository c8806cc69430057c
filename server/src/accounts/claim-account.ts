import type { Updateable } from 'kysely'
import { leftBehind } from '../platform/core/checked-place.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/core/db.ts'
import type { Account } from '../platform/core/schema.ts'
import { endSessions } from '../platform/sessions/end-session.ts'
import { forgetDevices } from '../platform/sessions/known-devices.ts'
import { refuseOpening } from './number-guard.ts'
import { giveUpNumber, isSameName, isSilent } from './silent-account.ts'

/**
 * Completes the account of a verified number, if staff created it or its owner has not chosen a password yet. The details
 * entered replace the earlier ones; products, complaints and points stay. A chosen password signs the account out
 * everywhere, as every new password does. One that was silent for long gives its number up to whoever has another last
 * name. Returns its id, or undefined if there is no such account. Throws Conflict while the number is guarded.
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
  // An unclaimed account has no proven number to replace.
  if (before.claimed) refuseOpening(before, at)
  if (isSilent(before, at) && !isSameName(given.lastname ?? '', before.lastname)) {
    await giveUpNumber(tx, contact, at)
    return undefined
  }
  const after = await tx
    .updateTable('account')
    .set({
      password_chosen: true,
      ...given,
      ...leftBehind(before, given),
      email: given.email || before.email,
      claimed: true,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (after.password_chosen) {
    await endSessions(tx, before.id)
    await forgetDevices(tx, before.id)
  }
  const actor = { id: before.id, role: before.role }
  const subject = { table: 'account', id: before.id }
  await recordAudit(tx, { actor, action: 'account.claim', subject, before, after, at })
  return before.id
}
