const SCHEME = /^(https?:\/\/|mailto:|tel:)\S+$/i
const EMAIL = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/
const PHONE = /^\+?[\d][\d\s()-]{5,}$/
const SITE = /^[^\s/:@.]+(\.[^\s/:@.]+)+(:\d+)?([/?#]\S*)?$/

/** Turns the input for a link into an address; undefined where it is invalid or of a kind that may not be stored. */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (SCHEME.test(text)) return text
  if (EMAIL.test(text)) return `mailto:${text}`
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  return SITE.test(text) ? `https://${text}` : undefined
}
