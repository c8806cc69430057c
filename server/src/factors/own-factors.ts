import { m } from 'contract/messages'
import type { OwnFactors } from 'contract/factors/endpoints'
import type { NewPasskey } from 'contract/factors/proofs'
import { isStaff } from 'contract/core/roles'
import { recordAudit } from '../platform/audit/audit.ts'
import type { AuditAction } from '../platform/audit/actions.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { endSessionsWithoutFactor } from '../platform/sessions/end-session.ts'
import { provenHere } from '../platform/sessions/recent-password.ts'
import { factorsOf, isMissing, lossOf, passkeysOf } from './factor.queries.ts'
import { dropLoss } from './factor-loss.ts'
import { addPasskey, passkeyName, removePasskey } from './passkeys.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { confirmTotp } from './totp.ts'
import { distrustAll, trustedDevicesOf } from '../platform/sessions/trusted-devices.ts'

/** The caller's factors and passkeys, and the browsers that are not asked for them. */
export async function ownFactors(services: Services, user: Caller, device: string | undefined): Promise<OwnFactors> {
  const { db, factorNeededFrom } = services
  const [{ totp, recovery }, passkeys, trusted, loss] = await Promise.all([
    factorsOf(db, user.id),
    passkeysOf(db, user.id),
    trustedDevicesOf(services, user.id, device),
    lossOf(db, user.id),
  ])
  return {
    totp,
    passkeys: passkeys.map((row) => ({ ...row, last_used_at: row.last_used_at ?? '' })),
    recovery_left: recovery,
    trusted,
    passkeys_possible: passkeyName(services) !== undefined,
    required_from: isStaff(user.role) ? (factorNeededFrom(user.role) ?? '') : '',
    taken_away_at: loss?.takes_effect_at ?? '',
    said_lost: loss !== undefined,
  }
}

/**
 * Adds the app that was begun, with a code of it; it replaces the one before. Returns recovery codes where it is the first
 * factor. Throws Invalid.
 */
export const addTotp = (services: Services, user: Caller, code: string): Promise<string[]> =>
  add(services, user, 'account.factor-add', { factor: 'app' }, async (tx) => {
    const { totp } = await factorsOf(tx, user.id)
    await confirmTotp(services, tx, user.id, code)
    if (totp) await distrustAll(tx, user.id)
  })

/** Adds a passkey. Returns recovery codes where it is the first factor of staff. Throws Invalid or Conflict. */
export const addOwnPasskey = (
  services: Services,
  user: Caller,
  form: { passkey: NewPasskey; name: string },
): Promise<string[]> =>
  add(services, user, 'account.factor-add', { factor: 'passkey', name: form.name }, (tx) =>
    addPasskey(services, tx, user.id, form),
  )

async function add(
  services: Services,
  user: Caller,
  action: AuditAction,
  what: Record<string, string>,
  work: (tx: Db) => Promise<void>,
): Promise<string[]> {
  const { db, clock } = services
  const at = clock.now()
  return db.transaction().execute(async (tx) => {
    await lockOwner(tx, user)
    await work(tx)
    const { recovery } = await factorsOf(tx, user.id)
    const codes = isStaff(user.role) && recovery === 0 ? await renewRecoveryCodes(services, tx, user.id) : []
    await provenHere(tx, user, at)
    await dropLoss(tx, user.id)
    if (isStaff(user.role)) await endSessionsWithoutFactor(tx, user)
    await recordAudit(tx, { actor: user, action, subject: { table: 'account', id: user.id }, after: what, at })
    return codes
  })
}

/** Removes the app. Throws NotFound without one, and Conflict where the role needs a factor and this is the last one. */
export const removeOwnTotp = (services: Services, user: Caller): Promise<void> =>
  remove(services, user, async (tx) => {
    await tx
      .deleteFrom('totp')
      .where('account_id', '=', user.id)
      .where('secret_sealed', 'is not', null)
      .returning('account_id')
      .executeTakeFirstOrThrow(() => new NotFound(m.factors_no_app()))
    return { factor: 'app' }
  })

/** Removes a passkey. Throws NotFound, or Conflict where the role needs a factor and this is the last one. */
export const removeOwnPasskey = (services: Services, user: Caller, id: number): Promise<void> =>
  remove(services, user, async (tx) => ({ factor: 'passkey', ...(await removePasskey(tx, user.id, id)) }))

async function remove(
  services: Services,
  user: Caller,
  work: (tx: Db) => Promise<Record<string, string>>,
): Promise<void> {
  const { db, clock, factorNeededFrom } = services
  await db.transaction().execute(async (tx) => {
    await lockOwner(tx, user)
    const before = await work(tx)
    // A factor that is not safe any more may have been what they were trusted by.
    await distrustAll(tx, user.id)
    if (isMissing(await factorsOf(tx, user.id))) {
      if (isStaff(user.role) && factorNeededFrom(user.role) !== undefined) throw new Conflict(m.factors_last_one())
      // They would be asked for at the next sign-in, although nothing is left to recover.
      await tx.deleteFrom('recovery_code').where('account_id', '=', user.id).execute()
      await dropLoss(tx, user.id)
    }
    await recordAudit(tx, {
      actor: user,
      action: 'account.factor-remove',
      subject: { table: 'account', id: user.id },
      before,
      at: clock.now(),
    })
  })
}

/** Makes new recovery codes for the caller. Throws Conflict without an app or a passkey. */
export async function renewOwnCodes(services: Services, user: Caller): Promise<string[]> {
  const { db, clock } = services
  return db.transaction().execute(async (tx) => {
    await lockOwner(tx, user)
    if (isMissing(await factorsOf(tx, user.id))) throw new Conflict(m.factors_none_to_recover())
    await recordAudit(tx, {
      actor: user,
      action: 'account.factor-codes',
      subject: { table: 'account', id: user.id },
      at: clock.now(),
    })
    return renewRecoveryCodes(services, tx, user.id)
  })
}

/** Of two changes to an account's factors at once one waits. */
const lockOwner = (tx: Db, { id }: Caller) =>
  tx.selectFrom('account').where('id', '=', id).select('id').forUpdate().executeTakeFirst()
