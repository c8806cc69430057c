import { m } from 'contract/messages'
import { language } from 'contract/core/wording'
import { Conflict } from '../platform/core/problems.ts'
import { timeText } from '../platform/core/format.ts'

/** How long a number that somebody else entered sets no password and spends no points by itself. */
const GUARD_HOURS = 24

/** The previous number, as kept with the account. */
export interface Guard {
  number_before: string | null
  number_guarded_until: string | null
}

/** Whether the number was entered by somebody else, lately, and the number before has not confirmed it. */
export const isGuarded = ({ number_guarded_until: until }: Pick<Guard, 'number_guarded_until'>, now: Date): boolean =>
  until !== null && Date.parse(until) > now.getTime()

/**
 * The guard of an account to which somebody else gives another number. Whoever changes it again meanwhile asks the same
 * number as before; with that number back there is nothing left to guard.
 */
export function guardOf(before: Guard & { contact: string }, contact: string, now: Date): Guard {
  const trusted = isGuarded(before, now) ? before.number_before : before.contact
  if (contact === trusted) return UNGUARDED
  return {
    number_before: trusted,
    number_guarded_until: new Date(now.getTime() + GUARD_HOURS * 3_600_000).toISOString(),
  }
}

/** The state of a number its owner entered. */
export const UNGUARDED: Guard = { number_before: null, number_guarded_until: null }

/** Throws Conflict while the number alone must not open the account. */
export function refuseOpening(account: Pick<Guard, 'number_guarded_until'>, now: Date): void {
  if (isGuarded(account, now))
    throw guarded(m.accounts_team_entered_number_account_sets_no({ when: untilText(account) }))
}

/** Throws Conflict while whoever has the number must not spend what the account earned. */
export function refuseSpending(account: Pick<Guard, 'number_guarded_until'>, now: Date): void {
  if (isGuarded(account, now))
    throw guarded(m.accounts_team_entered_another_number_account_points({ when: untilText(account) }))
}

const untilText = ({ number_guarded_until: until }: Pick<Guard, 'number_guarded_until'>) =>
  timeText(new Date(until!), language())

const guarded = (message: string) => new Conflict(message, 'number_guarded')
