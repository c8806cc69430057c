import { expect, test } from 'vitest'
import { buildFile } from '../../test/factories/file.ts'
import { photo } from '../../test/factories/sample-files.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { SVG } from '../platform/files/testing/samples.ts'
import type { Services } from '../platform/core/services.ts'

async function keptFiles({ db, files }: Services) {
  const rows = await db.selectFrom('file').select('id').execute()
  let objects = 0
  for await (const { key } of files.list()) if (!/\.\d+\.(webp|avif)$/.test(key)) objects++
  return { rows: rows.length, objects }
}

test('a category is added with its pictures, and the shop shows it at the next request', async () => {
  const { as, build } = await testApp()
  const admin = await build.admin()
  expect((await as().categories.listPublic()).data).toEqual([])
  const { message, data } = await as(admin).categories.add({
    body: { name: ' Kitchen ', desc: 'Tea and rice', image: await photo(), banner: await photo() },
  })
  expect([message, data]).toMatchObject(['Category added', { name: 'Kitchen', desc: 'Tea and rice' }])
  expect(Date.parse(data.date_joined)).not.toBeNaN()
  expect(data.image_url).toMatch(/^http:\/\/baltra\.test\/media\//)
  expect(data.banner).toMatch(/^http:\/\/baltra\.test\/media\//)
  expect((await as().categories.listPublic()).data).toMatchObject([{ name: 'Kitchen', image_url: data.image_url }])
  const { category_info } = await as().categories.subCategories({ params: { id: data.id } })
  expect(category_info.category_banner).toBe(data.banner)
  expect((await as(admin).categories.get({ params: { id: data.id } })).data).toMatchObject({ name: 'Kitchen' })
})

test('name and sub heading are required, and names are unique', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { add, update } = as(await build.admin()).categories
  const winter = await build.category({ name: 'Winter' })
  await build.category({ name: 'Kitchen' })
  const empty = await refusal(add({ body: { name: ' ', desc: '' } }))
  expect([empty?.status, empty?.body.errors]).toEqual([
    422,
    { name: 'Category name is required', desc: 'Sub Heading is required' },
  ])
  const taken = 'There is already a category named “kitchen”'
  const doubled = await refusal(add({ body: { name: 'kitchen', desc: 'Again', image: await photo() } }))
  expect([doubled?.status, doubled?.body]).toMatchObject([
    409,
    { message: taken, code: 'name_taken', errors: { name: taken } },
  ])
  expect(await refusedWith(update({ params: { id: winter.id }, body: { name: 'kitchen', desc: 'x' } }))).toBe(
    `409 ${taken}`,
  )
  expect(await keptFiles(services)).toEqual({ rows: 0, objects: 0 })
})

test('only a picture is taken for a picture', async () => {
  const { as, build, services } = await testApp({ work: false })
  const drawing = new File([new Uint8Array(SVG)], 'photo.jpg', { type: 'image/jpeg' })
  const add = as(await build.admin()).categories.add({ body: { name: 'Kitchen', desc: 'Tea', banner: drawing } })
  expect((await refusal(add))?.body.errors).toEqual({
    banner: 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture of at most 50 megapixels, 24 for AVIF',
  })
  expect(await keptFiles(services)).toEqual({ rows: 0, objects: 0 })
})

test('a category is changed: a picture that is not sent stays, a new one takes the old file away', async () => {
  const { as, build, services } = await testApp()
  const admin = await build.admin()
  const { id } = await build.category({ name: 'Kitchen' })
  const [image, banner] = [await buildFile(services), await buildFile(services)]
  await services.db.updateTable('category').set({ image_id: image.id, banner_id: banner.id }).execute()
  await as().categories.listPublic()
  const { message, data } = await as(admin).categories.update({
    params: { id },
    body: { name: 'Kitchen and Dining', desc: 'For guests', image: await photo() },
  })
  expect([message, data.name, data.banner]).toEqual([
    'Category saved',
    'Kitchen and Dining',
    `http://baltra.test/${banner.key}`,
  ])
  expect(data.image_url).not.toContain(image.key)
  expect(await services.db.selectFrom('file').select('id').where('id', '=', image.id).execute()).toEqual([])
  expect((await as().categories.listPublic()).data).toMatchObject([{ name: 'Kitchen and Dining', desc: 'For guests' }])
})

test('pictures that are taken off go with their files', async () => {
  const { as, build, services } = await testApp()
  const admin = await build.admin()
  const { id } = await build.category({ name: 'Kitchen' })
  const [image, banner] = [await buildFile(services), await buildFile(services)]
  await services.db.updateTable('category').set({ image_id: image.id, banner_id: banner.id }).execute()
  const change = (removed: ('image' | 'banner')[], image?: File) =>
    as(admin).categories.update({
      params: { id },
      body: { name: 'Kitchen', desc: 'x', removed, ...(image && { image }) },
    })
  expect((await change(['banner'])).data).toMatchObject({ banner: '', image_url: `http://baltra.test/${image.key}` })
  // A concurrent one wins.
  expect((await change(['image', 'banner'], await photo())).data).toMatchObject({
    banner: '',
    picture: { ground: expect.any(String) },
  })
  expect((await change(['image'])).data.image_url).toBe('')
  expect(await services.db.selectFrom('file').select('id').execute()).toEqual([])
})

test('a new name is found by the search, and shown on its products’ pages', async () => {
  const { as, build } = await testApp()
  const kitchen = await build.category({ name: 'Kitchen' })
  const group = await build.subCategory({ category_id: kitchen.id })
  const { id } = await build.product({ sub_category_id: group.id })
  const named = async (product_name: string) =>
    (await as().products.search({ query: { product_name } })).data.map((card) => card.id)
  const category = async () => (await as().products.getPublic({ params: { id } })).data.category.category_name
  expect([await named('zhaanse'), await category()]).toEqual([[], 'Kitchen'])
  await as(await build.admin()).categories.update({ params: { id: kitchen.id }, body: { name: 'Zhaanse', desc: 'x' } })
  expect([await named('zhaanse'), await category()]).toEqual([[id], 'Zhaanse'])
})

test('the list shows the newest first, in pages, and finds by a part of the name', async () => {
  const { app, as, build } = await testApp({ work: false })
  const admin = await build.admin()
  for (const name of ['Kitchen', 'Winter', 'Café Corner']) await build.category({ name })
  const { list } = as(admin).categories
  const names = async (query: object) => (await list({ query })).data.map(({ name }) => name)
  expect(await names({})).toEqual(['Café Corner', 'Winter', 'Kitchen'])
  expect(await names({ per_page: 2, page: 2 })).toEqual(['Kitchen'])
  expect(await names({ name: 'CAFE' })).toEqual(['Café Corner'])
  expect(await names({ name: '%' })).toEqual([])
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = (await app.inject({ url: '/api/products/getcategory?name=in', headers })).json<object>()
  const pagination = { page: 1, total_pages: 1, results_per_page: 10, total_results: 1 }
  expect(answer).toMatchObject({ pagination, category_Pagination: pagination })
})

test('the dropdown has every category by name', async () => {
  const { as, build } = await testApp({ work: false })
  const winter = await build.category({ name: 'Winter' })
  const home = await build.category({ name: 'home' })
  expect((await as(await build.admin()).categories.choices()).data).toEqual([
    { category_id: home.id, category_name: 'home' },
    { category_id: winter.id, category_name: 'Winter' },
  ])
})

test('an unused category is deleted with its pictures; deleting it again is 404', async () => {
  const { as, build, services } = await testApp()
  const { add, delete: remove } = as(await build.admin()).categories
  const body = { name: 'Kitchen', desc: 'Tea', image: await photo(), banner: await photo() }
  const { id } = (await add({ body })).data
  await as().categories.listPublic()
  expect(await remove({ params: { id } })).toEqual({ message: 'Category deleted' })
  expect((await as().categories.listPublic()).data).toEqual([])
  await expect.poll(() => keptFiles(services)).toEqual({ rows: 0, objects: 0 })
  expect(await refusedWith(remove({ params: { id } }))).toBe('404 Category not found')
})

test('a category in use is not deleted, and the response says what uses it', async () => {
  const { as, build } = await testApp({ work: false })
  const kitchen = await build.category({ name: 'Kitchen' })
  const group = await build.subCategory({ category_id: kitchen.id })
  await build.subCategory({ category_id: kitchen.id })
  await build.product({ sub_category_id: group.id })
  expect(await refusedWith(as(await build.admin()).categories.delete({ params: { id: kitchen.id } }))).toBe(
    '409 “Kitchen” has 2 sub-categories and 1 product. Move or delete them first',
  )
})

test('many are deleted, or none; those that are gone already count as zero', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { deleteMany } = as(await build.admin()).categories
  const [kitchen, winter, summer] = [
    await build.category({ name: 'Kitchen' }),
    await build.category({ name: 'Winter' }),
    await build.category({ name: 'Summer' }),
  ]
  await build.subCategory({ category_id: winter.id })
  const ids = [kitchen.id, winter.id, summer.id]
  expect(await refusedWith(deleteMany({ body: { category_ids: ids } }))).toBe(
    '409 “Winter” has 1 sub-category. Nothing was deleted',
  )
  expect(await services.db.selectFrom('category').select('id').execute()).toHaveLength(3)
  expect(await deleteMany({ body: { category_ids: [kitchen.id, summer.id, summer.id, 9_999] } })).toEqual({
    message: '2 categories deleted',
    deleted: 2,
  })
  expect(await deleteMany({ body: { category_ids: [kitchen.id] } })).toEqual({
    message: '0 categories deleted',
    deleted: 0,
  })
  expect(await refusedWith(deleteMany({ body: { category_ids: [] } }))).toBe('422 Select at least one category')
})

test('additions, changes and deletions are recorded with their author and the row before', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const { add, update, deleteMany } = as(admin).categories
  const { id } = (await add({ body: { name: 'Kitchen', desc: 'Tea' } })).data
  await update({ params: { id }, body: { name: 'Dining', desc: 'Rice' } })
  await deleteMany({ body: { category_ids: [id] } })
  const audit = await services.db
    .selectFrom('audit')
    .selectAll()
    .where('subject', '=', 'category')
    .orderBy('id')
    .execute()
  expect(audit).toMatchObject([
    { action: 'category.add', actor_id: admin.id, subject_id: id, before: null, after: { name: 'Kitchen' } },
    {
      action: 'category.edit',
      actor_id: admin.id,
      before: { name: 'Kitchen' },
      after: { name: 'Dining', desc: 'Rice' },
    },
    { action: 'category.delete', actor_id: admin.id, before: { name: 'Dining' }, after: null },
  ])
})
