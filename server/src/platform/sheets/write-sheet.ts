import type { FileReply } from 'contract/core/endpoint'
import type { Pagination } from 'contract/core/fields'
import type { Locale } from 'contract/core/locale'
import { XLSX } from 'contract/core/sheets'
import { headingIn } from './headings.ts'
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

/** Sends a spreadsheet page by page while it is generated, headed in the language of the page; stops when the client disconnects. */
export function sheetOf<Row>({ format, name, columns, pages: given }: WrittenSheet<Row>): FileReply {
  const { pages, rows } = counted(given)
  const headed = (locale: Locale) => columns.map((column) => ({ ...column, header: headingIn(locale, column.header) }))
  return format === 'csv'
    ? {
        type: 'text/csv; charset=utf-8',
        filename: `${name}.csv`,
        rows,
        content: (locale) => csvOf(headed(locale), pages),
      }
    : {
        type: XLSX.type,
        filename: `${name}.xlsx`,
        rows,
        content: (locale) => xlsxOf({ name, columns: headed(locale), pages }),
      }
}

/** The same pages, and how many rows they had so far. */
function counted<Row>(given: AsyncIterable<readonly Row[]>) {
  let count = 0
  async function* pages() {
    for await (const page of given) {
      count += page.length
      yield page
    }
  }
  return { pages: pages(), rows: () => count }
}

type PageOf<Row> = (page: { page: number; per_page: number }) => Promise<{ data: Row[]; pagination: Pagination }>

/** The pages of a list in sequence, through the function that reads one. */
export async function* pagesOf<Row>(list: PageOf<Row>, size = 500): AsyncGenerator<Row[]> {
  for (let page = 1; ; page++) {
    const { data, pagination } = await list({ page, per_page: size })
    if (data.length > 0) yield data
    if (page >= pagination.total_pages) return
  }
}
