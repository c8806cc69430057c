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

export function markProven(purpose: Purpose): void {
  const flow = flowOf(purpose)
  if (flow) keep(purpose, { ...flow, proven: true })
}

export const endFlow = (purpose: Purpose): void => sessionStorage.removeItem(keyOf(purpose))

const keyOf = (purpose: Purpose) => `otp-${purpose}`
const keep = (purpose: Purpose, flow: OtpFlow) => sessionStorage.setItem(keyOf(purpose), JSON.stringify(flow))
