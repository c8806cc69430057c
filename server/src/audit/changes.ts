import { labelOf, UNREADABLE } from './field-labels.ts'
import { asText, isEmptyValue, type Row } from './values.ts'
import { HIDDEN } from './without-secrets.ts'

const TOLD = 6

/**
 * The difference between two states of a row, as it reads after a name: `changed price from Rs. 2,490 to Rs. 2,290 and
 * stock from 4 to 9`; empty if there is none. Fields without a label are internal.
 */
export function changesOf({ before, after }: { before: Row; after: Row }): string {
  const told = Object.keys(after)
    .filter((field) => !isSame(before[field], after[field]))
    .flatMap((field) => inWords(field, before[field], after[field]) ?? [])
  if (told.length === 0) return ''
  const rest = told.length - TOLD
  return `changed ${listed(rest > 0 ? [...told.slice(0, TOLD), `${rest} more`] : told)}`
}

function inWords(field: string, before: unknown, after: unknown): string | undefined {
  const label = labelOf(field)
  if (!label) return undefined
  if (UNREADABLE.has(field) || isSecret(before) || isSecret(after)) return `the ${label}`
  const [from, to] = [before, after].map((value) => (isEmptyValue(value) ? 'nothing' : asText(field, value)))
  // They differ only beyond the cut, or in what is not shown.
  return from === to ? `the ${label}` : `${label} from ${from} to ${to}`
}

const isSecret = (value: unknown) => value === HIDDEN

const isSame = (before: unknown, after: unknown): boolean =>
  (isEmptyValue(before) && isEmptyValue(after)) || JSON.stringify(before) === JSON.stringify(after)

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
