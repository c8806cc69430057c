import { ABOUT } from 'contract/core/paths'
import { brand } from '../brand/brand.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import tall from './pictures/night-tall.webp?url'
import tallPlain from './pictures/plain/night-tall.webp?url'
import wide from './pictures/night-wide.webp?url'
import widePlain from './pictures/plain/night-wide.webp?url'
import { m } from '#messages'

/** The dark block with the brand's values. */
export const BrandBlock = () => (
  <section className="focus-light relative bg-night text-white" aria-labelledby="brand">
    <picture>
      <source media="(min-width: 64rem)" srcSet={brand.picture(wide, widePlain)} width="2400" height="1080" />
      <img
        src={brand.picture(tall, tallPlain)}
        alt={m.home_night_alt()}
        loading="lazy"
        decoding="async"
        width="1080"
        height="780"
        className="w-full lg:h-160 lg:object-cover lg:object-left-bottom"
      />
    </picture>
    <div className="inset-0 lg:absolute">
      <div className="mx-auto flex h-full max-w-shop flex-col justify-center px-5 pt-10 pb-14 lg:px-10 lg:py-0">
        <div className="lg:ml-auto lg:w-5/12">
          <h2 id="brand" className="max-w-[9.2em] text-title">
            {m.home_brand_title()}
          </h2>
          <p className="mt-5 max-w-[25.3em] text-lead text-white/80">{m.home_brand_text()}</p>
          <div className="mt-8">
            <ButtonLink to={ABOUT} variant="night" size="lg">
              {m.home_read_about_us()}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  </section>
)
