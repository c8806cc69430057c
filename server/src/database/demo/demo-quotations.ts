import type { DemoQuotation } from '../../../../demo/requests.ts'
import type { Db, Services } from '../../services.ts'
import { dayAgo, daysAgo } from './days-ago.ts'
import type { People } from './demo-people.ts'

/** What a request needs to know of the rest of the demo. */
export interface QuotationWorld {
  people: People
  accounts: Map<string, number>
  products: Map<string, { id: number; model_name: string }>
}

/** Adds what customers asked for in bulk and were offered, in the order in which they asked; decided ones were the day after. */
export async function insertQuotations(
  { clock }: Services,
  tx: Db,
  quotations: readonly DemoQuotation[],
  { people, accounts, products }: QuotationWorld,
): Promise<void> {
  const inOrder = quotations.toSorted((a, b) => b.at - a.at)
  const rows = inOrder.map(({ at, contact, offer, ...quotation }) => {
    const customer = people.CUSTOMERS.find((one) => one.contact === contact)!
    const product = products.get(quotation.model_num)!
    return {
      ...quotation,
      contact,
      customer_id: accounts.get(contact)!,
      customer_name: `${customer.firstname} ${customer.lastname}`,
      product_id: product.id,
      valid_until: offer ? dayAgo(clock, -offer.valid_for) : null,
      model_name: product.model_name,
      decided_at: quotation.status === 'Pending' ? null : daysAgo(clock, at - 1),
      created_at: daysAgo(clock, at),
    }
  })
  const inserted = await tx.insertInto('quotation').values(rows).returning('id').execute()
  const lines = inOrder.flatMap((quotation, i) =>
    (quotation.offer?.lines ?? []).map((line, position) => ({ ...line, position, quotation_id: inserted[i]!.id })),
  )
  await tx.insertInto('quotation_line').values(lines).execute()
}
