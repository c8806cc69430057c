import type { Confirmation } from 'contract/complaints/confirmations'
import type { HappyCall } from 'contract/complaints/happy-calls'
import type { HappyCallReason, HappyCallState } from 'contract/complaints/happy-call-words'
import type { FileReply } from 'contract/core/endpoint'
import type { Db } from '../../platform/core/db.ts'
import type { WrittenColumn } from '../../platform/sheets/written-column.ts'
import { pagesOf, sheetOf } from '../../platform/sheets/write-sheet.ts'
import { pageOfHappyCalls, type HappyCallFilter } from './happy-call.queries.ts'

const STATE: Record<HappyCallState, string> = {
  later: 'Later',
  due: 'To call',
  lapsed: 'Not called',
  reached: 'Reached',
  unreached: 'Not reached',
  withdrawn: 'Opened again before',
}
const WHY: Record<HappyCallReason, string> = { unconfirmed: 'Without code', sample: 'Sample' }
const CONFIRMED: Record<Confirmation, string> = { code: 'Code', signature: 'Signature', none: '' }

const COLUMNS: WrittenColumn<HappyCall>[] = [
  { header: 'Complaint', width: 11, value: ({ complaint_id }) => complaint_id },
  { header: 'Job Number', width: 18, isText: true, value: ({ job_no }) => job_no },
  { header: 'State', width: 18, value: ({ state }) => STATE[state] },
  { header: 'Called Because', width: 16, value: ({ why }) => WHY[why] },
  { header: 'Completed At', width: 20, value: ({ completed_at }) => new Date(completed_at) },
  { header: 'Customer Name', width: 24, value: ({ customer_name }) => customer_name },
  { header: 'Contact', width: 14, isText: true, value: ({ contact }) => contact },
  { header: 'Model Name', width: 24, value: ({ model_name }) => model_name },
  { header: 'Problem', width: 20, value: ({ problem_type }) => problem_type },
  { header: 'Service Centre', width: 24, value: ({ centre_name }) => centre_name },
  { header: 'Technician', width: 20, value: ({ engineer_name }) => engineer_name },
  { header: 'Finding', width: 24, value: ({ finding }) => finding },
  { header: 'Work Done', width: 30, value: ({ done }) => done },
  { header: 'Due', width: 9, value: ({ due }) => due },
  { header: 'Paid', width: 9, value: ({ paid }) => paid },
  { header: 'Confirmed By', width: 14, value: ({ confirmation }) => CONFIRMED[confirmation] },
  { header: 'Without Code Because', width: 28, value: ({ no_code_reason }) => no_code_reason },
  { header: 'Tries', width: 7, value: ({ tries }) => tries },
  { header: 'Works', width: 8, value: ({ is_fixed }) => worksIn(is_fixed) },
  { header: 'Paid, as Told', width: 12, value: ({ told_paid }) => told_paid ?? '' },
  { header: 'Friendly', width: 9, value: ({ friendly }) => friendly ?? '' },
  { header: 'Note', width: 30, value: ({ note }) => note },
  { header: 'Called By', width: 20, value: ({ by_name }) => by_name },
  { header: 'Called At', width: 20, value: ({ at }) => (at === '' ? '' : new Date(at)) },
]

function worksIn(isFixed: boolean | null): string {
  if (isFixed === null) return ''
  return isFixed ? 'Yes' : 'No'
}

interface HappyCallSheet extends HappyCallFilter {
  format: 'xlsx' | 'csv'
}

/** Every filtered call as a spreadsheet, as they stand on a day. */
export const exportHappyCalls = (db: Db, day: string, { format, ...filter }: HappyCallSheet): FileReply =>
  sheetOf({
    format,
    name: 'happy-calls',
    columns: COLUMNS,
    pages: pagesOf((page) => pageOfHappyCalls(db, day, { ...filter, ...page })),
  })
