import type { CellValue } from './cell-value.ts'

/** A column of an exported spreadsheet. */
export interface WrittenColumn<Row> {
  header: string
  /** in characters; ignored in a .csv */
  width?: number
  /** cells are text, so leading zeros survive typing; ignored in a .csv */
  isText?: boolean
  value: (row: Row) => CellValue
}
