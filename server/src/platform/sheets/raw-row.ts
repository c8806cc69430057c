import { beginsFormula } from './cell-value.ts'
import { LIMITS } from './limits.ts'
import type { Turned } from './lost-digits.ts'
import { SheetRefusal, tooLarge } from './sheet-refusal.ts'

export interface RawCell {
  /** zero-based */
  column: number
  text: string
  isFormula: boolean
  /** the value the program stores instead of text */
  turned?: Turned | undefined
}

/** A row of the file without its empty cells. */
export interface RawRow {
  /** as Excel numbers it */
  row: number
  cells: RawCell[]
}

export type TakeRow = (row: RawRow) => void

/** The column name in Excel: `AB` for 27. */
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

/** Text as a person sees it, without the apostrophe that keeps it from being a formula. */
export function unescapedText(text: string): string {
  const seen = text.toWellFormed().replace(UNSEEN, '').trim()
  return seen.startsWith("'") && beginsFormula(seen.slice(1)) ? seen.slice(1).trim() : seen
}
