import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { OTP_LIFETIME_MINUTES, OTP_RESEND_SECONDS } from 'contract/accounts/words'
import type { Locale } from 'contract/core/locale'
import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { voiceOf, type Voice } from '../customer-texts/voice.ts'
import { today } from '../platform/core/clock.ts'
import { numberIn } from '../platform/core/format.ts'
import { queueSmsCode } from '../platform/gateways/sms.job.ts'
import { TooMany } from '../platform/core/problems.ts'
import type { Source } from '../platform/core/source.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { isKnownDevice } from '../platform/sessions/known-devices.ts'
import { type Purpose, LIFETIME_MS, digest, keyed, hashOf, WRONG_TRIES, shifted } from './code.ts'

/** The last line by which a phone fills the code in on our own website, and on no other (WebOTP). */
const boundTo = (publicUrl: string, code: string): string =>
  publicUrl.startsWith('https:') ? `\n\n@${new URL(publicUrl).hostname} #${code}` : ''

/** The text with a code, short enough for one part in each language. */
export function codeText(purpose: Purpose, code: string, { locale, brand, say }: Voice, publicUrl: string) {
  const values = { code, brand, minutes: numberIn(locale, OTP_LIFETIME_MINUTES) }
  const text = purpose === 'second' ? m.factors_code_sms(values, { locale }) : say(CODE_TEXTS[purpose], values)
  return text + boundTo(publicUrl, code)
}

const CODE_TEXTS = {
  register: 'code_register',
  reset: 'code_reset',
  number: 'code_number',
  number_before: 'code_number',
  close: 'code_close',
} as const

/** The source and browser that request a code. */
export interface Asker {
  /** from its cookie, or new for a browser without one */
  browser: string
  source: Source
  /** the cookie of a browser that signed in to the account before */
  device?: string | undefined
  /** of the requesting page: the owner of the number is not known yet */
  locale: Locale
}

/** When a code was sent, and in how many seconds another can be requested. */
export interface SentCode {
  at: Date
  resendAfter: number
}

/**
 * Creates a code for the requesting browser and sends it, unless `silent`. Codes of other browsers are unaffected.
 * Within 60 seconds of the last one for this browser or its source nothing is sent: while that code is usable it is the
 * answer. Once this browser has used up its own tries the next one is sent at once; where others at its source used
 * theirs up, the caller has to wait (TooMany). TooMany also applies beyond five an hour for one
 * source or known device; and once the hourly limit of the number, or that of all numbers, or the day's is used up, to
 * sources that had some of it themselves. Known devices of the number have only their five.
 */
export async function sendCode(
  services: Services,
  contact: string,
  purpose: Purpose,
  { browser, source, device, locale, silent = false }: Asker & { silent?: boolean },
): Promise<SentCode> {
  const { clock, limits, db, config } = services
  const now = clock.now()
  const asker = {
    contact,
    purpose,
    browser_hash: digest(browser),
    source_hash: keyed(config.authSecret, `source:${source.key}`),
  }
  const living = await sentLately(db, asker, now)
  if (living) return living
  const isKnown = await isKnownDevice(services, device, contact)
  const what = `${purpose}|${contact}`
  if (isKnown) await limits.take('otp.device', `${what}|${digest(device ?? '')}`)
  else {
    const { codes_per_number, codes_per_hour, codes_per_day } = services.settings.current
    await limits.take('otp.pair', [what, source.key])
    await limits.take('otp.number', [what, source], codes_per_number / DEFAULT_SETTINGS.codes_per_number)
    await limits.take('otp.all', ['all', source], codes_per_hour / DEFAULT_SETTINGS.codes_per_hour)
    if (codes_per_day > 0)
      await limits.take('otp.day', [today(clock), source], codes_per_day / DEFAULT_SETTINGS.codes_per_day)
  }
  const code = String(randomInt(100_000, 1_000_000))
  return db.transaction().execute(async (tx) => {
    // Serialise concurrent requests for the same number.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`otp:${purpose}:${contact}`}, 0))`.execute(tx)
    const meanwhile = await sentLately(tx, asker, now)
    if (meanwhile) return meanwhile
    await replaceOtp(tx, asker, hashOf(config.authSecret, contact, purpose, code), now)
    await queueSmsCode(tx, services, {
      to: contact,
      text: codeText(purpose, code, voiceOf(services, locale), config.publicUrl),
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
      silent,
    })
    return { at: now, resendAfter: OTP_RESEND_SECONDS }
  })
}

interface OtpKey {
  contact: string
  purpose: Purpose
  browser_hash: string
  source_hash: string
}

/** The code of the last 60 seconds for this browser, else for its source, if any. Throws TooMany when it is used up. */
async function sentLately(db: Db, key: OtpKey, now: Date): Promise<SentCode | undefined> {
  const { contact, purpose, browser_hash, source_hash } = key
  const last = await db
    .selectFrom('otp')
    .where('contact', '=', contact)
    .where('purpose', '=', purpose)
    .where((eb) => eb.or([eb('browser_hash', '=', browser_hash), eb('source_hash', '=', source_hash)]))
    .where('created_at', '>', shifted(now, -OTP_RESEND_SECONDS * 1000))
    // Too far in the future: created before the clock was set back, which must not make anyone wait.
    .where('created_at', '<=', shifted(now, OTP_RESEND_SECONDS * 1000))
    .select(['created_at', 'browser_hash', 'wrong_tries', 'wrong_tries_elsewhere'])
    .orderBy((eb) => eb('browser_hash', '=', browser_hash), 'desc')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (!last) return undefined
  const at = new Date(last.created_at)
  const seconds = Math.ceil(OTP_RESEND_SECONDS - (now.getTime() - at.getTime()) / 1000)
  const tries = last.browser_hash === browser_hash ? last.wrong_tries : last.wrong_tries_elsewhere
  // Nothing is left to protect by a wait: the hourly limits hold on.
  if (last.browser_hash === browser_hash && tries >= WRONG_TRIES) return undefined
  if (tries >= WRONG_TRIES) throw tooSoon(seconds)
  return { at, resendAfter: seconds }
}

const tooSoon = (seconds: number) =>
  new TooMany(m.accounts_wait_seconds_before_ask_another_code({ n: counted(seconds) }), seconds)

/**
 * Replaces this browser's previous code. Codes of others at the same source now count for their browser alone, and
 * expired ones are deleted.
 */
async function replaceOtp(tx: Db, key: OtpKey, code_hash: string, now: Date): Promise<void> {
  const { contact, purpose, source_hash } = key
  await tx
    .deleteFrom('otp')
    .where('contact', '=', contact)
    .where('purpose', '=', purpose)
    .where('created_at', '<', shifted(now, -LIFETIME_MS))
    .execute()
  await tx
    .updateTable('otp')
    .set({ wrong_tries_elsewhere: WRONG_TRIES })
    .where('contact', '=', contact)
    .where('purpose', '=', purpose)
    .where('source_hash', '=', source_hash)
    .execute()
  const fresh = { code_hash, source_hash, created_at: now.toISOString(), wrong_tries: 0, wrong_tries_elsewhere: 0 }
  await tx
    .insertInto('otp')
    .values({ ...key, ...fresh })
    .onConflict((conflict) => conflict.columns(['contact', 'purpose', 'browser_hash']).doUpdateSet(fresh))
    .execute()
}
