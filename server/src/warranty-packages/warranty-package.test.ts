import { expect, test } from 'vitest'
import { packageForm } from '../../test/factories/warranty-package.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('a package is added for a sub-category, read again, and its audit row tells who did it', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const kitchen = await build.category({ name: 'Kitchen' })
  const { id: subcategory } = await build.subCategory({ name: 'Kettle', category_id: kitchen.id })
  const { add, get } = as(admin).warrantyPackages
  const { message, data } = await add({ body: { ...packageForm, subcategory } })
  expect([message, data]).toMatchObject([
    'Warranty package added',
    { ...packageForm, subcategory, subcategory_name: 'Kettle', category_name: 'Kitchen' },
  ])
  expect((await get({ params: { id: data.id } })).data).toEqual(data)
  const audit = await services.db.selectFrom('audit').selectAll().execute()
  expect(audit).toMatchObject([
    { action: 'warranty_package.add', actor_id: admin.id, subject: 'warranty_package', subject_id: data.id },
  ])
})

test.each([
  ['450', 450],
  [' 1,25,000 ', 125_000],
  ['Rs. 600', 600],
  ['४५०', 450],
  [0, 0],
])('the amount %j is %d rupees', async (written, amt) => {
  const { as, build } = await testApp({ work: false })
  const { id: subcategory } = await build.subCategory()
  const { add } = as(await build.admin()).warrantyPackages
  const { data } = await add({ body: { ...packageForm, amt: written, subcategory } })
  expect(data.amt).toBe(amt)
})

test('every field is required, in the words of the documents', async () => {
  const { as, build } = await testApp({ work: false })
  const { id } = await build.warrantyPackage({})
  const { add, update } = as(await build.admin()).warrantyPackages
  const body = { period: ' ', type: '', amt: '', offers: '', subcategory: '' }
  const errors = {
    period: 'Enter Product duration',
    type: 'Enter Package Type',
    amt: 'Enter Warranty Amount',
    offers: 'Enter Offers',
    subcategory: 'Please Select SubCategoryName',
  }
  expect((await refusal(add({ body })))?.body.errors).toEqual(errors)
  expect((await refusal(update({ params: { id }, body })))?.body.errors).toEqual(errors)
})

test('invalid values are refused at their fields', async () => {
  const { as, build } = await testApp({ work: false })
  const { id: subcategory } = await build.subCategory()
  const { add } = as(await build.admin()).warrantyPackages
  const errorsOf = async (change: object) =>
    (await refusal(add({ body: { ...packageForm, subcategory, ...change } })))?.body.errors
  for (const period of ['Lifetime', '0 Months', '99 years', '1 day'])
    expect(await errorsOf({ period })).toEqual({ period: 'Enter Product duration' })
  expect(await errorsOf({ offers: '<p>&nbsp;</p><ul><li></li></ul>' })).toEqual({ offers: 'Enter Offers' })
  for (const amt of ['-1', '12.50', 'many', 12.5])
    expect(await errorsOf({ amt })).toEqual({ amt: 'A whole amount in rupees is expected' })
  expect(await errorsOf({ subcategory: 9_999 })).toEqual({ subcategory: 'This sub-category no longer exists' })
})

test('offers are kept without paragraphs, and without anything that acts', async () => {
  const { as, build } = await testApp({ work: false })
  const { id: subcategory } = await build.subCategory()
  const { add } = as(await build.admin()).warrantyPackages
  const offers = '<p>All of</p><ul><li><p>Motor</p></li></ul><p onclick="x()">and <b>jars</b></p><script>x()</script>'
  const { data } = await add({ body: { ...packageForm, offers, subcategory } })
  expect(data.offers).toBe('All of<ul><li>Motor</li></ul>and <b>jars</b>')
})

test('a package changes as a whole, its sub-category too', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await build.warrantyPackage({ type: 'Gold' })
  const cup = await build.subCategory({ name: 'Cup' })
  const { update, get } = as(await build.admin()).warrantyPackages
  const body = { period: '2 Years', type: 'Platinum', amt: 900, offers: 'Everything', subcategory: cup.id }
  const { message, data } = await update({ params: { id }, body })
  expect([message, data]).toMatchObject(['Warranty package saved', { ...body, subcategory_name: 'Cup' }])
  expect((await get({ params: { id } })).data).toEqual(data)
  expect(await refusedWith(update({ params: { id: 9_999 }, body }))).toBe('404 Warranty package not found')
  const audit = await services.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirst()
  expect(audit).toMatchObject({
    action: 'warranty_package.edit',
    before: { type: 'Gold' },
    after: { type: 'Platinum', months: 24 },
  })
})

test('the list shows the newest first, in pages, and finds by a part of the type', async () => {
  const { app, as, build } = await testApp({ work: false })
  const admin = await build.admin()
  for (const type of ['Silver', 'Gold', 'Golden years']) await build.warrantyPackage({ type })
  const { list } = as(admin).warrantyPackages
  const types = async (query: object) => (await list({ query })).data.map(({ type }) => type)
  expect(await types({})).toEqual(['Golden years', 'Gold', 'Silver'])
  expect(await types({ per_page: 2, page: 2 })).toEqual(['Silver'])
  expect(await types({ type: 'gold' })).toEqual(['Golden years', 'Gold'])
  const headers = { authorization: `Bearer ${admin.token}` }
  const url = '/api/products/getextendwarrantyforms?type=sil&page=1'
  const pagination = { page: 1, total_pages: 1, results_per_page: 10, total_results: 1 }
  expect((await app.inject({ url, headers })).json<object>()).toMatchObject({
    pagination,
    warrantyPagination: pagination,
  })
})

test.each([
  ['type', ['Gold', 'Platinum', 'silver']],
  ['period', ['silver', 'Gold', 'Platinum']],
  ['price', ['Gold', 'silver', 'Platinum']],
  ['created', ['silver', 'Platinum', 'Gold']],
] as const)('the list is sorted by %s, and the other way', async (sort, expected) => {
  const { as, build } = await testApp({ work: false })
  await build.warrantyPackage({ type: 'silver', period: '9 Months', amt: 300 })
  await build.warrantyPackage({ type: 'Platinum', period: '2 Years', amt: 1_900 })
  await build.warrantyPackage({ type: 'Gold', period: '12 Months', amt: 250 })
  const { list } = as(await build.admin()).warrantyPackages
  const types = async (query: Parameters<typeof list>[0]) => (await list(query)).data.map(({ type }) => type)
  expect(await types({ query: { sort } })).toEqual(expected)
  expect(await types({ query: { sort: `-${sort}` } })).toEqual(expected.toReversed())
})

test('packages are exported by the filter and order of the list', async () => {
  const { as, build } = await testApp({ work: false })
  const kettle = await build.subCategory({ name: 'Kettle' })
  const offers = '<ul><li>Element &amp; switch</li><li>Base</li></ul>'
  await build.warrantyPackage({ type: 'Gold', amt: 280, subcategory: kettle.id, offers })
  await build.warrantyPackage({ type: 'Gold plus', amt: 90 })
  await build.warrantyPackage({ type: 'Silver' })
  const { export: exported } = as(await build.admin()).warrantyPackages
  const csv = await (await exported({ query: { format: 'csv', type: 'gold', sort: '-price' } })).text()
  expect(csv).toMatch(
    /^Sub Category,Category,Duration,Type,Type:ne,Price,Offers,Offers:ne,Created\r\nKettle,Category \d+,12 Months,Gold,,280,"Element & switch\nBase",,/,
  )
  expect(csv).toContain('Gold plus')
  expect(csv).not.toContain('Silver')
})

test('packages go, one or many at once, each with its audit row', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const { id: first } = await build.warrantyPackage({})
  const others = [(await build.warrantyPackage({})).id, (await build.warrantyPackage({})).id]
  const { delete: remove, deleteMany, list } = as(admin).warrantyPackages
  expect(await remove({ params: { id: first } })).toEqual({ message: 'Warranty package deleted' })
  expect(await refusedWith(remove({ params: { id: first } }))).toBe('404 Warranty package not found')
  expect(await deleteMany({ body: { form_ids: [...others, first] } })).toEqual({
    message: '2 warranty packages deleted',
    deleted: 2,
  })
  expect(await refusedWith(deleteMany({ body: { form_ids: [] } }))).toBe('422 Select at least one warranty package')
  expect((await list({ query: {} })).data).toEqual([])
  const audit = await services.db
    .selectFrom('audit')
    .selectAll()
    .where('actor_id', '=', admin.id)
    .orderBy('id')
    .execute()
  expect(audit).toMatchObject(
    [first, ...others].map((id) => ({ action: 'warranty_package.delete', subject_id: id, before: { id } })),
  )
})

test('service staff, who do not see the catalogue, choose among its sub-categories', async () => {
  const { as, build } = await testApp({ work: false })
  const winter = await build.category({ name: 'winter' })
  const kitchen = await build.category({ name: 'Kitchen' })
  await build.subCategory({ name: 'Heater', category_id: winter.id })
  await build.subCategory({ name: 'kettle', category_id: kitchen.id })
  await build.subCategory({ name: 'Cup', category_id: kitchen.id })
  const { choices } = as(await build.customer({ role: 'service_incharge' })).warrantyPackages
  const { data } = await choices()
  expect(data.map(({ subcategory_name, category_name }) => `${category_name} ${subcategory_name}`)).toEqual([
    'Kitchen Cup',
    'Kitchen kettle',
    'winter Heater',
  ])
})
