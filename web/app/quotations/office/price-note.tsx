import type { QuotationDetail } from 'contract/quotations/endpoints'
import { m } from '#messages'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { isExpired, offerWords } from '../offer-words.ts'
import { statusLabel } from './status-label.ts'
import type { Typing } from './use-price-draft.ts'

export interface PriceNoteProps {
  quotation: QuotationDetail
  typing: Typing
}

/** How the form relates to the stored offer: changed by someone else, not stored yet, or expired. */
export function PriceNote({ quotation, typing }: PriceNoteProps) {
  const { status, lines, products } = quotation
  if (typing.isBehind) {
    const words = { status: statusLabel(status), offer: offerWords(quotation) ?? m.quotations_office_no_prices() }
    return (
      <Note tone="error" title={m.quotations_office_changed_title()} className="mb-4">
        <p>
          {lines.length > 0
            ? m.quotations_office_changed_lines({ ...words, count: lines.length, shown: whole(lines.length) })
            : m.quotations_office_changed(words)}
        </p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button variant="line" size="sm" onClick={() => typing.replace(undefined)}>
            {m.quotations_office_show_saved()}
          </Button>
          <Button variant="line" size="sm" onClick={typing.keep}>
            {m.quotations_office_keep_mine()}
          </Button>
        </div>
      </Note>
    )
  }
  if (lines.length === 0)
    return (
      <Note className="mb-4">
        {typing.isChanged
          ? m.quotations_office_nothing_saved()
          : products.length > 1
            ? m.quotations_office_proposed_lines()
            : m.quotations_office_proposed_line()}{' '}
        {m.quotations_office_approved_unpriced()}
      </Note>
    )
  if (isExpired(quotation) && !typing.isChanged)
    return <Note className="mb-4">{m.quotations_office_expired_note()}</Note>
  return null
}
