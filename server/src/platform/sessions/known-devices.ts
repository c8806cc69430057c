import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Db } from '../core/db.ts'
import { hashOfToken, newToken } from '../core/token.ts'
import type { Services } from '../core/services.ts'

/** A browser that signed in keeps this cookie, so that strangers' wrong tries do not slow its owner down. */
export const DEVICE_COOKIE = 'device'

const DAY = 86_400_000
const KEPT_DAYS = 180
const MAX_DEVICES = 20

export const deviceCookieOptions = ({ config }: Pick<Services, 'config'>): CookieSerializeOptions => ({
  path: '/api/customer',
  httpOnly: true,
  sameSite: 'lax',
  secure: config.publicUrl.startsWith('https:'),
  maxAge: (KEPT_DAYS * DAY) / 1000,
})

/** Whether a browser signed in to the account of this number before. Takes as long for an unknown number. */
export async function isKnownDevice(
  { db, config, clock }: Services,
  cookie: string | undefined,
  contact: string,
): Promise<boolean> {
  const token = tokenOfDevice(config, cookie)
  if (!token) return false
  const known = await db
    .selectFrom('device')
    .innerJoin('account', 'account.id', 'device.account_id')
    .where('token_hash', '=', hashOfToken(token))
    .where((eb) =>
      eb.or([
        eb('account.contact', '=', contact),
        eb.exists(
          eb
            .selectFrom('account_number')
            .whereRef('account_number.account_id', '=', 'account.id')
            .where('account_number.contact', '=', contact)
            .where('proven', '=', true),
        ),
      ]),
    )
    .where('last_used_at', '>', new Date(clock.now().getTime() - KEPT_DAYS * DAY).toISOString())
    .select('device.account_id')
    .executeTakeFirst()
  return known !== undefined
}

/**
 * Records that an account signed in with this browser; returns the cookie that proves it. One browser may know several
 * accounts.
 */
export async function rememberDevice(
  { config, clock }: Services,
  tx: Db,
  accountId: number,
  cookie: string | undefined,
): Promise<string> {
  const token = tokenOfDevice(config, cookie) ?? newToken(24)
  const last_used_at = clock.now().toISOString()
  await tx
    .insertInto('device')
    .values({ token_hash: hashOfToken(token), account_id: accountId, last_used_at })
    .onConflict((conflict) => conflict.columns(['account_id', 'token_hash']).doUpdateSet({ last_used_at }))
    .execute()
  const older = tx
    .selectFrom('device')
    .where('account_id', '=', accountId)
    .select('token_hash')
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .offset(MAX_DEVICES)
  await tx.deleteFrom('device').where('account_id', '=', accountId).where('token_hash', 'in', older).execute()
  return `${token}.${signatureOf(config.authSecret, token)}`
}

/** Forgets an account's browsers: all, or all but the one with this cookie. */
export async function forgetDevices(
  db: Db,
  accountId: number,
  kept?: { services: Services; cookie?: string | undefined },
) {
  const token = kept && tokenOfDevice(kept.services.config, kept.cookie)
  await db
    .deleteFrom('device')
    .where('account_id', '=', accountId)
    .$if(token !== undefined, (query) => query.where('token_hash', '<>', hashOfToken(token!)))
    .execute()
}

/** The token in a cookie that this installation signed. */
export function tokenOfDevice(config: Services['config'], cookie: string | undefined): string | undefined {
  const [token, signature] = cookie?.split('.') ?? []
  if (!token || !signature) return undefined
  const { authSecret, authSecretBefore = authSecret } = config
  const given = Buffer.from(signature)
  const isOurs = [authSecret, authSecretBefore].some((secret) => {
    const right = Buffer.from(signatureOf(secret, token))
    return right.length === given.length && timingSafeEqual(right, given)
  })
  return isOurs ? token : undefined
}

const signatureOf = (secret: string, token: string): string =>
  createHmac('sha256', `device:${secret}`).update(token).digest('base64url')
