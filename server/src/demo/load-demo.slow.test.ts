import { expect, test } from 'vitest'
import { buildCategory } from '../../test/factories/category.ts'
import { testApp } from '../../test/test-app.ts'
import { loadDemo } from './load-demo.ts'

const ASHA = { contact: '9841203118', password: 'asha-demo-2026' }

// All pictures of the range are encoded again.
test('the demo fills an empty shop, once', { timeout: 120_000 }, async () => {
  const { as, build, services } = await testApp({ work: false })
  expect(await loadDemo(services)).toBe(true)
  expect(await loadDemo(services)).toBe(false)

  const { data: categories } = await as().categories.listPublic()
  expect(categories).toHaveLength(7)
  expect(categories.every(({ picture, total_products }) => picture && total_products > 0)).toBe(true)
  const { data: found } = await as().products.search({ query: { product_name: 'ketle' } })
  expect(found[0]?.name).toContain('Kettle')
  const { data: product } = await as().products.getPublic({ params: { id: found[0]!.id } })
  const { width = 0, height } = product.main_picture ?? {}
  expect([width >= 840, height]).toEqual([true, width])
  const [key = ''] = /media\/.+$/.exec(product.main_image) ?? []
  expect(await services.files.size(key)).toBeGreaterThan(1_000)

  // Sanitised as in the form: no tags in the sizing, no paragraphs elsewhere.
  const texts = await services.db.selectFrom('product').select(['sizing', 'specification', 'usage']).execute()
  expect(texts.filter(({ sizing }) => /<[a-z]/i.test(sizing))).toEqual([])
  expect(texts.filter(({ specification, usage }) => /<p>/.test(specification + usage))).toEqual([])

  const { data: papers } = await as().catalogues.listPublic()
  expect(papers.map(({ catalogue_type }) => catalogue_type)).toEqual(['The Kitchen 2026', 'Winter and Summer 2026'])

  const { token, data: asha } = await as().accounts.login({ body: ASHA })
  expect(asha).toMatchObject({ firstname: 'Asha', role: 'customer' })
  expect(asha.reward_points).toBeGreaterThan(0)
  const signedIn = as({ id: asha.id, token, ...ASHA })
  const { data: owned } = await signedIn.registrations.listMine()
  expect(new Set(owned.map(({ status }) => status))).toEqual(new Set(['Pending', 'Approved', 'Discount', 'Rejected']))
  const kettle = owned.find(({ model_num }) => model_num === 'BEK-150')
  const { data: offer } = await signedIn.warrantyPackages.offers({ params: { id: kettle?.id ?? 0 } })
  expect([offer.warranty_details?.price, offer.packages.length]).toEqual([150, 2])
  const { data: complaints } = await signedIn.complaints.listMine({ query: {} })
  expect(complaints.map(({ status }) => status)).toEqual(['Unassigned', 'Parts in Transit'])
  const { data: quotations } = await signedIn.quotations.listMine({ query: {} })
  expect(
    quotations.map(({ customer_name, products, status, total }) => [
      customer_name,
      products.map(({ quantity }) => quantity),
      status,
      total,
    ]),
  ).toEqual([
    ['Asha Gurung', [24, 12, 40], 'Pending', null],
    ['Asha Gurung', [12], 'Approved', 27_960],
    ['Asha Gurung', [60], 'Approved', 100_700],
  ])
  const { data: letterings } = await signedIn.personalisations.listMine({ query: {} })
  expect(letterings.map(({ text, status, main_image }) => [text, status, main_image !== ''])).toEqual([
    ['Annapurna', 'pending', true],
    ['तिज २०८३', 'rejected', true],
    ['ASHA', 'approved', true],
  ])
  // What was ordered can be ordered again.
  const withLettering = await services.db
    .selectFrom('sub_category')
    .where('takes_lettering', '=', true)
    .select('name')
    .execute()
  expect(withLettering.map(({ name }) => name).toSorted()).toEqual(['Bottle', 'Lunch Box', 'Tumbler', 'Vacuum Flask'])

  const { data: notices, unread } = await signedIn.notices.list({ query: {} })
  expect(notices.slice(0, 4).map(({ title, read_at }) => [title, read_at === null])).toEqual([
    ['New message about your complaint', true],
    ['New message about your complaint', true],
    ['Complaint dispatched, job JB-4417', true],
    ['Registration rejected', false],
  ])
  expect([unread, asha.unread_notices]).toEqual([3, 3])

  // The demo's staff accounts cannot sign in.
  const { STAFF } = await import('../../../demo/people.ts')
  const attempt = as().accounts.login({ body: { contact: STAFF.contact, password: 'deepa-demo-2026' } })
  await expect(attempt).rejects.toThrow('401')

  const { data: messages } = await as(await build.admin()).enquiries.list({ query: {} })
  expect(messages.map(({ name, read }) => [name, read])).toEqual([
    ['Ganesh Oli', false],
    ['Rita Khadka', false],
    ['Tenzing Sherpa', true],
  ])
})

test('existing data is left alone', async () => {
  const { services } = await testApp({ work: false })
  await buildCategory(services)
  expect(await loadDemo(services)).toBe(false)
  const { rows } = await services.database.pool.query('select id from product')
  expect(rows).toEqual([])
})
