import { m } from 'contract/messages'
import { may } from 'contract/core/access'
import type { Upload } from 'contract/core/endpoint'
import type { Role } from 'contract/core/roles'
import type { Gender } from 'contract/core/fields'
import { recordAudit } from '../platform/audit/audit.ts'
import { lockOwned, releaseComplaints } from '../complaints/assignment/release-owned.ts'
import { leftBehind } from '../platform/core/checked-place.ts'
import { today } from '../platform/core/clock.ts'
import { refuseTaken } from '../platform/database/refuse-taken.ts'
import { linkEngineer, lockLinked } from '../engineers/link-account.ts'
import { releaseEnquiries } from '../enquiries/release-owned.ts'
import { addFile, removeFiles } from '../platform/files/file.queries.ts'
import { Forbidden, Invalid, NotFound, Problem } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { boundCentre, withCentre } from './bound-centre.ts'
import { numberEnteredText, numberToken } from './confirm-number.ts'
import { lockAccounts, type LockedAccount } from './locked-accounts.ts'
import { guardOf, isGuarded, UNGUARDED } from './number-guard.ts'
import { deleteNumber, insertNumber, lockNumber } from './numbers.queries.ts'
import { voiceOf, type Voice } from '../customer-texts/voice.ts'
import { queueSms } from '../platform/gateways/sms.job.ts'
import { forgetDevices } from '../platform/sessions/known-devices.ts'
import { expectRecentPassword } from '../platform/sessions/recent-password.ts'
import { endSessions } from '../platform/sessions/end-session.ts'

/** The fields of an account that staff can change; undefined ones stay. */
export interface AccountChange {
  firstname?: string | undefined
  lastname?: string | undefined
  email?: string | undefined
  contact?: string | undefined
  gender?: Gender | undefined
  dob?: string | undefined
  district?: string | undefined
  city?: string | undefined
  address?: string | undefined
  role?: Role | undefined
  centre_id?: number | undefined
  engineer_id?: number | undefined
  image?: Upload | undefined
  quota_factor?: number | undefined
}

/**
 * Stores what differs from the current account. Another number or role signs it out everywhere, and the old number is
 * told of a new one; entered by somebody else it is guarded. Open complaints and messages that another role or centre may
 * not own have no owner then. `only` keeps callers who may only change customers away from other accounts. A number, and
 * e-mail, role and service centre of staff, need a recently typed password. Throws NotFound, Forbidden, Invalid,
 * Conflict, or TooMany after many numbers within an hour.
 */
export async function editAccount(
  services: Services,
  user: Caller,
  id: number,
  { image, address, centre_id, engineer_id, ...change }: AccountChange,
  { only }: { only?: Role } = {},
): Promise<void> {
  const { db, files, jobs, clock, limits } = services
  if (change.dob && change.dob > today(clock)) throw new Invalid({ dob: m.accounts_date_birth_cannot_future() })
  if (change.contact !== undefined && (await isOtherNumber(db, id, change.contact)))
    await limits.take('typed-number.account', String(user.id))
  const edit = () =>
    files.storing({ image }, 'public', (stored) =>
      db.transaction().execute(async (tx) => {
        const mayMove = change.role !== undefined || centre_id !== undefined || engineer_id !== undefined
        // Engineers are locked before complaints everywhere, and those before their owner.
        if (mayMove) await lockLinked(tx, id, engineer_id)
        if (mayMove) await lockOwned(tx, id)
        const { wanted, admins } = await lockAccounts(tx, [id], { only, withAdmins: change.role !== undefined })
        const [before] = wanted
        if (!before) throw new NotFound(only === 'customer' ? m.core_customer_not_found() : m.core_user_not_found())
        refuseRole(user, before, admins, change.role)
        const set = {
          ...differing(before, {
            ...change,
            ...leftBehind(before, change),
            customer_address: address,
            ...(await changedCentre(tx, before, { role: change.role, centre_id })),
          }),
          ...(stored.image && { image_id: await addFile(tx, jobs, stored.image, []) }),
        }
        const told = await withCentre(tx, before)
        const role = change.role ?? before.role
        const isOtherEngineer =
          (role !== before.role || engineer_id !== undefined) && (await linkEngineer(tx, id, { role, engineer_id }))
        if (Object.keys(set).length === 0 && !isOtherEngineer) return
        if (set.contact !== undefined)
          Object.assign(set, id === user.id ? UNGUARDED : guardOf(before, set.contact, clock.now()))
        if ('contact' in set && id !== user.id && !may(user, 'people.numbers')) throw new Forbidden()
        if (isOtherEngineer || sensitiveOf(before).some((field) => field in set))
          await expectRecentPassword(services, tx, user)
        const isSwapped = set.contact !== undefined && (await takeNumber(tx, id, set.contact))
        const after = await tx
          .updateTable('account')
          // Something is set also where the engineer alone is another.
          .set({ ...set, role })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
        if (isSwapped && before.contact !== '') {
          const at = clock.now()
          const proven = before.claimed && !isGuarded(before, at)
          await insertNumber(tx, { contact: before.contact, account_id: id, proven, at })
        }
        if (after.image_id !== before.image_id) await removeFiles(tx, jobs, [before.image_id])
        if (isOtherEngineer || SIGNING_OUT.some((field) => after[field] !== before[field])) {
          await endSessions(tx, id)
          await forgetDevices(tx, id)
        }
        if (after.role !== before.role || after.centre_id !== before.centre_id) {
          const at = clock.now()
          await releaseComplaints(tx, user, after, at)
          await releaseEnquiries(tx, user, after, at)
        }
        if (after.contact !== before.contact) await tellNumbers(tx, services, before, after)
        await recordAudit(tx, {
          actor: user,
          action: 'account.edit',
          subject: { table: 'account', id },
          before: told,
          after: await withCentre(tx, after),
          at: clock.now(),
        })
      }),
    )
  await refuseTakenNumber(edit)
}

/** Whether the new first number is another one of the account, which then changes places with the first. */
async function takeNumber(tx: Db, id: number, contact: string): Promise<boolean> {
  await lockNumber(tx, contact)
  return (await deleteNumber(tx, id, contact)) !== undefined
}

/** Older clients send the number along as it was. */
const isOtherNumber = async (db: Db, id: number, contact: string): Promise<boolean> =>
  (await db
    .selectFrom('account')
    .where('id', '=', id)
    .where('contact', '<>', contact)
    .select('id')
    .executeTakeFirst()) !== undefined

/** Changes that open an account to the holder of a number, or the back office to someone. */
const sensitiveOf = ({ role }: LockedAccount) =>
  role === 'customer' ? (['contact'] as const) : (['contact', 'email', 'role', 'centre_id'] as const)

/** Changes that end the account's sessions, which would go on with the previous role, centre or number; so does another engineer. */
const SIGNING_OUT = ['contact', 'role', 'centre_id'] as const

/**
 * Tells the number before. Where somebody else entered the new one, the number that its owner had last is asked to confirm
 * it, unless nobody ever proved that.
 */
async function tellNumbers(tx: Db, services: Services, before: LockedAccount, after: LockedAccount): Promise<void> {
  const { config, settings } = services
  const { id, contact, number_before: trusted } = after
  const [voice, phone] = [voiceOf(services, after.language), settings.current.phone]
  // Whoever gave their number up has none to be told at.
  const asked = trusted && before.claimed ? trusted : undefined
  if (before.contact !== '' && before.contact !== asked)
    await queueSms(tx, services, { to: before.contact, text: numberChangedText(contact, voice, phone) })
  if (asked === undefined) return
  const token = numberToken(config, { id, number_before: asked, contact })
  const text = numberEnteredText({ publicUrl: config.publicUrl, token, contact, phone }, voice)
  await queueSms(tx, services, { to: asked, text })
}

/** The service centre goes with the role. */
async function changedCentre(
  tx: Db,
  before: LockedAccount,
  { role = before.role, centre_id }: { role: Role | undefined; centre_id: number | undefined },
): Promise<{ centre_id?: number | null }> {
  if (role === before.role && centre_id === undefined) return {}
  return { centre_id: await boundCentre(tx, { role, centre_id: centre_id ?? before.centre_id }) }
}

/** Sent to the previous number; shows only the last digits of the new one, to keep it private. */
export const numberChangedText = (contact: string, { brand, say }: Voice, phone: string): string =>
  say('number_changed', { brand, ending: contact.slice(-3), phone })

/** A number that another account has, as its first or as another one, becomes an error of its field. */
export const refuseTakenNumber = <T>(work: () => Promise<T>): Promise<T> =>
  refuseTaken(taken('account_contact'), () => refuseTaken(taken('account_number_pkey'), work))

const taken = (constraint: string) => ({
  constraint,
  field: 'contact',
  code: 'contact_taken',
  message: m.accounts_mobile_number_belongs_another_account(),
})

function refuseRole(user: Caller, before: LockedAccount, admins: readonly number[], role: Role | undefined) {
  if (role === undefined || role === before.role) return
  if (before.id === user.id) throw keptRole(m.accounts_cannot_change_own_role())
  if (before.role === 'customer') throw keptRole(m.accounts_customer_stays_customer_add_account_another())
  if (role === 'customer') throw keptRole(m.accounts_member_staff_cannot_become_customer())
  if (before.role === 'admin' && admins.every((id) => id === before.id))
    throw keptRole(m.accounts_last_administrator_keeps_role())
}

const keptRole = (message: string) => new Problem(409, 'role_kept', message, { errors: { role: message } })

const differing = <T extends object>(before: LockedAccount, change: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(change).filter(
      ([column, value]) => value !== undefined && value !== before[column as keyof LockedAccount],
    ),
  ) as Partial<T>
