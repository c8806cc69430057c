import { type ComplaintStatus, COMPLAINT_STATUSES } from 'contract/complaints/words'
import { m } from '#messages'

/** The search fields of tickets, as the contract names them. */
export const SEARCHED = {
  job_no: m.complaints_job_id,
  model_no: m.complaints_model_no,
  model_name: m.complaints_model_name_searched,
  serial_no: m.complaints_serial_no,
} as const
type Searched = keyof typeof SEARCHED

export interface TicketQuery {
  /** Pending is all that is not over */
  status: ComplaintStatus | 'Pending'
  by: Searched
  q: string
}

/** The query of the address; invalid values are ignored. */
export function ticketQuery(search: URLSearchParams): TicketQuery {
  const given = search.get('by') ?? ''
  return {
    status: COMPLAINT_STATUSES.find((status) => status === search.get('status')) ?? 'Pending',
    by: isSearched(given) ? given : 'job_no',
    q: search.get('q')?.trim().slice(0, 100) ?? '',
  }
}

/** The address of a query, without default values. */
export function ticketSearch({ status, by, q }: TicketQuery): string {
  const search = new URLSearchParams()
  if (status !== 'Pending') search.set('status', status)
  if (q || by !== 'job_no') search.set('by', by)
  if (q) search.set('q', q)
  return search.size > 0 ? `?${search}` : '?'
}

/** Whether fewer tickets than the tab has are asked for. */
export const isNarrowed = ({ status, q }: TicketQuery): boolean =>
  q !== '' || (status !== 'Pending' && status !== 'Completed')

const isSearched = (name: string): name is Searched => Object.hasOwn(SEARCHED, name)
