import { sql } from 'kysely'
import { keyOf } from './kept-files.ts'
import type { Part, Row } from './part.ts'

export const products: Part = {
  name: 'products',
  title: 'Products you registered',
  tables: ['registration', 'replacement'],
  rows: async (db, id, { keep }) => {
    const rows = await db
      .selectFrom('registration')
      .where('customer_id', '=', id)
      .select(['id', 'model_name', 'model_num', 'serial_number', 'purchase_date', 'purchase_year'])
      .select(['store_name', 'store_location', 'store_number', 'discount_percent'])
      .select(['status', 'reason', 'is_genuine', 'warranty_months', 'warranty_issue', 'warranty_expiry'])
      .select(['created_at', 'decided_at', replacements])
      .select([keyOf('product_image_id').as('photo'), keyOf('bill_image_id').as('bill')])
      .select(keyOf('warranty_image_id').as('card'))
      .orderBy('id')
      .execute()
    return Promise.all(
      rows.map(async ({ photo, bill, card, ...row }) => ({
        ...row,
        photograph: await keep(photo, 'products', [row.model_name, row.id, 'photograph']),
        bill: await keep(bill, 'products', [row.model_name, row.id, 'bill']),
        warranty_card: await keep(card, 'products', [row.model_name, row.id, 'warranty-card']),
      })),
    )
  },
}

/** Which appliances were given in place of which. */
const replacements = sql<Row[]>`(
  select coalesce(json_agg(json_build_object('replaced_on', replaced_on, 'old_serial_number', old_serial_number,
    'new_serial_number', new_serial_number, 'reason', reason) order by id), '[]')
  from replacement where registration_id = registration.id and undone_at is null)`.as('replacements')

export const extensions: Part = {
  name: 'warranty_extensions',
  title: 'Longer warranties',
  tables: ['warranty_extension'],
  rows: (db, id) =>
    db
      .selectFrom('warranty_extension')
      .innerJoin('registration', 'registration.id', 'warranty_extension.registration_id')
      .where('warranty_extension.customer_id', '=', id)
      .select([
        'registration.model_name',
        'registration.serial_number',
        'type',
        'months',
        'price',
        'paid_with',
        'state',
      ])
      .select(['reference', 'receipt', 'warranty_extension.reason', 'previous_expiry'])
      .select(['warranty_extension.created_at', 'settled_at'])
      .orderBy('warranty_extension.id')
      .execute(),
}

export const reviews: Part = {
  name: 'reviews',
  title: 'Your reviews',
  tables: ['review'],
  rows: (db, id) =>
    db
      .selectFrom('review')
      .innerJoin('product', 'product.id', 'review.product_id')
      .where('customer_id', '=', id)
      .select(['product.name as product', 'rating', 'review', 'review.created_at', 'hidden_at', 'hidden_reason'])
      .orderBy('review.id')
      .execute(),
}
