import type { QuotationSummary } from 'contract/quotations/endpoints'
import { isoToday, shortDate } from '../ui/format/dates.ts'
import { rupees } from '../ui/format/price.ts'
import { m } from '#messages'

type Offer = Pick<QuotationSummary, 'total' | 'valid_until'>

/** Whether the last day of an offer is over. */
export const isExpired = ({ valid_until }: Pick<Offer, 'valid_until'>): boolean =>
  valid_until !== null && valid_until < isoToday()

/** `valid until 5 Jan 2026`, `expired on 5 Jan 2026`; undefined where no day is named. */
export function validityWords({ valid_until }: Pick<Offer, 'valid_until'>): string | undefined {
  if (valid_until === null) return undefined
  const day = shortDate(valid_until)
  return isExpired({ valid_until }) ? m.quotations_expired_on({ day }) : m.quotations_valid_until({ day })
}

/** `Rs. 1,16,400, valid until 5 Jan 2026`; undefined where no prices are written. */
export const offerWords = (offer: Offer): string | undefined =>
  offer.total === null ? undefined : [rupees(offer.total), validityWords(offer)].filter(Boolean).join(', ')
