import type { Insertable } from 'kysely'
import type { Product } from '../../src/database/schema.ts'
import { productValues } from '../../src/products/product.queries.ts'
import type { Services } from '../../src/services.ts'
import { buildSubCategory } from './category.ts'

let made = 0

export type ProductOptions = Partial<Omit<Insertable<Product>, 'category_id' | 'search' | 'warranty_months'>>

/** A product; without `sub_category_id` in a category and sub-category of its own. */
export async function buildProduct(services: Services, { sub_category_id, ...options }: ProductOptions = {}) {
  const { id, category_id } = sub_category_id
    ? await services.db
        .selectFrom('sub_category')
        .where('id', '=', sub_category_id)
        .select(['id', 'category_id'])
        .executeTakeFirstOrThrow()
    : await buildSubCategory(services)
  const number = (made += 1)
  return services.db
    .insertInto('product')
    .values({
      category_id,
      sub_category_id: id,
      ...productValues({
        name: 'Steam Iron',
        model_name: `Tara ${number}`,
        model_num: `BSI-${number}`,
        price: 2_500,
        stocks: 5,
        warranty: '1 Year',
        ...options,
      }),
    })
    .returning(['id', 'name', 'model_name', 'model_num', 'price', 'category_id', 'sub_category_id'])
    .executeTakeFirstOrThrow()
}
