import type { FileReply } from 'contract/core/endpoint'
import type { SheetColumn } from './read-sheet.ts'
import { sheetOf } from './write-sheet.ts'

interface Template {
  /** of the sheet */
  name: string
  filename: string
  /** those that the import reads */
  columns: readonly SheetColumn[]
}

/** An empty spreadsheet with the columns of an import; typed values stay text, with leading zeros. */
export const importTemplate = ({ name, filename, columns }: Template): FileReply => ({
  ...sheetOf({
    format: 'xlsx',
    name,
    columns: columns.map((column) => ({ header: column.name, width: 28, isText: true, value: () => null })),
    pages: (async function* () {})(),
  }),
  filename,
})
