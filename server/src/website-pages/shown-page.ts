import type { Locale } from 'contract/core/locale'
import { pageFigures } from 'contract/website-pages/figures'
import type { ShownParts } from 'contract/website-pages/parts'
import { shownIn } from 'contract/website-pages/shown'
import { SHOWN_PARTS, type PartName, type ShownPageName } from 'contract/website-pages/words'
import { today } from '../platform/core/clock.ts'
import type { Services } from '../platform/core/services.ts'
import { publishedParts, wholeParts } from './website-page.queries.ts'

/** The page visitors see now. Without a query: each process knows what is published. */
export async function shownPage(
  { websitePages, settings, clock }: Pick<Services, 'websitePages' | 'settings' | 'clock'>,
  page: ShownPageName,
  locale: Locale,
): Promise<Partial<ShownParts>> {
  const [pages, stored] = [await websitePages.settled(), await settings.settled()]
  const all = (of: 'home' | Exclude<ShownPageName, 'landing'>) =>
    wholeParts(of, publishedParts(pages, of, clock.now()) ?? {}, stored)
  const wanted: readonly PartName[] = SHOWN_PARTS[page]
  const parts = { ...(wanted.includes('facts') && all('home')), ...(page !== 'landing' && all(page)) }
  return shownIn(Object.fromEntries(wanted.map((part) => [part, parts[part]])), {
    locale,
    today: today(clock),
    figures: pageFigures(
      {
        brand: stored.brand_name,
        reviewPoints: stored.review_points,
        goldPoints: stored.gold_points,
        platinumPoints: stored.platinum_points,
      },
      locale,
    ),
  })
}
