import { productText } from 'contract/products/endpoints'
import { expect, test } from 'vitest'
import { productForm } from '../../test/factories/product.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { testApp } from '../../test/test-app.ts'

const SEVERAL = '10 years compressor, 2 years product'
const COMPRESSOR = [{ name: 'Compressor', months: 120 }]

async function office() {
  const app = await testApp({ work: false })
  const { id: sub_category_id, category_id } = await app.build.subCategory()
  const admin = app.as(await app.build.admin())
  const add = async (changes: object) =>
    (await admin.products.add({ body: { ...(await productForm()), ...changes, category_id, sub_category_id } })).data
  return { ...app, admin, add }
}

test('a text with several durations counts as its shortest, unless staff say what the whole product has', async () => {
  const { admin, add } = await office()
  const textOnly = await add({ model_num: 'A-1', warranty: SEVERAL })
  expect(textOnly).toMatchObject({ warranty_months: 24, warranty_parts: [] })
  const none = await add({ model_num: 'A-2', warranty: 'No warranty' })
  expect(none.warranty_months).toBe(0)
  const said = await add({
    model_num: 'A-3',
    warranty: 'Lifetime',
    warranty_months: '60',
    warranty_parts: JSON.stringify(COMPRESSOR),
  })
  expect(said).toMatchObject({ warranty_months: 60, warranty_parts: COMPRESSOR })
  // Multipart leaves out what is blank: the form checks it before.
  const blank = productText.warranty_months.safeParse('')
  expect(blank.error?.issues[0]?.message).toBe('Enter the months of warranty of the whole product')
  const { data: copy } = await admin.products.duplicate({ params: { id: said.id } })
  expect(copy).toMatchObject({ warranty_months: 60, warranty_parts: COMPRESSOR })
})

test('months that staff entered stay until the text is another', async () => {
  const { admin, add } = await office()
  const { id } = await add({ model_num: 'A-1', warranty: 'Lifetime', warranty_months: '60' })
  const params = { id }
  const form = async (warranty: string) => ({ ...(await productForm()), product_images: undefined, warranty })
  const older = async (warranty: string) =>
    (await admin.products.update({ params, body: await form(warranty) })).data.warranty_months
  expect(await older('Lifetime')).toBe(60)
  expect(await older('3 years')).toBe(36)
  const change = async (body: object) => {
    const { version } = (await admin.products.get({ params })).data
    return (await admin.products.update({ params, body: { ...body, version } })).data
  }
  expect((await change({ warranty: SEVERAL, warranty_months: '30' })).warranty_months).toBe(30)
  expect((await change({ warranty: 'Motor 5 years, product 3 years' })).warranty_months).toBe(30)
  expect((await change({ warranty: '1 year' })).warranty_months).toBe(12)
  expect((await change({ warranty_parts: JSON.stringify(COMPRESSOR) })).warranty_parts).toEqual(COMPRESSOR)
})

test('parts with a warranty of their own are kept with the registration, with their last day once it is approved', async () => {
  const { as, admin, add, services } = await office()
  const { id: product, version } = await add({
    model_num: 'BMG-1',
    warranty: '2 years',
    warranty_parts: JSON.stringify(COMPRESSOR),
  })
  const { id, customer } = await buildRegistration(services, { purchase_date: '2026-01-31' })
  await admin.products.update({ params: { id: product }, body: { version, warranty_parts: '[]' } })
  const parts = async () => (await as(customer).registrations.getMine({ params: { id } })).data.warranty_parts
  expect(await parts()).toEqual([{ ...COMPRESSOR[0], until: '' }])
  await admin.registrations.decide({ body: { stock_id: id, status: 'Approved' } })
  expect(await parts()).toEqual([{ ...COMPRESSOR[0], until: '2036-01-31' }])
  expect((await admin.registrations.get({ params: { id } })).data.warranty_parts).toEqual(await parts())
})

test('a blank size counts as none', async () => {
  const { add } = await office()
  expect((await add({ model_num: 'A-1', sizes: JSON.stringify([' 1 L ', '  ', '']) })).sizes).toEqual(['1 L'])
})
