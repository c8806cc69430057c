/** Typed text as stored rich text: markup is escaped, and line breaks are kept. */
export const asRichText = (text: string): string =>
  text.trim().replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
