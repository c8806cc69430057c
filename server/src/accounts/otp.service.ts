import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { OTP_LIFETIME_MINUTES, OTP_RESEND_SECONDS } from 'contract/messages'
import { BRAND } from 'contract/brand'
import { queueSms } from '../gateways/sms.job.ts'
import { Invalid, TooMany } from '../http/errors.ts'
import type { Db, Services } from '../services.ts'

export type Purpose = 'register' | 'reset'

const WRONG_TRIES = 5
const LIFETIME_MS = OTP_LIFETIME_MINUTES * 60_000

const TEXTS: Record<Purpose, (code: string) => string> = {
  register: (code) => `${code} is your ${BRAND.name} sign-up code. It is valid for ${OTP_LIFETIME_MINUTES} minutes.`,
  reset: (code) =>
    `${code} is your ${BRAND.name} code for a new password. It is valid for ${OTP_LIFETIME_MINUTES} minutes.`,
}

/** When a code was sent, and in how many seconds another one can be had. */
export interface SentOtp {
  at: Date
  resendAfter: number
}

/**
 * Makes a code that replaces the number's earlier one and sends it, unless `silent`. Within 60 seconds of the last one
 * nothing is sent: while that code can still be used it is the answer, and once it is burnt the caller has to wait. Throws
 * TooMany then, and beyond five an hour.
 */
export async function sendOtp(
  services: Services,
  contact: string,
  purpose: Purpose,
  options: { silent?: boolean } = {},
): Promise<SentOtp> {
  const now = services.clock.now()
  const living = await sentLately(services.db, contact, purpose, now)
  if (living) return living
  await services.limits.take('otp.number', contact)
  const code = String(randomInt(100_000, 1_000_000))
  const isSent = await services.db.transaction().execute(async (tx) => {
    const kept = await replaceOtp(tx, contact, purpose, hashOf(services.config.authSecret, contact, purpose, code), now)
    if (!kept) return false
    await queueSms(tx, services, {
      to: contact,
      text: TEXTS[purpose](code),
      // A silent one is over already and never sent: the work is the same, so that its time tells nothing.
      expiresAt: new Date(options.silent ? 0 : now.getTime() + LIFETIME_MS),
    })
    return true
  })
  if (isSent) return { at: now, resendAfter: OTP_RESEND_SECONDS }
  // Somebody asked at the same moment.
  const winner = await sentLately(services.db, contact, purpose, now)
  if (!winner) throw tooSoon(OTP_RESEND_SECONDS)
  return winner
}

/** Counts a try and checks it. Throws Invalid on `otp` when it is wrong, too late, or one too many; a code is good once. */
export async function useOtp(services: Services, contact: string, purpose: Purpose, code: string): Promise<void> {
  const now = services.clock.now()
  // The try is counted before it is checked: a hundred at once get five.
  const row = await services.db
    .updateTable('otp')
    .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .where('contact', '=', contact)
    .where('purpose', '=', purpose)
    .where('wrong_tries', '<', WRONG_TRIES)
    .where('created_at', '>', shifted(now, -LIFETIME_MS))
    // One from far ahead was made before the clock was set back: it would live for as long as that.
    .where('created_at', '<', shifted(now, LIFETIME_MS))
    .returning(['code_hash', 'wrong_tries'])
    .executeTakeFirst()
  if (!row) throw new Invalid({ otp: 'This code is no longer valid, please ask for a new one' })
  const { authSecret, authSecretBefore = authSecret } = services.config
  const isRight = [authSecret, authSecretBefore].some((secret) =>
    sameHash(row.code_hash, hashOf(secret, contact, purpose, code)),
  )
  if (!isRight) throw wrongCode(WRONG_TRIES - row.wrong_tries)
  const { numDeletedRows } = await services.db
    .deleteFrom('otp')
    .where('contact', '=', contact)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', row.code_hash)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Invalid({ otp: 'This code is no longer valid, please ask for a new one' })
}

function wrongCode(left: number): Invalid {
  if (left <= 0) return new Invalid({ otp: 'This code is wrong. Please ask for a new one' })
  return new Invalid({ otp: `This code is wrong. ${left} ${left === 1 ? 'try' : 'tries'} left` })
}

/** The code of the last 60 seconds, if there is one. Throws TooMany when it is burnt. */
async function sentLately(db: Db, contact: string, purpose: Purpose, now: Date): Promise<SentOtp | undefined> {
  const last = await db
    .selectFrom('otp')
    .where('contact', '=', contact)
    .where('purpose', '=', purpose)
    .select(['created_at', 'wrong_tries'])
    .executeTakeFirst()
  if (!last) return undefined
  const at = new Date(last.created_at)
  const seconds = Math.ceil(OTP_RESEND_SECONDS - (now.getTime() - at.getTime()) / 1000)
  // A code from further ahead was made before the clock was set back, and nobody is to wait for that.
  if (seconds <= 0 || seconds > 2 * OTP_RESEND_SECONDS) return undefined
  if (last.wrong_tries >= WRONG_TRIES) throw tooSoon(seconds)
  return { at, resendAfter: seconds }
}

const tooSoon = (seconds: number) =>
  new TooMany(`Please wait ${seconds} seconds before you ask for another code`, seconds)

/** False when another request replaced it a moment ago. */
async function replaceOtp(db: Db, contact: string, purpose: Purpose, codeHash: string, now: Date): Promise<boolean> {
  const limit = shifted(now, -OTP_RESEND_SECONDS * 1000)
  const ahead = shifted(now, OTP_RESEND_SECONDS * 1000)
  const fresh = { code_hash: codeHash, created_at: now.toISOString(), wrong_tries: 0 }
  const row = await db
    .insertInto('otp')
    .values({ contact, purpose, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['contact', 'purpose'])
        .doUpdateSet(fresh)
        .where((eb) => eb.or([eb('otp.created_at', '<=', limit), eb('otp.created_at', '>', ahead)])),
    )
    .returning('contact')
    .executeTakeFirst()
  return row !== undefined
}

const shifted = (time: Date, ms: number): string => new Date(time.getTime() + ms).toISOString()

const hashOf = (secret: string, contact: string, purpose: Purpose, code: string): string =>
  createHmac('sha256', `otp:${secret}`).update(`${purpose}:${contact}:${code}`).digest('base64url')

const sameHash = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b))
