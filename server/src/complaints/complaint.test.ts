import { stageText } from 'contract/complaints/stage-text'
import { COMPLAINT_STATUSES } from 'contract/complaints/words'
import { LOCALES } from 'contract/core/locale'
import { expect, test } from 'vitest'
import { buildComplaint, complaintForm } from '../../test/factories/complaint.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { testApp } from '../../test/test-app.ts'

test('a customer files a complaint about an approved product and follows it', async () => {
  const { app, as, build, services } = await testApp({ work: false })
  const asha = await build.customer({ firstname: 'Asha', lastname: 'Thapa' })
  const { id: product } = await buildRegistration(services, { customer: asha, status: 'Approved', model_num: 'KTL-9' })
  const { data } = await as(asha).complaints.register({ params: { id: product }, body: await complaintForm() })
  expect(data).toMatchObject({ status: 'Unassigned', model_num: 'KTL-9', job_no: '', stock_id: product })
  expect((await as(asha).complaints.listMine()).data).toEqual([data])

  const detail = (await as(asha).complaints.getMine({ params: { id: data.id } })).data
  expect(detail).toMatchObject({
    customerName: 'Asha Thapa',
    customer_name: 'Asha Thapa',
    customerContact: asha.contact,
    customerAddress: 'Lakeside 6',
    email: 'asha@example.com',
    zone: '',
    warranty_expiry: '2027-01-31',
    stepper: [{ newServiceStatusName: 'Unassigned', description: expect.stringContaining('We have your complaint') }],
  })
  const video = await app.inject(new URL(detail.damaged_video, 'http://baltra.test').pathname)
  expect(video.headers['content-type']).toBe('video/mp4')
  expect((await as(asha).registrations.listMine()).data[0]).toMatchObject({ complaint_id: data.id })
})

test('invalid complaints are refused with a message per field', async () => {
  const { as, services } = await testApp({ work: false })
  const { id, customer } = await buildRegistration(services, { status: 'Approved' })
  const form = await complaintForm()
  const wrong: [change: Record<string, unknown>, field: string, message: string][] = [
    [{ problem_description: undefined }, 'problem_description', 'Remark is required'],
    [{ problem_description: '<p>&nbsp;</p>' }, 'problem_description', 'Remark is required'],
    [{ damaged_image: undefined }, 'damaged_image', 'Damaged image is required'],
    [{ damaged_Video: undefined }, 'damaged_Video', 'Damaged video is required'],
    [{ zone: 'ATLANTIS' }, 'zone', 'Please choose a zone from the list'],
    [{ zone: 'KOSHI', area: 'ANAMNAGAR' }, 'area', 'Please choose an area of KOSHI'],
    [{ area: 'ANAMNAGAR' }, 'zone', 'Please choose the zone of this area'],
    [{ customerContact: '12345' }, 'customerContact', 'Mobile number is required and must be 10 digits'],
  ]
  for (const [change, field, message] of wrong) {
    const body = { ...form, ...change } as typeof form
    await expect(as(customer).complaints.register({ params: { id }, body })).rejects.toMatchObject({
      status: 422,
      body: { message, errors: { [field]: message } },
    })
  }
  const body = { ...form, damaged_Video: new File(['not a film'], 'film.mp4', { type: 'video/mp4' }) }
  await expect(as(customer).complaints.register({ params: { id }, body })).rejects.toMatchObject({ status: 415 })
  expect(await services.db.selectFrom('complaint').select('id').execute()).toEqual([])
  expect(await services.db.selectFrom('file').select('id').execute()).toHaveLength(3)
})

test('the warranty card of the registration counts unless the complaint brings its own; without either it is refused', async () => {
  const { as, services } = await testApp({ work: false })
  const { id, customer } = await buildRegistration(services, { status: 'Approved' })
  const { warranty_image: _, ...body } = await complaintForm()
  await services.db.updateTable('registration').set({ warranty_image_id: null }).where('id', '=', id).execute()
  await expect(as(customer).complaints.register({ params: { id }, body })).rejects.toMatchObject({
    status: 422,
    body: { errors: { warranty_image: 'Warranty image is required' } },
  })
  const other = await buildRegistration(services, { status: 'Approved', customer })
  const { data } = await as(customer).complaints.register({ params: { id: other.id }, body })
  const detail = await as(customer).complaints.getMine({ params: { id: data.id } })
  expect(detail.data.warranty_image).toMatch(/\/Warranty_card_/)
})

test('submitted values win over the profile, and the remark is sanitised', async () => {
  const { as, services } = await testApp({ work: false })
  const { id, customer } = await buildRegistration(services, { status: 'Discount' })
  const { data } = await as(customer).complaints.register({
    params: { id },
    body: {
      ...(await complaintForm()),
      problem_description:
        'It <b onclick="x()">smokes</b><script>alert(1)</script> &amp; <a href="javascript:x()">hums</a>',
      customerName: 'Bikash Rai',
      customerContact: '+977 98-4120-3118',
      customerAddress: 'Baneshwor',
      email: 'bikash@example.com',
      zone: 'bagmati',
      area: 'Anamnagar',
    },
  })
  expect(data.problem_description).toMatch(/^It <b>smokes<\/b> &amp; <a[^>]*>hums<\/a>$/)
  expect(data.problem_description).not.toContain('javascript')
  const detail = await as(customer).complaints.getMine({ params: { id: data.id } })
  expect(detail.data).toMatchObject({
    customerName: 'Bikash Rai',
    customerContact: '9841203118',
    customerAddress: 'Baneshwor',
    email: 'bikash@example.com',
    zone: 'BAGMATI',
    area: 'ANAMNAGAR',
  })
})

test('only an approved product of one’s own can be complained about', async () => {
  const { as, build, services } = await testApp({ work: false })
  const body = await complaintForm()
  const approved = await buildRegistration(services, { status: 'Approved' })
  const stranger = as(await build.customer())
  await expect(stranger.complaints.register({ params: { id: approved.id }, body })).rejects.toMatchObject({
    status: 404,
    body: { message: 'Product not found' },
  })
  for (const [status, sentence] of [
    ['Pending', /still being checked/],
    ['Rejected', /was not accepted/],
  ] as const) {
    const { id, customer } = await buildRegistration(services, { status })
    await expect(as(customer).complaints.register({ params: { id }, body })).rejects.toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(sentence) },
    })
  }
})

test('a product has one open complaint; the same form sent again gets the same one', async () => {
  const { as, services } = await testApp({ work: false })
  const { id, customer } = await buildRegistration(services, { status: 'Approved' })
  const form = await complaintForm()
  const file = (change = {}) => as(customer).complaints.register({ params: { id }, body: { ...form, ...change } })
  const [first, second] = await Promise.all([file(), file()])
  expect(second.data.id).toBe(first.data.id)
  expect(await services.db.selectFrom('file').select('id').execute()).toHaveLength(6)

  const another = { problem_description: 'It is loud' }
  await expect(file(another)).rejects.toMatchObject({
    status: 409,
    body: {
      message: `Complaint ${first.data.id} about this product is still open. You can file another one when it is closed`,
    },
  })
  await services.db.updateTable('complaint').set({ status: 'Cancelled' }).execute()
  expect((await file(another)).data.id).not.toBe(first.data.id)
})

test('one’s own complaints, by each filter', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const kettle = await buildComplaint(services, {
    customer: asha,
    model_name: 'Kettle',
    model_num: 'KTL-9',
    serial_number: 'K-77',
  })
  const mixer = await buildComplaint(services, { customer: asha, serial_number: 'M-11' })
  await buildComplaint(services)
  await services.db
    .updateTable('complaint')
    .set({ job_no: 'JOB-2026-000123', dispatch_state: 'dispatched', status: 'Completed' })
    .where('id', '=', kettle.id)
    .execute()
  const list = as(asha).complaints.listMine
  const ids = async (query: NonNullable<Parameters<typeof list>[0]>['query']) =>
    (await list({ query: query ?? {} })).data.map(({ id }) => id)
  expect(await ids({})).toEqual([mixer.id, kettle.id])
  expect(await ids({ job_no: '000123' })).toEqual([kettle.id])
  expect(await ids({ model_no: 'ktl' })).toEqual([kettle.id])
  expect(await ids({ model_name: 'mixer' })).toEqual([mixer.id])
  expect(await ids({ serial_no: 'm-1' })).toEqual([mixer.id])
  expect(await ids({ status: 'Completed' })).toEqual([kettle.id])
  expect(await ids({ status: 'Pending' })).toEqual([mixer.id])
  expect(await ids({ status: 'Unassigned', serial_no: 'K-77' })).toEqual([])
})

test('a customer reads only their own complaints', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildComplaint(services)
  const stranger = as(await build.customer())
  await expect(stranger.complaints.getMine({ params: { id } })).rejects.toMatchObject({ status: 404 })
  expect((await stranger.complaints.listMine()).data).toEqual([])
})

test('staff list and read all complaints', async () => {
  const { app, as, build, services } = await testApp({ work: false })
  const desk = await build.admin({ role: 'service_incharge' })
  const asha = await build.customer({ firstname: 'Asha', lastname: 'Thapa' })
  const first = await buildComplaint(services, { customer: asha, serial_number: 'K-77' })
  const second = await buildComplaint(services)
  await services.db.updateTable('complaint').set({ status: 'On Service' }).where('id', '=', second.id).execute()
  await services.db.updateTable('complaint').set({ dispatch_state: 'failed' }).where('id', '=', first.id).execute()
  const list = as(desk).complaints.list
  const ids = async (query: NonNullable<Parameters<typeof list>[0]>['query']) =>
    (await list({ query: query ?? {} })).data.map(({ id }) => id)
  expect(await ids({})).toEqual([second.id, first.id])
  expect(await ids({ status: 'On Service' })).toEqual([second.id])
  expect(await ids({ dispatch: 'failed' })).toEqual([first.id])
  for (const search of ['thapa', asha.contact, 'k-77']) expect(await ids({ search })).toEqual([first.id])
  expect(await ids({ page: 2, per_page: 1 })).toEqual([first.id])

  const { data } = await as(desk).complaints.get({ params: { id: first.id } })
  expect(data).toMatchObject({ customer_id: asha.id, dispatch_state: 'failed', customer_name: 'Asha Thapa' })
  expect(data.warranty_image).toContain('/Warranty_card_K_77.')
  await expect(as(desk).complaints.get({ params: { id: 999 } })).rejects.toMatchObject({ status: 404 })

  const answer = await app.inject({
    url: '/api/stocks/getallcomplaints?per_page=1',
    headers: { authorization: `Bearer ${desk.token}` },
  })
  expect(answer.json()).toMatchObject({ complaint_Pagination: { page: 1, total_pages: 2, total_results: 2 } })
})

test('every stage has its own standard text, in each language', () => {
  const step = { isPast: false, visit: '' }
  for (const locale of LOCALES)
    expect(new Set(COMPLAINT_STATUSES.map((status) => stageText(status, step, locale))).size).toBe(
      COMPLAINT_STATUSES.length,
    )
})
