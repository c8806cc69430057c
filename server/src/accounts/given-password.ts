import { Problem } from '../core/problems.ts'

/** How long a password works that somebody else gave: whoever adds an account knows it, and so may others. */
export const GIVEN_DAYS = 7

/** Until when it works. */
export const endOfGiven = (givenAt: string): Date => new Date(Date.parse(givenAt) + GIVEN_DAYS * 86_400_000)

/** Throws when the password was given by somebody else, and that is too long ago; null is one's own. */
export function refuseGivenTooLongAgo(givenAt: string | null, now: Date): void {
  if (givenAt === null || endOfGiven(givenAt) > now) return
  throw new Problem(
    403,
    'password_over',
    `A password that you were given works for ${GIVEN_DAYS} days, and they are over. Choose your own with “Forgot Password?”`,
  )
}
