import { withPlainLines } from './line-ends.ts'
import sanitizeHtml from 'sanitize-html'

/** The elements that rich text may contain (rules: “Headings”; the website's editor makes no others). */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['ul', 'ol', 'li', 'h3', 'h4', 'p', 'br', 'b', 'strong', 'i', 'em', 'u', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'svg', 'math'],
  nestingLimit: 20,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
    // The surrounding page has the first two levels. A third one stays, so a text that is stored again is unchanged.
    h1: 'h3',
    h2: 'h3',
  },
}

/** More passes were never seen to change anything. */
const MAX_PASSES = 5

/**
 * Sanitises rich text for storage: text, lists, headings, emphasis and links. Removing elements can leave a paragraph
 * within another, which the next parser splits, so it is cleaned until it no longer changes.
 */
export function cleanRichText(html: string): string {
  let clean = sanitizeHtml(html, ALLOWED).trim()
  for (let passes = 1; passes < MAX_PASSES; passes += 1) {
    const again = sanitizeHtml(clean, ALLOWED).trim()
    if (again === clean) break
    clean = again
  }
  return clean
}

/** Whether the text shows nothing at all. */
export const isBlankRichText = (html: string): boolean =>
  sanitizeHtml(html, { ...ALLOWED, allowedTags: [] }).replace(/&nbsp;|[\s\p{Cf}]/gu, '').length === 0

/** Whether a submitted text equals the stored one; forms change line endings. */
export const isSameText = (sent: string | undefined, stored: string): boolean =>
  (sent && withPlainLines(sent).trim()) === stored.trim()

/** The plain text of a rich text, in one line. */
export const plainTextOf = (html: string): string =>
  sanitizeHtml(html.replace(/<(?:br|\/(?:p|li|h3|h4))\b[^>]*>/gi, ' $&'), { ...ALLOWED, allowedTags: [] })
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: keyof typeof SIGNS) => SIGNS[name])
    .replace(/\s+/g, ' ')
    .trim()

const SIGNS = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
