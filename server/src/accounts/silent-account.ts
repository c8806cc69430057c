import { folded, isSameText } from 'contract/core/texts/folded'
import { m } from 'contract/messages'
import { sql } from 'kysely'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/core/db.ts'
import { Invalid, Problem } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { isSerial } from '../platform/database/serial-number.ts'
import { forgetDevices } from '../platform/sessions/known-devices.ts'
import { endSessions } from '../platform/sessions/end-session.ts'
import { UNGUARDED } from './number-guard.ts'
import { deleteNumber, lockNumber, otherNumbersOf, signsInWith } from './numbers.queries.ts'

/** After so long without a sign-in the network may have given a number to somebody else. */
const SILENT_DAYS = 180

/** When somebody signed in to an account last. */
interface LastSeen {
  signed_in_at: string | null
  created_at: string
}

/** Whether nobody signed in to an account for so long that its number may have another owner by now. */
export const isSilent = ({ signed_in_at, created_at }: LastSeen, now: Date): boolean =>
  now.getTime() - Date.parse(signed_in_at ?? created_at) > SILENT_DAYS * 86_400_000

/** Whether the account that signs in with a number is a customer's and silent; only for callers who proved the number. */
export async function isSilentNumber(db: Db, contact: string, now: Date): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .where(signsInWith(contact))
    .where('role', '=', 'customer')
    .select(['signed_in_at', 'created_at'])
    .executeTakeFirst()
  return account !== undefined && isSilent(account, now)
}

/**
 * Asks for something that the owner of a silent account knows: the serial number of one of its products in any spelling,
 * or its last name. One refusal for both, so that nothing is learned from it. Throws Problem where nothing was answered,
 * Invalid, or TooMany after several wrong answers within a day.
 */
export async function proveOwner(
  { db, limits, settings }: Services,
  account: { id: number; lastname: string },
  known: string | undefined,
): Promise<void> {
  if (!known) {
    const message = m.accounts_owner_asked({ phone: settings.current.phone })
    throw new Problem(409, 'owner_asked', message, { errors: { known: message } })
  }
  const giveBack = await limits.take('owner.account', String(account.id))
  const owned = await db
    .selectFrom('registration')
    .where('customer_id', '=', account.id)
    .where(isSerial('registration.serial_key', known))
    .select('id')
    .executeTakeFirst()
  if (!owned && !isSameName(known, account.lastname)) throw new Invalid({ known: m.accounts_owner_not_known() })
  await giveBack()
}

/** Whether two names are written alike, on whatever keyboards. */
export const isSameName = (one: string, other: string): boolean => folded(one) !== '' && isSameText(one, other)

/**
 * Takes a number from a customer's account that was silent for long, for whoever proved the number and begins anew with
 * it. The account stays as it is, with staff, who find it by the number; another number that its owner proved becomes its
 * first. Returns whether there was such an account.
 */
export async function giveUpNumber(tx: Db, contact: string, at: Date): Promise<boolean> {
  await lockNumber(tx, contact)
  const before = await tx
    .selectFrom('account')
    .selectAll()
    .where(signsInWith(contact))
    .where('role', '=', 'customer')
    .forUpdate()
    .executeTakeFirst()
  if (!before || !isSilent(before, at)) return false
  const { id } = before
  if (before.contact === contact) {
    const next = (await otherNumbersOf(tx, id)).find(({ proven }) => proven)
    if (next) await deleteNumber(tx, id, next.contact)
    await tx
      .updateTable('account')
      .set({ contact: next?.contact ?? '', ...givenUp(contact, at), ...UNGUARDED })
      .where('id', '=', id)
      .execute()
  } else {
    await deleteNumber(tx, id, contact)
    await tx.updateTable('account').set(givenUp(contact, at)).where('id', '=', id).execute()
  }
  await endSessions(tx, id)
  await forgetDevices(tx, id)
  await tx.deleteFrom('otp').where('contact', '=', contact).execute()
  await recordAudit(tx, {
    actor: { id: null, role: '' },
    action: 'account.number-give-up',
    subject: { table: 'account', id },
    before: { contact },
    at,
  })
  return true
}

const givenUp = (contact: string, at: Date) => ({
  number_given_up: contact,
  number_given_up_at: at.toISOString(),
})

/** Notes that somebody signs in. Once a day is enough, and before the session, which locks the row as well. */
export const noteSignIn = (tx: Db, id: number, at: Date) =>
  tx
    .updateTable('account')
    .set({ signed_in_at: at.toISOString() })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('signed_in_at', 'is', null),
        eb('signed_in_at', '<', sql<string>`${at.toISOString()}::timestamptz - interval '1 day'`),
      ]),
    )
    .execute()
