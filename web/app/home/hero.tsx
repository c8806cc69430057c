import { SERVICE } from 'contract/core/paths'
import type { ShownPage } from 'contract/website-pages/parts'
import { brand } from '../brand/brand.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { HeroPicture } from './hero-picture.tsx'
import wideAvif from './pictures/hero-wide.avif?url'
import wide from './pictures/hero-wide.webp?url'
import wideAvifPlain from './pictures/plain/hero-wide.avif?url'
import widePlain from './pictures/plain/hero-wide.webp?url'
import { ON_INTENT } from '../ui/browser/saves-data.ts'
import { m } from '#messages'

const WIDE = '(min-width: 64rem)'

/** One wall, one counter, three products. */
export const Hero = ({ hero: { heading, text, button, link } }: Pick<ShownPage<'home'>, 'hero'>) => (
  <section className="relative overflow-hidden bg-ground">
    <picture>
      <source
        type="image/avif"
        media={WIDE}
        srcSet={brand.picture(wideAvif, wideAvifPlain)}
        width="2160"
        height="1020"
      />
      <source media={WIDE} srcSet={brand.picture(wide, widePlain)} width="2160" height="1020" />
      <HeroPicture className="w-full max-lg:mt-[19.5rem] max-lg:sm:mt-64 lg:h-[min(42.5rem,calc(100vh-9rem))] lg:min-h-136 lg:object-cover lg:object-bottom" />
    </picture>
    <div className="absolute inset-x-0 top-0 max-lg:h-88 max-lg:bg-linear-to-b max-lg:from-ground max-lg:from-88% max-lg:to-transparent lg:inset-y-0">
      <div className="mx-auto flex h-full max-w-shop flex-col px-5 pt-10 lg:justify-center lg:px-10 lg:pt-0 lg:pb-14">
        <h1 className="max-w-[6.3em] text-display">{heading}</h1>
        <p className="mt-4 max-w-[19.5em] text-lead text-ink-2 lg:mt-6">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3 lg:mt-9">
          <ButtonLink to={link} size="lg" prefetch={ON_INTENT}>
            {button}
          </ButtonLink>
          <ButtonLink to={SERVICE} size="lg" variant="outline" className="max-[22rem]:hidden">
            {m.home_find_service()}
          </ButtonLink>
        </div>
      </div>
    </div>
  </section>
)
