import { dayInBoth, type Reader } from '../platform/core/format.ts'
import type { Said } from '../notices/message.ts'

/** The sentences at the end of a quotation that the owner of an installation may change. */
export interface QuotationWords {
  /** instead of a table with prices */
  unpriced: string
  prices: string
  /** null if no day is set */
  hold: string | null
  terms: string
}

/** The words of a quotation for its reader, with the number that one calls to order. */
export const quotationWords =
  (phone: string, { valid_until, ...reader }: Reader & { valid_until: string | null }): Said<QuotationWords> =>
  ({ say }) => ({
    unpriced: say('paper_quotation_unpriced', {}),
    prices: say('paper_quotation_prices', {}),
    hold: valid_until && say('paper_quotation_hold', { day: dayInBoth(valid_until, reader) }),
    terms: say('paper_quotation_terms', { phone }),
  })
