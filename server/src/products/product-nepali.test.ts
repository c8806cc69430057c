import { expect, test } from 'vitest'
import { productForm } from '../../test/factories/product.ts'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

const NEPALI = {
  name_ne: 'केतली',
  sub_heading_ne: 'छिटो चिया',
  packaging_ne: 'एक थान',
  specification_ne: '<p onclick="x()">स्टिल</p>',
  sizing_ne: '<p>२० से.मि.</p>',
  usage_ne: '<p> </p>',
}

/** A shop with one product that staff have written in both languages. */
async function shop() {
  const app = await testApp({ work: false })
  const category = await app.build.category({ name: 'Kitchen', name_ne: 'भान्सा' })
  const group = await app.build.subCategory({ category_id: category.id, name: 'Kettle', name_ne: 'केतलीहरू' })
  const staff = app.as(await app.build.admin())
  const form = await productForm({ name: 'Kettle', model_name: 'Chiya', model_num: 'BEK-150', ...NEPALI })
  const { data } = await staff.products.add({
    body: { ...form, category_id: category.id, sub_category_id: group.id },
  })
  return { ...app, staff, group, params: { id: data.id }, data }
}

test('a page in Nepali reads each text in Nepali, in English where there is none, at the same address', async () => {
  const { as, params, data } = await shop()
  // Cleaned as their English twins; one that shows nothing is empty.
  expect(data).toMatchObject({
    ...NEPALI,
    name: 'Kettle',
    specification_ne: 'स्टिल',
    sizing_ne: '२० से.मि.',
    usage_ne: '',
  })
  const nepali = (await as(undefined, 'ne').products.getPublic({ params })).data
  const english = (await as().products.getPublic({ params })).data
  expect(nepali).toMatchObject({
    name: 'केतली',
    sub_heading: 'छिटो चिया',
    packaging: 'एक थान',
    specification: 'स्टिल',
    usage: english.usage,
    model_name: 'Chiya',
    slug: 'kettle-bek-150',
    category: { category_name: 'भान्सा' },
    sub_category: { sub_category_name: 'केतलीहरू' },
  })
  expect(english).toMatchObject({ name: 'Kettle', slug: 'kettle-bek-150', category: { category_name: 'Kitchen' } })
  expect(JSON.stringify(english)).not.toMatch(/_ne"|[\u0900-\u097f]/)
})

test('lists, the search and its facets speak the language of the page, and cards keep the address in Latin', async () => {
  const { as, params, group } = await shop()
  const shown = async (locale?: 'ne') => {
    const { products } = as(undefined, locale)
    const found = await products.search({ query: { product_name: 'kettle' } })
    const cards = [
      ...(await products.featured()).data,
      ...(await products.some({ query: { ids: String(params.id) } })).data,
      ...(await products.bySubCategory({ params: { id: group.id } })).data,
      ...found.data,
    ]
    return {
      cards: cards.map(({ name, category, sub_category, slug }) => [name, category, sub_category, slug].join()),
      facets: [...found.facets.categories, ...found.facets.sub_categories].map(({ name }) => name),
      understood: found.understood_as,
    }
  }
  expect(await shown('ne')).toEqual({
    cards: Array(4).fill('केतली,भान्सा,केतलीहरू,kettle-bek-150'),
    facets: ['भान्सा', 'केतलीहरू'],
    understood: ['केतलीहरू'],
  })
  expect(await shown()).toEqual({
    cards: Array(4).fill('Kettle,Kitchen,Kettle,'),
    facets: ['Kitchen', 'Kettle'],
    understood: ['Kettle'],
  })
})

test('a product is found by its Nepali names, also after they change', async () => {
  const { as, staff, params } = await shop()
  const found = async (product_name: string) => (await as().products.search({ query: { product_name } })).data.length
  expect([await found('केतली'), await found('चुलो'), await found('भान्सा')]).toEqual([1, 0, 1])
  const { version } = (await staff.products.get({ params })).data
  await staff.products.update({ params, body: { version, name_ne: 'चुलो' } })
  expect(await found('चुलो')).toBe(1)
})

test('a change of a Nepali text drops both languages, and a late one is refused', async () => {
  const { as, staff, params, data } = await shop()
  const named = async (locale?: 'ne') => (await as(undefined, locale).products.getPublic({ params })).data.name
  expect([await named('ne'), await named()]).toEqual(['केतली', 'Kettle'])
  await staff.products.update({ params, body: { version: data.version, name_ne: 'चिया केतली' } })
  expect([await named('ne'), await named()]).toEqual(['चिया केतली', 'Kettle'])
  const late = await refusal(staff.products.update({ params, body: { version: data.version, name_ne: 'अर्को' } }))
  expect([late?.status, late?.body.current]).toMatchObject([409, { name_ne: 'चिया केतली' }])
  // What comes back as it is stored is no change, and the earlier client's whole form leaves it.
  await staff.products.update({ params, body: { version: data.version + 1, specification_ne: 'स्टिल' } })
  const { product_images: _, ...whole } = await productForm({ name: 'Kettle', model_num: 'BEK-150' })
  await staff.products.update({ params, body: whole })
  expect((await staff.products.get({ params })).data).toMatchObject({ name_ne: 'चिया केतली', specification_ne: 'स्टिल' })
  await staff.categories.update({ params: { id: data.category_id }, body: { version: 1, name_ne: 'चुलोचौको' } })
  const { category } = (await as(undefined, 'ne').products.getPublic({ params })).data
  expect(category.category_name).toBe('चुलोचौको')
})

test('the sheet has Nepali columns behind the English ones, and what is exported can be imported', async () => {
  const { staff, params } = await shop()
  const sheet = await (await staff.products.export({ query: { format: 'csv' } })).text()
  expect(sheet.split('\r\n')[0]).toContain('Name,Name:ne,Sub Heading,Sub Heading:ne,')
  const { data: before } = await staff.products.get({ params })
  await staff.products.delete({ params })
  await staff.products.import({ body: { file: new File([sheet], 'products.csv', { type: 'text/csv' }) } })
  const { data: after } = await staff.products.get({ params: { id: (await staff.products.list()).data[0]!.id } })
  const { name_ne, sub_heading_ne, packaging_ne, sizing_ne, usage_ne } = before
  expect(after).toMatchObject({ name_ne, sub_heading_ne, packaging_ne, sizing_ne, usage_ne })
  expect(after.specification_ne).toBe('<ul><li>स्टिल</li></ul>')
})

test('a product is shared with a picture in the language of the page', async () => {
  const { app, as, params } = await shop()
  const path = async (locale?: 'ne') => (await as(undefined, locale).products.getPublic({ params })).data.share_picture
  const [nepali, english] = [await path('ne'), await path()]
  expect([nepali, english]).toEqual([
    expect.stringMatching(/^\/og\/product\/\d+-ne-[0-9a-f]{12}\.jpg$/),
    expect.stringMatching(/^\/og\/product\/\d+-[0-9a-f]{12}\.jpg$/),
  ])
  const [one, other] = [await app.inject(nepali), await app.inject(english)]
  expect([one.statusCode, other.statusCode, one.rawPayload.equals(other.rawPayload)]).toEqual([200, 200, false])
})
