/** The same day n months later, or the last day of that month where it has no such day. Days as `YYYY-MM-DD`. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  const same = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth.getUTCDate())))
  return same.toISOString().slice(0, 10)
}
