import type { Locale } from '../core/locale.ts'
import { countText } from '../core/texts/numbers.ts'
import { POINTS_THAT_STAY } from '../customers/words.ts'
import type { PagePlace } from './words.ts'

/** The settings used as placeholders in pages. */
export interface NamedSettings {
  brand: string
  reviewPoints: number
  goldPoints: number
  platinumPoints: number
}

/** The values of a page’s placeholders in a language. */
export function pageFigures(
  { brand, reviewPoints, goldPoints, platinumPoints }: NamedSettings,
  locale: Locale,
): Record<PagePlace, string> {
  return {
    brand,
    points: countText(reviewPoints, locale),
    gold: countText(goldPoints, locale),
    platinum: countText(platinumPoints, locale),
    kept: countText(POINTS_THAT_STAY, locale),
  }
}
