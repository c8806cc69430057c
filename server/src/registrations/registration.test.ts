import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { buildRegistration, buildSoldProduct, registrationForm } from '../../test/factories/registration.ts'
import { buildUnit } from '../../test/factories/unit.ts'
import { keptFiles } from '../../test/kept-files.ts'
import { testApp } from '../../test/test-app.ts'

const TAKEN = /^A product with this serial number is already registered/

test('a customer registers a product with three photographs and finds it in the list', async () => {
  const { app, as, build } = await testApp()
  const asha = await build.customer()
  const { data } = await as(asha).registrations.register({ body: await registrationForm({ serial_number: ' SN-1 ' }) })
  expect(data).toMatchObject({ serial_number: 'SN-1', status: 'Pending', is_verified: false, warranty_expiry: '' })

  const list = await as(asha).registrations.listMine()
  expect(list.data).toEqual([{ ...data, has_bill: true, is_extended: false }])
  const picture = await app.inject(new URL(data.product_image, 'http://baltra.test').pathname)
  expect(picture.headers['content-type']).toMatch(/^image\//)

  const detail = await as(asha).registrations.getMine({ params: { id: data.id } })
  expect(detail.data).toMatchObject({ status: 'Pending', registration_status: 'Pending', stepper: [], job_no: '' })
  for (const address of [detail.data.bill_image_one, detail.data.warranty_image])
    expect((await app.inject(new URL(address, 'http://baltra.test').pathname)).statusCode).toBe(200)
})

const REQUIRED = {
  store_name: 'Store name is required',
  store_location: 'Store location is required',
  store_number: 'Store number is required',
  model_num: 'Model number is required',
  model_name: 'Model name is required',
  serial_number: 'Serial number is required',
  purchase_date: 'Purchase date is required',
  product_image: 'Product image required',
  bill_image_one: 'Bill image required',
  warranty_image: 'Warranty card image required',
}

test('missing fields are named one by one', async () => {
  const { as, build } = await testApp({ work: false })
  const asha = await build.customer()
  const form = await registrationForm()
  for (const [field, message] of Object.entries(REQUIRED)) {
    const body = { ...form, [field]: undefined } as unknown as typeof form
    await expect(as(asha).registrations.register({ body })).rejects.toMatchObject({
      status: 422,
      body: { message, errors: { [field]: message } },
    })
  }
  const nothing = as(asha).registrations.register({ body: {} as typeof form })
  await expect(nothing).rejects.toMatchObject({ status: 422, body: { errors: REQUIRED } })
})

test('a percentage of discount is optional, and no more than a fact beside the rest', async () => {
  const { as, build } = await testApp({ work: false })
  const asha = await build.customer()
  const register = async (serial_number: string, discount_percent?: string) =>
    as(asha).registrations.register({
      body: {
        ...(await registrationForm({ serial_number })),
        ...(discount_percent !== undefined && { discount_percent }),
      },
    })
  expect((await register('SN-1')).data).toMatchObject({ status: 'Pending', discount_percent: null })
  expect((await register('SN-2', '')).data.discount_percent).toBeNull()
  expect((await register('SN-3', '12')).data).toMatchObject({ status: 'Pending', discount_percent: 12 })
  await expect(register('SN-4', '12.5')).rejects.toMatchObject({
    body: { errors: { discount_percent: 'Percent of discount, 0 to 99' } },
  })
})

test('the purchase date is neither after today in Nepal nor before 1990', async () => {
  const { as, build, clock } = await testApp({ work: false })
  const asha = await build.customer()
  const register = async (purchase_date: string) =>
    as(asha).registrations.register({ body: await registrationForm({ purchase_date }) })
  const inNepal = (days: number) =>
    new Date(clock.now().getTime() + (5.75 + days * 24) * 3_600_000).toISOString().slice(0, 10)
  await expect(register(inNepal(1))).rejects.toMatchObject({
    status: 422,
    body: { errors: { purchase_date: 'Purchase date cannot be in the future' } },
  })
  await expect(register('1989-12-31')).rejects.toMatchObject({ status: 422 })
  await expect(register('2026-02-30')).rejects.toMatchObject({ status: 422 })
  await expect(register(inNepal(0))).resolves.toBeDefined()
})

test('a serial number has one living registration, whatever its case', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildRegistration(services, { serial_number: 'SN-ab1' })
  const body = await registrationForm({ serial_number: ' sn-AB1' })
  await expect(as(await build.customer()).registrations.register({ body })).rejects.toMatchObject({
    status: 409,
    body: { code: 'serial_number_taken', message: expect.stringMatching(TAKEN) },
  })
})

test('a rejected product can be registered again', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildRegistration(services, { serial_number: 'SN-1', status: 'Rejected' })
  const { data } = await as(await build.customer()).registrations.register({
    body: await registrationForm({ serial_number: 'SN-1' }),
  })
  expect(data.status).toBe('Pending')
})

test('the same form sent again gets the same row, and leaves no files behind', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const asha = await build.customer()
  const body = await registrationForm()
  const [first, second] = await Promise.all([
    as(asha).registrations.register({ body }),
    as(asha).registrations.register({ body }),
  ])
  const third = await as(asha).registrations.register({
    body: { ...body, serial_number: body.serial_number.toLowerCase() },
  })
  expect([second.data.id, third.data.id]).toEqual([first.data.id, first.data.id])
  expect(await keptFiles(services)).toEqual({ rows: 3, objects: 3 })

  await expect(as(asha).registrations.register({ body: { ...body, model_num: 'Other' } })).rejects.toMatchObject({
    status: 409,
  })
  clock.pass({ minutes: 11 })
  await expect(as(asha).registrations.register({ body })).rejects.toMatchObject({ status: 409 })
})

test('a unit of the register is genuine, and a known model is linked to its product', async () => {
  const { as, build, services } = await testApp({ work: false })
  const product = await buildSoldProduct(services, { model_num: 'BMG-1' })
  await buildUnit(services, { model_number: 'bmg-1', serial_number: 'sn-1' })
  await buildUnit(services, { model_number: 'OTHER', serial_number: 'sn-2' })
  const register = async (serial_number: string) =>
    (await as(await build.customer()).registrations.register({ body: await registrationForm({ serial_number }) })).data
  expect(await register('SN-1')).toMatchObject({ is_genuine: true, product_id: product })
  expect(await register('SN-2')).toMatchObject({ is_genuine: false })
  expect(await register('SN-3')).toMatchObject({ is_genuine: false })
})

test('a file that is no picture leaves no row and no file', async () => {
  const { as, build, services } = await testApp({ work: false })
  const body = {
    ...(await registrationForm()),
    warranty_image: new File(['<svg/>'], 'card.png', { type: 'image/png' }),
  }
  await expect(as(await build.customer()).registrations.register({ body })).rejects.toMatchObject({
    status: 415,
    body: { errors: { warranty_image: expect.any(String) } },
  })
  expect(await services.db.selectFrom('registration').selectAll().execute()).toEqual([])
  expect(await keptFiles(services)).toEqual({ rows: 0, objects: 0 })
})

test('a customer sees, opens and withdraws only their own products', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildRegistration(services)
  const bikash = as(await build.customer())
  expect((await bikash.registrations.listMine()).data).toEqual([])
  await expect(bikash.registrations.getMine({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(bikash.registrations.deleteMine({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('a Pending or Rejected registration can be withdrawn, and its documents are deleted', async () => {
  const { as, services } = await testApp()
  for (const status of ['Pending', 'Rejected'] as const) {
    const { id, customer } = await buildRegistration(services, { status })
    await as(customer).registrations.deleteMine({ params: { id } })
    expect((await as(customer).registrations.listMine()).data).toEqual([])
  }
  await expect.poll(() => keptFiles(services)).toEqual({ rows: 0, objects: 0 })
})

test('an approved registration cannot be withdrawn', async () => {
  const { as, services } = await testApp({ work: false })
  for (const status of ['Approved', 'Discount'] as const) {
    const { id, customer } = await buildRegistration(services, { status })
    await expect(as(customer).registrations.deleteMine({ params: { id } })).rejects.toMatchObject({
      status: 409,
      body: { message: 'This product is approved and carries a warranty, so it cannot be withdrawn' },
    })
  }
})

test('a product shows the complaint about it', async () => {
  const { as, services } = await testApp({ work: false })
  const { id, customer, registration } = await buildComplaint(services)
  const { data } = await as(customer).registrations.getMine({ params: { id: registration } })
  expect(data).toMatchObject({
    status: 'Unassigned',
    registration_status: 'Approved',
    complaint_id: id,
    problem_type: 'Motor',
    stepper: [{ newServiceStatusName: 'Unassigned' }],
  })
  expect(data.damaged_video).toMatch(/\.mp4$/)
})

test('staff list all registrations, newest first, page by page', async () => {
  const { app, as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const asha = await build.customer({ firstname: 'Ásha', lastname: 'Thapa' })
  const first = await buildRegistration(services, { customer: asha, serial_number: 'AX-100%' })
  const second = await buildRegistration(services, { status: 'Approved', model_num: 'KTL-9' })
  const list = as(admin).registrations.list
  const ids = async (query: Parameters<typeof list>[0]) => (await list(query)).data.map(({ id }) => id)

  expect(await ids({ query: {} })).toEqual([second.id, first.id])
  expect(await ids({ query: { status: 'Approved' } })).toEqual([second.id])
  expect(await ids({ query: { search: 'asha thapa' } })).toEqual([first.id])
  expect(await ids({ query: { search: 'ktl' } })).toEqual([second.id])
  expect(await ids({ query: { search: '0%' } })).toEqual([first.id])
  expect(await ids({ query: { search: '_' } })).toEqual([])
  expect(await ids({ query: { page: 2, per_page: 1 } })).toEqual([first.id])
  expect(await ids({ query: { page: 9 } })).toEqual([])

  const answer = await app.inject({
    url: '/api/stocks/getcustomerproduct?per_page=1',
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const pagination = { page: 1, total_pages: 2, results_per_page: 1, total_results: 2 }
  expect(answer.json()).toMatchObject({ pagination, customerProduct_Pagination: pagination })
})

test('staff see all that they need to decide', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services, { reward_points: 120, warranty_months: 24 })
  const asha = await build.customer({ firstname: 'Asha', lastname: 'Thapa' })
  const { id } = await buildRegistration(services, { customer: asha })
  const { data } = await as(await build.admin()).registrations.get({ params: { id } })
  expect(data).toMatchObject({
    firstname: 'Asha',
    customer: { firstname: 'Asha', lastname: 'Thapa', contact: asha.contact },
    temp_reward: 120,
    warranty_months: 24,
    store_name: 'Himal Electronics',
  })
  expect(data.bill_image_one).toContain('/Bill_SN_')
  await expect(as(await build.admin()).registrations.get({ params: { id: 999 } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a customer is told which product a serial number belongs to and whether it is registered, and nothing about others', async () => {
  const { as, build, services } = await testApp({ work: false })
  const [asha, prakash] = [await build.customer(), await build.customer()]
  await buildUnit(services, { serial_number: 'SN2610190101', model_name: 'Sajilo 750', model_number: 'BMG-750' })
  const ask = async (who: typeof asha, serial_number: string) =>
    (await as(who).registrations.checkSerial({ query: { serial_number } })).data
  const unit = { model_name: 'Sajilo 750', model_num: 'BMG-750' }
  expect(await ask(asha, 'sn २६१०-१९०१०१')).toEqual({ unit, registered: 'no', disputed: false })
  await buildRegistration(services, { customer: asha, serial_number: '2610190101' })
  expect(await ask(asha, 'SN2610190101')).toEqual({ unit, registered: 'own', disputed: false })
  expect(await ask(prakash, 'SN2610190101')).toEqual({ unit, registered: 'other', disputed: false })
  expect(await ask(prakash, 'XY-1')).toEqual({ unit: null, registered: 'no', disputed: false })
})

test('look-ups of serial numbers are limited, so that the register cannot be enumerated', async () => {
  const { as, build } = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '0.05' } })
  const asha = await build.customer()
  const ask = () => as(asha).registrations.checkSerial({ query: { serial_number: 'XY-1' } })
  for (let time = 0; time < 3; time += 1) await ask()
  await expect(ask()).rejects.toMatchObject({ status: 429 })
})
