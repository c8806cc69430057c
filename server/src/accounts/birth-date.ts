import { whyNoBirthDate } from 'contract/accounts/birth-date'
import { today, type Clock } from '../platform/core/clock.ts'
import { Invalid } from '../platform/core/problems.ts'

/** Throws Invalid for a birth date that an account holder cannot have. */
export function refuseBirthDate(clock: Clock, day: string): void {
  const why = whyNoBirthDate(day, today(clock))
  if (why) throw new Invalid({ dob: why })
}
