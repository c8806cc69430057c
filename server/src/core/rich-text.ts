import sanitizeHtml from 'sanitize-html'

/** What rich text may hold (rules: “Headings”; the website's editor makes nothing else). */
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
    // The page around has the first two levels. A third one stays, so that a text that is stored again is the same.
    h1: 'h3',
    h2: 'h3',
  },
}

/** Beyond this nothing was ever seen to change. */
const PASSES_AT_MOST = 5

/**
 * Rich text fit to be stored: text, lists, headings, emphasis and links, nothing that acts. What is taken out may leave a paragraph
 * within another, which the next reader takes apart: it is cleaned until it stays as it is.
 */
export function cleanRichText(html: string): string {
  let clean = sanitizeHtml(html, ALLOWED).trim()
  for (let passes = 1; passes < PASSES_AT_MOST; passes += 1) {
    const again = sanitizeHtml(clean, ALLOWED).trim()
    if (again === clean) break
    clean = again
  }
  return clean
}

/** Whether a reader would see nothing at all. */
export const isBlankRichText = (html: string): boolean =>
  sanitizeHtml(html, { ...ALLOWED, allowedTags: [] }).replace(/&nbsp;|[\s\p{Cf}]/gu, '').length === 0

/** Whether a text came back as it is stored; forms end their lines in a way of their own. */
export const isSameText = (sent: string | undefined, stored: string): boolean =>
  sent?.replace(/\r\n?/g, '\n').trim() === stored.trim()
