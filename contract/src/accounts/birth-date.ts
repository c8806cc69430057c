import { m } from 'contract/messages'
import { counted } from '../core/wording.ts'
/** Younger people need their parents to consent to an account, which the product cannot ask for. */
const AGE_MIN = 13

const OLDEST = '1900-01-01'

/** Why this day, `YYYY-MM-DD`, cannot be the date of birth of an account's owner; undefined when it can. */
export function whyNoBirthDate(day: string, today: string): string | undefined {
  if (day > today) return m.accounts_date_birth_cannot_future()
  if (day < OLDEST) return m.accounts_check_year()
  const birthday = `${Number(day.slice(0, 4)) + AGE_MIN}${day.slice(4)}`
  return birthday > today ? m.accounts_must_least_years_old({ n: counted(AGE_MIN) }) : undefined
}
