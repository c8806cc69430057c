import { m } from 'contract/messages'
import { isStaff } from 'contract/core/roles'
import { userPath } from 'contract/core/office-paths'
import { LOSS_HOURS } from 'contract/factors/words'
import { nameOf } from '../accounts/person-name.ts'
import { tellAdministrators } from '../notices/tell-administrators.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import { timeText } from '../platform/core/format.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { endSessions } from '../platform/sessions/end-session.ts'
import { forgetDevices } from '../platform/sessions/known-devices.ts'
import { factorsOf } from './factor.queries.ts'
import { personOf, tellOwner } from './tell-owner.ts'

const SYSTEM_ITSELF = { id: null, role: '' }

/**
 * Records that an account's factors were said to be lost, after its password was typed. Administrators see it, and the owner
 * is told, because it may have been someone else. A second call changes nothing. Throws Conflict if there are no factors.
 */
export async function sayLost(services: Services, accountId: number): Promise<void> {
  const { db, clock } = services
  const { totp, passkey, recovery } = await factorsOf(db, accountId)
  if (!totp && !passkey && recovery === 0) throw new Conflict(m.factors_nothing_lost())
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('factor_loss')
      .values({ account_id: accountId, asked_at: at.toISOString() })
      .onConflict((conflict) => conflict.column('account_id').doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return
    const account = await personOf(tx, accountId)
    const name = await nameOf(tx, accountId)
    await tellAdministrators(
      tx,
      {
        title: (locale) => m.factors_loss_notice_title({ name }, { locale }),
        text: (locale) => m.factors_loss_notice_text({ name }, { locale }),
        address: userPath(accountId),
      },
      { at, except: accountId },
    )
    await tellOwner(services, tx, account, (locale, brand) => m.factors_loss_said({ brand }, { locale }))
    await recordAudit(tx, {
      actor: { id: accountId, role: account.role },
      action: 'account.factor-lost',
      subject: { table: 'account', id: accountId },
      at,
    })
  })
}

/**
 * Allows that the factors of a colleague are taken away a day later; until then the owner, who is told, can refuse. Throws
 * Conflict for the caller's own account or if there are no factors, NotFound for customers.
 */
export async function allowLoss(services: Services, user: Caller, accountId: number): Promise<void> {
  const { db, clock } = services
  if (accountId === user.id) throw new Conflict(m.factors_not_own())
  const at = clock.now()
  const takesEffect = new Date(at.getTime() + LOSS_HOURS * 3_600_000)
  await db.transaction().execute(async (tx) => {
    const account = await personOf(tx, accountId)
    if (!isStaff(account.role)) throw new NotFound(m.core_user_not_found())
    const { totp, passkey, recovery } = await factorsOf(tx, accountId)
    if (!totp && !passkey && recovery === 0) throw new Conflict(m.factors_nothing_lost())
    const allowed = { allowed_at: at.toISOString(), allowed_by: user.id, takes_effect_at: takesEffect.toISOString() }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('factor_loss')
      .values({ account_id: accountId, asked_at: at.toISOString(), ...allowed })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet(allowed).where('factor_loss.allowed_at', 'is', null),
      )
      .executeTakeFirst()
    // It was allowed before: the day does not begin again.
    if (!numInsertedOrUpdatedRows) return
    await tellOwner(services, tx, account, (locale, brand) =>
      m.factors_loss_allowed_text({ brand, when: timeText(takesEffect, locale) }, { locale }),
    )
    await recordAudit(tx, {
      actor: user,
      action: 'account.factor-loss-allow',
      subject: { table: 'account', id: accountId },
      after: { takes_effect_at: allowed.takes_effect_at },
      at,
    })
  })
}

/** An administrator leaves the factors of an account as they are, or their owner does. Throws NotFound. */
export async function keepFactors(services: Services, user: Caller, accountId: number): Promise<void> {
  const { db, clock } = services
  await db.transaction().execute(async (tx) => {
    if (!(await dropLoss(tx, accountId))) throw new NotFound(m.factors_loss_not_found())
    await recordAudit(tx, {
      actor: user,
      action: 'account.factor-loss-refuse',
      subject: { table: 'account', id: accountId },
      at: clock.now(),
    })
  })
}

/** A factor that was just proven is not lost. */
export async function dropLoss(tx: Db, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('factor_loss').where('account_id', '=', accountId).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Takes the factors of an account away once their day has come; before it changes nothing. */
export async function takeAwayLost({ db, clock }: Services, accountId: number): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (tx) => {
    const due = await tx
      .deleteFrom('factor_loss')
      .where('account_id', '=', accountId)
      .where('takes_effect_at', '<=', at.toISOString())
      .returning('account_id')
      .executeTakeFirst()
    if (!due) return
    await removeFactors(tx, accountId)
    await recordAudit(tx, {
      actor: SYSTEM_ITSELF,
      action: 'account.factor-take-away',
      subject: { table: 'account', id: accountId },
      at,
    })
  })
}

/** Removes every factor of an account and signs it out everywhere. */
export async function removeFactors(tx: Db, accountId: number): Promise<void> {
  for (const table of ['totp', 'passkey', 'recovery_code', 'factor_loss', 'sign_in_step'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  await endSessions(tx, accountId)
  await forgetDevices(tx, accountId)
}
