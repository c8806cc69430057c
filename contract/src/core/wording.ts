import { m } from 'contract/messages'
import { listText } from './lists.ts'
import type { Locale } from './locale.ts'
import { countText } from './texts/numbers.ts'

/** A message function, called when its text is needed and therefore in the reader's language: `m.core_saved`. */
export type Wording = () => string

/** What something is called, by how many there are: `m.things_complaint` says “complaint” or “complaints”. */
export type Noun = (inputs: { count: number }) => string

/** The language in which texts are said: that of the page, or of the request that is answered. */
export const language = (): Locale => m.core_language() as Locale

/** A number within a sentence: `5000`, `५,०००`. */
export const counted = (count: number): string => (language() === 'ne' ? countText(count, 'ne') : String(count))

/** A large number within a sentence: `100,000`, `१,००,०००`. */
export const grouped = (count: number): string =>
  language() === 'ne' ? countText(count, 'ne') : count.toLocaleString('en-US')

/** Things in a row within a sentence: `a, b and c`. */
export const listed = (things: readonly string[]): string => listText(things, language())

/** A number of things within a sentence: `3 complaints`. */
export const countInWords = (count: number, noun: Noun): string =>
  m.core_count_of({ n: counted(count), what: noun({ count }) })
