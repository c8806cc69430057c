const MB = 1024 * 1024

/** How much of a spreadsheet is read before giving up. Real ones stay far below; bombs are found early. */
export const LIMITS = {
  /** entries of an .xlsx archive */
  entries: 500,
  /** unpacked, per file and in total */
  partBytes: 40 * MB,
  allBytes: 80 * MB,
  /** nesting depth of elements */
  depth: 50,
  /** between two tags of the XML, and the length of one tag */
  tagDistance: MB,
  sharedStrings: 300_000,
  sharedCharacters: 20_000_000,
  /** empty rows included */
  rows: 200_000,
  cells: 1_000_000,
  columns: 200,
  /** Excel's limit for a cell */
  cellCharacters: 32_767,
  /** of everything kept: a shared text counts in every cell that shows it */
  keptCharacters: 20_000_000,
  seconds: 30,
  /** of the reading thread */
  heapMb: 160,
}
