import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { timingSafeEqual } from 'node:crypto'
import { CODE_DEAD } from 'contract/accounts/words'
import { Invalid, Problem } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import type { Source } from '../platform/core/source.ts'
import type { Services } from '../platform/core/services.ts'
import { type Purpose, WRONG_TRIES, LIFETIME_MS, shifted, digest, hashOf } from './code.ts'

/**
 * Counts a try and checks it. Throws Invalid on `otp` when it is wrong, expired, or one try too many; a code works
 * once. The requesting browser has five tries of its own; browsers without the cookie share five.
 */
export async function checkCode(
  services: Services,
  contact: string,
  purpose: Purpose,
  { code, browser, source }: { code: string; browser: string | undefined; source: Source },
): Promise<void> {
  const now = services.clock.now()
  const asked = browser !== undefined && (await hasAsked(services.db, contact, purpose, digest(browser)))
  // A browser that requested a code has five tries at its own; others look through all.
  if (!asked) await services.limits.take('otp-check.address', source)
  const counter = asked ? 'wrong_tries' : 'wrong_tries_elsewhere'
  // The try is counted before it is checked, so a hundred concurrent ones get five.
  const rows = await services.db
    .updateTable('otp')
    .set((eb) => ({ [counter]: eb(counter, '+', 1) }))
    .where('contact', '=', contact)
    .where('purpose', '=', purpose)
    .$if(asked, (query) => query.where('browser_hash', '=', digest(browser!)))
    .where(counter, '<', WRONG_TRIES)
    .where('created_at', '>', shifted(now, -LIFETIME_MS))
    // Too far in the future: created before the clock was set back, and it would live as long as that.
    .where('created_at', '<', shifted(now, LIFETIME_MS))
    .returning(['code_hash', 'browser_hash', counter])
    .execute()
  if (rows.length === 0) throw noLonger()
  const { authSecret, authSecretBefore = authSecret } = services.config
  const hashes = [authSecret, authSecretBefore].map((secret) => hashOf(secret, contact, purpose, code))
  const right = rows.find(({ code_hash }) => hashes.some((hash) => sameHash(code_hash, hash)))
  if (!right) throw wrongCode(WRONG_TRIES - Math.min(...rows.map((row) => row[counter])))
  const { numDeletedRows } = await services.db
    .deleteFrom('otp')
    .where('contact', '=', contact)
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', right.browser_hash)
    .where('code_hash', '=', right.code_hash)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw noLonger()
}

const hasAsked = async (db: Db, contact: string, purpose: Purpose, browser_hash: string): Promise<boolean> =>
  (await db
    .selectFrom('otp')
    .where('contact', '=', contact)
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', browser_hash)
    .select('contact')
    .executeTakeFirst()) !== undefined

/** Codes that no further try can make right say so by their own code, and the next one is sent at once. */
const deadCode = (message: string) => new Problem(422, CODE_DEAD, message, { errors: { otp: message } })

const noLonger = () => deadCode(m.accounts_code_no_longer_valid_ask_new())

function wrongCode(left: number): Problem {
  if (left <= 0) return deadCode(m.accounts_code_wrong_ask_new_one())
  return new Invalid({ otp: m.accounts_code_wrong_tries_left({ count: left, shown: counted(left) }) })
}

const sameHash = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b))
