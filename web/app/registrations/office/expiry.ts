import { isoToday, relative } from '../../ui/format/dates.ts'
import { isInWarranty } from '../warranty.ts'

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** `Expires in 3 months`, `Expires today`, `Expired 2 years ago`. Days as `YYYY-MM-DD`. */
export function expiryText(expiry: string, now: Date = new Date()): string {
  const verb = isInWarranty(expiry, isoToday(now)) ? 'Expires' : 'Expired'
  const days = Math.round((Date.parse(expiry) - Date.parse(isoToday(now))) / DAY_MILLISECONDS)
  if (Math.abs(days) < 60) return `${verb} ${relative(days, 'day')}`
  if (Math.abs(days) < 730) return `${verb} ${relative(Math.trunc(days / 30.44), 'month')}`
  return `${verb} ${relative(Math.trunc(days / 365.25), 'year')}`
}
