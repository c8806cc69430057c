import { LIMITS } from './limits.ts'
import { SheetRefusal, tooLarge } from './sheet-refusal.ts'

export interface RawCell {
  /** from 0 */
  column: number
  text: string
  isFormula: boolean
}

/** A row as it stands in the file, its empty cells left out. */
export interface RawRow {
  /** as Excel numbers it */
  row: number
  cells: RawCell[]
}

export type TakeRow = (row: RawRow) => void

/** `AB` for 27, as Excel names its columns. */
export const columnLetters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : columnLetters(Math.floor(column / 26) - 1) + columnLetters(column % 26)

/** Refuses a cell that no person filled in. */
export function refuseOutsize(row: number, column: number, text: string) {
  if (column >= LIMITS.columns)
    throw tooLarge(`Row ${row}: only the first ${LIMITS.columns} columns are read, and there is more`)
  if (text.length > LIMITS.cellCharacters)
    throw new SheetRefusal(`Row ${row}, column ${columnLetters(column)}: the text is too long for a cell`)
}

// oxlint-disable-next-line no-control-regex -- what a database cannot keep and nobody can see
const UNSEEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufeff]/g

/** Text as a person sees it; the apostrophe that keeps a text from being a formula is taken off again. */
export const seenText = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNSEEN, '')
    .trim()
    .replace(/^'(?=\s*[=+\-@])/, '')
    .trim()
