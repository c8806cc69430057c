import type { Locale } from 'contract/core/locale'
import { pageFigures } from 'contract/website-pages/figures'
import type { PageParts, ShownPage } from 'contract/website-pages/parts'
import { shownIn } from 'contract/website-pages/shown'
import type { WebsitePage } from 'contract/website-pages/words'
import { brand } from '../../brand/brand.tsx'
import { RewardParts } from '../../extensions/shop/reward-parts.tsx'
import { AboutParts } from '../../home/about-parts.tsx'
import { HomeParts, type HomePartsProps } from '../../home/home-parts.tsx'
import { LegalParts } from '../../legal/legal-parts.tsx'
import { settings } from '../../brand/page-settings.ts'
import { isoToday } from '../../ui/format/dates.ts'

/** What a page shows beside its own words. */
interface Surroundings extends Omit<HomePartsProps, 'words'> {
  facts: ShownPage<'landing'>['facts']
}

export interface PagePreviewProps {
  page: WebsitePage
  parts: Partial<PageParts>
  language: Locale
  around: Surroundings
}

/** A page as visitors would see it with these words. Banners whose days are still to come are in it as well. */
export function PagePreview({ page, parts, language, around: { facts, ...around } }: PagePreviewProps) {
  const today = isoToday()
  const { reviewPoints, goldPoints, platinumPoints } = settings()
  const words = shownIn(
    {
      ...parts,
      ...(parts.banners && { banners: parts.banners.map((banner) => ({ ...banner, from: '' })) }),
    },
    {
      locale: language,
      today,
      figures: pageFigures({ brand: brand.name, reviewPoints, goldPoints, platinumPoints }, language),
    },
  )
  switch (page) {
    case 'home':
      return <HomeParts words={words as ShownPage<'home'>} {...around} />
    case 'about':
      return <AboutParts words={{ ...(words as ShownPage<'about'>), facts }} />
    case 'rewards':
      return <RewardParts words={words as ShownPage<'rewards'>} own={{ state: 'unknown' }} />
    default:
      return <LegalParts words={words as ShownPage<'terms'>} />
  }
}
