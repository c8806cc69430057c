import { REWARD_POINTS } from 'contract/core/paths'
import { POINTS_THAT_STAY } from 'contract/customers/words'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useSingle } from '../../forms/use-single.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/data/card.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { rupees } from '../../ui/format/price.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { tierLabel } from '../tier-label.ts'
import { monthsInWords } from './months-in-words.ts'
import type { ChosenOfferProps } from './product-strip.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'
import { isUnsure, UnansweredNote } from './unanswered-note.tsx'
import { m } from '#messages'

/** The price and result of the chosen package, and the two ways to pay for it. */
export function ChosenOffer({ offer, product, points }: ChosenOfferProps) {
  const { duration, tier_type, price, extended_expiry } = offer
  const request = useFetcher()
  const single = useSingle()
  const [isAsking, setAsking] = useState(false)
  const isEnough = points - price >= POINTS_THAT_STAY
  const ask = () =>
    single(() =>
      request.submit(
        {
          intent: 'request',
          stock_id: String(product.id),
          package_id: String(offer.id),
          ...(isUnsure(request.data) && { again: 'true' }),
        },
        { method: 'post' },
      ),
    )
  return (
    <Card aria-label={m.extensions_your_choice()} className="lg:sticky lg:top-24">
      <div className="px-5 py-6 lg:px-7">
        <p className="text-xs text-ink-2">
          {monthsInWords(duration)}, {tierLabel(tier_type)}
        </p>
        <p className="mt-1 text-title text-red tabular-nums">{rupees(price)}</p>
        <p className="mt-1 text-sm text-ink-2 tabular-nums">{m.extensions_or_points({ points: whole(price) })}</p>
        <dl className="mt-6 grid grid-cols-2 gap-x-4 border-y border-line py-4 text-sm">
          <div>
            <dt className="text-2xs text-ink-3">{m.extensions_until()}</dt>
            <dd className="text-ink-2 tabular-nums line-through decoration-line-2">
              {longDate(product.warranty_expiry)}
            </dd>
          </div>
          <div>
            <dt className="text-2xs text-ink-3">{m.extensions_with_package()}</dt>
            <dd className="font-semibold tabular-nums">{longDate(extended_expiry)}</dd>
          </div>
        </dl>
        <div className="mt-6 grid gap-3">
          {request.state === 'idle' && (
            <UnansweredNote result={request.data} productId={product.id} isExtended={false} />
          )}
          <Button size="lg" busy={request.state !== 'idle'} busyLabel={m.extensions_asking()} onClick={ask}>
            {m.extensions_extend()}
          </Button>
          <p className="text-2xs text-ink-3">{m.extensions_pay_at_shop({ price: rupees(price) })}</p>
          <Button
            size="lg"
            variant="outline"
            className="mt-2"
            disabled={!isEnough}
            aria-haspopup="dialog"
            aria-describedby="points-words"
            onClick={() => setAsking(true)}
          >
            {m.extensions_use_points()}
          </Button>
          <p id="points-words" className="text-2xs text-ink-3">
            {isEnough ? m.extensions_you_have({ points: whole(points) }) : whyNot(price, points)}{' '}
            <TextLink to={REWARD_POINTS}>{m.extensions_how_points()}</TextLink>
          </p>
        </div>
      </div>
      <RedeemDialog offer={offer} product={product} points={points} open={isAsking} onOpenChange={setAsking} />
    </Card>
  )
}

const whyNot = (price: number, points: number): string =>
  m.extensions_too_few({
    needed: whole(price + POINTS_THAT_STAY),
    staying: whole(POINTS_THAT_STAY),
    points: whole(points),
  })
