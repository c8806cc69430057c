import { m } from 'contract/messages'
import type { Profile } from 'contract/accounts/endpoints'
import { OTHER_NUMBERS_MAX } from 'contract/customers/words'
import { lockComplaintsAt, moveComplaintsTo } from '../complaints/follow-number.ts'
import { voiceOf, type Voice } from '../customer-texts/voice.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict, Invalid, NotFound } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import type { Source } from '../platform/core/source.ts'
import { queueSms } from '../platform/gateways/sms.job.ts'
import { endSessionsBut } from '../platform/sessions/end-session.ts'
import { forgetDevices } from '../platform/sessions/known-devices.ts'
import { getProfile } from './account.queries.ts'
import { checkCode } from './check-code.ts'
import { numberChangedText, refuseTakenNumber } from './edit-account.ts'
import { lockAccounts, type LockedAccount } from './locked-accounts.ts'
import { refuseOpening, UNGUARDED } from './number-guard.ts'
import { deleteNumber, insertNumber, lockNumber, otherNumbersOf, signsInWith } from './numbers.queries.ts'
import { freeNotedNumber } from './other-numbers.ts'
import { proveOwnPassword } from './own-password.ts'
import { giveUpNumber, isSilentNumber } from './silent-account.ts'
import { isVerified, notProven, spendVerification } from './verification.ts'

interface NewNumber {
  contact: string
  /** of the account, or a code sent to the number before: one of both */
  password?: string | undefined
  otp?: string | undefined
  /** open complaints are called at the new number */
  complaints_follow?: boolean | undefined
}

/** What the caller's browser shows. */
interface Shown {
  /** that it proved the new number */
  proof: string | undefined
  /** that it asked for the code of the number before */
  browserOf: (contact: string) => string | undefined
  source: Source
  device: string | undefined
}

/** The caller's present number. Throws NotFound when the account was closed meanwhile. */
export const ownNumber = (db: Db, { id }: Caller) =>
  db
    .selectFrom('account')
    .where('id', '=', id)
    .select(['contact', 'number_guarded_until'])
    .executeTakeFirstOrThrow(() => new NotFound(m.core_no_account()))

/**
 * Throws Conflict where another account signs in with a number, unless it was silent for so long that the number may have
 * come to somebody else. Only for callers who proved it.
 */
export async function refuseNumberOfOthers({ db, clock, settings }: Services, user: Caller, contact: string) {
  const holder = await db.selectFrom('account').where(signsInWith(contact)).select('id').executeTakeFirst()
  if (!holder || holder.id === user.id || (await isSilentNumber(db, contact, clock.now()))) return
  throw hasAccount(settings.current.phone)
}

const hasAccount = (phone: string) => {
  const message = m.accounts_number_has_account({ phone })
  return new Conflict(message, 'number_has_account')
}

/**
 * Gives the caller's account a number that this browser proved, once the password, or a code sent to the number before,
 * says that they are its owner. Every other sign-in ends, both numbers are told, and the number before is noted: staff
 * find the customer by it. The same again changes nothing. Throws Invalid, Conflict, or TooMany.
 */
export async function changeNumber(
  services: Services,
  user: Caller,
  { contact, password, otp, complaints_follow }: NewNumber,
  { proof, browserOf, source, device }: Shown,
): Promise<Profile> {
  const { db, clock, files } = services
  const own = await ownNumber(db, user)
  if (own.contact !== contact) {
    if (!(await isVerified(db, proof, contact, 'number', clock.now()))) throw notProven()
    await refuseNumberOfOthers(services, user, contact)
    if (password !== undefined)
      await proveOwnPassword(services, user, { password, field: 'password', wrong: m.accounts_password_wrong() })
    else if (otp === undefined) throw new Invalid({ password: m.accounts_number_needs_proof() })
    else {
      refuseOpening(own, clock.now())
      await checkCode(services, own.contact, 'number_before', { code: otp, browser: browserOf(own.contact), source })
    }
    await refuseTakenNumber(() =>
      db.transaction().execute(async (tx) => {
        const at = clock.now()
        // Complaints are locked before their owner everywhere.
        const complaints = complaints_follow ? await lockComplaintsAt(tx, user.id, own.contact) : []
        const [before] = (await lockAccounts(tx, [user.id], { only: 'customer', withAdmins: false })).wanted
        if (!before) throw new NotFound(m.core_no_account())
        const isProven = await spendVerification(tx, proof, contact, 'number', at)
        // Changed meanwhile: what was proved was about another number.
        if (!isProven || before.contact !== own.contact) throw notProven()
        await takeNumber(tx, before, contact, at)
        const after = await tx
          .updateTable('account')
          .set({ contact, ...UNGUARDED })
          .where('id', '=', user.id)
          .returningAll()
          .executeTakeFirstOrThrow()
        await noteNumberBefore(tx, before, at)
        await endSessionsBut(tx, before, user.sessionId, at)
        await forgetDevices(tx, user.id, { services, cookie: device })
        await moveComplaintsTo(tx, user, complaints, { contact, at })
        const subject = { table: 'account', id: user.id }
        await recordAudit(tx, { actor: user, action: 'account.edit', subject, before, after, at })
        await tellBoth(tx, services, before, after)
      }),
    )
  }
  return getProfile(db, files, user.id, services)
}

/** Frees the number for whoever proved it: from this account's others, from one that only noted it, or from a silent one. */
async function takeNumber(tx: Db, { id }: LockedAccount, contact: string, at: Date): Promise<void> {
  await lockNumber(tx, contact)
  if (await deleteNumber(tx, id, contact)) return
  await freeNotedNumber(tx, contact, at)
  await giveUpNumber(tx, contact, at)
}

/** The number before finds its customer and signs nobody in; whoever proves it has it. */
async function noteNumberBefore(tx: Db, { id, contact }: LockedAccount, at: Date): Promise<void> {
  await tx.deleteFrom('otp').where('contact', '=', contact).execute()
  await tx.deleteFrom('verification').where('contact', '=', contact).execute()
  if ((await otherNumbersOf(tx, id)).length < OTHER_NUMBERS_MAX)
    await insertNumber(tx, { contact, account_id: id, proven: false, at })
}

async function tellBoth(tx: Db, services: Services, before: LockedAccount, after: LockedAccount): Promise<void> {
  const [voice, { phone }] = [voiceOf(services, after.language), services.settings.current]
  await queueSms(tx, services, { to: before.contact, text: numberChangedText(after.contact, voice, phone) })
  await queueSms(tx, services, { to: after.contact, text: newNumberText(voice, phone) })
}

/** What the new number of an account is told. */
export const newNumberText = ({ brand, say }: Voice, phone: string): string => say('number_new', { brand, phone })
