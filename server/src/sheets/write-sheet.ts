import type { FileReply } from 'contract/core/endpoint'
import type { Pagination } from 'contract/core/fields'
import { XLSX } from 'contract/core/sheets'
import type { WrittenColumn } from './written-column.ts'
import { csvOf } from './write-csv.ts'
import { xlsxOf } from './write-xlsx.ts'

interface WrittenSheet<Row> {
  format: 'xlsx' | 'csv'
  /** the file name without extension, and the name of its sheet */
  name: string
  columns: readonly WrittenColumn<Row>[]
  pages: AsyncIterable<readonly Row[]>
}

/** Sends a spreadsheet page by page while it is generated; stops when the client disconnects. */
export const sheetOf = <Row>({ format, name, columns, pages }: WrittenSheet<Row>): FileReply =>
  format === 'csv'
    ? { type: 'text/csv; charset=utf-8', filename: `${name}.csv`, content: csvOf(columns, pages) }
    : { type: XLSX.type, filename: `${name}.xlsx`, content: xlsxOf({ name, columns, pages }) }

type PageOf<Row> = (page: { page: number; per_page: number }) => Promise<{ data: Row[]; pagination: Pagination }>

/** The pages of a list in sequence, through the function that reads one. */
export async function* pagesOf<Row>(list: PageOf<Row>, size = 500): AsyncGenerator<Row[]> {
  for (let page = 1; ; page++) {
    const { data, pagination } = await list({ page, per_page: size })
    if (data.length > 0) yield data
    if (page >= pagination.total_pages) return
  }
}
