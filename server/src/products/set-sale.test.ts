import { expect, test } from 'vitest'
import { buildExtendable } from '../../test/factories/extension.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { formFor } from '../personalisations/testing/bottle.ts'
import { productEntries } from '../website/sitemap.queries.ts'

async function shopOfTwo() {
  const app = await testApp({ work: false })
  const sold = await app.build.product({ name: 'Kettle', model_name: 'Chiya', model_num: 'BK-1', featured_rank: 2 })
  const { customer, product: old, id: registration } = await buildExtendable(app.services, app.build, { points: 900 })
  const admin = app.as(await app.build.admin())
  return { ...app, sold, old, customer, registration, admin, visitor: app.as() }
}

test('the shop lists nothing that is off sale, its page says so, and it comes back as it was', async () => {
  const { services, sold, old, admin, visitor } = await shopOfTwo()
  const { products } = visitor
  const listed = async () => ({
    all: (await products.search({})).data.map(({ id }) => id).toSorted((a, b) => a - b),
    total: (await products.search({})).pagination.total_results,
    priced: (await products.search({ query: { min_price: 7 } })).pagination.total_results,
    byName: (await products.search({ query: { product_name: old.model_name } })).data.map(({ id }) => id),
    featured: (await products.featured()).data.map(({ id }) => id).toSorted((a, b) => a - b),
    ofGroup: await products.bySubCategory({ params: { id: old.sub_category_id } }).then(({ data }) => data.length),
    some: (await products.some({ query: { ids: `${old.id},${sold.id}` } })).data.map(({ id }) => id),
    sitemap: (await productEntries(services.db, { limit: 9, offset: 0 })).length,
  })
  const before = await listed()
  const change = await admin.products.setSale({ body: { product_ids: [old.id, old.id, 9_999], off_sale: true } })
  expect(change).toEqual({ message: '1 product taken off sale', changed: 1 })
  expect(await listed()).toMatchObject({
    all: [sold.id],
    total: 1,
    priced: before.priced - 1,
    byName: [],
    featured: [sold.id],
    ofGroup: 0,
    some: [sold.id],
    sitemap: 1,
  })
  expect((await products.getPublic({ params: { id: old.id } })).data.off_sale).toBe(true)
  const owned = await products.search({ query: { product_name: old.model_num, off_sale: 'true' } })
  expect(owned.data.map(({ id }) => id)).toEqual([old.id])
  const { data: rows } = await admin.products.list({ query: { off_sale: true } })
  expect(rows).toMatchObject([{ id: old.id, off_sale: true }])
  await admin.products.setSale({ body: { product_ids: [old.id], off_sale: false } })
  expect(await listed()).toEqual(before)
  const { data: events } = await admin.history.list({ params: { subject: 'product', id: old.id } })
  expect(events.slice(0, 2).map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/put the product on sale again$/),
    expect.stringMatching(/took the product off sale$/),
  ])
})

test('a product with a registration is not deleted, alone or among others, and what its customers have goes on', async () => {
  const { as, services, sold, old, customer, registration, admin } = await shopOfTwo()
  const waiting = await buildRegistration(services, { model_num: old.model_num })
  const one = admin.products.delete({ params: { id: old.id } })
  expect(await refusedWith(one)).toBe(`409 “${old.name}” has 2 registrations. Take it off sale instead`)
  const both = admin.products.deleteMany({ body: { product_ids: [sold.id, old.id] } })
  expect(await refusedWith(both)).toBe(`409 “${old.name}” has 2 registrations. Nothing was deleted`)
  await admin.products.setSale({ body: { product_ids: [old.id], off_sale: true } })
  const asha = as(customer)
  expect((await asha.warrantyPackages.offers({ params: { id: registration } })).data.packages).toHaveLength(2)
  expect((await asha.registrations.getMine({ params: { id: registration } })).data.product_id).toBe(old.id)
  await admin.registrations.decide({ body: { stock_id: waiting.id, status: 'Approved' } })
  const later = await buildRegistration(services, { model_num: old.model_num, status: 'Approved' })
  expect((await admin.registrations.get({ params: { id: later.id } })).data.product_id).toBe(old.id)
})

test('products no longer sold cannot be personalised', async () => {
  const { as, build, old, admin } = await shopOfTwo()
  await admin.products.setSale({ body: { product_ids: [old.id], off_sale: true } })
  const asked = as(await build.customer()).personalisations.request({ body: await formFor(old) })
  expect(await refusedWith(asked)).toBe('422 This product is no longer sold')
})
