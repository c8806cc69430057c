import { RICH_TEXTS, type RichTextField } from 'contract/products/words'
import { Invalid } from '../platform/core/problems.ts'
import { cleanRichText, isBlankRichText } from '../platform/core/rich-text.ts'

/** A rich text in either language. */
type RichTextName = RichTextField | `${RichTextField}_ne`

export type RichTexts = Partial<Record<RichTextName, string | undefined>>

/**
 * What each text loses: specification its paragraphs, sizing every tag, usage paragraphs and line breaks. A removed
 * break becomes a newline, which the storefront shows, so words never run together.
 */
const LOSE: Record<RichTextField, (html: string) => string> = {
  specification: (html) => tight(inLines(html, PARAGRAPH)),
  sizing: (html) => withoutTags(withoutLineBreaks(inLines(html, BLOCK))),
  usage: (html) => tight(withoutLineBreaks(inLines(html, PARAGRAPH))),
}

/** A text as stored: sanitised, and without the tags not allowed in its place. Idempotent. */
export const storedText = (field: RichTextField, html: string): string =>
  LOSE[field](cleanRichText(html))
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A text in Nepali as stored: as its English twin is; empty where it would show nothing. */
export function storedNepali(field: RichTextField, html: string): string {
  const stored = storedText(field, html)
  return isBlankRichText(stored) ? '' : stored
}

/** The texts of a form as stored. Throws Invalid for an English one that would show nothing. */
export function storedTexts<Texts extends RichTexts>(texts: Texts): Pick<Texts, RichTextName & keyof Texts> {
  const fields = Object.keys(RICH_TEXTS) as RichTextField[]
  const given = fields.flatMap((field) => {
    const text = texts[field]
    return text === undefined ? [] : [[field, storedText(field, text)] as const]
  })
  const nepali = fields.flatMap((field) => {
    const text = texts[`${field}_ne`]
    return text === undefined ? [] : [[`${field}_ne`, storedNepali(field, text)] as const]
  })
  const blank = given.flatMap(([field, text]) => (isBlankRichText(text) ? [[field, RICH_TEXTS[field]()] as const] : []))
  if (blank.length > 0) throw new Invalid(Object.fromEntries(blank))
  return Object.fromEntries([...given, ...nepali]) as Pick<Texts, RichTextName & keyof Texts>
}

/** Plain text as markup: what looks like a tag is text. */
export const asMarkup = (text: string): string => text.replace(/[&<>]/g, (mark) => ENTITIES[mark]!)
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Each line of a plain text as a list item. */
export const asList = (text: string): string =>
  `<ul>${text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<li>${asMarkup(line)}</li>`)
    .join('')}</ul>`

/** A stored text without markup, one line per paragraph and item. */
export const plainLines = (html: string): string =>
  withoutTags(withoutLineBreaks(inLines(html, BLOCK))).replace(/&(amp|lt|gt|quot);/g, (_, name: string) => MARKS[name]!)
const MARKS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

// These parse markup as cleanRichText writes it.
const PARAGRAPH = /<\/?p>/
const BLOCK = /<\/?(?:p|ul|ol|li|h3|h4)>/
const BREAKING = /(<\/?(?:ul|ol|li|h3|h4)>)/
const LINE_BREAK = /<br \/>/

/** Block elements become lines of their own. */
const inLines = (html: string, element: RegExp) =>
  html
    .split(element)
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n')

const withoutLineBreaks = (html: string) =>
  html
    .split(LINE_BREAK)
    .map((part) => part.trim())
    .join('\n')

const withoutTags = (html: string) => html.replace(/<[^<>]*>/g, '')

/**
 * Lists and headings break lines themselves. A newline between two tags would count as formatting of the markup, so it
 * goes into the element before it.
 */
const tight = (html: string) =>
  html
    .split(BREAKING)
    .map((part) => part.trim())
    .join('')
    .replace(/((?:<(?:b|strong|i|em|u|a [^<>]*)>)+)(\n+)/g, '$2$1')
    .replace(/((?:<\/(?:b|strong|i|em|u|a)>)+)(\n+)/g, '$2$1')
