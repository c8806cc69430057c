import type { Services } from '../../src/services.ts'
import { buildCustomer, type TestAccount } from './account.ts'

export interface QuotationOptions {
  customer?: TestAccount
  status?: 'Pending' | 'Approved' | 'Rejected'
  reason?: string
  customer_name?: string
  contact?: string
  model_name?: string
  model_num?: string
  quantity?: number
  description?: string
  created_at?: Date
  valid_until?: string
  lines?: readonly { description: string; quantity: number; unit_price: number }[]
}

/** A customer's request for many pieces, with what is offered for it. */
export async function buildQuotation(services: Services, { customer, lines = [], ...options }: QuotationOptions = {}) {
  const { id, contact } = customer ?? (await buildCustomer(services, {}))
  const row = await services.db
    .insertInto('quotation')
    .values({
      customer_id: id,
      customer_name: 'Asha Gurung',
      contact,
      model_name: 'Steam Kettle',
      model_num: 'BEK-150',
      quantity: 24,
      description: 'For a lodge in Ghandruk',
      ...options,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (lines.length > 0)
    await services.db
      .insertInto('quotation_line')
      .values(lines.map((line, position) => ({ ...line, position, quotation_id: row.id })))
      .execute()
  return row
}
