import type { Insertable } from 'kysely'
import type { Product } from '../../src/platform/core/schema.ts'
import { productValues } from '../../src/products/product.queries.ts'
import { picture } from '../../src/platform/files/testing/samples.ts'
import type { Services } from '../../src/platform/core/services.ts'
import { buildSubCategory } from './category.ts'

/** Beyond the numbers that tests give themselves, whichever files ran before. */
let made = 10_000

export type ProductOptions = Partial<Omit<Insertable<Product>, 'category_id' | 'search' | 'warranty_months'>>

/** A product; without `sub_category_id` in a new category and sub-category. */
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

/** What staff send to add a product, with one picture; lists travel as JSON text. */
export const productForm = async (changes: Partial<ReturnType<typeof productDetails>> = {}) => ({
  ...productDetails(),
  product_images: [await freshPhoto()],
  ...changes,
})

const productDetails = () => ({
  name: 'Gooseneck Kettle',
  sub_heading: 'Pours where you look',
  model_name: 'Chiya',
  model_num: `BEK-${(made += 1)}`,
  price: 1_950,
  stocks: 7,
  serial_number: 'A-1',
  power: '1500 W',
  warranty: '2 Years',
  packaging: '1 piece in a box',
  reward_points: 39,
  color_styles: '["#A8142B"]',
  sizes: '["1 l","1.8 l"]',
  specification: '<ul><li><p>Steel</p></li></ul>',
  sizing: '<p>20 cm</p><p>1 kg</p>',
  usage: '<p>Fill.<br>Boil.</p>',
})

/** A photograph that no other is equal to. */
export const freshPhoto = async () =>
  new File([new Uint8Array(await picture(24, 18, 'jpeg'))], 'photo.jpg', { type: 'image/jpeg' })
