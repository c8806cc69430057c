import tall from '../home/pictures/night-tall.webp?url'
import wide from '../home/pictures/night-wide.webp?url'
import { ButtonLink } from '../ui/button-link.tsx'
import type { OwnPoints } from './own-points.ts'
import { RedeemButton } from './redeem-button.tsx'
import { StandingCard } from './standing-card.tsx'

/** The one dark block: what points are, what one has, and the way to use them. */
export const PointsBanner = ({ own, productId }: { own: OwnPoints; productId: string | undefined }) => (
  <section className="focus-light relative overflow-hidden bg-night text-white" aria-labelledby="points">
    <picture>
      <source media="(min-width: 64rem)" srcSet={wide} width="2400" height="1080" />
      <img
        src={tall}
        alt=""
        width="1080"
        height="780"
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover object-left-bottom opacity-35 max-lg:hidden"
      />
    </picture>
    <div className="relative mx-auto grid max-w-shop items-center gap-x-16 gap-y-10 px-5 pt-12 pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:px-10 lg:py-24">
      <div>
        <h1 id="points" className="max-w-[8.5em] text-display">
          Points that keep things running
        </h1>
        <p className="mt-5 max-w-[27em] text-lead text-white/80">
          Each product you register brings points. Use them to make its warranty longer: 1 point is 1 rupee.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <RedeemButton productId={productId} />
          <ButtonLink to="#how" variant="night-quiet" size="lg">
            How it works
          </ButtonLink>
        </div>
      </div>
      <StandingCard own={own} />
    </div>
  </section>
)
