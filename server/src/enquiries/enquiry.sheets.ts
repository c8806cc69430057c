import type { FileReply } from 'contract/core/endpoint'
import type { EnquiryRow } from 'contract/enquiries/endpoints'
import type { EnquiryKind, EnquiryState } from 'contract/enquiries/words'
import type { Db } from '../platform/core/db.ts'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'
import { pagesOf, sheetOf } from '../platform/sheets/write-sheet.ts'
import { pageOfEnquiries, type EnquiryFilter } from './enquiry.queries.ts'
import { messageTime } from '../platform/core/format.ts'

interface NumberedEnquiry extends EnquiryRow {
  number: number
}

const KIND: Record<EnquiryKind, string> = {
  question: 'Question',
  complaint: 'Complaint',
  quotation: 'Quotation',
  dealer: 'Dealer',
  number: 'Lost number',
}
const STATE: Record<EnquiryState, string> = { open: 'To answer', answered: 'Answered', closed: 'Closed' }

/** Sender, time and state, without the message itself. */
const COLUMNS: WrittenColumn<NumberedEnquiry>[] = [
  { header: 'S.N.', width: 5, value: ({ number }) => number },
  { header: 'Customer Name', width: 20, value: ({ name }) => name },
  { header: 'Email', width: 28, value: ({ email }) => email },
  { header: 'Contact No', width: 15, isText: true, value: ({ phone }) => phone },
  { header: 'Created At', width: 24, value: ({ created_at }) => messageTime(created_at) },
  { header: 'Subject', width: 14, value: ({ kind }) => KIND[kind] },
  { header: 'Status', width: 12, value: ({ state }) => STATE[state] },
  { header: 'Settled At', width: 24, value: ({ settled_at }) => (settled_at === '' ? '' : new Date(settled_at)) },
  { header: 'Owner', width: 20, value: ({ owner_name }) => owner_name },
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
