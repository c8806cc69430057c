import { m } from 'contract/messages'
import { isStaff } from 'contract/core/roles'
import type { ConfirmWays } from 'contract/factors/endpoints'
import type { PasskeyProof } from 'contract/factors/proofs'
import { findSignInById } from '../accounts/account.queries.ts'
import { proveOwnPassword } from '../accounts/own-password.ts'
import { isOfProviderAlone, refuseStaffPassword } from '../accounts/staff-password.ts'
import { Invalid, NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import type { Source } from '../platform/core/source.ts'
import { recordProof } from '../platform/sessions/recent-password.ts'
import { dropLoss } from './factor-loss.ts'
import { factorsOf } from './factor.queries.ts'
import { noteWrongCode } from './note-wrong-code.ts'
import { usePasskey } from './passkeys.ts'
import { takeGuess } from './take-guess.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { useTotp } from './totp.ts'

interface Proof {
  password?: string | undefined
  code?: string | undefined
  recovery_code?: string | undefined
  passkey?: PasskeyProof | undefined
}

/**
 * Proves once more that the caller is the owner of the account: by a passkey, or by the password and, for staff who have a
 * second factor, a code. Throws Invalid on the field, TooMany after many tries.
 */
export async function proveAgain(
  services: Services,
  user: Caller,
  { password, passkey, ...codes }: Proof,
  by: { source: Source; device?: string | undefined },
): Promise<void> {
  if (passkey) {
    const account = await findSignInById(services.db, user.id)
    if (account) refuseStaffPassword(services, account)
    await usePasskey(services, passkey, 'confirm', user.id)
    return noteProof(services, user, { byFactor: true })
  }
  await proveOwnPassword(services, user, {
    password: password ?? '',
    field: 'password',
    wrong: m.accounts_password_wrong(),
  })
  const factors = await factorsOf(services.db, user.id)
  const isAsked = isStaff(user.role) && (factors.totp || factors.passkey)
  if (isAsked) await proveCode(services, user.id, codes, by)
  await noteProof(services, user, { byFactor: isAsked })
}

async function noteProof(services: Services, user: Caller, proof: { byFactor: boolean }): Promise<void> {
  await recordProof(services, user, proof)
  if (proof.byFactor) await dropLoss(services.db, user.id)
}

/** Uses up a code of the account's app, or a recovery code. Throws Invalid on the field, TooMany after many tries. */
export async function proveCode(
  services: Services,
  accountId: number,
  { code, recovery_code }: Pick<Proof, 'code' | 'recovery_code'>,
  by: { source: Source; device?: string | undefined },
): Promise<void> {
  const { db } = services
  if (code === undefined && recovery_code === undefined) throw new Invalid({ code: m.factors_code_required() })
  const giveBack = await takeGuess(services, accountId, by)
  const isRight =
    recovery_code === undefined
      ? await useTotp(services, db, accountId, code!)
      : await useRecoveryCode(services, db, accountId, recovery_code)
  if (isRight) {
    await giveBack()
    return
  }
  await noteWrongCode(services, accountId)
  throw new Invalid(
    recovery_code === undefined ? { code: m.factors_code_wrong() } : { recovery_code: m.factors_recovery_code_wrong() },
  )
}

/** How the caller can prove again who they are; where only the provider of the organisation counts, by it alone. */
export async function confirmWaysOf(services: Services, user: Caller): Promise<ConfirmWays> {
  const { db, config } = services
  const [{ totp, passkey, recovery }, account] = await Promise.all([
    factorsOf(db, user.id),
    db
      .selectFrom('account')
      .leftJoin('oidc_identity', (join) =>
        join.onRef('oidc_identity.account_id', '=', 'account.id').on('issuer', '=', config.oidc?.issuer ?? ''),
      )
      .where('account.id', '=', user.id)
      .select(['password_hash', 'role', 'contact', 'subject'])
      .executeTakeFirstOrThrow(() => new NotFound(m.core_no_account())),
  ])
  const provider = account.subject !== null
  if (isOfProviderAlone(services, account))
    return { password: false, totp: false, passkey: false, recovery: false, provider }
  const isAsked = isStaff(user.role) && (totp || passkey)
  return {
    password: !!account.password_hash,
    totp: isAsked && totp,
    passkey,
    recovery: isAsked && recovery > 0,
    provider,
  }
}
