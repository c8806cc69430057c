import sanitizeHtml from 'sanitize-html'

/** What rich text may hold (the website's editor makes nothing else). */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['ul', 'ol', 'li', 'p', 'br', 'b', 'strong', 'i', 'em', 'u', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'svg', 'math'],
  nestingLimit: 20,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
}

/** Rich text fit to be stored: text, lists, emphasis and links, nothing that acts. */
export const cleanRichText = (html: string): string => sanitizeHtml(html, ALLOWED).trim()

/** Whether a reader would see nothing at all. */
export const isBlankRichText = (html: string): boolean =>
  sanitizeHtml(html, { ...ALLOWED, allowedTags: [] }).replace(/&nbsp;|[\s\p{Cf}]/gu, '').length === 0
