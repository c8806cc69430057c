export type CellValue = string | number | Date | null

/** Whether a spreadsheet program takes a text for a formula: some read full-width signs like plain ones. */
export const beginsFormula = (text: string): boolean => /^\s*[=+\-@]/.test(text.normalize('NFKC'))

/** Escapes text that a spreadsheet program would take for a formula with a leading apostrophe. */
export const safeText = (text: string): string => (beginsFormula(text) || /^[\t\r]/.test(text) ? `'${text}` : text)

const nepal = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kathmandu', dateStyle: 'short', timeStyle: 'short' })

/** Day and time in Nepal: `2026-01-31 17:45`. */
export const timeText = (date: Date): string => nepal.format(date)
