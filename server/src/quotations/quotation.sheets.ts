import type { FileReply } from 'contract/core/endpoint'
import type { AskedProduct, QuotationSummary, Quotation } from 'contract/quotations/endpoints'
import type { Db } from '../platform/core/db.ts'
import { fiscalYearColumn } from '../platform/sheets/fiscal-year-column.ts'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'
import { pagesOf, sheetOf } from '../platform/sheets/write-sheet.ts'
import { pageOfOwnQuotations, pageOfQuotations, type QuotationFilter } from './quotation.queries.ts'

const BEFORE: WrittenColumn<QuotationSummary>[] = [
  { header: 'Quote ID', width: 9, value: ({ id }) => id },
  { header: 'Customer Name', width: 24, value: ({ customer_name }) => customer_name },
  { header: 'Contact', width: 14, isText: true, value: ({ contact }) => contact },
  { header: 'Model Name', width: 24, value: ({ model_name }) => model_name },
  { header: 'Model Number', width: 16, isText: true, value: ({ model_num }) => model_num },
  { header: 'Quantity', width: 10, value: ({ quantity }) => quantity },
  { header: 'All Products', width: 48, value: ({ products }) => products.map(asked).join(', ') },
]
const DESCRIPTION: WrittenColumn<Quotation> = {
  header: 'Description',
  width: 48,
  value: ({ description }) => description,
}
const AFTER: WrittenColumn<QuotationSummary>[] = [
  { header: 'Status', width: 12, value: ({ status }) => status },
  { header: 'Reason', width: 28, value: ({ reason }) => reason },
  { header: 'Total', width: 14, value: ({ total }) => total },
  { header: 'Valid Until', width: 14, isDay: true, value: ({ valid_until }) => valid_until },
  { header: 'Outcome', width: 12, value: ({ outcome }) => outcome ?? null },
  { header: 'CreatedAt', value: ({ created_at }) => new Date(created_at) },
]
const FISCAL_YEAR = fiscalYearColumn<QuotationSummary>(({ created_at }) => created_at)

const asked = ({ quantity, model_name, model_num }: AskedProduct) => `${quantity} × ${model_name} (${model_num})`

interface QuotationSheet extends QuotationFilter {
  format: 'xlsx' | 'csv'
}

/** Every filtered request as a spreadsheet. */
export const exportQuotations = (db: Db, { format, ...filter }: QuotationSheet): FileReply =>
  sheetOf({
    format,
    name: 'bulk-quotes',
    columns: [...BEFORE, DESCRIPTION, ...AFTER, FISCAL_YEAR],
    pages: pagesOf((page) => pageOfQuotations(db, { ...filter, ...page })),
  })

/** A customer's own requests as a spreadsheet, without draft offers. */
export const exportOwnQuotations = (
  db: Db,
  customerId: number,
  { format, ids, today }: { format: 'xlsx' | 'csv'; ids: readonly number[]; today: string },
): FileReply =>
  sheetOf({
    format,
    name: 'bulk-order-history',
    columns: [...BEFORE, ...AFTER],
    pages: pagesOf((page) => pageOfOwnQuotations(db, customerId, { ids, today, ...page })),
  })
