import { expect, test } from 'vitest'
import { EVERYTHING } from '../../platform/cache/broadcast.ts'
import { Refused, type TestClient } from '../../../test/api-over.ts'
import { buildCategory, buildSubCategory } from '../../../test/factories/category.ts'
import { buildProduct, type ProductOptions } from '../../../test/factories/product.ts'
import { testApp } from '../../../test/test-app.ts'

type Query = NonNullable<Parameters<TestClient['products']['search']>[0]>['query']

/** A shop with two categories, three sub-categories and these products. */
async function shop(products: Record<string, ProductOptions & { in?: 'kettles' | 'grinders' | 'fans' }>) {
  const { as, services } = await testApp()
  const kitchen = await buildCategory(services, { name: 'Kitchen' })
  const summer = await buildCategory(services, { name: 'Summer' })
  const groups = {
    kettles: await buildSubCategory(services, { name: 'Electric Kettle', category_id: kitchen.id }),
    grinders: await buildSubCategory(services, { name: 'Mixer Grinder', category_id: kitchen.id }),
    fans: await buildSubCategory(services, { name: 'Stand Fan', category_id: summer.id }),
  }
  for (const [model_num, { in: group = 'kettles', ...options }] of Object.entries(products))
    await buildProduct(services, { model_num, sub_category_id: groups[group].id, ...options })
  const search = (query: Query = {}) => as().products.search({ query })
  const models = async (query: Query = {}) => (await search(query)).data.map((card) => card.model_num)
  return { services, search, models, kitchen, summer, groups }
}

const kettle = { in: 'kettles', name: 'Gooseneck Kettle', model_name: 'Chiya 1.5' } as const
const grinder = { in: 'grinders', name: 'Mixer Grinder', model_name: 'Sajilo 750' } as const
const fan = { in: 'fans', name: 'Stand Fan', model_name: 'Hawa 16' } as const

test('an empty search lists the whole catalogue: best sellers by rank, then the newest', async () => {
  const { search } = await shop({
    OLD: kettle,
    SECOND: { ...kettle, featured_rank: 2 },
    NEW: fan,
    FIRST: { ...grinder, featured_rank: 1 },
  })
  const { data, pagination, corrected_to } = await search()
  expect(data.map((card) => card.model_num)).toEqual(['FIRST', 'SECOND', 'NEW', 'OLD'])
  expect(pagination).toEqual({ page: 1, total_pages: 1, results_per_page: 200, total_results: 4 })
  expect(corrected_to).toBe('')
})

test('a product is found by any of its texts, however it is typed', async () => {
  const { models } = await shop({ 'BEK-150': kettle, 'BSF-160': fan })
  const searches = [
    ['name', 'gooseneck'],
    ['model name', 'chiya'],
    ['model number', 'bek-150'],
    ['model number without its hyphen', 'BEK150'],
    ['category', 'kitchen'],
    ['sub-category', 'electric'],
    ['part of a word', 'ooseneck'],
    ['several words in any order', 'kettle chiya electric'],
    ['other letter case and accents', 'KÉTTLE'],
    ['a letter too few', 'ketle'],
    ['a letter too many', 'kettlle'],
    ['a wrong letter', 'kattle'],
    ['two letters swapped', 'kettel'],
    ['two letters swapped at the start', 'ekttle'],
    ['two slips in a long word', 'gosenack'],
    ['a slip beside a right word', 'chiya ketle'],
    ['a slip in the model number', 'bek-15o'],
    ['Devanagari digits', 'BEK-१५०'],
  ]
  const found = []
  for (const [how, product_name = ''] of searches) found.push([how, await models({ product_name })])
  expect(found).toEqual(searches.map(([how]) => [how, ['BEK-150']]))
})

test('a corrected search says so', async () => {
  const { search } = await shop({ 'BEK-150': kettle })
  expect((await search({ product_name: 'Ketle' })).corrected_to).toBe('kettle')
  expect((await search({ product_name: 'Kettle' })).corrected_to).toBe('')
})

test('a word that means nothing is left out, and the answer says so', async () => {
  const { search } = await shop({ 'BEK-150': kettle, 'BSF-160': fan })
  const { data, corrected_to } = await search({ product_name: 'kettle zzqxv' })
  expect(data.map((card) => card.model_num)).toEqual(['BEK-150'])
  expect(corrected_to).toBe('kettle')
})

test('words that go together nowhere, and words that mean nothing, find nothing', async () => {
  const { search } = await shop({ 'BEK-150': kettle, 'BSF-160': fan })
  for (const product_name of ['kettle hawa', 'zzqxv']) {
    const { data, pagination } = await search({ product_name })
    expect(data).toEqual([])
    expect(pagination).toMatchObject({ total_results: 0, total_pages: 0 })
  }
})

test('wildcards and quotes are characters like others', async () => {
  const { models } = await shop({
    K: kettle,
    PERCENT: { ...fan, name: 'Fan 20%%% off' },
    LINE: { ...fan, name: 'Fan ___ plus' },
    SLASH: { ...fan, name: 'Fan \\ plus' },
    QUOTE: { ...fan, name: "Fan o'clock" },
  })
  const found = { '%': 'PERCENT', '%%%': 'PERCENT', _: 'LINE', ___: 'LINE', '\\': 'SLASH', "'": 'QUOTE' }
  for (const [product_name, model] of Object.entries(found)) expect(await models({ product_name })).toEqual([model])
})

test('quotes, dashes and fractions are found in both spellings, also in the name of a category', async () => {
  const { services, models, groups, kitchen } = await shop({
    K: { ...kettle, name: 'Baltra’s pot – 1½ l' },
    F: { ...fan, name: "Winter's end - 2 m²" },
  })
  const { db } = services
  await db.updateTable('category').set({ name: 'Women’s & men’s' }).where('id', '=', kitchen.id).execute()
  await db.updateTable('sub_category').set({ name: 'Cut – dry' }).where('id', '=', groups.kettles.id).execute()
  const searches = [
    'baltra’s pot',
    "baltra's pot",
    'pot –',
    'pot - 1½',
    'pot - 1 1/2',
    "women's",
    'men’s',
    'cut –',
    'cut - dry',
  ]
  const found = []
  for (const product_name of searches) found.push([product_name, await models({ product_name })])
  expect(found).toEqual(searches.map((typed) => [typed, ['K']]))
  expect(await models({ product_name: 'winter’s' })).toEqual(['F'])
  expect(await models({ product_name: 'm²' })).toEqual(['F'])
  expect(await models({ category: "women's & men's" })).toEqual(['K'])
})

test('the model number itself comes first, then names before groups, then the rank', async () => {
  const { models } = await shop({
    'FAN-16-PLUS': { ...fan, featured_rank: 1, name: 'Fan-16 with remote' },
    'FAN-16': { ...fan, name: 'Pedestal' },
  })
  expect(await models({ product_name: 'fan-16' })).toEqual(['FAN-16', 'FAN-16-PLUS'])

  const other = await shop({
    GROUP: { ...fan, featured_rank: 1, name: 'Pedestal' },
    PART: { ...fan, featured_rank: 2, name: 'Fantastic breeze' },
    WHOLE: { ...fan, name: 'Table fan' },
    RANKED: { ...fan, featured_rank: 3, name: 'Wall fan' },
  })
  expect(await other.models({ product_name: 'fan' })).toEqual(['RANKED', 'WHOLE', 'PART', 'GROUP'])
  expect(await other.models({ product_name: 'fan', sort_order: 'all' })).toEqual(['RANKED', 'WHOLE', 'PART', 'GROUP'])
  expect(await other.models({ product_name: 'fan', sort_order: 'featured' })).toEqual([
    'GROUP',
    'PART',
    'RANKED',
    'WHOLE',
  ])
})

test('products are sorted by price either way', async () => {
  const { models } = await shop({ MID: { price: 200 }, LOW: { price: 100 }, HIGH: { price: 300 } })
  expect(await models({ sort_order: 'asc' })).toEqual(['LOW', 'MID', 'HIGH'])
  expect(await models({ sort_order: 'desc' })).toEqual(['HIGH', 'MID', 'LOW'])
})

test('a category filters by id, by name, by the name of a sub-category and by a part of one', async () => {
  const { models, kitchen } = await shop({ K: kettle, G: grinder, F: fan })
  expect(await models({ category: String(kitchen.id) })).toEqual(['G', 'K'])
  expect(await models({ category: 'kitchen' })).toEqual(['G', 'K'])
  expect(await models({ category: 'MIXER GRINDER' })).toEqual(['G'])
  expect(await models({ category: 'Kettle' })).toEqual(['K'])
  expect(await models({ category: 'Bathroom' })).toEqual([])
  expect(await models({ category: '99999999999' })).toEqual([])
})

test('every other filter works', async () => {
  const { models, groups } = await shop({
    K: { ...kettle, price: 900, stocks: 0, warranty: '6 Months', color_styles: ['#a8142b'] },
    G: { ...grinder, price: 4_500, warranty: '2 Years', color_styles: ['#33373D', '#ebe7e0'] },
  })
  expect(await models({ subcategory: groups.kettles.id })).toEqual(['K'])
  expect(await models({ min_price: 901 })).toEqual(['G'])
  expect(await models({ max_price: 900 })).toEqual(['K'])
  expect(await models({ warranty: 6 })).toEqual(['G', 'K'])
  expect(await models({ warranty: 12 })).toEqual(['G'])
  expect(await models({ in_stock: 'true' })).toEqual(['G'])
  expect(await models({ in_stock: 'false' })).toEqual(['K'])
  expect(await models({ color: '#A8142B' })).toEqual(['K'])
  expect(await models({ color: 'graphite' })).toEqual(['G'])
  expect(await models({ color: 'no such colour' })).toEqual([])
  expect(await models({ product_name: 'kitchen', color: 'Crimson', in_stock: 'true' })).toEqual([])
})

test('each facet counts what the other filters leave', async () => {
  const { search, kitchen, summer, groups } = await shop({
    K1: { ...kettle, price: 900, stocks: 0, warranty: '1 Year' },
    K2: { ...kettle, price: 2_400, warranty: '2 Years' },
    G: { ...grinder, price: 4_500, warranty: '18 Months' },
    F: { ...fan, price: 12_000, stocks: 0 },
  })
  const { facets, pagination } = await search({ category: 'Kitchen', max_price: 3_000 })
  expect(pagination.total_results).toBe(2)
  expect(facets).toEqual({
    categories: [{ id: kitchen.id, name: 'Kitchen', total: 2 }],
    sub_categories: [{ id: groups.kettles.id, name: 'Electric Kettle', total: 2 }],
    price_bands: [
      { min: 0, max: 999, total: 1 },
      { min: 1_000, max: 2_499, total: 1 },
      { min: 2_500, max: 4_999, total: 1 },
      { min: 5_000, max: 9_999, total: 0 },
      { min: 10_000, max: null, total: 0 },
    ],
    warranties: [
      { months: 6, total: 2 },
      { months: 12, total: 2 },
      { months: 24, total: 1 },
      { months: 36, total: 0 },
      { months: 60, total: 0 },
    ],
    in_stock: 1,
    out_of_stock: 1,
  })
  const { facets: inStock } = await search({ in_stock: 'true' })
  expect(inStock).toMatchObject({ in_stock: 2, out_of_stock: 2, categories: [{ id: kitchen.id, total: 2 }] })
  const { facets: long } = await search({ warranty: 24, category: 'Kitchen' })
  expect(long).toMatchObject({
    in_stock: 1,
    out_of_stock: 0,
    warranties: [{ total: 3 }, { total: 3 }, { total: 1 }, {}, {}],
  })
  const { facets: oneGroup } = await search({ subcategory: groups.fans.id })
  expect(oneGroup.sub_categories.map(({ total }) => total)).toEqual([2, 1, 1])
  expect(oneGroup.categories).toMatchObject([
    { id: kitchen.id, total: 3 },
    { id: summer.id, total: 1 },
  ])
})

test('pages follow each other, and one past the end is empty with the right total', async () => {
  const { search, models } = await shop({ A: kettle, B: kettle, C: kettle })
  expect(await models({ per_page: 2 })).toEqual(['C', 'B'])
  expect(await models({ per_page: 2, page: 2, product_name: 'kettle' })).toEqual(['A'])
  const { data, pagination } = await search({ per_page: 2, page: 9 })
  expect(data).toEqual([])
  expect(pagination).toEqual({ page: 9, total_pages: 2, results_per_page: 2, total_results: 3 })
})

test('an invalid search is refused with a message', async () => {
  const { search } = await shop({})
  const refusals: [Query, string][] = [
    [{ sort_order: 'newest' as 'asc' }, 'Sort by featured, all, asc or desc'],
    [{ page: 0 }, 'page starts at 1'],
    [{ per_page: 101 }, 'per_page is 1 to 100'],
    [{ warranty: 'long' }, 'A number of months is expected'],
    [{ min_price: 'cheap' }, 'A whole amount in rupees is expected'],
    [{ in_stock: 'perhaps' }, 'true or false is expected'],
    [{ product_name: 'x'.repeat(101) }, 'Search for at most 100 characters'],
  ]
  for (const [query, message] of refusals) {
    const error = await search(query).catch((refused: unknown) => refused)
    expect(error).toBeInstanceOf(Refused)
    expect(error).toMatchObject({ status: 422, body: { message } })
  }
})

test('a renamed sub-category is found by its new name', async () => {
  const { services, models, groups } = await shop({ K: kettle, F: fan })
  await services.db.updateTable('sub_category').set({ name: 'Samovar' }).where('id', '=', groups.kettles.id).execute()
  expect(await models({ product_name: 'samovar' })).toEqual(['K'])
  expect(await models({ product_name: 'samovr' })).toEqual(['K'])
  expect(await models({ product_name: 'electric' })).toEqual([])
})

test('the counts that are kept are those that counting gives, whatever happens to products', async () => {
  const { services, search, groups } = await shop({})
  const { db } = services
  // Just below, on and above each step, in and out of stock; the word is in all of them, so that a search counts them.
  const prices = [0, 999, 1000, 2499, 2500, 4999, 5000, 9999, 10_000, 250_000]
  const months = [0, 5, 6, 11, 12, 24, 35, 36, 59, 60, 120]
  const ids: number[] = []
  for (const [at, price] of prices.entries()) {
    const warranty = `${months[(at * 3) % months.length]} Months`
    const sub_category_id = Object.values(groups)[at % 3]!.id
    ids.push((await buildProduct(services, { name: 'Sajilo', sub_category_id, price, warranty, stocks: at % 2 })).id)
  }
  const filters: Query[] = [
    {},
    { min_price: 1000 },
    { max_price: 4999 },
    { min_price: 2500, max_price: 9999, warranty: 12 },
    { warranty: 36, in_stock: 'true' },
    { subcategory: groups.fans.id, in_stock: 'false' },
    { category: 'Kitchen', min_price: 1000 },
    // between the steps
    { min_price: 1001 },
    { max_price: 5000, warranty: 7 },
  ]
  const disagreements = async () => {
    // The product does not notice that cached responses are stale after a change behind its back.
    await services.cache.drop([EVERYTHING])
    const found = []
    for (const filter of filters) {
      const [kept, counted] = [await search(filter), await search({ ...filter, product_name: 'sajilo' })]
      const same = [kept, counted].map(({ facets, pagination }) => JSON.stringify({ facets, pagination }))
      if (same[0] !== same[1]) found.push(filter)
    }
    return found
  }
  expect(await disagreements()).toEqual([])
  const [first = 0, second = 0, third = 0, fourth = 0] = ids
  await db.updateTable('product').set({ price: 5000, stocks: 3 }).where('id', 'in', [first, second]).execute()
  await db
    .updateTable('product')
    .set({ warranty_months: 60, sub_category_id: groups.fans.id })
    .where('id', '=', third)
    .execute()
  await db.deleteFrom('product').where('id', '=', fourth).execute()
  expect(await disagreements()).toEqual([])
  expect((await search()).pagination.total_results).toBe(9)
  await db.deleteFrom('product').execute()
  await services.cache.drop([EVERYTHING])
  expect((await search()).facets).toMatchObject({ categories: [], sub_categories: [], in_stock: 0, out_of_stock: 0 })
})
