import type { PartRequest } from 'contract/parts/requests'
import type { RequestState } from 'contract/parts/words'
import type { WrittenColumn } from '../../platform/sheets/written-column.ts'

const STATES: Record<RequestState, string> = {
  asked: 'asked for',
  approved: 'approved',
  sent: 'in transit',
  received: 'received',
  used: 'used',
  returned: 'returned',
  refused: 'refused',
  cancelled: 'cancelled',
}

/** What is on the way or on a shelf for a complaint that is closed has to go back. */
const stateOf = ({ state, is_closed }: PartRequest): string =>
  is_closed && (state === 'sent' || state === 'received') ? 'to be given back' : STATES[state]

/** The columns of a spreadsheet of requests for parts. */
export const requestColumns: WrittenColumn<PartRequest>[] = [
  { header: 'Complaint', width: 12, value: ({ complaint_id }) => complaint_id ?? '' },
  { header: 'Job no.', width: 18, isText: true, value: ({ job_no }) => job_no },
  { header: 'Part number', width: 20, isText: true, value: ({ number }) => number },
  { header: 'Name', width: 32, value: ({ part_name }) => part_name },
  { header: 'Pieces', width: 10, value: ({ count }) => count },
  { header: 'Received pieces', width: 12, value: ({ came }) => came },
  { header: 'State', width: 14, value: stateOf },
  { header: 'Service centre', width: 30, value: ({ centre_name }) => centre_name },
  { header: 'For', width: 30, value: ({ place_name }) => place_name },
  { header: 'Asked at', value: ({ asked_at }) => new Date(asked_at) },
  { header: 'In this state since', value: ({ since }) => new Date(since) },
  { header: 'Note', width: 40, value: ({ steps }) => steps.at(-1)?.note ?? '' },
]
