import { m } from 'contract/messages'
import { sql } from 'kysely'
import { describeUse, refuseInUse, type Deletable } from '../categories/in-use.ts'
import type { Db } from '../platform/core/db.ts'
import { defineDeletion } from '../platform/deletions/define-deletion.ts'
import { MEDIA_COLUMNS } from './media/product-media.ts'
import { lockProducts } from './product-kept.ts'
import { tagsOfProduct } from './product.tags.ts'

const INSTEAD = m.products_take_off_sale_instead

/** Deletes products with their pictures and reviews. Throws Conflict while a registration is about one. */
export const productDeletion = defineDeletion('product', {
  noun: m.things_product,
  read: lockProducts,
  refuse: async (tx, ids) => refuseInUse(await registeredOf(tx, ids), INSTEAD),
  files: (product) => [...MEDIA_COLUMNS.map((column) => product[column]), ...product.pictures.map(([, file]) => file)],
  tags: tagsOfProduct,
})

/** Why these products cannot be deleted, empty when they can, and which of them can be taken off sale instead. */
export async function whyProductsStay(db: Db, ids: readonly number[]): Promise<{ blocked: string; offSale: number[] }> {
  const rows = await registeredOf(db, ids)
  const registered = rows.filter(({ isSold, uses }) => isSold && uses[0]!.count > 0)
  return { blocked: describeUse(rows, INSTEAD), offSale: registered.map(({ id }) => id) }
}

async function registeredOf(db: Db, ids: readonly number[]): Promise<(Deletable & { id: number; isSold: boolean })[]> {
  const rows = await db
    .selectFrom('product')
    .where('id', 'in', ids)
    .orderBy('id')
    .select([
      'id',
      'name',
      'off_sale_at',
      sql<number>`(select count(*)::int from registration where product_id = product.id)`.as('registrations'),
    ])
    .execute()
  return rows.map(({ id, name, off_sale_at, registrations }) => ({
    id,
    name,
    isSold: off_sale_at === null,
    uses: [{ count: registrations, noun: m.things_registration }],
  }))
}
