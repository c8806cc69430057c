import type { OtpSent } from 'contract/accounts/endpoints'
import { OTP_LIFETIME_MINUTES, OTP_RESEND_SECONDS } from 'contract/core/messages'

export type Purpose = 'sign-up' | 'reset'

/** Which number a code went to and when. Kept for this tab, so that a reload or a look at the SMS loses nothing. */
export interface OtpFlow {
  contact: string
  /** milliseconds since 1970, by this browser's clock: its countdown must not depend on the server's */
  validUntil: number
  resendAt: number
  proven: boolean
  /** the number has an account already; known once it is proven */
  hasAccount?: boolean
}

export function beginFlow(purpose: Purpose, sent: OtpSent): void {
  const now = Date.now()
  // Asked for again within the minute it is the code of before, and so much older.
  const age = (OTP_RESEND_SECONDS - sent.resend_after) * 1000
  keep(purpose, {
    contact: sent.contact,
    validUntil: now - age + OTP_LIFETIME_MINUTES * 60_000,
    resendAt: now + sent.resend_after * 1000,
    proven: sent.is_verified,
  })
}

export function flowOf(purpose: Purpose): OtpFlow | undefined {
  const kept = sessionStorage.getItem(keyOf(purpose))
  return kept ? (JSON.parse(kept) as OtpFlow) : undefined
}

export function markProven(purpose: Purpose, { hasAccount = false } = {}): void {
  const flow = flowOf(purpose)
  if (flow) keep(purpose, { ...flow, proven: true, hasAccount })
}

export const endFlow = (purpose: Purpose): void => sessionStorage.removeItem(keyOf(purpose))

const keyOf = (purpose: Purpose) => `otp-${purpose}`

function keep(purpose: Purpose, flow: OtpFlow): void {
  sessionStorage.setItem(keyOf(purpose), JSON.stringify(flow))
  rememberNumber(flow.contact)
}

const LAST_NUMBER = 'otp-number'

/** Keeps a number for the next field that asks for one in this tab. */
export const rememberNumber = (contact: string): void => sessionStorage.setItem(LAST_NUMBER, contact)

/** Forgets it after signing in, because the device may be shared. */
export const forgetNumber = (): void => sessionStorage.removeItem(LAST_NUMBER)

/** The number last entered in this tab, to fill in the next field for it; empty if there is none. */
export const lastNumber = (): string => sessionStorage.getItem(LAST_NUMBER) ?? ''
