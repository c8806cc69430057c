export type CellValue = string | number | Date | null

/** Escapes text that a spreadsheet program would take for a formula with a leading apostrophe. */
export const safeText = (text: string): string => (/^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text)

const nepal = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kathmandu', dateStyle: 'short', timeStyle: 'short' })

/** Day and time in Nepal: `2026-01-31 17:45`. */
export const timeText = (date: Date): string => nepal.format(date)
