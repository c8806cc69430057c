import type { Locale } from 'contract/core/locale'
import { listText } from 'contract/core/lists'
import { numberIn } from '../core/format.ts'
import { labelOf, UNREADABLE } from './field-labels.ts'
import { asText, isEmptyValue, type Row } from './values.ts'
import { HIDDEN } from './without-secrets.ts'
import { filledIn, wordsIn } from './words-in.ts'

const TOLD = 6

/**
 * The difference between two states of a row, as it reads after a name: `changed price from Rs. 2,490 to Rs. 2,290 and
 * stock from 4 to 9`; empty if there is none. Fields without a label are internal.
 */
export function changesOf({ before, after }: { before: Row; after: Row }, locale: Locale = 'en'): string {
  const told = Object.keys(after)
    .filter((field) => !isSame(before[field], after[field]))
    .flatMap((field) => inWords(locale, field, before[field], after[field]) ?? [])
  if (told.length === 0) return ''
  const rest = told.length - TOLD
  const shown = rest > 0 ? [...told.slice(0, TOLD), filledIn(locale, '{n} more', { n: numberIn(locale, rest) })] : told
  return filledIn(locale, 'changed {changes}', { changes: listText(shown, locale) })
}

function inWords(locale: Locale, field: string, before: unknown, after: unknown): string | undefined {
  const known = labelOf(field)
  if (!known) return undefined
  const label = wordsIn(locale, known)
  const only = filledIn(locale, 'the {label}', { label })
  if (UNREADABLE.has(field) || isSecret(before) || isSecret(after)) return only
  const [from, to] = [before, after].map((value) =>
    isEmptyValue(value) ? wordsIn(locale, 'nothing') : asText(field, value, locale),
  ) as [string, string]
  // They differ only beyond the cut, or in what is not shown.
  return from === to ? only : filledIn(locale, '{label} from {from} to {to}', { label, from, to })
}

const isSecret = (value: unknown) => value === HIDDEN

const isSame = (before: unknown, after: unknown): boolean =>
  (isEmptyValue(before) && isEmptyValue(after)) || JSON.stringify(before) === JSON.stringify(after)
