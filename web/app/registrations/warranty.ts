import { isoToday } from '../ui/format/dates.ts'

/** Whether the warranty still runs; its last day counts. Days as `YYYY-MM-DD`. */
export const isInWarranty = (expiry: string, today: string = isoToday()): boolean => expiry !== '' && today <= expiry

/** How much of the warranty is used up, 0 to 100. */
export function warrantyUsed(issue: string, expiry: string, today: string = isoToday()): number {
  const [from, to, now] = [issue, expiry, today].map((day) => Date.parse(day))
  if (from === undefined || to === undefined || now === undefined || !(to > from)) return 100
  return Math.min(100, Math.max(0, ((now - from) / (to - from)) * 100))
}
