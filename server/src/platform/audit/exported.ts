import type { Locale } from 'contract/core/locale'
import { countText } from '../core/format.ts'
import { labelOf } from './field-labels.ts'
import { asText, type Row } from './values.ts'
import { filledIn, wordsIn } from './words-in.ts'

/** Describes an export, as text after a name: `exported 120 rows of customers as xlsx (name: Sita)`. */
export function exported({ after }: { after: Row }, locale: Locale): string {
  const { list, rows, format, filters, complete } = after
  const words = complete === false ? BROKEN_OFF : rows === 1 ? ONE : MANY
  const values = { n: countText(Number(rows), locale), list: wordsIn(locale, String(list)), format: String(format) }
  const narrowed = Object.entries((filters ?? {}) as Row).map(
    ([field, value]) => `${wordsIn(locale, labelOf(field) ?? field)}: ${asText(field, value, locale)}`,
  )
  return filledIn(locale, words, values) + (narrowed.length > 0 ? ` (${narrowed.join(', ')})` : '')
}

const ONE = 'exported {n} row of {list} as {format}'
const MANY = 'exported {n} rows of {list} as {format}'
const BROKEN_OFF = 'began to export {list} as {format}, {n} rows until it broke off'
