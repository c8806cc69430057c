import type { z } from 'zod'
import { isoToday } from '../ui/format/dates.ts'
import { m } from '#messages'

/** Why nothing was bought on this day; undefined when it is possible. */
export function whyNoPurchaseDate(day: string): string | undefined {
  if (day > isoToday()) return m.registrations_future()
  return day < '1990-01-01' ? m.registrations_before_1990() : undefined
}

/** The contract's purchase date, refused here already when it is impossible, before photographs are uploaded. */
export const notAhead = <Day extends string | undefined>(day: z.ZodType<Day, Day>) =>
  day.superRefine((text, context) => {
    const message = text && whyNoPurchaseDate(text)
    if (message) context.addIssue({ code: 'custom', message })
  })
