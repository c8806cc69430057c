import { expect, test } from 'vitest'
import { PRODUCTS } from '../../../../demo/catalogue.ts'
import { buildFile } from '../../../test/factories/file.ts'
import { buildProduct } from '../../../test/factories/product.ts'
import { testApp } from '../../../test/test-app.ts'
import { demoShop } from './testing/demo-shop.ts'

test('colours, watts, sizes and prices narrow the results, and the response says how the search was interpreted', async () => {
  const { as } = await demoShop()
  const search = async (product_name: string) => {
    const { data, understood_as } = await as().products.search({ query: { product_name } })
    return { data, understood_as }
  }
  const red = await search('रातो केतली')
  expect(red.understood_as).toEqual(['Electric Kettle', 'Red'])
  expect(red.data.map(({ color_names }) => color_names.includes('Crimson'))).not.toContain(false)
  const strong = await search('ketli 1500w')
  expect(strong.understood_as).toEqual(['Electric Kettle', '1500 W'])
  expect(new Set(strong.data.map(({ power }) => power))).toEqual(new Set(['1500 W']))
  const large = await search('rice cooker 2.8 litre')
  expect(large.understood_as).toEqual(['Rice Cooker', '2.8 litres'])
  expect(large.data.length).toBeGreaterThan(0)
  for (const words of ['rice cooker under 4000', '४००० भन्दा कम को राइस कुकर', 'rice cooker rs 4,000 samma']) {
    const cheap = await search(words)
    expect(cheap.understood_as, words).toEqual(['Rice Cooker', 'up to Rs. 4,000'])
    expect(cheap.data.filter(({ price }) => price > 4000)).toEqual([])
    expect(cheap.data.length).toBeGreaterThan(0)
  }
})

test('an attribute that no product of the kind has is dropped, and not listed as applied', async () => {
  const { as } = await demoShop()
  const search = (product_name: string) => as().products.search({ query: { product_name } })
  const purple = await search('purple kettle')
  expect(purple).toMatchObject({ understood_as: ['Electric Kettle'], let_go: ['Purple'] })
  expect(purple.data[0]?.sub_category).toBe('Electric Kettle')
  const slip = await search('purple pressure cocker')
  expect(slip).toMatchObject({ corrected_to: 'pressure cooker', let_go: ['Purple'] })
  const strong = await search('red kettle 9000w')
  expect(strong).toMatchObject({ understood_as: ['Electric Kettle', 'Red'], let_go: ['9000 W'] })
  expect(strong.data.map(({ color_names }) => color_names.includes('Crimson'))).not.toContain(false)
})

test('powers and sizes of a kind of product narrow it, each counted without itself', async () => {
  const { as } = await demoShop()
  const search = (query: { power?: string; size?: string }) =>
    as().products.search({ query: { product_name: 'kettle', ...query } })
  const all = await search({})
  const [first, second] = all.facets.powers ?? []
  const chosen = await search({ power: first!.name })
  expect(chosen.data.map(({ power }) => power)).not.toContain(second!.name)
  expect(chosen.pagination.total_results).toBe(first!.total)
  expect(chosen.facets.powers).toEqual(all.facets.powers)
  const size = chosen.facets.sizes![0]!
  expect((await search({ power: first!.name, size: size.name })).pagination.total_results).toBe(size.total)
  expect((await as().products.search({ query: {} })).facets.powers).toBeUndefined()
})

test('a product found by its colour is shown in it', async () => {
  const { as, services } = await testApp({ work: false })
  const product = await buildProduct(services, { name: 'Kettle', color_styles: ['#fafafa', '#a3122a'] })
  const [white, red] = [await buildFile(services), await buildFile(services)]
  const variant = { product_id: product.id, part: 'variant' } as const
  await services.db
    .insertInto('product_picture')
    .values([white, red].map(({ id }, position) => ({ ...variant, position, file_id: id })))
    .execute()
  const shown = async (query: { product_name: string; color?: string }) =>
    (await as().products.search({ query })).data[0]?.main_image_url.endsWith(red.key)
  expect(await shown({ product_name: 'kettle' })).toBe(false)
  expect(await shown({ product_name: 'rato kettle' })).toBe(true)
  expect(await shown({ product_name: 'kettle', color: '#a3122a' })).toBe(true)
})

test('a product is found by its own name, though a kind of product is called almost the same', async () => {
  const { as } = await demoShop()
  const others: string[] = []
  // The last one means hot water as well, in two words, and so a kettle.
  for (const name of [...PRODUCTS.map(({ model_name }) => model_name), 'Tatopani']) {
    const { data } = await as().products.search({ query: { product_name: name, per_page: 1 } })
    if (!data[0]?.model_name.startsWith(name)) others.push(`${name}: ${data[0]?.model_name}`)
  }
  expect(others).toEqual([])
})

test('a price that is chosen in the filter counts instead of the one in the words', async () => {
  const { as } = await demoShop()
  const query = { product_name: 'rice cooker under 1000', max_price: 5000 }
  const { data, understood_as } = await as().products.search({ query })
  expect(data.length).toBeGreaterThan(0)
  expect(understood_as).toEqual(['Rice Cooker', 'up to Rs. 5,000'])
})

test('a wish orders the results and says so, unless another order was chosen', async () => {
  const { as } = await demoShop()
  const search = (product_name: string, sort_order?: 'desc') =>
    as().products.search({ query: { product_name, ...(sort_order && { sort_order }) } })
  const prices = async (words: string) => {
    const { data, ordered_by } = await search(words)
    return { ordered_by, prices: data.map(({ price }) => price) }
  }
  for (const words of ['सस्तो हिटर', 'sasto pankha', 'cheapest kettle']) {
    const found = await prices(words)
    expect(found, words).toEqual({ ordered_by: 'cheapest', prices: found.prices.toSorted((a, b) => a - b) })
    expect(found.prices.length).toBeGreaterThan(2)
  }
  const models = async (words: string) => (await search(words)).data.map(({ model_num }) => model_num)
  expect((await models('thulo kettle'))[0]).toBe('BEK-250')
  expect((await models('सानो राइस कुकर'))[0]).toBe('BRC-100')
  expect(await search('१० जनालाई भात पकाउने')).toMatchObject({ ordered_by: 'largest' })
  expect((await models('kam bijuli khane ceiling fan'))[0]).toBe('BCF-048E')
  expect(await search('२ लिटर केतली')).toMatchObject({ ordered_by: 'nearest', let_go: ['2 litres'] })
  expect((await models('२ लिटर केतली'))[0]).toBe('BEK-180')
  const dearest = await search('sasto kettle', 'desc')
  expect(dearest.ordered_by).toBeUndefined()
  expect(dearest.data[0]?.model_num).toBe('BGK-090')
})

test('where nothing keeps the price in the words, the nearest is shown and the limit told', async () => {
  const { as } = await demoShop()
  const search = (query: object) => as().products.search({ query })
  const mixer = await search({ product_name: '3000 samma ko mixer' })
  expect(mixer).toMatchObject({
    understood_as: ['Mixer Grinder'],
    beyond: { bound: 'up_to', price: 3000, nearest: 4190 },
  })
  expect(mixer.data.map(({ price }) => price)).toEqual([4190, 4990, 5490])
  expect((await search({ product_name: '3000 samma ko mixer', page: 2, per_page: 2 })).data.length).toBe(1)
  const dear = await search({ product_name: 'kettle above 9000' })
  expect(dear).toMatchObject({ beyond: { bound: 'from', price: 9000, nearest: 4850 } })
  expect((await search({ product_name: 'mixer', max_price: 3000 })).data).toEqual([])
})

test('a number before watts is no price, and may be a limit', async () => {
  const { as } = await demoShop()
  const { data, understood_as } = await as().products.search({
    query: { product_name: 'less than 1000 watt rice cooker' },
  })
  expect(understood_as).toEqual(['Rice Cooker', 'up to 1000 W'])
  expect(data.map(({ power }) => power).toSorted()).toEqual(['1000 W', '400 W', '700 W'])
})

test('the word for any fan finds every kind, and a description brings its kind to the front', async () => {
  const { as } = await demoShop()
  const kinds = async (product_name: string) => {
    const { data } = await as().products.search({ query: { product_name } })
    return [...new Set(data.map(({ sub_category }) => sub_category))]
  }
  for (const word of ['पंखा', 'pankha', 'panka', 'fan', 'पङ्खा'])
    // A heater with a fan comes after them.
    expect((await kinds(word)).slice(0, 3), word).toEqual(['Stand Fan', 'Table & Wall Fan', 'Ceiling Fan'])
  expect((await kinds('टेबलमा राख्ने पंखा'))[0]).toBe('Table & Wall Fan')
})

test('numbers of repairs and appliances, and words for parts, lead to their pages; what is not sold is not found', async () => {
  const { as } = await demoShop()
  const led = async (product_name: string) => {
    const { data, leads_to, corrected_to } = await as().products.search({ query: { product_name } })
    return { leads_to, corrected_to, found: data.length > 0 }
  }
  const lead = (leads_to: object | undefined, found = false) => ({ leads_to, corrected_to: '', found })
  expect(await led('JB-४४१७')).toEqual(lead({ kind: 'tracking', number: 'jb-4417' }))
  expect(await led('sn2610120101')).toEqual(lead({ kind: 'warranty', number: 'sn2610120101' }))
  expect(await led('9841203118')).toEqual(lead(undefined))
  expect(await led('स्पेयर पार्ट')).toEqual(lead({ kind: 'service' }))
  expect(await led('kukar ko siti')).toEqual(lead({ kind: 'service' }, true))
  for (const other of ['washing machine', 'फ्रिज', 'sewing machine', 'bihe ko gift', 'tv'])
    expect(await led(other), other).toEqual(lead(undefined))
})

test('words that the office gives a sub-category are found at once', async () => {
  const { as, build } = await testApp({ work: false })
  const product = await build.product({ name: 'Momo Steamer', model_num: 'MOMO-1' })
  const admin = as(await build.admin())
  const { data } = await admin.categories.listSub({ query: {} })
  const find = async () =>
    (await as().products.search({ query: { product_name: 'मम पकाउने' } })).data.map(({ id }) => id)
  expect(await find()).toEqual([])
  const { id, version } = data[0]!
  const words = 'momo pakaune, mam pakaune'
  await admin.categories.updateSub({ params: { id }, body: { search_words: words, version } })
  expect(await find()).toEqual([product.id])
  await admin.categories.updateSub({ params: { id }, body: { name: 'Momo' } })
  expect((await admin.categories.getSub({ params: { id } })).data).toMatchObject({ name: 'Momo', search_words: words })
})
