import { expect, test } from 'vitest'
import { freshPhoto, productForm } from '../../test/factories/product.ts'
import { film } from '../../test/factories/sample-files.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { picture } from '../platform/files/testing/samples.ts'

/** A shop with one sub-category, and staff to manage it. */
async function shop(app: TestApp) {
  const group = await app.build.subCategory({ name: 'Kettle' })
  const admin = await app.build.admin()
  return { admin, api: app.as(admin).products, group: { category_id: group.category_id, sub_category_id: group.id } }
}

test('a product is added with all that its page shows, and the shop shows it at the next request', async () => {
  const app = await testApp()
  const { api, group } = await shop(app)
  expect((await app.as().products.search()).data).toEqual([])
  const { message, data } = await api.add({
    body: {
      ...(await productForm({ name: ' Kettle ', model_num: 'BEK-150' })),
      ...group,
      featured_rank: 3,
      main_image: await freshPhoto(),
      warranty_icon: await freshPhoto(),
      galleryimageone: await freshPhoto(),
      galleryimagetwo: await freshPhoto(),
      product_video: film(),
      product_images: [await freshPhoto(), await freshPhoto()],
      specification_images: [await freshPhoto()],
      sizing_images: [await freshPhoto()],
      usage_images: [await freshPhoto()],
    },
  })
  expect(message).toBe('Product added')
  expect(data).toMatchObject({
    ...group,
    name: 'Kettle',
    sub_heading: 'Pours where you look',
    model_name: 'Chiya',
    model_num: 'BEK-150',
    serial_number: 'A-1',
    price: 1_950,
    stocks: 7,
    reward_points: 39,
    power: '1500 W',
    warranty: '2 Years',
    warranty_months: 24,
    packaging: '1 piece in a box',
    featured_rank: 3,
    color_styles: ['#a8142b'],
    sizes: ['1 l', '1.8 l'],
    specification: '<ul><li>Steel</li></ul>',
    sizing: '20 cm\n1 kg',
    usage: 'Fill.\nBoil.',
    sub_category: { sub_category_name: 'Kettle' },
  })
  for (const name of ['main_image', 'warranty_icon', 'galleryimageone', 'galleryimagetwo', 'product_video'] as const)
    expect(data[name]).toMatch(/^http:\/\/baltra\.test\/media\//)
  const sets = [data.images, data.specification_images, data.sizing_images, data.usage_images]
  expect(sets.map((set) => set.length)).toEqual([2, 1, 1, 1])
  expect((await api.get({ params: { id: data.id } })).data).toEqual(data)
  expect((await api.getPlain({ params: { id: data.id } })).data).toEqual(data)
  expect((await app.as().products.search()).data).toMatchObject([{ id: data.id, name: 'Kettle' }])
  const shown = (await app.as().products.getPublic({ params: { id: data.id } })).data
  expect(shown).toMatchObject({ main_image: data.main_image, price: 1_950 })
  expect(shown).not.toHaveProperty('featured_rank')
})

test('the smaller versions of a new picture stand in the shop as soon as they are made', async () => {
  const app = await testApp()
  const { api, group } = await shop(app)
  const photo = new File([new Uint8Array(await picture(400, 300, 'jpeg'))], 'photo.jpg')
  const { id } = (await api.add({ body: { ...(await productForm()), ...group, product_images: [photo] } })).data
  const srcset = async () => (await app.as().products.getPublic({ params: { id } })).data.images[0]?.picture.srcset
  await expect.poll(srcset).toMatch(/ 320w/)
})

test('missing fields are reported with the documents’ texts', async () => {
  const app = await testApp({ work: false })
  const { api } = await shop(app)
  const nothing = { name: ' ', color_styles: '[]', specification: '', sizing: '', usage: '', product_images: [] }
  const told = await refusal(api.add({ body: nothing as never }))
  expect([told?.status, told?.body.errors]).toEqual([
    422,
    {
      name: 'productName is required',
      category_id: 'Category is required',
      sub_category_id: 'SubCategory is required',
      sub_heading: 'SubHeading is required',
      packaging: 'packaging is required',
      warranty: 'Warranty is required',
      model_num: 'Model Number is required',
      model_name: 'Model Name is required',
      price: 'price is required',
      color_styles: 'color is required',
      specification: 'ProductSpecification is required',
      sizing: 'ProductSizing is required',
      usage: 'ProductUsage is required',
      product_images: 'product_images is required',
    },
  ])
})

test('a text in which a reader sees nothing counts as missing', async () => {
  const app = await testApp({ work: false })
  const { api, group } = await shop(app)
  const texts = { specification: '<ul><li><p></p></li></ul>', sizing: '<p>&nbsp;</p>', usage: '<p><br></p>' }
  const told = await refusal(api.add({ body: { ...(await productForm(texts)), ...group } }))
  expect([told?.status, told?.body.errors]).toEqual([
    422,
    {
      specification: 'ProductSpecification is required',
      sizing: 'ProductSizing is required',
      usage: 'ProductUsage is required',
    },
  ])
})

test('empty fields are stored empty, and numbers as 0', async () => {
  const app = await testApp({ work: false })
  const { api, group } = await shop(app)
  const form = await productForm()
  const { stocks: _s, power: _p, serial_number: _n, reward_points: _r, sizes: _z, ...required } = form
  const { data } = await api.add({ body: { ...required, ...group } })
  const empty = { stocks: 0, power: '', serial_number: '', reward_points: 0, sizes: [], featured_rank: null }
  expect(data).toMatchObject(empty)
  const cleared = await api.update({ params: { id: data.id }, body: { ...required, product_images: [] } })
  expect(cleared.data).toMatchObject(empty)
})

test('category and sub-category must be there, and belong together', async () => {
  const app = await testApp({ work: false })
  const { api, group } = await shop(app)
  const other = await app.build.category()
  const add = async (changed: object) =>
    (await refusal(api.add({ body: { ...(await productForm()), ...group, ...changed } })))?.body.errors
  expect(await add({ category_id: other.id })).toEqual({
    sub_category_id: 'This sub-category belongs to another category',
  })
  expect(await add({ category_id: 9_999 })).toEqual({ category_id: 'This category no longer exists' })
  expect(await add({ sub_category_id: 9_999 })).toEqual({ sub_category_id: 'This sub-category no longer exists' })
  expect(await app.services.db.selectFrom('product').select('id').execute()).toEqual([])
})

test('an edited price shows at the next request everywhere, and says when', async () => {
  const app = await testApp({ work: false })
  const { api, group } = await shop(app)
  const form = await productForm()
  const { id } = (await api.add({ body: { ...form, ...group, featured_rank: 1 } })).data
  const { search, featured, bySubCategory, getPublic } = app.as().products
  const prices = async () => [
    (await search()).data[0]?.price,
    (await featured()).data[0]?.price,
    (await bySubCategory({ params: { id: group.sub_category_id } })).data[0]?.price,
    (await getPublic({ params: { id } })).data.price,
  ]
  expect(await prices()).toEqual([1_950, 1_950, 1_950, 1_950])
  const { product_images: _, ...text } = form
  const { message, data } = await api.update({ params: { id }, body: { ...text, price: 1_800, warranty: '18 Months' } })
  expect([message, data.price, data.warranty_months]).toEqual(['Product saved', 1_800, 18])
  expect(await prices()).toEqual([1_800, 1_800, 1_800, 1_800])
  expect(await refusedWith(api.update({ params: { id: 9_999 }, body: text }))).toBe('404 Product not found')
})

test('an edit drops cached pages that show the product or a list, and nothing else', async () => {
  const app = await testApp({ work: false })
  const { api, group } = await shop(app)
  const { product_images, ...text } = await productForm()
  const { id } = (await api.add({ body: { ...text, product_images, ...group } })).data
  const other = await app.build.product({ price: 100, sub_category_id: group.sub_category_id })
  const price = async () => (await app.as().products.getPublic({ params: { id: other.id } })).data.price
  const listed = async () => (await app.as().products.search()).data.find((card) => card.id === other.id)?.price
  expect([await price(), await listed()]).toEqual([100, 100])
  // Changed without the cache's knowledge, to tell cached responses from new ones.
  await app.services.db.updateTable('product').set({ price: 200 }).where('id', '=', other.id).execute()
  await api.update({ params: { id }, body: { ...text, price: 300 } })
  expect([await price(), await listed()]).toEqual([100, 200])
  // A process that dies between its commit and its message leaves this to whoever repeats the save.
  await app.services.db.updateTable('product').set({ price: 400 }).where('id', '=', other.id).execute()
  await api.update({ params: { id }, body: { ...text, price: 300 } })
  expect(await listed()).toBe(400)
})

test('an omitted featured rank stays, and 0 removes it', async () => {
  const app = await testApp({ work: false })
  const { api, group } = await shop(app)
  const { product_images, ...text } = await productForm()
  const { id } = (await api.add({ body: { ...text, product_images, ...group, featured_rank: 4 } })).data
  const rank = async (body: object) =>
    (await api.update({ params: { id }, body: { ...text, ...body } })).data.featured_rank
  expect(await rank({})).toBe(4)
  expect(await rank({ featured_rank: 2 })).toBe(2)
  expect(await rank({ featured_rank: 0 })).toBeNull()
})

test('a product is deleted with its files and reviews, and disappears from the shop', async () => {
  const app = await testApp()
  const { api, group } = await shop(app)
  const form = { ...(await productForm()), ...group, main_image: await freshPhoto(), product_video: film() }
  const { id } = (await api.add({ body: form })).data
  const { db } = app.services
  await db
    .insertInto('review')
    .values({ product_id: id, customer_id: (await app.build.customer()).id, rating: 5, review: 'Good' })
    .execute()
  expect((await app.as().products.search()).data).toHaveLength(1)
  await app.as().products.getPublic({ params: { id } })
  expect(await api.delete({ params: { id } })).toEqual({ message: 'Product deleted' })
  expect((await app.as().products.search()).data).toEqual([])
  expect(await refusedWith(app.as().products.getPublic({ params: { id } }))).toBe('404 Product not found')
  expect(await db.selectFrom('file').select('id').execute()).toEqual([])
  expect(await db.selectFrom('review').select('id').execute()).toEqual([])
  await expect
    .poll(async () => {
      let objects = 0
      for await (const _ of app.services.files.list()) objects += 1
      return objects
    })
    .toBe(0)
  expect(await refusedWith(api.delete({ params: { id } }))).toBe('404 Product not found')
})

test('many are deleted together; those that are gone already count as zero', async () => {
  const app = await testApp({ work: false })
  const { api } = await shop(app)
  const [one, two, three] = [await app.build.product(), await app.build.product(), await app.build.product()]
  const deleted = await api.deleteMany({ body: { product_ids: [three.id, one.id, one.id, 9_999] } })
  expect(deleted).toEqual({ message: '2 products deleted', deleted: 2 })
  expect((await api.list()).data.map(({ id }) => id)).toEqual([two.id])
  expect(await api.deleteMany({ body: { product_ids: [one.id] } })).toEqual({
    message: '0 products deleted',
    deleted: 0,
  })
  expect(await refusedWith(api.deleteMany({ body: { product_ids: [] } }))).toBe('422 Select at least one product')
})

test('additions, changes and deletions are recorded with their author, the product and its files before', async () => {
  const app = await testApp({ work: false })
  const { admin, api, group } = await shop(app)
  const form = await productForm({ name: 'Kettle' })
  const { data } = await api.add({ body: { ...form, ...group } })
  const [picture] = data.images
  await api.update({ params: { id: data.id }, body: { ...form, name: 'Pot', product_images: [await freshPhoto()] } })
  await api.deleteMany({ body: { product_ids: [data.id] } })
  const audit = await app.services.db
    .selectFrom('audit')
    .selectAll()
    .where('subject', '=', 'product')
    .orderBy('id')
    .execute()
  const first = {
    name: 'Kettle',
    pictures: [['variant', picture?.id]],
    files: { [String(picture?.id)]: picture?.image_url.replace('http://baltra.test/', '') },
  }
  const changed = audit[1]?.after as { files: object }
  expect(audit).toMatchObject([
    { action: 'product.add', actor_id: admin.id, subject_id: data.id, before: null, after: first },
    { action: 'product.edit', actor_id: admin.id, before: first, after: { name: 'Pot' } },
    { action: 'product.delete', actor_id: admin.id, before: changed, after: { reason: 'no reason given' } },
  ])
  expect(Object.keys(changed.files)).not.toContain(String(picture?.id))
  expect(audit[0]?.after).not.toHaveProperty('search')
})
