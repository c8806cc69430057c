import { MY_PRODUCTS, ownedProductPath, ticketPath, TICKETS } from 'contract/core/paths'
import { loadTicket, loadTickets } from '../complaints/portal/own-tickets.ts'
import { ticketQuery } from '../complaints/portal/ticket-query.ts'
import { loadMyProducts, loadOwnedProduct } from '../registrations/portal/own-products.ts'
import { copyOf, keepCopy } from '../offline/copies.ts'

/** How many of the newest items of each list have their details stored without being opened. */
const NEWEST = 5
/** A copy younger than this is not refreshed in the background. */
const FRESH_MS = 24 * 60 * 60 * 1000

/** Stores the products, warranties and open tickets of the signed-in customer, one call after the other. */
export async function keepOwn(): Promise<void> {
  const { products } = await kept(MY_PRODUCTS, () => loadMyProducts())
  const { tickets } = await kept(TICKETS, () => loadTickets(ticketQuery(new URLSearchParams())))
  for (const { id } of products.slice(0, NEWEST)) await kept(ownedProductPath(id), () => loadOwnedProduct(id))
  for (const { id } of tickets.slice(0, NEWEST)) await kept(ticketPath(id), () => loadTicket(id))
}

async function kept<Data extends object>(name: string, load: () => Promise<Data>): Promise<Data> {
  const copy = await copyOf(name)
  // Only the screen's own data is stored under its name.
  if (copy && Date.now() - copy.at < FRESH_MS) return copy.value as Data
  const data = await load()
  await keepCopy(name, data)
  return data
}
