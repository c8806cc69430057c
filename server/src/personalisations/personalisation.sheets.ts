import type { FileReply } from 'contract/core/endpoint'
import type { Personalisation } from 'contract/personalisations/endpoints'
import type { Addresses } from '../platform/files/addresses.ts'
import type { Db } from '../platform/core/db.ts'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'
import { pagesOf, sheetOf } from '../platform/sheets/write-sheet.ts'
import { pageOfPersonalisations, type PersonalisationFilter } from './personalisation.queries.ts'

const COLUMNS: WrittenColumn<Personalisation>[] = [
  { header: 'Personalization ID', width: 18, value: ({ id }) => id },
  { header: 'Customer', width: 24, value: ({ customer_name }) => customer_name },
  { header: 'Product', width: 30, value: ({ product_name }) => product_name },
  { header: 'Text', width: 18, isText: true, value: ({ text }) => text },
  { header: 'Placement', width: 12, value: ({ placement }) => placement },
  { header: 'Font', width: 14, value: ({ font_style }) => font_style },
  { header: 'Qty', width: 8, value: ({ quantity }) => quantity },
  { header: 'Color', width: 10, value: ({ color }) => color },
  { header: 'Size', width: 12, isText: true, value: ({ size }) => size },
  { header: 'Status', width: 12, value: ({ status }) => status },
  { header: 'Reason', width: 28, value: ({ reason }) => reason },
  { header: 'Created At', value: ({ created_at }) => new Date(created_at) },
]

interface PersonalisationSheet extends PersonalisationFilter {
  format: 'xlsx' | 'csv'
}

/** Every filtered request as a spreadsheet. */
export const exportPersonalisations = (
  db: Db,
  files: Addresses,
  { format, ...filter }: PersonalisationSheet,
): FileReply =>
  sheetOf({
    format,
    name: 'personalizations',
    columns: COLUMNS,
    pages: pagesOf((page) => pageOfPersonalisations(db, files, { ...filter, ...page })),
  })
