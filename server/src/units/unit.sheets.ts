import type { FileReply } from 'contract/core/endpoint'
import type { UnitRow } from 'contract/units/endpoints'
import { importTemplate } from '../platform/sheets/import-template.ts'
import type { SheetColumn } from '../platform/sheets/read-sheet.ts'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'

/** The columns of the import; an export of the register can be imported elsewhere. */
export const IMPORTED_COLUMNS: SheetColumn[] = [
  { name: 'model_name', required: true },
  { name: 'model_number', aliases: ['model_num', 'model_no'], required: true, holds: 'code' },
  { name: 'serial_number', aliases: ['serial_no'], required: true, holds: 'code' },
  { name: 'batch', required: false, aliases: ['batch_no', 'batch_number', 'lot'], holds: 'code' },
]

/** The columns of a register spreadsheet. */
export const unitColumns: WrittenColumn<UnitRow>[] = [
  { header: 'Serial Number', width: 24, value: ({ serial_number }) => serial_number },
  { header: 'Model Name', width: 32, value: ({ model_name }) => model_name },
  { header: 'Model Number', value: ({ model_number }) => model_number },
  { header: 'Batch', width: 20, isText: true, value: ({ batch }) => batch },
  { header: 'Code', width: 48, value: ({ code_address }) => code_address },
  { header: 'Created', value: ({ date_joined }) => new Date(date_joined) },
]

/** An empty spreadsheet for the import. */
export const unitTemplate = (): FileReply =>
  importTemplate({ name: 'QR products', filename: 'qr_upload_template.xlsx', columns: IMPORTED_COLUMNS })
