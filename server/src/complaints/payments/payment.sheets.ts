import type { PaymentRow } from 'contract/complaints/payments'
import type { FileReply } from 'contract/core/endpoint'
import type { Db } from '../../platform/core/db.ts'
import { fiscalYearColumn } from '../../platform/sheets/fiscal-year-column.ts'
import { pagesOf, sheetOf } from '../../platform/sheets/write-sheet.ts'
import type { WrittenColumn } from '../../platform/sheets/written-column.ts'
import { pageOfPayments, type PaymentFilter } from './payment.queries.ts'

const COLUMNS: WrittenColumn<PaymentRow>[] = [
  { header: 'Receipt', width: 18, isText: true, value: ({ number }) => number },
  { header: 'Date', value: ({ at }) => new Date(at) },
  fiscalYearColumn(({ at }) => at),
  { header: 'Complaint', width: 12, value: ({ complaint_id }) => complaint_id ?? '' },
  { header: 'Job no.', width: 18, isText: true, value: ({ job_no }) => job_no },
  { header: 'Customer', width: 28, value: ({ customer_name }) => customer_name },
  { header: 'Model', width: 28, value: ({ model_name }) => model_name },
  { header: 'Amount', width: 12, value: ({ amount }) => amount },
  { header: 'Paid With', width: 11, value: ({ method }) => method },
  { header: 'Received by', width: 24, value: ({ received_by_name }) => received_by_name },
  { header: 'Void since', value: ({ voided_at }) => (voided_at === null ? '' : new Date(voided_at)) },
  { header: 'Made void by', width: 24, value: ({ voided_by_name }) => voided_by_name },
  { header: 'Reason', width: 28, value: ({ void_reason }) => void_reason },
]

interface PaymentSheet extends PaymentFilter {
  format: 'xlsx' | 'csv'
}

/** Every filtered receipt as a spreadsheet. */
export const exportPayments = (db: Db, { format, ...filter }: PaymentSheet): FileReply =>
  sheetOf({
    format,
    name: 'receipts',
    columns: COLUMNS,
    pages: pagesOf((page) => pageOfPayments(db, { ...filter, ...page })),
  })
