import { expect, test } from 'vitest'
import { Refused } from '../../test/api-over.ts'
import { buildCategory, buildSubCategory } from '../../test/factories/category.ts'
import { buildFile } from '../../test/factories/file.ts'
import { buildProduct } from '../../test/factories/product.ts'
import { testApp } from '../../test/test-app.ts'

test('categories come in the order in which they were made, with the sub-categories of the first', async () => {
  const { as, services } = await testApp()
  const kitchen = await buildCategory(services, { name: 'Kitchen', desc: 'Tea and rice' })
  const winter = await buildCategory(services, { name: 'Winter' })
  const kettles = await buildSubCategory(services, { name: 'Kettle', category_id: kitchen.id })
  await buildSubCategory(services, { category_id: winter.id })
  await buildProduct(services, { sub_category_id: kettles.id })
  const file = await buildFile(services)
  await services.db.updateTable('category').set({ image_id: file.id }).where('id', '=', kitchen.id).execute()
  expect(await as().categories.listPublic()).toMatchObject({
    data: [
      {
        id: kitchen.id,
        name: 'Kitchen',
        desc: 'Tea and rice',
        image_url: `http://baltra.test/${file.key}`,
        picture: { width: 1200, height: 900, ground: 'sage' },
        total_products: 1,
      },
      { id: winter.id, name: 'Winter', image_url: '', picture: null, total_products: 0 },
    ],
    first_category_info: { name: 'Kitchen' },
    subcategory_data: [{ id: kettles.id, name: 'Kettle', category_id: kitchen.id, total_products: 1 }],
  })
})

test('a shop without categories says so', async () => {
  const { as } = await testApp()
  expect(await as().categories.listPublic()).toMatchObject({
    data: [],
    first_category_info: { name: '' },
    subcategory_data: [],
  })
})

test('a category shows its banner and its own sub-categories', async () => {
  const { as, services } = await testApp()
  const kitchen = await buildCategory(services, { name: 'Kitchen', desc: 'Tea and rice' })
  const kettles = await buildSubCategory(services, { category_id: kitchen.id })
  await buildSubCategory(services)
  const banner = await buildFile(services)
  await services.db.updateTable('category').set({ banner_id: banner.id }).where('id', '=', kitchen.id).execute()
  const { data, category_info } = await as().categories.subCategories({ params: { id: kitchen.id } })
  expect(data.map(({ id }) => id)).toEqual([kettles.id])
  expect(category_info).toMatchObject({
    id: kitchen.id,
    category_name: 'Kitchen',
    category_banner: `http://baltra.test/${banner.key}`,
    banner: { width: 1200 },
    desc: 'Tea and rice',
  })
})

test('an unknown category is 404', async () => {
  const { as } = await testApp()
  const error = await as()
    .categories.subCategories({ params: { id: 9_999 } })
    .catch((refused: unknown) => refused)
  expect(error).toBeInstanceOf(Refused)
  expect(error).toMatchObject({ status: 404, body: { message: 'Category not found' } })
})
