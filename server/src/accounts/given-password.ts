import { Problem } from '../core/problems.ts'

/** How long a password set by someone else works: the colleague who added the account knows it, and others may. */
const GIVEN_DAYS = 7

/** When it expires. */
export const givenPasswordExpiry = (givenAt: string): Date => new Date(Date.parse(givenAt) + GIVEN_DAYS * 86_400_000)

/** Throws when the password was given by someone else too long ago; null means the owner's own. */
export function refuseExpiredGivenPassword(givenAt: string | null, now: Date): void {
  if (givenAt === null || givenPasswordExpiry(givenAt) > now) return
  throw new Problem(
    403,
    'password_over',
    `A password that you were given works for ${GIVEN_DAYS} days, and they are over. Choose your own with “Forgot Password?”`,
  )
}
