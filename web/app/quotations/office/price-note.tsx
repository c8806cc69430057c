import type { QuotationDetail } from 'contract/quotations/endpoints'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { isExpired, offerWords } from '../offer-words.ts'
import type { Typing } from './use-price-draft.ts'

export interface PriceNoteProps {
  quotation: QuotationDetail
  typing: Typing
}

/** How the form relates to the stored offer: changed by someone else, not stored yet, or expired. */
export function PriceNote({ quotation, typing }: PriceNoteProps) {
  const { status, lines, products } = quotation
  if (typing.isBehind)
    return (
      <Note tone="error" title="This request was changed meanwhile" className="mb-4">
        <p>
          It is {status} now, with {lines.length > 0 && `${linesText(lines.length)}, `}
          {offerWords(quotation) ?? 'no prices'}. What you typed is below.
        </p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button variant="line" size="sm" onClick={() => typing.replace(undefined)}>
            Show what is saved
          </Button>
          <Button variant="line" size="sm" onClick={typing.keep}>
            Keep mine
          </Button>
        </div>
      </Note>
    )
  if (lines.length === 0)
    return (
      <Note className="mb-4">
        {typing.isChanged
          ? 'No prices are saved yet.'
          : `${products.length > 1 ? 'A line for each product' : 'A first line'} is proposed from the request; nothing is saved yet.`}{' '}
        Approved like this, the customer gets no prices.
      </Note>
    )
  if (isExpired(quotation) && !typing.isChanged)
    return <Note className="mb-4">The last day of these prices is over: choose another one before you approve.</Note>
  return null
}

const linesText = (count: number) => (count === 1 ? '1 line' : `${whole(count)} lines`)
