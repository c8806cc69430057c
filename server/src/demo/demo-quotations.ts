import type { DemoQuotation } from '../../../demo/requests.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { dayAgo, daysAgo } from './days-ago.ts'
import type { People } from './demo-people.ts'

/** The parts of the demo a request refers to. */
export interface QuotationWorld {
  people: People
  accounts: Map<string, number>
  products: Map<string, { id: number; model_name: string }>
}

/** Adds bulk requests and the offers for them, in the order of the requests; decisions were made a day later. */
export async function insertQuotations(
  { clock }: Services,
  tx: Db,
  quotations: readonly DemoQuotation[],
  { people, accounts, products }: QuotationWorld,
): Promise<void> {
  const inOrder = quotations.toSorted((a, b) => b.at - a.at)
  const rows = inOrder.map(({ at, contact, description, status, reason, offer }) => {
    const customer = people.CUSTOMERS.find((one) => one.contact === contact)!
    return {
      contact,
      description,
      status,
      reason,
      customer_id: accounts.get(contact)!,
      customer_name: `${customer.firstname} ${customer.lastname}`,
      valid_until: offer ? dayAgo(clock, -offer.valid_for) : null,
      decided_at: status === 'Pending' ? null : daysAgo(clock, at - 1),
      created_at: daysAgo(clock, at),
    }
  })
  const inserted = await tx.insertInto('quotation').values(rows).returning('id').execute()
  const asked = inOrder.flatMap(({ model_num, quantity, others = [] }, i) =>
    [{ model_num, quantity }, ...others].map((one, position) => {
      const { id, model_name } = products.get(one.model_num)!
      return { ...one, model_name, position, product_id: id, quotation_id: inserted[i]!.id }
    }),
  )
  await tx.insertInto('quotation_product').values(asked).execute()
  const lines = inOrder.flatMap((quotation, i) =>
    (quotation.offer?.lines ?? []).map((line, position) => ({ ...line, position, quotation_id: inserted[i]!.id })),
  )
  await tx.insertInto('quotation_line').values(lines).execute()
}
