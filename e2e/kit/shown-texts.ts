import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locale } from 'contract/core/locale'
import type { Page } from '@playwright/test'
import { KEPT_WORDS, QUOTES_LATIN, withoutWords } from '../../web/app/testing/kept-words.ts'

/** What a screen shows or says, and where it was seen first. */
export type Shown = Map<string, string>

/**
 * Each text of a page: what is read, what a screen reader says, and what search engines show. What is marked to be in
 * another language is left out: the switch. With an address it is the page as the server sends it, before any script.
 */
export const textsOn = (page: Page, address?: string): Promise<string[]> =>
  page.evaluate(async (from) => {
    const SAID = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'alt',
      'title',
      'placeholder',
    ]
    const shown = from ? new DOMParser().parseFromString(await (await fetch(from)).text(), 'text/html') : document
    const { lang } = shown.documentElement
    const isInLanguage = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') === lang &&
      !element.closest('script, style, noscript, template, select[hidden], [contenteditable]')
    const texts = new Set<string>([shown.title])
    const walker = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (isInLanguage(walker.currentNode.parentElement)) texts.add(walker.currentNode.textContent ?? '')
    for (const name of SAID)
      for (const element of shown.body.querySelectorAll(`[${name}]`))
        if (isInLanguage(element)) texts.add(element.getAttribute(name) ?? '')
    for (const meta of shown.querySelectorAll(
      'meta[name=description], meta[property="og:title"], meta[property="og:description"]',
    ))
      texts.add(meta.getAttribute('content') ?? '')
    return [...texts].map((text) => text.trim()).filter(Boolean)
  }, address)

/** Addresses, e-mail, models, serial and job numbers, references, colours, places of canned answers, request ids, initials. */
const IDENTIFIERS = [
  /https?:\/\/\S+/g,
  /[\w.+…-]+@[\w-]+\.[\w.]+/g,
  /(?<![\p{L}\p{N}])[A-Z]{2,5}-[A-Z0-9-]*[A-Z0-9]/gu,
  /(?<![\p{L}\p{N}])SN\d+/gu,
  /#[0-9a-f]{6}\b/gi,
  /\{\w+\}/g,
  /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g,
  /^\p{Lu}{1,2}$/gu,
]

/** The texts with a word in letters of the other language: Latin ones in Nepali, Devanagari in English. */
export function foreignTexts(shown: Shown, own: ReadonlySet<string>, locale: Locale): string[] {
  const foreign = locale === 'ne' ? /\p{Script=Latin}{2}/u : /\p{Script=Devanagari}/u
  // The longest first, so that none is taken apart by a shorter one.
  const values = [...own, ...quotingMessages(locale)]
    .filter((value) => foreign.test(value))
    .toSorted((a, b) => b.length - a.length)
  return [...shown]
    .filter(([text]) => foreign.test(text) && foreign.test(remainderOf(text, values)))
    .map(([text, at]) => `${at}: ${text}`)
}

/** Of the messages that quote what is typed, the texts between their places. */
const quotingMessages = (locale: Locale): string[] =>
  globSync(`messages/${locale}/*.json`, { cwd: WEB })
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(WEB + file, 'utf8')) as Record<string, unknown>))
    .flatMap(([key, message]) =>
      QUOTES_LATIN.test(key) && typeof message === 'string' ? message.split(/\{[^}]*\}/) : [],
    )
    .map((text) => text.trim())
    .filter(Boolean)

const WEB = fileURLToPath(new URL('../../web/', import.meta.url))

function remainderOf(text: string, values: readonly string[]): string {
  let rest = text
  for (const value of values) if (rest.includes(value)) rest = withoutWords(rest, [value])
  for (const identifier of IDENTIFIERS) rest = rest.replaceAll(identifier, ' ')
  return withoutWords(rest, KEPT_WORDS)
}

const fields = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/))

/** Fields of the API that hold what people wrote, in whatever language: names, places, remarks, tags, reviews, addresses. */
export const WRITTEN = fields(
  `firstname lastname first_name last_name name customer_name customerName email city address customerAddress
  store_name store_location reason hidden_reason title text description problem_description technician note review
  rating_text hours words search_words by receipt dispatch_to model_name model_num model_number serial_number
  path migration tag tags finding done no_code_reason answer_words void_reason`,
)

/** Models, and the measures of the catalogue, which it has in English only. */
export const MEASURES = fields('model_name model_num sizes size power')

/** What the office edits is the English text of the catalogue; the Nepali one stands beside it, as with texts to customers. */
export const EDITED = fields(
  `desc category_name sub_category sub_category_name subcategory_name product_name warranty sub_heading packaging
  color_names specification sizing usage catalogue_type offers period type tier_type
  en en_one ne ne_one sms_one notice`,
)

/** Adds what stands in these fields of an answer. What the product itself wrote has to be in the language of the page. */
export function noteOwnTexts(answer: unknown, own: Set<string>, of: ReadonlySet<string>, field = ''): void {
  if (Array.isArray(answer)) answer.forEach((entry) => noteOwnTexts(entry, own, of, field))
  else if (typeof answer === 'object' && answer !== null) {
    for (const [name, value] of Object.entries(answer))
      if (isQuoting(name, value)) own.add(value)
      else if (!isOfProduct(name, answer)) noteOwnTexts(value, own, of, name)
  } else if (typeof answer === 'string' && of.has(field))
    for (const part of answer.split(/<[^>]*>|\n/)) own.add(part.replaceAll('&amp;', '&').trim())
}

/** A sentence of the history quotes what people wrote; that its own words are translated, `history.test.ts` holds. */
const isQuoting = (name: string, value: unknown): value is string =>
  name === 'sentence' &&
  typeof value === 'string' &&
  /\p{Script=Devanagari}/u.test(value) &&
  /\p{Script=Latin}/u.test(value)

/** The default text of a stage, why points came or went, and how a rating begins. */
const isOfProduct = (name: string, entry: object): boolean =>
  (name === 'description' && 'is_standard' in entry && entry.is_standard === true) ||
  (name === 'reason' && 'points' in entry) ||
  (name === 'text' && 'kind' in entry && entry.kind === 'rated')
