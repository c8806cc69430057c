import { expect, test } from 'vitest'
import { buildRegistration } from '../../test/factories/registration.ts'
import { testApp } from '../../test/test-app.ts'

test('a customer is offered the packages of their product’s sub-category, the cheapest first', async () => {
  const { as, build, services } = await testApp({ work: false })
  const product = await build.product({ model_num: 'BMG-1' })
  const subcategory = product.sub_category_id
  await build.warrantyPackage({ subcategory, period: '2 Years', type: 'Platinum', amt: 900 })
  const shorter = await build.warrantyPackage({ subcategory, period: '6 Months', type: 'Silver', amt: 450 })
  const longer = await build.warrantyPackage({ subcategory, period: '12 Months', type: 'Gold', amt: 450 })
  await build.warrantyPackage({ amt: 10 })
  const { id, customer, serial_number } = await buildRegistration(services, {
    model_num: 'BMG-1',
    status: 'Approved',
    purchase_date: '2026-01-31',
  })
  const { data } = await as(customer).warrantyPackages.offers({ params: { id } })
  expect(data.stock_details).toMatchObject({ id, model_num: 'BMG-1', serial_number, purchase_date: '2026-01-31' })
  expect(data.stock_details.warranty_expiry).toBe('2027-01-31')
  expect(data.stock_details.product_image).toContain('/files/')
  expect(data.warranty_details).toMatchObject({ id: longer.id, duration: 12, tier_type: 'Gold', price: 450 })
  expect(data.packages.map((offer) => offer.id).slice(0, 2)).toEqual([longer.id, shorter.id])
  expect(data.packages.map(({ price }) => price)).toEqual([450, 450, 900])
  expect(data.packages.at(-1)?.duration).toBe(24)
})

test('there is no offer where no package is, and where the product is not known', async () => {
  const { as, build, services } = await testApp({ work: false })
  await build.product({ model_num: 'BMG-1' })
  await build.warrantyPackage({})
  for (const model_num of ['BMG-1', 'NOT-OURS']) {
    const { id, customer } = await buildRegistration(services, { model_num })
    const { data } = await as(customer).warrantyPackages.offers({ params: { id } })
    expect(data).toMatchObject({ stock_details: { id, warranty_expiry: '' }, warranty_details: null, packages: [] })
  }
})

test('another customer’s product is not found', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildRegistration(services)
  const { offers } = as(await build.customer()).warrantyPackages
  await expect(offers({ params: { id } })).rejects.toThrow('404')
  await expect(offers({ params: { id: 9_999 } })).rejects.toThrow('404')
})
