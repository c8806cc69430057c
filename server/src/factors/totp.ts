import { m } from 'contract/messages'
import type { TOTP } from 'otpauth'
import { openSealed, seal } from '../platform/gateways/seal.ts'
import { Invalid } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'

const PERIOD_SECONDS = 30
const SECRET_BYTES = 20
const BEGUN_MINUTES = 15

const sealedFor = (accountId: number) => ({ purpose: 'totp', bound: `account ${accountId}` })

/** What an app is told: the secret in groups of four to type, and the address that holds it for the camera. */
export interface NewTotp {
  secret: string
  uri: string
}

/** Makes a secret for an account's app. It counts once a code of it is confirmed; one that is there works until then. */
export async function beginTotp(
  { db, config, clock, settings }: Services,
  account: { id: number; contact: string },
): Promise<NewTotp> {
  // Slow to load, and few processes ever need it.
  const { Secret } = await import('otpauth')
  const secret = new Secret({ size: SECRET_BYTES })
  const issuer = settings.current.brand_name
  const totp = await totpOf(secret.base32, { issuer, label: account.contact })
  const pending_sealed = seal(secret.base32, { ...sealedFor(account.id), secret: config.authSecret })
  const pending_at = clock.now().toISOString()
  await db
    .insertInto('totp')
    .values({ account_id: account.id, pending_sealed, pending_at })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ pending_sealed, pending_at }))
    .execute()
  return { secret: secret.base32.match(/.{1,4}/g)!.join(' '), uri: totp.toString() }
}

/** Makes the secret that was begun the account's one, with a code of it, which is then used up. Throws Invalid. */
export async function confirmTotp(services: Services, tx: Db, accountId: number, code: string): Promise<void> {
  const { clock, config } = services
  const now = clock.now()
  const row = await tx
    .selectFrom('totp')
    .where('account_id', '=', accountId)
    .where('pending_at', '>', new Date(now.getTime() - BEGUN_MINUTES * 60_000).toISOString())
    .select('pending_sealed')
    .forUpdate()
    .executeTakeFirst()
  const secret = row?.pending_sealed && openSealed(row.pending_sealed, config, sealedFor(accountId))
  if (!row || !secret) throw new Invalid({ code: m.factors_app_not_begun() })
  const step = await stepOf(secret, code, now)
  if (step === undefined) throw new Invalid({ code: m.factors_code_wrong() })
  await tx
    .updateTable('totp')
    .set({ secret_sealed: row.pending_sealed, used_step: step, pending_sealed: null, pending_at: null })
    .where('account_id', '=', accountId)
    .execute()
}

/** Whether a code of the account's app is right; a right one is used up, and so are those before it. */
export async function useTotp({ clock, config }: Services, db: Db, accountId: number, code: string): Promise<boolean> {
  const row = await db.selectFrom('totp').where('account_id', '=', accountId).select('secret_sealed').executeTakeFirst()
  const secret = row?.secret_sealed && openSealed(row.secret_sealed, config, sealedFor(accountId))
  const step = secret && (await stepOf(secret, code, clock.now()))
  if (!step) return false
  const { numUpdatedRows } = await db
    .updateTable('totp')
    .set({ used_step: step })
    .where('account_id', '=', accountId)
    .where('secret_sealed', '=', row.secret_sealed)
    .where('used_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The step of thirty seconds whose code this is: the present one, or one that a clock off by so much shows. */
async function stepOf(secret: string, code: string, now: Date): Promise<number | undefined> {
  const totp = await totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

async function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): Promise<TOTP> {
  const { Secret, TOTP } = await import('otpauth')
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6, algorithm: 'SHA1' })
}
