import { PRODUCTS, SEARCH_WORDS, SUB_CATEGORIES } from '../../../../../demo/catalogue.ts'
import { buildCategory } from '../../../../test/factories/category.ts'
import { testApp } from '../../../../test/test-app.ts'
import type { Services } from '../../../platform/core/services.ts'

/** The demo's products, as the search reads them. */
export async function demoShop() {
  const { as, services } = await testApp({ work: false })
  await fillShop(services)
  return { as }
}

/** Adds the demo's products and the words for their kinds to a catalogue. */
export async function fillShop(services: Services): Promise<void> {
  const { id: category_id } = await buildCategory(services, { name: 'Appliances' })
  const groups = await services.db
    .insertInto('sub_category')
    .values(SUB_CATEGORIES.map(({ name }) => ({ name, category_id, search_words: SEARCH_WORDS[name] })))
    .returning(['id', 'name'])
    .execute()
  const idOf = new Map<string, number>(groups.map(({ id, name }) => [name, id]))
  await services.db
    .insertInto('product')
    .values(
      PRODUCTS.map((product) => ({
        category_id,
        sub_category_id: idOf.get(product.sub_category)!,
        name: product.name,
        model_name: product.model_name,
        model_num: product.model_num,
        price: product.price,
        power: product.power,
        sizes: product.sizes,
        color_styles: product.color_styles,
        featured_rank: product.featured_rank ?? null,
      })),
    )
    .execute()
}
