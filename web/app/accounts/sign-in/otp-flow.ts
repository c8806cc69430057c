import type { OtpSent } from 'contract/accounts/endpoints'
import { isRecord, stored } from '../../ui/browser/stored.ts'
import { OTP_LIFETIME_MINUTES, OTP_RESEND_SECONDS } from 'contract/accounts/words'

export type Purpose = 'sign-up' | 'reset' | 'number'

/** Which number a code went to and when. Kept in this browser, so that a reload, a closed tab or a look at the SMS loses nothing. */
export interface OtpFlow {
  contact: string
  /** milliseconds since 1970, by this browser's clock: its countdown must not depend on the server's */
  validUntil: number
  resendAt: number
  proven: boolean
  /** the number has an account already; known once it is proven */
  hasAccount?: boolean
  /** nobody signed in to that account for long: whoever has the number now may begin anew */
  mayBeginAnew?: boolean
  /** and does: the account before gives the number up */
  beginsAnew?: boolean
  /** of a new password: its owner is asked for something that they know */
  asksOwner?: boolean
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

export const flowOf = (purpose: Purpose): OtpFlow | undefined => flows[purpose].read()

type Learned = Pick<OtpFlow, 'hasAccount' | 'mayBeginAnew' | 'asksOwner'>

/** The number is proven; what is told of its account then is kept with it. */
export function markProven(purpose: Purpose, learned: Learned = {}): void {
  const flow = flowOf(purpose)
  if (flow) keep(purpose, { ...flow, ...learned, proven: true })
}

/** Whoever has the number now opens an account of their own with it. */
export function beginAnew(): void {
  const flow = flowOf('sign-up')
  if (flow) keep('sign-up', { ...flow, hasAccount: false, beginsAnew: true })
}

export const endFlow = (purpose: Purpose): void => flows[purpose].forget()

function keep(purpose: Purpose, flow: OtpFlow): void {
  flows[purpose].keep(flow)
  number.keep(flow.contact)
}

/** Keeps a number for the next field that asks for one in this tab. */
export const rememberNumber = (contact: string): void => number.keep(contact)

/** Forgets it after signing in, because the device may be shared. */
export const forgetNumber = (): void => number.forget()

/** The number last entered in this tab, to fill in the next field for it; empty if there is none. */
export const lastNumber = (): string => number.read()

/** The proof of a number outlives its code, and not by much. */
const FLOW_DAYS = 1 / 24

const flowAt = (purpose: Purpose) =>
  stored<OtpFlow | undefined>(`otp-${purpose}`, {
    days: FLOW_DAYS,
    check: (value) =>
      isRecord(value) && typeof value.contact === 'string' && typeof value.validUntil === 'number'
        ? // Only `keep` writes there.
          (value as unknown as OtpFlow)
        : undefined,
    empty: undefined,
  })
const flows = { 'sign-up': flowAt('sign-up'), reset: flowAt('reset'), number: flowAt('number') }
const number = stored('otp-number', {
  area: 'tab',
  check: (value) => (typeof value === 'string' ? value : undefined),
  empty: '',
})
