import { stringify } from 'csv-stringify/sync'
import { safeText, timeText, type CellValue } from './cell-value.ts'
import type { WrittenColumn } from './written-column.ts'

/** Without it Excel assumes one of its old encodings. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A comma-separated file, page by page. */
export async function* csvOf<Row>(
  columns: readonly WrittenColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BYTE_ORDER_MARK + lines([columns.map(({ header }) => header)]))
  for await (const page of pages)
    yield Buffer.from(lines(page.map((row) => columns.map(({ value }) => cellText(value(row))))))
}

// A line break in a cell would begin a new row; the library only checks for the whole delimiter.
const lines = (rows: string[][]) => stringify(rows, { record_delimiter: 'windows', quoted_match: /[\r\n]/ })

const cellText = (value: CellValue): string => {
  if (value instanceof Date) return timeText(value)
  return typeof value === 'string' ? safeText(value) : String(value ?? '')
}
