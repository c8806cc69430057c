import { m } from 'contract/messages'
import type { Locale } from 'contract/core/locale'
import type { Addresses } from '../platform/files/addresses.ts'
import { NotFound } from '../platform/core/problems.ts'
import { addressOf, named, paper } from '../registrations/paper.ts'
import { monthsLater } from '../registrations/warranty.ts'
import type { Db } from '../platform/core/db.ts'
import { listOffers } from './offers-of.ts'

/** The offers shown before a customer extends the warranty of a product. Throws NotFound, also for others' products. */
export async function getOffers(db: Db, files: Addresses, locale: Locale, customerId: number, id: number) {
  const row = await db
    .selectFrom('registration')
    .where('registration.id', '=', id)
    .where('registration.customer_id', '=', customerId)
    .select([
      'registration.id',
      'registration.model_name',
      'registration.model_num',
      'registration.serial_number',
      'registration.store_name',
      'registration.purchase_date',
      'registration.warranty_expiry',
      'registration.sub_category_id',
      paper('registration.product_image_id').as('picture'),
    ])
    .executeTakeFirst()
  if (!row) throw new NotFound(m.core_product_not_found())
  const { sub_category_id: subCategoryId, picture, ...stock } = row
  const packages = await listOffers(db, locale, subCategoryId)
  return {
    stock_details: {
      ...stock,
      serial_number: stock.serial_number ?? '',
      purchase_date: stock.purchase_date ?? '',
      warranty_expiry: stock.warranty_expiry ?? '',
      product_image: addressOf(files, picture, named('Product', stock.serial_number)),
    },
    warranty_details: packages[0] ?? null,
    packages: packages.map((offer) => ({
      ...offer,
      extended_expiry: stock.warranty_expiry ? monthsLater(stock.warranty_expiry, offer.duration) : '',
    })),
  }
}
