/** Younger people need their parents to consent to an account, which the product cannot ask for. */
const AGE_MIN = 13

const OLDEST = '1900-01-01'

/** Why this day, `YYYY-MM-DD`, cannot be the date of birth of an account's owner; undefined when it can. */
export function whyNoBirthDate(day: string, today: string): string | undefined {
  if (day > today) return 'Date of Birth cannot be in the future'
  if (day < OLDEST) return 'Please check the year'
  const birthday = `${Number(day.slice(0, 4)) + AGE_MIN}${day.slice(4)}`
  return birthday > today ? `You must be at least ${AGE_MIN} years old` : undefined
}
