import { api } from '../../api/client.ts'
import type { TicketQuery } from './ticket-query.ts'

/** The tickets of one tab, as far as the filters leave them. */
export async function loadTickets(query: TicketQuery, signal?: AbortSignal) {
  const { status, by, q } = query
  const { data: tickets } = await api.complaints.listMine(
    { query: { status, ...(q && { [by]: q }) } },
    signal ? { signal } : {},
  )
  return { query, tickets }
}

/** A ticket with the messages that were written about it, what its repair was estimated at, and what was paid. */
export async function loadTicket(id: number | string, signal?: AbortSignal) {
  const options = signal ? { signal } : {}
  const [{ data: ticket }, { data: messages }, { data: estimates }, { data: payments }] = await Promise.all([
    api.complaints.getMine({ params: { id } }, options),
    api.complaints.listMyMessages({ params: { id } }, options),
    api.estimates.listMine({ params: { id } }, options),
    api.payments.listMine({ params: { id } }, options),
  ])
  return { ticket, messages, estimates, payments }
}

/** The days and hours to which the visit of a ticket can be moved. */
export const loadVisitChoices = async (id: number) => (await api.visitMoves.choices({ params: { id } })).data
