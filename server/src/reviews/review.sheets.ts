import type { FileReply } from 'contract/core/endpoint'
import type { ReviewRow } from 'contract/reviews/endpoints'
import type { Addresses } from '../platform/files/addresses.ts'
import type { Db } from '../platform/core/db.ts'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'
import { pagesOf, sheetOf } from '../platform/sheets/write-sheet.ts'
import { pageOfReviews, type ReviewFilter } from './review-office.queries.ts'

const COLUMNS: WrittenColumn<ReviewRow>[] = [
  { header: 'Customer', width: 24, value: ({ customer }) => `${customer.first_name} ${customer.last_name}` },
  { header: 'Model Name', width: 24, value: ({ product }) => product.model_name },
  { header: 'Model Number', width: 16, isText: true, value: ({ product }) => product.model_num },
  { header: 'Rating', width: 8, value: ({ rating }) => rating },
  { header: 'Review', width: 60, value: ({ review }) => review },
  { header: 'Owner', width: 8, value: ({ is_verified }) => (is_verified ? 'Yes' : 'No') },
  { header: 'Status', width: 10, value: ({ hidden }) => (hidden ? 'Hidden' : 'Shown') },
  { header: 'Reason', width: 28, value: ({ hidden_reason }) => hidden_reason },
  { header: 'Date', value: ({ date_joined }) => new Date(date_joined) },
]

interface ReviewSheet extends ReviewFilter {
  format: 'xlsx' | 'csv'
}

/** Every filtered review as a spreadsheet. */
export const exportReviews = (db: Db, files: Addresses, { format, ...filter }: ReviewSheet): FileReply =>
  sheetOf({
    format,
    name: 'reviews',
    columns: COLUMNS,
    pages: pagesOf((page) => pageOfReviews(db, files, { ...filter, ...page })),
  })
