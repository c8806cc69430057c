/** Typed text as the rich text that is stored: what looks like markup stays what was typed; lines stay lines. */
export const asRichText = (text: string): string =>
  text.trim().replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
