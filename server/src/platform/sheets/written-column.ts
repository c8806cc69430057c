import type { CellValue } from './cell-value.ts'

/** A column of an exported spreadsheet. */
export interface WrittenColumn<Row> {
  header: string
  /** in characters; ignored in a .csv */
  width?: number
  /** cells are text, so leading zeros survive typing; ignored in a .csv */
  isText?: boolean
  /** the value is a day, `2026-01-31` or empty: a date of the spreadsheet, which filters and adds up by month; a .csv has its text */
  isDay?: boolean
  value: (row: Row) => CellValue
}
