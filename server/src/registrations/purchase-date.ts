import { m } from 'contract/messages'
import { isPurchaseYear } from 'contract/registrations/purchase-years'
import { today, type Clock } from '../platform/core/clock.ts'
import { Invalid } from '../platform/core/problems.ts'

const EARLIEST_PURCHASE = '1990-01-01'

/** Throws Invalid for an impossible purchase date. */
export function refusePurchaseDate(clock: Clock, day: string): void {
  if (day > today(clock)) throw new Invalid({ purchase_date: m.registrations_purchase_date_cannot_future() })
  if (day < EARLIEST_PURCHASE) throw new Invalid({ purchase_date: m.registrations_purchase_date_cannot_before_1990() })
}

/** The same for the year alone, AD or BS. */
export function refusePurchaseYear(clock: Clock, year: number | undefined): void {
  if (year !== undefined && !isPurchaseYear(year, today(clock)))
    throw new Invalid({ purchase_year: m.registrations_year_of_purchase() })
}
