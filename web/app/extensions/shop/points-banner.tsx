import type { ShownPage } from 'contract/website-pages/parts'
import wide from '../../home/pictures/night-wide.webp?url'
import widePlain from '../../home/pictures/plain/night-wide.webp?url'
import { brand } from '../../brand/brand.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import type { OwnPoints } from './own-points.ts'
import { RedeemButton } from './redeem-button.tsx'
import { StandingCard } from './standing-card.tsx'
import { m } from '#messages'

interface PointsBannerProps extends Pick<ShownPage<'rewards'>, 'opening'> {
  own: OwnPoints
  productId: string | undefined
}

/** The dark banner: what points are, the own balance, and how to use them. */
export const PointsBanner = ({ opening, own, productId }: PointsBannerProps) => (
  <section className="focus-light relative overflow-hidden bg-night text-white" aria-labelledby="points">
    <img
      src={brand.picture(wide, widePlain)}
      alt=""
      width="2400"
      height="1080"
      loading="lazy"
      decoding="async"
      className="absolute inset-y-0 -left-24 h-full w-[calc(100%+6rem)] max-w-none object-cover object-left-bottom max-xl:hidden"
    />
    <div className="relative mx-auto max-w-shop px-5 pt-12 pb-14 lg:px-10 lg:py-20">
      <div className="lg:ml-auto lg:w-5/12">
        <h1 id="points" className="max-w-[8.5em] text-display lg:text-[3.5rem]">
          {opening.heading}
        </h1>
        <p className="mt-5 max-w-[27em] text-lead text-white/80">{opening.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <RedeemButton productId={productId} />
          <ButtonLink to="#how" variant="night-quiet" size="lg">
            {m.extensions_how()}
          </ButtonLink>
        </div>
        <div className="mt-10">
          <StandingCard own={own} />
        </div>
      </div>
    </div>
  </section>
)
