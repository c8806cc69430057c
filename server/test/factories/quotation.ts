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
}

/** A customer's request for many pieces. */
export async function buildQuotation(services: Services, { customer, ...options }: QuotationOptions = {}) {
  const { id, contact } = customer ?? (await buildCustomer(services, {}))
  return services.db
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
}
