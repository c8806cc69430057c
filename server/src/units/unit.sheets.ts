import type { FileReply } from 'contract/core/endpoint'
import type { UnitRow } from 'contract/units/endpoints'
import type { SheetColumn } from '../sheets/read-sheet.ts'
import type { WrittenColumn } from '../sheets/written-column.ts'
import { sheetOf } from '../sheets/write-sheet.ts'

/** The columns of the import; an export of the register can be imported elsewhere. */
export const IMPORTED_COLUMNS: SheetColumn[] = [
  { name: 'model_name', required: true },
  { name: 'model_number', aliases: ['model_num', 'model_no'], required: true },
  { name: 'serial_number', aliases: ['serial_no'], required: true },
]

/** The columns of a register spreadsheet. */
export const unitColumns: WrittenColumn<UnitRow>[] = [
  { header: 'Serial Number', width: 24, value: ({ serial_number }) => serial_number },
  { header: 'Model Name', width: 32, value: ({ model_name }) => model_name },
  { header: 'Model Number', value: ({ model_number }) => model_number },
  { header: 'Code', width: 48, value: ({ code_address }) => code_address },
  { header: 'Created', value: ({ date_joined }) => new Date(date_joined) },
]

/** An empty spreadsheet with the columns of the import; typed values stay text, with leading zeros. */
export const unitTemplate = (): FileReply => ({
  ...sheetOf({
    format: 'xlsx',
    name: 'QR products',
    columns: IMPORTED_COLUMNS.map(({ name }) => ({ header: name, width: 28, isText: true, value: () => null })),
    pages: (async function* () {})(),
  }),
  filename: 'qr_upload_template.xlsx',
})
