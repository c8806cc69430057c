import type { DemoExtension } from '../../../demo/extensions.ts'
import { spendPoints } from '../points/spend-points.ts'
import { monthsLater } from '../registrations/warranty.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { daysAgo } from './days-ago.ts'

/** Extends warranties as the service would have, without its messages. */
export async function insertExtensions(
  services: Services,
  tx: Db,
  extensions: readonly DemoExtension[],
): Promise<void> {
  for (const extension of extensions.toSorted((a, b) => b.asked - a.asked))
    await insertExtension(services, tx, extension)
}

async function insertExtension({ clock }: Services, tx: Db, one: DemoExtension): Promise<void> {
  const product = await findProduct(tx, one.serial_number)
  const offer = await findPackage(tx, one.package)
  const previous = product.warranty_expiry!
  const at = daysAgo(clock, one.asked)
  const entry = one.paid_with === 'points' ? await pay(tx, { product, offer, at }) : null
  await tx
    .insertInto('warranty_extension')
    .values({
      registration_id: product.id,
      customer_id: product.customer_id,
      package_id: offer.id,
      type: offer.type,
      months: offer.months,
      price: offer.amt,
      paid_with: one.paid_with,
      state: one.settled === undefined ? 'awaiting_payment' : 'active',
      reference: one.reference,
      receipt: one.receipt ?? '',
      previous_expiry: previous,
      point_entry_id: entry,
      settled_at: one.settled === undefined ? null : daysAgo(clock, one.settled),
      created_at: at,
    })
    .execute()
  if (one.settled === undefined) return
  await tx
    .updateTable('registration')
    .set({ warranty_expiry: monthsLater(previous, offer.months) })
    .where('id', '=', product.id)
    .execute()
}

const findProduct = (tx: Db, serialNumber: string) =>
  tx
    .selectFrom('registration')
    .where('serial_number', '=', serialNumber)
    .select(['id', 'customer_id', 'model_name', 'warranty_expiry'])
    .executeTakeFirstOrThrow()

const findPackage = (tx: Db, { sub_category, type }: DemoExtension['package']) =>
  tx
    .selectFrom('warranty_package')
    .innerJoin('sub_category', 'sub_category.id', 'warranty_package.sub_category_id')
    .where('sub_category.name', '=', sub_category)
    .where('warranty_package.type', '=', type)
    .select(['warranty_package.id', 'warranty_package.type', 'warranty_package.months', 'warranty_package.amt'])
    .executeTakeFirstOrThrow()

interface Payment {
  product: Awaited<ReturnType<typeof findProduct>>
  offer: Awaited<ReturnType<typeof findPackage>>
  at: Date
}

const pay = (tx: Db, { product, offer, at }: Payment) =>
  spendPoints(tx, product.customer_id, {
    points: offer.amt,
    reason: `Warranty of ${product.model_name} extended by ${offer.months} months`,
    registrationId: product.id,
    at,
  })
