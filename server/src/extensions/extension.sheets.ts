import type { FileReply } from 'contract/core/endpoint'
import type { ExtensionRow } from 'contract/extensions/endpoints'
import type { Db } from '../platform/core/db.ts'
import { fiscalYearColumn } from '../platform/sheets/fiscal-year-column.ts'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'
import { pagesOf, sheetOf } from '../platform/sheets/write-sheet.ts'
import { pageOfExtensions, type ExtensionFilter } from './extension.queries.ts'

const COLUMNS: WrittenColumn<ExtensionRow>[] = [
  { header: 'Reference', width: 16, isText: true, value: ({ reference }) => reference },
  { header: 'State', width: 18, value: ({ state }) => state },
  { header: 'Customer Name', width: 24, value: ({ customer_name }) => customer_name },
  { header: 'Contact', width: 14, isText: true, value: ({ contact }) => contact },
  { header: 'Model Name', width: 24, value: ({ model_name }) => model_name },
  { header: 'Model Number', width: 16, isText: true, value: ({ model_num }) => model_num },
  { header: 'Serial Number', width: 20, isText: true, value: ({ serial_number }) => serial_number },
  { header: 'Package', width: 12, value: ({ tier_type }) => tier_type },
  { header: 'Months', width: 9, value: ({ months }) => months },
  { header: 'Price', width: 10, value: ({ price }) => price },
  { header: 'Paid With', width: 11, value: ({ paid_with }) => paid_with },
  { header: 'Receipt', width: 16, isText: true, value: ({ receipt }) => receipt },
  { header: 'Expired Before', width: 15, isDay: true, value: ({ previous_expiry }) => previous_expiry },
  { header: 'Expires', width: 15, isDay: true, value: ({ extended_expiry }) => extended_expiry },
  { header: 'Reason', width: 28, value: ({ reason }) => reason },
  { header: 'Created', value: ({ created_at }) => new Date(created_at) },
  fiscalYearColumn(({ created_at }) => created_at),
]

interface ExtensionSheet extends ExtensionFilter {
  format: 'xlsx' | 'csv'
}

/** Every filtered extension as a spreadsheet. */
export const exportExtensions = (db: Db, { format, ...filter }: ExtensionSheet): FileReply =>
  sheetOf({
    format,
    name: 'warranty-extensions',
    columns: COLUMNS,
    pages: pagesOf((page) => pageOfExtensions(db, { ...filter, ...page })),
  })
