import { expect, test } from 'vitest'
import { photo } from '../../test/factories/sample-files.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('a sub-category is added to its category, and the shop shows it at the next request', async () => {
  const { as, build } = await testApp()
  const kitchen = await build.category({ name: 'Kitchen' })
  const shown = async () => (await as().categories.subCategories({ params: { id: kitchen.id } })).data
  expect(await shown()).toEqual([])
  const { addSub, getSub } = as(await build.admin()).categories
  const { message, data } = await addSub({ body: { name: 'Kettle', category_id: kitchen.id, image: await photo() } })
  expect([message, data]).toMatchObject([
    'Sub-category added',
    { name: 'Kettle', category_id: kitchen.id, category_name: 'Kitchen' },
  ])
  expect(await shown()).toMatchObject([{ name: 'Kettle', image_url: data.image_url }])
  expect((await getSub({ params: { id: data.id } })).data).toMatchObject({ name: 'Kettle', image_url: data.image_url })
})

test('category and name are required, and a name is once in its category', async () => {
  const { as, build } = await testApp({ work: false })
  const kitchen = await build.category()
  const winter = await build.category()
  const kettle = await build.subCategory({ name: 'Kettle', category_id: kitchen.id })
  const cup = await build.subCategory({ name: 'Cup', category_id: kitchen.id })
  const { addSub, updateSub } = as(await build.admin()).categories
  // The form as it is sent when no category was chosen.
  const blank = { name: ' ', category_id: '' as unknown as number }
  expect((await refusal(addSub({ body: blank })))?.body.errors).toEqual({
    category_id: 'Category is required',
    name: 'SubCategory name is required',
  })
  expect(await refusedWith(updateSub({ params: { id: kettle.id }, body: { name: '' } }))).toBe(
    '422 SubCategory name is required',
  )
  const taken = '409 This category already has a sub-category named “kettle”'
  expect(await refusedWith(addSub({ body: { name: 'kettle', category_id: kitchen.id } }))).toBe(taken)
  expect(await refusedWith(updateSub({ params: { id: cup.id }, body: { name: 'kettle' } }))).toBe(taken)
  expect(await refusedWith(addSub({ body: { name: 'kettle', category_id: winter.id } }))).toBeUndefined()
  expect(await refusedWith(addSub({ body: { name: 'Iron', category_id: 9_999 } }))).toBe(
    '422 This category no longer exists',
  )
})

test('its name and picture change, its category stays; the search and its products know the new name', async () => {
  const { as, build } = await testApp()
  const group = await build.subCategory({ name: 'Kettle' })
  const { id } = await build.product({ sub_category_id: group.id })
  const name = async () => (await as().products.getPublic({ params: { id } })).data.sub_category.sub_category_name
  const found = async () => (await as().products.search({ query: { product_name: 'qumquat' } })).data.length
  expect([await name(), await found()]).toEqual(['Kettle', 0])
  const { message, data } = await as(await build.admin()).categories.updateSub({
    params: { id: group.id },
    body: { name: 'Qumquat', image: await photo() },
  })
  expect([message, data.category_id, data.picture?.width]).toEqual(['Sub-category saved', group.category_id, 24])
  expect([await name(), await found()]).toEqual(['Qumquat', 1])
})

test('the list shows the newest first, in pages, and finds by a part of the name', async () => {
  const { app, as, build } = await testApp({ work: false })
  const admin = await build.admin()
  const kitchen = await build.category({ name: 'Kitchen' })
  for (const name of ['Kettle', 'Cup', 'Cooker']) await build.subCategory({ name, category_id: kitchen.id })
  const { listSub } = as(admin).categories
  const names = async (query: object) => (await listSub({ query })).data.map(({ name }) => name)
  expect(await names({})).toEqual(['Cooker', 'Cup', 'Kettle'])
  expect(await names({ per_page: 2, page: 2 })).toEqual(['Kettle'])
  expect(await names({ name: 'c' })).toEqual(['Cooker', 'Cup'])
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = (await app.inject({ url: '/api/products/getsubcategory?name=ket&page=1', headers })).json<object>()
  const pagination = { page: 1, total_pages: 1, results_per_page: 10, total_results: 1 }
  expect(answer).toMatchObject({ pagination, subcategory_Pagination: pagination })
})

test('the dropdowns have the sub-categories of one category, and all', async () => {
  const { as, build } = await testApp({ work: false })
  const kitchen = await build.category()
  const kettle = await build.subCategory({ name: 'Kettle', category_id: kitchen.id })
  const cup = await build.subCategory({ name: 'cup', category_id: kitchen.id })
  const heater = await build.subCategory({ name: 'Heater' })
  const choice = ({ id, name }: { id: number; name: string }) => ({ subcategory_id: id, subcategory_name: name })
  const { choicesSub, choicesSubOf } = as(await build.admin()).categories
  expect((await choicesSubOf({ params: { id: kitchen.id } })).data).toEqual([cup, kettle].map(choice))
  expect((await choicesSub()).data).toEqual([cup, heater, kettle].map(choice))
  expect(await refusedWith(choicesSubOf({ params: { id: 9_999 } }))).toBe('404 Category not found')
})

test('one in use is kept and the reason given; an unused one is deleted', async () => {
  const { as, build } = await testApp({ work: false })
  const kettle = await build.subCategory({ name: 'Kettle' })
  const cup = await build.subCategory({ name: 'Cup' })
  for (let n = 0; n < 3; n++) await build.product({ sub_category_id: kettle.id })
  const { deleteSub, deleteManySub } = as(await build.admin()).categories
  expect(await refusedWith(deleteSub({ params: { id: kettle.id } }))).toBe(
    '409 “Kettle” has 3 products. Move or delete them first',
  )
  expect(await refusedWith(deleteManySub({ body: { subcategory_ids: [cup.id, kettle.id] } }))).toBe(
    '409 “Kettle” has 3 products. Nothing was deleted',
  )
  expect(await deleteSub({ params: { id: cup.id } })).toEqual({ message: 'Sub-category deleted' })
  expect(await refusedWith(deleteSub({ params: { id: cup.id } }))).toBe('404 Sub-category not found')
})

test('a sub-category with warranty packages is also kept', async () => {
  const { as, build } = await testApp({ work: false })
  const { id } = await build.subCategory({ name: 'Kettle' })
  await build.warrantyPackage({ subcategory: id })
  const { deleteSub } = as(await build.admin()).categories
  expect(await refusedWith(deleteSub({ params: { id } }))).toBe(
    '409 “Kettle” has 1 warranty package. Move or delete them first',
  )
  await build.warrantyPackage({ subcategory: id })
  await build.product({ sub_category_id: id })
  expect(await refusedWith(deleteSub({ params: { id } }))).toBe(
    '409 “Kettle” has 1 product and 2 warranty packages. Move or delete them first',
  )
})

test('deleting many also removes them from the shop', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const kitchen = await build.category()
  const groups = [
    await build.subCategory({ category_id: kitchen.id }),
    await build.subCategory({ category_id: kitchen.id }),
  ]
  const shown = async () => (await as().categories.subCategories({ params: { id: kitchen.id } })).data
  expect(await shown()).toHaveLength(2)
  const { deleteManySub } = as(admin).categories
  const ids = groups.map(({ id }) => id)
  expect(await deleteManySub({ body: { subcategory_ids: [...ids, 9_999] } })).toEqual({
    message: '2 sub-categories deleted',
    deleted: 2,
  })
  expect(await shown()).toEqual([])
  expect(await refusedWith(deleteManySub({ body: { subcategory_ids: [] } }))).toBe(
    '422 Select at least one sub-category',
  )
  const audit = await services.db.selectFrom('audit').selectAll().orderBy('id').execute()
  expect(audit).toMatchObject(ids.map((id) => ({ action: 'sub_category.delete', actor_id: admin.id, subject_id: id })))
})
