import { randomUUID } from 'node:crypto'
import { decideRegistration } from '../../src/registrations/decision/decide-registration.ts'
import { disputeRegistration } from '../../src/registrations/decision/dispute-registration.ts'
import { registerProduct } from '../../src/registrations/register-product.ts'
import type { Services } from '../../src/platform/core/services.ts'
import { buildAdmin, buildCustomer, type TestAccount } from './account.ts'
import { photo, staged } from './sample-files.ts'

export interface RegistrationOptions {
  customer?: TestAccount
  status?: 'Pending' | 'Approved' | 'Discount' | 'Rejected'
  model_name?: string
  model_num?: string
  serial_number?: string
  purchase_date?: string
}

const details = () => ({
  store_name: 'Himal Electronics',
  store_location: 'New Road, Pokhara',
  store_number: '061-520000',
  model_name: 'Mixer Grinder',
  model_num: 'BMG-1',
  serial_number: `SN-${randomUUID().slice(0, 8)}`,
  purchase_date: '2026-01-31',
})

/** What a customer sends to register a product. */
export const registrationForm = async (changes: Partial<ReturnType<typeof details>> = {}) => ({
  ...details(),
  product_image: await photo(),
  bill_image_one: await photo(),
  warranty_image: await photo(),
  ...changes,
})

/** A registered product with its photographs, decided by a member of staff unless Pending. */
export async function buildRegistration(
  services: Services,
  { customer, status = 'Pending', ...changes }: RegistrationOptions = {},
) {
  const owner = customer ?? (await buildCustomer(services, {}))
  const form = {
    ...details(),
    ...changes,
    product_image: await staged(services, 'product_image', 'image'),
    bill_image_one: await staged(services, 'bill_image_one', 'image'),
    warranty_image: await staged(services, 'warranty_image', 'image'),
  }
  const id = await registerProduct(services, callerOf(owner, 'customer'), form)
  if (status !== 'Pending') {
    const admin = callerOf(await buildAdmin(services, {}), 'admin')
    await decideRegistration(services, admin, id, { status, reason: 'The bill cannot be read' })
  }
  return { id, customer: owner, serial_number: form.serial_number }
}

/** A dispute of a new customer to a product that a registration holds. */
export async function buildDispute(services: Services, { serial_number }: { serial_number: string }) {
  const customer = await buildCustomer(services, {})
  const form = {
    ...details(),
    serial_number,
    product_image: await staged(services, 'product_image', 'image'),
    bill_image_one: await staged(services, 'bill_image_one', 'image'),
    warranty_image: await staged(services, 'warranty_image', 'image'),
  }
  return { id: await disputeRegistration(services, callerOf(customer, 'customer'), form), customer }
}

export const callerOf = ({ id }: TestAccount, role: 'customer' | 'admin') => ({
  id,
  role,
  sessionId: '',
  requestId: 'test',
})

export interface SoldProduct {
  model_num?: string
  reward_points?: number
  warranty_months?: number
}

/** A product of the catalogue that registrations may be about. */
export async function buildSoldProduct({ db }: Services, options: SoldProduct = {}): Promise<number> {
  const unique = randomUUID()
  const category = await db.insertInto('category').values({ name: unique }).returning('id').executeTakeFirstOrThrow()
  const subCategory = await db
    .insertInto('sub_category')
    .values({ name: unique, category_id: category.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('product')
    .values({
      category_id: category.id,
      sub_category_id: subCategory.id,
      name: 'Mixer Grinder',
      model_name: 'Mixer Grinder',
      model_num: 'BMG-1',
      price: 4500,
      reward_points: 100,
      ...options,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
