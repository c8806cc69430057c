const MB = 1024 * 1024

/** How much of a spreadsheet is read before it is given up. Real ones stay far below; bombs are found early. */
export const LIMITS = {
  /** files in the archive that an .xlsx is */
  entries: 500,
  /** of one unpacked file, and of all together */
  partBytes: 40 * MB,
  allBytes: 80 * MB,
  /** elements within elements */
  depth: 50,
  /** from one tag of the XML to the next, and the length of one tag */
  tagDistance: MB,
  sharedStrings: 300_000,
  sharedCharacters: 20_000_000,
  /** rows with nothing in them count here too */
  rows: 200_000,
  cells: 1_000_000,
  columns: 200,
  /** what a cell of Excel holds at most */
  cellCharacters: 32_767,
  /** of all that is kept: a shared text counts in every cell that shows it */
  keptCharacters: 20_000_000,
  seconds: 30,
  /** of the thread that reads */
  heapMb: 160,
}
