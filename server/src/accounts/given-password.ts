import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { randomInt } from 'node:crypto'
import { Invalid, Problem } from '../platform/core/problems.ts'
import { passwordFits } from './passwords.ts'

/** How long a given password works: the colleague who added the account has seen it, and others may. */
const GIVEN_DAYS = 7

// Leaves out letters and digits that are easily confused when read aloud or copied.
const SMALL = 'abcdefghijkmnpqrstuvwxyz'
const LARGE = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const DIGITS = '23456789'

/**
 * A password for somebody who gets an account, of 60 random bits in three groups: `Kmxw@f7hq@cz5d2`. It has of each kind of
 * sign that an older client's forms ask for.
 */
export const makePassword = (): string =>
  [signsOf([LARGE, SMALL, SMALL, SMALL]), signsOf([SMALL, ...repeated(3)]), signsOf([...repeated(4), DIGITS])].join('@')

const repeated = (count: number): string[] => Array.from({ length: count }, () => SMALL + DIGITS)
const signsOf = (alphabets: readonly string[]): string =>
  alphabets.map((signs) => signs.charAt(randomInt(signs.length))).join('')

/** When it expires. */
export const givenPasswordExpiry = (givenAt: string): Date => new Date(Date.parse(givenAt) + GIVEN_DAYS * 86_400_000)

/** Throws when the password was given too long ago; null means the owner's own. */
export function refuseExpiredGivenPassword(givenAt: string | null, now: Date): void {
  if (givenAt === null || givenPasswordExpiry(givenAt) > now) return
  throw new Problem(
    403,
    'password_over',
    m.accounts_temporary_password_works_days_one_expired({ n: counted(GIVEN_DAYS) }),
  )
}

/** Throws Invalid for the password that the account began with: others have seen it, however long ago. */
export async function refuseGivenPassword(
  { given_password_hash: given }: { given_password_hash: string | null },
  password: string,
): Promise<void> {
  if (given !== null && (await passwordFits(password, given)))
    throw new Invalid({ new_password: m.accounts_choose_password_different_temporary_one() })
}
