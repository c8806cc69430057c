import type { Locale } from 'contract/core/locale'
import type { WarrantyOffer } from 'contract/warranty-packages/endpoints'
import type { Db } from '../platform/core/db.ts'
import { inLanguage } from '../platform/database/in-language.ts'

/**
 * The packages for products of a sub-category, cheapest first; at the same price the longer one first. None where a
 * registration has no sub-category.
 */
export const listOffers = (db: Db, locale: Locale, subCategoryId: number | null): Promise<WarrantyOffer[]> =>
  db
    .selectFrom('warranty_package')
    .where('sub_category_id', '=', subCategoryId)
    .select(['id', 'months as duration', inLanguage(locale, 'warranty_package.type').as('tier_type'), 'amt as price'])
    .select(inLanguage(locale, 'warranty_package.offers').as('offers'))
    .orderBy('amt')
    .orderBy('months', 'desc')
    .orderBy('id')
    .execute()
