import { whyNoBirthDate } from 'contract/accounts/birth-date'
import type { z } from 'zod'
import { isoToday } from '../ui/format/dates.ts'

/** The contract's date of birth, also refused in the browser for a day that an account holder cannot be born on. */
export const possibleBirthDate = <S extends z.ZodType<string | undefined, string | undefined>>(day: S) =>
  day.superRefine((text, context) => {
    const message = text === undefined ? undefined : whyNoBirthDate(text, isoToday())
    if (message) context.addIssue({ code: 'custom', message })
  })
