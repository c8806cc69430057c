import type { Services } from '../../src/platform/core/services.ts'
import { adjustPoints } from '../../src/points/adjust-points.ts'
import { today } from '../../src/platform/core/clock.ts'
import type { Builders } from './builders.ts'
import { buildRegistration } from './registration.ts'

/**
 * An approved product of today with packages of 6 months for 300 and 12 months for 450, and a customer with points to
 * spend besides the 100 that the product brought.
 */
export async function buildExtendable(
  services: Services,
  build: Builders,
  { points = 0, customer: owner }: { points?: number; customer?: Awaited<ReturnType<Builders['customer']>> } = {},
) {
  const known = await services.db
    .selectFrom('product')
    .where('model_num', '=', 'BMG-1')
    .select(['id', 'name', 'model_name', 'model_num', 'price', 'category_id', 'sub_category_id'])
    .executeTakeFirst()
  const product = known ?? (await build.product({ model_num: 'BMG-1', reward_points: 100 }))
  const subcategory = product.sub_category_id
  const short = await build.warrantyPackage({ subcategory, period: '6 Months', type: 'Silver', amt: 300 })
  const long = await build.warrantyPackage({ subcategory, period: '12 Months', type: 'Gold', amt: 450 })
  const registration = await buildRegistration(services, {
    model_num: 'BMG-1',
    status: 'Approved',
    purchase_date: today(services.clock),
    ...(owner && { customer: owner }),
  })
  const { customer } = registration
  if (points > 0)
    await services.db
      .transaction()
      .execute((tx) =>
        adjustPoints(tx, customer.id, { points, reason: 'A gift', at: services.clock.now(), byId: null }),
      )
  return { ...registration, customer, short, long, product }
}

/** The last day of a registration's warranty. */
export async function expiryOf({ db }: Services, id: number): Promise<string | null> {
  const row = await db.selectFrom('registration').where('id', '=', id).select('warranty_expiry').executeTakeFirst()
  return row?.warranty_expiry ?? null
}
