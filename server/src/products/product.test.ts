import { expect, test } from 'vitest'
import { Refused } from '../../test/api-over.ts'
import { buildSubCategory } from '../../test/factories/category.ts'
import { buildProduct } from '../../test/factories/product.ts'
import { buildFile } from '../../test/factories/file.ts'
import { testApp } from '../../test/test-app.ts'
import { findProductByModel } from './product-of-model.ts'
import { tagsOfProduct } from './product.tags.ts'

const refusedWith = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof Refused ? `${error.status} ${error.body.message}` : error),
  )

test('a card has all that a list shows', async () => {
  const { as, services, build } = await testApp()
  const group = await buildSubCategory(services, { name: 'Electric Kettle' })
  const file = await buildFile(services)
  const { id } = await buildProduct(services, {
    sub_category_id: group.id,
    name: 'Gooseneck Kettle',
    model_name: 'Chiya',
    model_num: 'BEK-150',
    price: 1_950,
    stocks: 7,
    power: '1500 W',
    warranty: '2 yrs',
    reward_points: 39,
    color_styles: ['#A8142B', '#33373d'],
    main_image_id: file.id,
  })
  for (const rating of [5, 4, 4])
    await services.db
      .insertInto('review')
      .values({ product_id: id, customer_id: (await build.customer()).id, rating, review: 'Good' })
      .execute()
  const { data } = await as().products.bySubCategory({ params: { id: group.id } })
  const address = `http://baltra.test/${file.key}`
  expect(data).toEqual([
    {
      id,
      name: 'Gooseneck Kettle',
      model_name: 'Chiya',
      model_num: 'BEK-150',
      model_no: 'BEK-150',
      category: expect.any(String),
      category_id: group.category_id,
      sub_category: 'Electric Kettle',
      sub_category_id: group.id,
      power: '1500 W',
      warranty: '2 yrs',
      price: 1_950,
      stocks: 7,
      reward_points: 39,
      color_styles: ['#a8142b', '#33373d'],
      color_names: ['Crimson', 'Graphite'],
      average_rating: 4.3,
      total_reviews: 3,
      main_image_url: address,
      image_url: address,
      picture: { src: address, srcset: '', avif: '', width: 1200, height: 900, ground: 'sage' },
    },
  ])
})

test('the stars follow every review that comes, changes or goes', async () => {
  const { as, services, build } = await testApp()
  const { id, category_id } = await buildProduct(services)
  const stars = async () => {
    await services.cache.drop(tagsOfProduct({ id, category_id }))
    const { data } = await as().products.getPublic({ params: { id } })
    return [data.average_rating, data.total_reviews]
  }
  const author = await build.customer()
  const review = { product_id: id, review: 'Good' }
  await services.db
    .insertInto('review')
    .values({ ...review, customer_id: author.id, rating: 5 })
    .execute()
  const other = await build.customer()
  await services.db
    .insertInto('review')
    .values({ ...review, customer_id: other.id, rating: 2 })
    .execute()
  expect(await stars()).toEqual([3.5, 2])
  await services.db.updateTable('review').set({ rating: 3 }).where('customer_id', '=', other.id).execute()
  expect(await stars()).toEqual([4, 2])
  await services.db.deleteFrom('account').where('id', '=', author.id).execute()
  expect(await stars()).toEqual([3, 1])
})

test('a product without a picture has none, and one without a main picture shows its first variant', async () => {
  const { as, services } = await testApp()
  const bare = await buildProduct(services)
  const pictured = await buildProduct(services)
  const [second, first] = [await buildFile(services), await buildFile(services)]
  await services.db
    .insertInto('product_picture')
    .values([
      { product_id: pictured.id, part: 'variant', position: 1, file_id: second.id },
      { product_id: pictured.id, part: 'variant', position: 0, file_id: first.id },
    ])
    .execute()
  const { data } = await as().products.featured()
  expect(data.find(({ id }) => id === bare.id)).toMatchObject({ main_image_url: '', picture: null, total_reviews: 0 })
  expect(data.find(({ id }) => id === pictured.id)?.main_image_url).toBe(`http://baltra.test/${first.key}`)
})

test('best sellers come by their rank', async () => {
  const { as, services } = await testApp()
  const ids = []
  for (const featured_rank of [3, null, 1, 2]) ids.push((await buildProduct(services, { featured_rank })).id)
  const { data } = await as().products.featured()
  expect(data.map(({ id }) => id)).toEqual([ids[2], ids[3], ids[0], ids[1]])
})

test('a sub-category lists its own products and says where it belongs', async () => {
  const { as, services } = await testApp()
  const group = await buildSubCategory(services, { name: 'Geyser' })
  await buildProduct(services)
  expect(await as().products.bySubCategory({ params: { id: group.id } })).toMatchObject({
    data: [],
    subcategory_info: { id: group.id, name: 'Geyser', category_id: group.category_id },
  })
  const missing = as().products.bySubCategory({ params: { id: 9_999 } })
  expect(await refusedWith(missing)).toBe('404 Sub category not found')
})

test('a product has all that its page shows', async () => {
  const { as, services } = await testApp()
  const group = await buildSubCategory(services, { name: 'Rice Cooker' })
  const [main, icon, detail, film] = [
    await buildFile(services),
    await buildFile(services),
    await buildFile(services),
    await buildFile(services, { kind: 'video', type: 'video/mp4', width: null, height: null }),
  ]
  const { id } = await buildProduct(services, {
    sub_category_id: group.id,
    name: 'Rice Cooker',
    model_num: 'BRC/180 X',
    warranty: '18 Months',
    sizes: ['1.8 l'],
    specification: '<ul><li>Steel</li></ul>',
    main_image_id: main.id,
    warranty_icon_id: icon.id,
    video_id: film.id,
  })
  await services.db
    .insertInto('product_picture')
    .values({ product_id: id, part: 'specification', position: 0, file_id: detail.id })
    .execute()
  const { data } = await as().products.getPublic({ params: { id } })
  expect(data).toMatchObject({
    id,
    product_name: 'Rice Cooker',
    slug: 'rice-cooker-brc-180-x',
    warranty_months: 18,
    sizes: ['1.8 l'],
    specification: '<ul><li>Steel</li></ul>',
    main_image: `http://baltra.test/${main.key}`,
    main_picture: { width: 1200 },
    warranty_icon: `http://baltra.test/${icon.key}`,
    galleryimageone: '',
    product_video: `http://baltra.test/${film.key}`,
    images: [],
    specification_images: [{ image_url: `http://baltra.test/${detail.key}`, picture: { ground: 'sage' } }],
    usage_images: [],
    category: { id: group.category_id },
    sub_category: { id: group.id, sub_category_name: 'Rice Cooker' },
    average_rating: 0,
    total_reviews: 0,
  })
  expect(await refusedWith(as().products.getPublic({ params: { id: 9_999 } }))).toBe('404 Product not found')
})

test('related products are of the same sub-category first, then of the category, never itself', async () => {
  const { as, services } = await testApp()
  const own = await buildSubCategory(services)
  const sister = await buildSubCategory(services, { category_id: own.category_id })
  const { id } = await buildProduct(services, { sub_category_id: own.id })
  const same = await buildProduct(services, { sub_category_id: own.id })
  const near = await buildProduct(services, { sub_category_id: sister.id, featured_rank: 1 })
  await buildProduct(services)
  const { related_products } = await as().products.related({ params: { id } })
  expect(related_products.map((product) => product.id)).toEqual([same.id, near.id])
  for (let count = 0; count < 9; count += 1) await buildProduct(services, { sub_category_id: own.id })
  await services.cache.drop(tagsOfProduct({ id, category_id: own.category_id }))
  expect((await as().products.related({ params: { id } })).related_products).toHaveLength(8)
  expect(await refusedWith(as().products.related({ params: { id: 9_999 } }))).toBe('404 Product not found')
})

test('some products are given in the order in which they are asked for, without those that are gone', async () => {
  const { as, services } = await testApp({ work: false })
  const [one, two, three] = [await buildProduct(services), await buildProduct(services), await buildProduct(services)]
  const { some } = as().products
  const { data } = await some({ query: { ids: `${three.id},9999, ${one.id},${three.id}` } })
  expect(data.map(({ id }) => id)).toEqual([three.id, one.id])
  await services.db.deleteFrom('product').where('id', '=', two.id).execute()
  expect((await some({ query: { ids: String(two.id) } })).data).toEqual([])
  expect(await refusedWith(some({ query: { ids: '' } }))).toBe('422 Ids of products are expected')
  for (const ids of ['x', '0', '1,,2'])
    expect(await refusedWith(some({ query: { ids } }))).toBe('422 An id is expected')
  const many = Array.from({ length: 13 }, (_, at) => at + 1).join(',')
  expect(await refusedWith(some({ query: { ids: many } }))).toBe('422 At most 12 products at once')
})

test('public responses are cached until what they show changes', async () => {
  const { as, services } = await testApp()
  const { id, category_id } = await buildProduct(services, { price: 100 })
  const price = async () => (await as().products.getPublic({ params: { id } })).data.price
  expect(await price()).toBe(100)
  await services.db.updateTable('product').set({ price: 200 }).where('id', '=', id).execute()
  expect(await price()).toBe(100)
  await services.cache.drop(tagsOfProduct({ id, category_id }))
  expect(await price()).toBe(200)
})

test('a product is found by its model number, however it is written', async () => {
  const { services } = await testApp()
  const { id, sub_category_id } = await buildProduct(services, {
    model_name: 'Chiya',
    model_num: 'Bek-150',
    warranty: '2 years',
  })
  expect(await findProductByModel(services.db, ' BEK-150 ')).toEqual({
    id,
    model_name: 'Chiya',
    model_num: 'Bek-150',
    warranty_months: 24,
    reward_points: 0,
    sub_category_id,
    warranty_parts: [],
  })
  expect(await findProductByModel(services.db, 'BEK-15')).toBeUndefined()
})
