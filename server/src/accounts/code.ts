import { createHash, createHmac } from 'node:crypto'
import { OTP_LIFETIME_MINUTES } from 'contract/accounts/words'

/**
 * `number_before` is the code to one's present number, when another one takes its place; `second` that of staff who have no
 * second factor yet and need one.
 */
export type Purpose = 'register' | 'reset' | 'number' | 'number_before' | 'close' | 'second'

export const WRONG_TRIES = 5

export const LIFETIME_MS = OTP_LIFETIME_MINUTES * 60_000

export const shifted = (time: Date, ms: number): string => new Date(time.getTime() + ms).toISOString()

export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

export const keyed = (secret: string, text: string): string =>
  createHmac('sha256', `otp:${secret}`).update(text).digest('base64url')

export const hashOf = (secret: string, contact: string, purpose: Purpose, code: string): string =>
  keyed(secret, `${purpose}:${contact}:${code}`)
