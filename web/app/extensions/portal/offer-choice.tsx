import { clsx } from 'clsx'
import { Badge } from '../../ui/data/badge.tsx'
import { rupees } from '../../ui/format/price.ts'
import { RichText } from '../../ui/data/rich-text.tsx'
import { tierLabel } from '../tier-label.ts'
import { monthsInWords } from './months-in-words.ts'
import type { Offer } from './product-strip.tsx'
import { m } from '#messages'

export interface OfferChoiceProps {
  packages: readonly Offer[]
  chosen: Offer
  onChoose: (id: number) => void
}

/** All packages for products of this kind, one of them chosen. */
export const OfferChoice = ({ packages, chosen, onChoose }: OfferChoiceProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-4 text-heading">{m.extensions_choose()}</legend>
    <div className="grid gap-3">
      {packages.map((offer) => (
        <OfferCard key={offer.id} offer={offer} isChosen={offer.id === chosen.id} onChoose={() => onChoose(offer.id)} />
      ))}
    </div>
  </fieldset>
)

function OfferCard({ offer, isChosen, onChoose }: { offer: Offer; isChosen: boolean; onChoose: () => void }) {
  const { id, duration, tier_type, price, offers } = offer
  const inputId = `package-${id}`
  return (
    <div
      className={clsx(
        'relative flex gap-4 rounded-card border px-4 py-4 transition-colors sm:px-5',
        isChosen ? 'border-ink bg-ground' : 'border-line-2 hover:border-control',
      )}
    >
      <input
        type="radio"
        id={inputId}
        name="package"
        value={id}
        checked={isChosen}
        onChange={onChoose}
        className="tick relative z-1 mt-1"
      />
      <div className="min-w-0 grow">
        {/* The whole card is the label; links in the text are above it. */}
        <label
          htmlFor={inputId}
          className="flex cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 after:absolute after:inset-0"
        >
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-lead font-semibold">{monthsInWords(duration)}</span>
            <Badge tone="line">{tierLabel(tier_type)}</Badge>
          </span>
          <span className="text-base font-semibold tabular-nums">{rupees(price)}</span>
        </label>
        <RichText html={offers} className="mt-2 text-ink-2 [&_a]:relative [&_a]:z-1" />
      </div>
    </div>
  )
}
