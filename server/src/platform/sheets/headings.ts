import type { Locale } from 'contract/core/locale'
import { folded } from 'contract/core/texts/folded'
import nepali from './headings.ne.json' with { type: 'json' }

const NEPALI = new Map<string, string>(Object.entries(nepali))
const ENGLISH = new Map(Object.entries(nepali).map(([english, words]) => [folded(words), english]))

/** The heading of a column in a language; the names that imports read stay as they are. */
export const headingIn = (locale: Locale, heading: string): string =>
  (locale === 'ne' && NEPALI.get(heading)) || heading

/** The English of a heading, so that an export in Nepali can be imported as well. */
export const englishHeading = (heading: string): string => ENGLISH.get(folded(heading)) ?? heading
