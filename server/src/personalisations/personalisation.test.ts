import { expect, test } from 'vitest'
import { buildPersonalisation } from '../../test/factories/personalisation.ts'
import { keptFiles } from '../../test/kept-files.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { buildBottle, formFor } from './testing/bottle.ts'

test('a customer asks in the name of account and product, and the picture is shown to owner and staff', async () => {
  const { app, as, build } = await testApp({ work: false })
  const asha = await build.customer({ firstname: 'Asha', lastname: 'Rai' })
  const product = await buildBottle({ build })
  const body = { ...(await formFor(product)), customer_name: 'Somebody', product_name: 'Other', status: 'approved' }
  const { message, data } = await as(asha).personalisations.request({ body })
  expect(message).toBe('Your personalization has been sent')
  expect(data).toMatchObject({
    personalization_id: data.id,
    customer_name: 'Asha Rai',
    product_name: 'Jharana 750 Vacuum Bottle',
    product_id: product.id,
    text: 'ASHA',
    placement: 'horizontal',
    font_style: 'gothamNarrow',
    color: '#3f5a4c',
    size: '750 ml',
    quantity: 2,
    status: 'pending',
    reason: '',
  })
  expect((await as(asha).personalisations.listMine({ query: {} })).data).toEqual([data])
  expect((await as(await build.admin()).personalisations.get({ params: { id: data.id } })).data).toEqual(data)
  const { pathname } = new URL(data.main_image, 'http://baltra.test')
  expect(pathname).toMatch(/^\/files\//)
  expect((await app.inject(pathname)).headers['content-type']).toBe('image/jpeg')
  expect((await app.inject(pathname.replace(/\/files\/\d+/, '/files/999'))).statusCode).toBe(403)
})

test('each field has its message; colour and size may be empty, and one piece is meant where no number is said', async () => {
  const { as, build } = await testApp({ work: false })
  const { request } = as(await build.customer()).personalisations
  const form = await formFor(await buildBottle({ build }))
  expect((await refusal(request({ body: {} as typeof form })))?.body.errors).toEqual({
    text: 'Please enter your text',
    placement: 'Please select a placement',
    font_style: 'Please select a font',
    product_id: 'Please select a product',
    main_image: 'Product image required',
  })
  const wrong = { text: ' \u200B\n', color: 'red', quantity: 0 }
  expect((await refusal(request({ body: { ...form, ...wrong } })))?.body.errors).toEqual({
    text: 'Please enter your text',
    color: 'Write a colour as #a1b2c3',
    quantity: 'Quantity must be a whole number from 1',
  })
  expect((await refusal(request({ body: { ...form, size: '3 litres' } })))?.body.errors).toEqual({
    size: 'This product does not come in this size',
  })
  expect(await refusedWith(request({ body: { ...form, product_id: 999_999 } }))).toBe('404 Product not found')
  const { data } = await request({ body: { ...form, color: '', size: '', quantity: '' } })
  expect(data).toMatchObject({ color: '', size: '', quantity: 1 })
})

test('eight characters fit horizontally and thirteen vertically, as a person counts them', async () => {
  const { as, build } = await testApp({ work: false })
  const { request } = as(await build.customer()).personalisations
  const form = await formFor(await buildBottle({ build }))
  const errorOf = async (text: string, placement: 'horizontal' | 'vertical') =>
    (await refusal(request({ body: { ...form, text, placement } })))?.body.errors
  const family = '👨‍👩‍👧‍👦'
  const syllable = 'स्ते'
  for (const letter of ['A', syllable, family]) {
    expect(await errorOf(letter.repeat(8), 'horizontal')).toBeUndefined()
    expect(await errorOf(letter.repeat(9), 'horizontal')).toEqual({
      text: 'Horizontal text can have at most 8 characters',
    })
    expect(await errorOf(letter.repeat(13), 'vertical')).toBeUndefined()
    expect(await errorOf(letter.repeat(14), 'vertical')).toEqual({
      text: 'Vertical text can have at most 13 characters',
    })
  }
})

test('a refused request leaves no row and no file', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { request } = as(await build.customer()).personalisations
  const form = await formFor(await buildBottle({ build }))
  const drawing = new File(['<svg/>'], 'bottle.png', { type: 'image/png' })
  expect(await refusal(request({ body: { ...form, main_image: drawing } }))).toMatchObject({
    status: 415,
    body: { errors: { main_image: expect.any(String) } },
  })
  expect((await refusal(request({ body: { ...form, size: '3 litres' } })))?.status).toBe(422)
  expect(await services.db.selectFrom('personalisation').selectAll().execute()).toEqual([])
  expect(await keptFiles(services)).toEqual({ rows: 0, objects: 0 })
})

test('a customer sees only their own, page by page, newest first', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const [first, second, third] = [
    await buildPersonalisation(services, { customer: asha, status: 'rejected', reason: 'Too long for this cap' }),
    await buildPersonalisation(services, { customer: asha }),
    await buildPersonalisation(services, { customer: asha, status: 'approved' }),
  ]
  await buildPersonalisation(services)
  const { listMine } = as(asha).personalisations
  const ids = async (query: NonNullable<Parameters<typeof listMine>[0]>['query']) =>
    (await listMine({ query })).data.map(({ id }) => id)
  expect(await ids({})).toEqual([third.id, second.id, first.id])
  expect(await ids({ page: 2, per_page: 2 })).toEqual([first.id])
  expect(await ids({ status: 'pending' })).toEqual([second.id])
  expect((await listMine({ query: { status: 'rejected' } })).data[0]?.reason).toBe('Too long for this cap')
})

test('staff see all, by placement and by status; an empty placement means all', async () => {
  const { app, as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const lying = await buildPersonalisation(services)
  const standing = await buildPersonalisation(services, { placement: 'vertical', status: 'approved' })
  const { list } = as(admin).personalisations
  const ids = async (query: NonNullable<Parameters<typeof list>[0]>['query']) =>
    (await list({ query })).data.map(({ id }) => id)
  expect(await ids({})).toEqual([standing.id, lying.id])
  expect(await ids({ placement: 'vertical' })).toEqual([standing.id])
  expect(await ids({ placement: 'horizontal' })).toEqual([lying.id])
  expect(await ids({ status: 'approved' })).toEqual([standing.id])
  expect(await ids({ status: 'approved', placement: 'horizontal' })).toEqual([])
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = await app.inject({ url: '/api/customer/getpersonalizedata?placement=', headers })
  expect(answer.json()).toMatchObject({ data: [{}, {}], pagination: { page: 1, total_pages: 1, total_results: 2 } })
  expect((await refusal(list({ query: { placement: 'round' as 'vertical' } })))?.status).toBe(422)
})

test('the filtered requests are exported', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildPersonalisation(services, { status: 'approved' })
  await buildPersonalisation(services, { text: '=आमा', placement: 'vertical' })
  const { export: exported } = as(await build.admin()).personalisations
  const csv = await (await exported({ query: { format: 'csv', status: 'pending', placement: 'vertical' } })).text()
  const [head, ...rows] = csv.trim().split('\r\n')
  expect(head).toBe('Personalization ID,Customer,Product,Text,Placement,Font,Qty,Color,Size,Status,Reason,Created At')
  expect(rows).toEqual([
    expect.stringMatching(/^\d+,Asha Gurung,Jharana 750 Vacuum Bottle,'=आमा,vertical,arial,1,#3f5a4c,750 ml,pending,,/),
  ])
})

test('requests are deleted one by one and together, each with its picture and its audit row', async () => {
  const { as, build, services } = await testApp()
  const admin = await build.admin()
  const body = await formFor(await buildBottle({ build }))
  const ids: number[] = []
  for (const text of ['A', 'B', 'C', 'D'])
    ids.push((await as(await build.customer()).personalisations.request({ body: { ...body, text } })).data.id)
  const [one = 0, two = 0, three = 0, kept = 0] = ids
  const { delete: remove, deleteMany, list } = as(admin).personalisations
  expect(await remove({ params: { id: one } })).toEqual({ message: 'Personalization deleted' })
  expect(await refusedWith(remove({ params: { id: one } }))).toBe('404 Personalization not found')
  expect(await deleteMany({ body: { personalization_ids: [two, three, one] } })).toEqual({
    message: '2 personalizations deleted',
    deleted: 2,
  })
  expect((await refusal(deleteMany({ body: { personalization_ids: [] } })))?.body.errors).toEqual({
    personalization_ids: 'Select at least one request',
  })
  expect((await list({ query: {} })).data.map(({ id }) => id)).toEqual([kept])
  await expect.poll(() => keptFiles(services)).toEqual({ rows: 1, objects: 1 })
  const audit = await services.db
    .selectFrom('audit')
    .where('action', '=', 'personalisation.delete')
    .orderBy('id')
    .select(['subject_id', 'actor_id'])
    .execute()
  expect(audit).toEqual([one, two, three].map((id) => ({ subject_id: id, actor_id: admin.id })))
})

test('a request outlives its product, holds its customer while it is pending, and then goes with them', async () => {
  const { as, build, services } = await testApp()
  const asha = await build.customer()
  const product = await buildBottle({ build })
  const { data } = await as(asha).personalisations.request({ body: await formFor(product) })
  const { personalisations, customers } = as(await build.admin())
  await services.db.deleteFrom('product').where('id', '=', product.id).execute()
  const params = { id: data.id }
  expect((await personalisations.get({ params })).data).toEqual({ ...data, product_id: null })
  expect(await refusedWith(customers.delete({ params: { id: asha.id } }))).toBe(
    '409 “Asha Gurung” has 1 pending personalization. Decide and close them first',
  )
  await personalisations.decide({ body: { personalization_id: data.id, status: 'Approved' } })
  await customers.delete({ params: { id: asha.id } })
  expect(await refusedWith(personalisations.get({ params }))).toBe('404 Personalization not found')
  await expect.poll(() => keptFiles(services)).toEqual({ rows: 0, objects: 0 })
})
