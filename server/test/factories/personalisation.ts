import type { Services } from '../../src/platform/core/services.ts'
import { buildCustomer, type TestAccount } from './account.ts'
import { buildFile } from './file.ts'

export interface PersonalisationOptions {
  customer?: TestAccount
  product_id?: number
  product_name?: string
  text?: string
  placement?: 'horizontal' | 'vertical'
  status?: 'pending' | 'approved' | 'rejected'
  reason?: string
  created_at?: Date
}

/** A customer's request for lettering, with the row of a picture without real bytes. */
export async function buildPersonalisation(services: Services, { customer, ...options }: PersonalisationOptions = {}) {
  const { id: customer_id } = customer ?? (await buildCustomer(services, {}))
  const picture = await buildFile(services, { visibility: 'private' })
  return services.db
    .insertInto('personalisation')
    .values({
      customer_id,
      customer_name: 'Asha Gurung',
      product_name: 'Jharana 750 Vacuum Bottle',
      image_id: picture.id,
      text: 'ASHA',
      placement: 'horizontal',
      font_style: 'arial',
      color: '#3f5a4c',
      size: '750 ml',
      quantity: 1,
      ...options,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
