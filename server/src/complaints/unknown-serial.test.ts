import { expect, test } from 'vitest'
import { buildRegistration } from '../../test/factories/registration.ts'
import { fakeCrm } from '../../test/fake-crm.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { pagesOf } from '../platform/papers/testing/pages-of.ts'
import { atTheDesk, FAULT } from './testing/file-for-caller-world.ts'

/** Somebody calls about a rice cooker whose plate they cannot read. */
async function aCall(options?: Parameters<typeof testApp>[0]) {
  const world = await atTheDesk(await testApp(options))
  const { desk, asha, build, as, services } = world
  const kind = await build.subCategory({ name: 'Rice Cookers' })
  const call = { customer_id: asha.id, sub_category_id: kind.id, ...FAULT }
  const { data: complaint } = await desk.complaints.fileForCaller({ body: call })
  const params = { id: complaint.id }
  const admin = as(await build.admin())
  const registration = async () => (await admin.registrations.get({ params: { id: complaint.stock_id } })).data
  const stored = () =>
    services.db
      .selectFrom('registration')
      .select(['serial_number', 'serial_key', 'purchase_date', 'purchase_year', 'model_num'])
      .where('id', '=', complaint.stock_id)
      .executeTakeFirstOrThrow()
  return { ...world, kind, call, complaint, params, admin, registration, stored }
}

test('a kind of appliance and a fault are enough: nothing is stored for what is not known', async () => {
  const { desk, asha, as, complaint, call, registration, stored } = await aCall()
  expect(complaint).toMatchObject({
    model_name: 'Rice Cookers',
    model_num: '',
    serial_number: '',
    purchase_date: '',
    purchase_year: null,
    warranty_expiry: '',
    is_unproven: true,
  })
  expect(await stored()).toEqual({
    serial_number: null,
    serial_key: null,
    purchase_date: null,
    purchase_year: null,
    model_num: '',
  })
  expect(await registration()).toMatchObject({
    serial_number: '',
    purchase_date: '',
    shares_serial: false,
    on_approval: { warranty_expiry: '', points: 0 },
  })
  expect((await desk.complaints.fileForCaller({ body: call })).data.id).toBe(complaint.id)
  expect((await desk.complaints.list({ query: { search: 'rice cook' } })).data).toMatchObject([
    { id: complaint.id, serial_number: '', is_unproven: true },
  ])
  expect((await desk.registrations.list({ query: { search: 'rice cook' } })).data).toMatchObject([
    { serial_number: '', purchase_date: '' },
  ])
  expect((await desk.complaints.findCaller({ query: { customer_id: asha.id } })).data?.products).toMatchObject([
    { serial_number: '', purchase_date: '', model_name: 'Rice Cookers' },
  ])
  expect((await as(asha).registrations.getMine({ params: { id: complaint.stock_id } })).data).toMatchObject({
    serial_number: '',
    purchase_date: '',
    warranty_expiry: '',
  })
  expect((await as(asha).complaints.getMine({ params: { id: complaint.id } })).data).toMatchObject({
    serial_number: '',
    is_unproven: true,
  })
})

test('a name of a model or a kind of appliance is needed, and the year of purchase may be one of either calendar', async () => {
  const { desk, asha } = await atTheDesk(await testApp())
  const file = (changes: object) =>
    desk.complaints.fileForCaller({ body: { customer_id: asha.id, ...FAULT, ...changes } })
  expect(await refusal(file({}))).toMatchObject({
    body: { errors: { sub_category_id: 'Choose the kind of appliance' } },
  })
  expect(await refusal(file({ sub_category_id: 999_999 }))).toMatchObject({
    body: { errors: { sub_category_id: 'There is no such kind of appliance' } },
  })
  for (const year of [1989, 2040, 2099])
    expect(await refusal(file({ model_name: 'Old fan', purchase_year: year }))).toMatchObject({ status: 422 })
  for (const year of [2020, 2080]) {
    const { data } = await file({ model_name: `Fan of ${year}`, purchase_year: year })
    expect(data).toMatchObject({ purchase_date: '', purchase_year: year, is_unproven: true })
  }
})

test('what is found out is filled in for the complaint and its registration, and stays', async () => {
  const { desk, params, complaint, registration, admin } = await aCall()
  const fillIn = (body: object) => desk.complaints.fillInProduct({ params, body })
  expect((await fillIn({ purchase_year: 2080 })).data).toMatchObject({ purchase_year: 2080, is_unproven: true })
  const found = { serial_number: 'RC 77', model_name: 'Bhat 5', model_num: 'BRC-5', purchase_date: '2026-01-31' }
  for (let time = 1; time <= 2; time++)
    expect((await fillIn(found)).data).toMatchObject({ ...found, purchase_year: null, is_unproven: false })
  expect(await registration()).toMatchObject({ ...found, purchase_year: null })
  expect(await refusedWith(fillIn({ serial_number: 'RC 78' }))).toBe('409 Someone filled this in meanwhile: RC 77')
  const { data: history } = await admin.history.list({ params: { subject: 'registration', id: complaint.stock_id } })
  expect(JSON.stringify(history)).toContain('RC 77')
})

test('a serial number that is registered is refused with the registration that has it', async () => {
  const { desk, params, services, stored, as, build } = await aCall()
  const other = await buildRegistration(services, { status: 'Approved', serial_number: 'RC-1' })
  const { data: holder } = await desk.customers.get({ params: { id: other.customer.id } })
  const name = `${holder.firstname} ${holder.lastname}`
  const message = `This serial number belongs to registration No. ${other.id} of ${name}; it is approved`
  const taken = desk.complaints.fillInProduct({ params, body: { serial_number: 'rc 1' } })
  expect(await refusal(taken)).toMatchObject({ status: 409, body: { message, errors: { serial_number: message } } })
  const completed = { status: 'Completed', serial_number: 'rc 1' } as const
  expect(await refusedWith(desk.complaints.changeStatus({ params, body: completed }))).toBe(`409 ${message}`)
  expect(await stored()).toMatchObject({ serial_number: null })
  // The form of an older client fills it in as well.
  await as(await build.admin()).complaints.update({ params, body: { serial_number: 'RC-2' } })
  expect(await stored()).toMatchObject({ serial_number: 'RC-2' })
})

test('a repair under warranty is completed with a serial number only, one outside the warranty without', async () => {
  const { desk, params, call, asha } = await aCall()
  const complete = (body: object, id = params.id) =>
    desk.complaints.changeStatus({ params: { id }, body: { status: 'Completed', ...body } })
  expect(await refusal(complete({}))).toMatchObject({
    status: 409,
    body: { errors: { serial_number: 'Fill in the serial number, or mark it as a repair outside the warranty' } },
  })
  expect((await complete({ serial_number: 'RC-9' })).data).toMatchObject({
    status: 'Completed',
    serial_number: 'RC-9',
    is_paid_repair: false,
  })
  const { data: second } = await desk.complaints.fileForCaller({
    body: { ...call, customer_id: asha.id, problem_type: 'Leak' },
  })
  expect((await complete({ is_paid_repair: true }, second.id)).data).toMatchObject({
    status: 'Completed',
    serial_number: '',
    is_paid_repair: true,
  })
})

test('nothing is approved without serial number, model number and day of purchase', async () => {
  const { desk, params, complaint, admin, asha, as } = await aCall()
  const approve = () =>
    admin.registrations.decide({ body: { stock_id: complaint.stock_id, status: 'Approved', reason: 'Seen' } })
  const missing = [
    ['serial number', { serial_number: 'RC-3' }],
    ['model number', { model_num: 'BRC-3' }],
    ['day of purchase', { purchase_date: '2026-01-31' }],
  ] as const
  for (const [what, found] of missing) {
    expect(await refusedWith(approve())).toMatch(`409 The ${what} is not known`)
    await desk.complaints.fillInProduct({ params, body: found })
  }
  expect((await approve()).data).toMatchObject({ status: 'Approved', warranty_issue: '2026-01-31' })
  expect((await as(asha).registrations.listMine()).data).toMatchObject([{ serial_number: 'RC-3' }])
})

test('the CRM gets an empty serial number and an empty day', async () => {
  const crm = await fakeCrm()
  const { admin, params } = await aCall({ env: crm.env })
  await admin.complaints.dispatch({ body: { complaint_id: params.id } })
  expect(crm.requests).toMatchObject([{ serialNo: '', purchaseDate: '', modelCode: '' }])
})

test('two products whose numbers are not known are not the same unit', async () => {
  const { desk, admin, params, call } = await aCall()
  const { data: second } = await desk.complaints.fileForCaller({ body: { ...call, problem_type: 'Leak' } })
  const { data: targets } = await desk.complaintMerging.listTargets({ params })
  expect(targets).toMatchObject([{ id: second.id, serial_number: '', is_same_unit: false }])
  const merged = admin.complaintMerging.merge({ params, body: { into: second.id } })
  expect(await refusal(merged)).toMatchObject({ body: { code: 'other_serial' } })
  expect((await desk.complaints.background({ params })).data).toMatchObject({
    related: { rows: [{ id: second.id, serial_number: '', is_same_unit: false }] },
  })
})

test('the job sheet asks for the serial number and says that the warranty is not proven', async () => {
  const { desk, params } = await aCall()
  const [page = ''] = await pagesOf(await desk.jobSheets.print({ query: { ids: String(params.id) } }))
  for (const words of ['Not known yet, please write it down', 'Not proven', 'Not known', 'Rice Cookers'])
    expect(page.replaceAll(/\s+/g, ' ')).toContain(words)
  expect(page).not.toContain('null')
})
