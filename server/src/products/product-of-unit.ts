import type { Locale } from 'contract/core/locale'
import { productSlug } from 'contract/core/paths'
import { sql } from 'kysely'
import type { ScannedUnit } from 'contract/units/endpoints'
import type { Addresses } from '../platform/files/addresses.ts'
import type { Db } from '../platform/core/db.ts'
import { cardOf, cardRows } from './product-cards.ts'

/**
 * What the shop shows of a unit's model, or null; of several products with its number, the one with its name, else the
 * newest.
 */
export async function findProductOfUnit(
  db: Db,
  files: Addresses,
  locale: Locale,
  unit: { model_name: string; model_number: string },
): Promise<ScannedUnit['product']> {
  const row = await cardRows(db, locale)
    .where(sql<boolean>`product.model_key = canonical_code(${unit.model_number})`)
    .where('product.model_key', '<>', '')
    .orderBy(sql`plain(product.model_name) = plain(${unit.model_name.trim()})`, 'desc')
    .orderBy('product.is_duplicate')
    .orderBy('product.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { id, name, warranty, picture, model_num, slug } = cardOf(files, row)
  return { id, name, slug: slug ?? productSlug({ name, model_num }), warranty, picture }
}
