import type { Services } from '../../src/platform/core/services.ts'
import { buildCustomer, type TestAccount } from './account.ts'

export interface QuotationOptions {
  customer?: TestAccount
  status?: 'Pending' | 'Approved' | 'Rejected'
  reason?: string
  customer_name?: string
  contact?: string
  /** of the first product */
  model_name?: string
  model_num?: string
  quantity?: number
  product_id?: number
  /** further models */
  others?: readonly { model_name: string; model_num: string; quantity: number; product_id?: number }[]
  description?: string
  created_at?: Date
  valid_until?: string
  lines?: readonly { description: string; quantity: number; unit_price: number }[]
}

/** A customer's bulk request, with its offer. */
export async function buildQuotation(services: Services, options: QuotationOptions = {}) {
  const { customer, model_name, model_num, quantity, product_id, others = [], lines = [], ...columns } = options
  const { id, contact } = customer ?? (await buildCustomer(services, {}))
  const row = await services.db
    .insertInto('quotation')
    .values({
      customer_id: id,
      customer_name: 'Asha Gurung',
      contact,
      description: 'For a lodge in Ghandruk',
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const first = {
    model_name: model_name ?? 'Steam Kettle',
    model_num: model_num ?? 'BEK-150',
    quantity: quantity ?? 24,
    product_id,
  }
  await services.db
    .insertInto('quotation_product')
    .values([first, ...others].map((product, position) => ({ ...product, position, quotation_id: row.id })))
    .execute()
  if (lines.length > 0)
    await services.db
      .insertInto('quotation_line')
      .values(lines.map((line, position) => ({ ...line, position, quotation_id: row.id })))
      .execute()
  return row
}
