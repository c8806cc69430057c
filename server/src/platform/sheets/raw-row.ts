import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
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
    throw tooLarge(m.sheets_row_only_first_columns_read_more({ n: counted(row), m: counted(LIMITS.columns) }))
  if (text.length > LIMITS.cellCharacters)
    throw new SheetRefusal(m.sheets_row_column_text_too_long_cell({ n: counted(row), letters: columnLetters(column) }))
}

// oxlint-disable-next-line no-control-regex -- what a database cannot keep and nobody can see
const UNSEEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufeff]/g

/** Text as a person sees it, without the apostrophe that keeps it from being a formula. */
export function unescapedText(text: string): string {
  const seen = text.toWellFormed().replace(UNSEEN, '').trim()
  return seen.startsWith("'") && beginsFormula(seen.slice(1)) ? seen.slice(1).trim() : seen
}
