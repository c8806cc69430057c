import type { FileReply } from 'contract/core/endpoint'
import type { EnquiryRow } from 'contract/enquiries/endpoints'
import type { Db } from '../core/db.ts'
import type { WrittenColumn } from '../sheets/written-column.ts'
import { pagesOf, sheetOf } from '../sheets/write-sheet.ts'
import { pageOfEnquiries, type EnquiryFilter } from './enquiry.queries.ts'
import { messageTime } from '../core/format.ts'

interface NumberedEnquiry extends EnquiryRow {
  number: number
}

/** Who wrote and when, without the message itself. */
const COLUMNS: WrittenColumn<NumberedEnquiry>[] = [
  { header: 'S.N.', width: 5, value: ({ number }) => number },
  { header: 'Customer Name', width: 20, value: ({ name }) => name },
  { header: 'Email', width: 28, value: ({ email }) => email },
  { header: 'Contact No', width: 15, isText: true, value: ({ phone }) => phone },
  { header: 'Created At', width: 24, value: ({ created_at }) => messageTime(created_at) },
]

interface EnquirySheet extends EnquiryFilter {
  format: 'xlsx' | 'csv'
}

/** Every filtered message as a spreadsheet, named by the time. */
export const exportEnquiries = (db: Db, now: Date, { format, ...filter }: EnquirySheet): FileReply => ({
  ...sheetOf({ format, name: 'Contacts', columns: COLUMNS, pages: numbered(db, filter) }),
  filename: `contacts-${now.getTime()}.${format}`,
})

async function* numbered(db: Db, filter: EnquiryFilter): AsyncGenerator<NumberedEnquiry[]> {
  let number = 0
  for await (const rows of pagesOf((page) => pageOfEnquiries(db, { ...filter, ...page })))
    yield rows.map((row) => ({ ...row, number: (number += 1) }))
}
