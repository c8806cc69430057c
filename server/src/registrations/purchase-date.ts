import { today, type Clock } from '../platform/core/clock.ts'
import { Invalid } from '../platform/core/problems.ts'

const EARLIEST_PURCHASE = '1990-01-01'

/** Throws Invalid for an impossible purchase date. */
export function refusePurchaseDate(clock: Clock, day: string): void {
  if (day > today(clock)) throw new Invalid({ purchase_date: 'Purchase date cannot be in the future' })
  if (day < EARLIEST_PURCHASE) throw new Invalid({ purchase_date: 'Purchase date cannot be before 1990' })
}
