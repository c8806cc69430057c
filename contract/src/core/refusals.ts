import texts from '../../messages/refusals.ne.json' with { type: 'json' }
import type { SheetFault } from './fields.ts'
import { listText } from './lists.ts'
import type { Locale } from './locale.ts'
import { nepaliDates } from './dates/nepali-dates.ts'
import { devanagariDigits } from './texts/digits.ts'
import { countText } from './texts/numbers.ts'

/**
 * How a value is translated, by the name of its placeholder: a number in the digits of the language, words that are in the
 * dictionary themselves, lists of such, days. Any other value stays as it is: names, models, serial and job numbers.
 */
const VALUES: Record<string, (value: string) => string> = {
  n: inDigits,
  m: inDigits,
  clock: inDigits,
  label: known,
  what: known,
  who: known,
  made: known,
  state: known,
  weekday: known,
  when: said,
  day: inNepali,
  where: said,
  list: (value) => listText(value.split(/, | and /).map(said), 'ne'),
  uses: (value) => value.split('; ').map(said).join('; '),
}

/** The pattern of each placeholder; any other accepts any text. */
const SHAPES: Record<string, string> = {
  n: String.raw`[\d,]+`,
  m: String.raw`[\d,]+`,
  clock: String.raw`\d+:\d\d`,
  state: '[a-z]+',
  day: String.raw`\d{1,2} [A-Z][a-z]{2} \d{4}`,
}

const PLACE = /\{(\w+)\}/g
/** The validator's own words, where a schema has none: they are for programs. */
const OF_THE_VALIDATOR =
  /^(?:Invalid (?:input|option|string|key|element|ISO|UUID|URL)|Too (?:big|small):|Unrecognized key)/

const dictionary = new Map<string, string>(Object.entries(texts))

/** A refusal, or the message of an answer, in a language; as it is where the language has no words for it. */
export const refusalIn = (locale: Locale, text: string): string => (locale === 'ne' ? said(text) : text)

/** Refusals by field. */
export const refusalsIn = (locale: Locale, errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, refusalIn(locale, text)]))

/** Errors in a spreadsheet; row and column names stay. */
export const faultsIn = (locale: Locale, faults: readonly SheetFault[]): SheetFault[] =>
  faults.map((fault) => ({ ...fault, message: refusalIn(locale, fault.message) }))

function said(text: string): string {
  const exact = dictionary.get(text)
  if (exact !== undefined) return exact
  for (const { whole, nepali } of patterns()) {
    const values = whole.exec(text)?.groups
    if (values) return nepali.replaceAll(PLACE, (_, name: string) => (VALUES[name] ?? same)(values[name] ?? ''))
  }
  return OF_THE_VALIDATOR.test(text) ? (dictionary.get('Invalid input') ?? text) : text
}

interface Pattern {
  whole: RegExp
  nepali: string
  /** the length of its text outside placeholders */
  fixed: number
}

let compiled: Pattern[] | undefined

/** The most specific patterns come first. */
function patterns(): Pattern[] {
  compiled ??= [...dictionary]
    .filter(([english]) => english.includes('{'))
    .map(([english, nepali]) => ({ whole: wholeOf(english), nepali, fixed: english.replaceAll(PLACE, '').length }))
    .toSorted((a, b) => b.fixed - a.fixed)
  return compiled
}

/** A pattern as a regular expression; a place that comes twice has the same value twice. */
function wholeOf(english: string): RegExp {
  const seen = new Set<string>()
  const source = english.split(PLACE).map((part, at) => {
    if (at % 2 === 0) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    if (seen.has(part)) return String.raw`\k<${part}>`
    seen.add(part)
    return `(?<${part}>${SHAPES[part] ?? '.+?'})`
  })
  return new RegExp(`^${source.join('')}$`, 's')
}

/** A word of the dictionary; at the beginning of a sentence it may have a capital letter. */
function known(word: string): string {
  return dictionary.get(word) ?? dictionary.get(word.charAt(0).toLowerCase() + word.slice(1)) ?? word
}

function inDigits(number: string): string {
  return number.includes(':') ? devanagariDigits(number) : countText(Number(number.replaceAll(',', '')), 'ne')
}

/** `31 Jan 2021` in Nepali. */
function inNepali(day: string): string {
  return nepaliDates.short(new Date(`${day} 00:00 UTC`))
}

const same = (value: string): string => value
