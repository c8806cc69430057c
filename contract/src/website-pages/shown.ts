import { fillPlaces } from '../canned-answers/words.ts'
import { datesIn } from '../core/dates/dates-in.ts'
import type { Locale } from '../core/locale.ts'
import { escaped } from './escaped.ts'
import type { PageParts, ShownParts } from './parts.ts'
import type { InBoth, PagePlace } from './words.ts'

export interface ShowingIn {
  locale: Locale
  /** the calendar day in Nepal, which decides over banners */
  today: string
  /** the values of the places */
  figures: Readonly<Record<PagePlace, string>>
}

/** Parts as visitors read them: in one language, with figures in their places, and with the banners of today. */
export function shownIn(parts: Partial<PageParts>, { locale, today, figures }: ShowingIn): Partial<ShownParts> {
  const { banners, document, clauses, story, ...others } = parts
  const plain = textsIn(locale, figures)
  const rich = textsIn(locale, { ...figures, brand: escaped(figures.brand) })
  return {
    ...(plain(others) as Partial<ShownParts>),
    ...(banners && {
      banners: plain(banners.filter(({ from, until }) => from <= today && today <= until)) as ShownParts['banners'],
    }),
    ...(document && {
      document: plain({ ...document, day: datesIn(locale).short(document.day) }) as ShownParts['document'],
    }),
    ...(clauses && { clauses: rich(clauses) as string }),
    ...(story && { story: { heading: plain(story.heading) as string, text: rich(story.text) as string } }),
  }
}

/** Replaces each text in both languages, at any depth, by the one of a language. */
function textsIn(locale: Locale, figures: ShowingIn['figures']): (value: unknown) => unknown {
  const words = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(words)
    if (isInBoth(value)) return fillPlaces((locale === 'ne' && value.ne) || value.en, figures)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, words(one)]))
  }
  return words
}

const isInBoth = (value: object): value is InBoth => 'en' in value && 'ne' in value
