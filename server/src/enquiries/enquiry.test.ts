import { expect, test } from 'vitest'
import { Refused } from '../../test/api-over.ts'
import { buildEnquiry } from '../../test/factories/enquiry.ts'
import { testApp } from '../../test/test-app.ts'

const MESSAGE = {
  name: ' Ganesh Oli ',
  phone: '+977 985-701 2246',
  email: 'ganesh@example.com',
  note: 'Is there a counter in Ghorahi?\r\n<b>My rice cooker</b> needs a plate.',
}

const refusal = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (refused: unknown) => refused,
  )
  return error instanceof Refused ? error : undefined
}

test('a visitor’s message reaches the office as it was typed, unread', async () => {
  const { app, as, build, clock } = await testApp({ work: false })
  const admin = await build.admin()
  expect(await as().enquiries.send({ body: MESSAGE })).toEqual({ message: 'Your message has been sent' })
  const { data } = await as(admin).enquiries.list({ query: {} })
  const sent = data[0]!.created_at
  expect(new Date(sent).toISOString()).toBe(sent)
  expect(Math.abs(Date.parse(sent) - clock.now().getTime())).toBeLessThan(60_000)
  expect(data).toEqual([
    {
      id: expect.any(Number),
      name: 'Ganesh Oli',
      phone: '9857012246',
      email: 'ganesh@example.com',
      note: 'Is there a counter in Ghorahi?\n<b>My rice cooker</b> needs a plate.',
      read: false,
      created_at: sent,
      date_joined: sent,
      updatedAt: sent,
      old_number: '',
      state: 'open',
      kind: 'question',
      settled_at: '',
      owner_id: null,
      owner_name: '',
      complaint_id: null,
      quotation_id: null,
    },
  ])
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = await app.inject({ url: '/api/contactus/getcontactform', headers })
  expect(answer.json<{ contactPagination: unknown }>().contactPagination).toMatchObject({ page: 1, total_results: 1 })
})

test('each field has its own error message', async () => {
  const { as } = await testApp({ work: false })
  const { send } = as().enquiries
  const empty = await refusal(send({ body: { name: ' ', phone: '', email: '', note: '\n' } }))
  expect([empty?.status, empty?.body.errors]).toEqual([
    422,
    {
      name: 'Full name is required',
      phone: 'Enter a valid 10-digit number',
      email: 'Enter a valid email address',
      note: 'Please enter your message',
    },
  ])
  const wrong = await refusal(
    send({ body: { name: 'x'.repeat(101), phone: '98412', email: 'asha@home', note: 'x'.repeat(2001) } }),
  )
  expect(wrong?.body.errors).toEqual({
    name: 'Full name can have at most 100 characters',
    phone: 'Enter a valid 10-digit number',
    email: 'Enter a valid email address',
    note: 'Message can have at most 2000 characters',
  })
})

test('the eleventh message of an address within an hour has to wait', async () => {
  const { app, as, build } = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1' } })
  const admin = as(await build.admin())
  const send = (i: number) =>
    app.inject({
      method: 'POST',
      url: '/api/contactus/contactus',
      payload: { ...MESSAGE, note: `Question ${i}` },
    })
  for (let i = 1; i <= 10; i++) expect((await send(i)).statusCode).toBe(200)
  const refused = await send(11)
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'too_many'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  expect((await admin.enquiries.list({ query: {} })).pagination.total_results).toBe(10)
})

test('name, phone and status filter, alone and together; newest first, page by page', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { list } = as(await build.admin()).enquiries
  const names = async (query: NonNullable<Parameters<typeof list>[0]>['query']) =>
    (await list({ query })).data.map(({ name }) => name)
  await buildEnquiry(services, { name: 'René Thapa', phone: '9841000001' })
  await buildEnquiry(services, { name: 'Rita Thapa', phone: '9852000002', read_at: new Date() })
  await buildEnquiry(services, { name: 'Asha 100%', phone: '9852000003' })
  expect(await names({})).toEqual(['Asha 100%', 'Rita Thapa', 'René Thapa'])
  expect(await names({ name: 'RENE' })).toEqual(['René Thapa'])
  expect(await names({ name: '%' })).toEqual(['Asha 100%'])
  expect(await names({ phone: '+977 98-52' })).toEqual(['Asha 100%', 'Rita Thapa'])
  expect(await names({ phone: '०३' })).toEqual(['Asha 100%'])
  expect(await names({ phone: '_' })).toEqual([])
  expect(await names({ name: 'thapa', phone: '9852' })).toEqual(['Rita Thapa'])
  expect(await names({ status: 'unread' })).toEqual(['Asha 100%', 'René Thapa'])
  expect(await names({ status: 'read' })).toEqual(['Rita Thapa'])
  expect(await names({ page: 2, per_page: 2 })).toEqual(['René Thapa'])
  expect((await refusal(list({ query: { status: 'new' as 'read' } })))?.status).toBe(422)
})

test('opening a message marks it read, once, tells whether it was before, and answers nothing', async () => {
  const { as, build, clock, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  const { id } = await buildEnquiry(services)
  const open = async () => (await admin.enquiries.open({ params: { id } })).data
  const first = await open()
  expect(first).toMatchObject({ name: 'Rita Khadka', read: false })
  clock.pass({ minutes: 1 })
  expect(await open()).toEqual({ ...first, read: true })
  expect((await admin.enquiries.list({ query: {} })).data).toMatchObject([{ read: true, state: 'open' }])
  expect((await refusal(admin.enquiries.open({ params: { id: id + 1 } })))?.status).toBe(404)
})

test('messages are deleted one by one and together, each with its audit row', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const { delete: remove, deleteMany, list } = as(admin).enquiries
  const [one, two, three, kept] = [
    await buildEnquiry(services, { name: 'One' }),
    await buildEnquiry(services, { name: 'Two' }),
    await buildEnquiry(services, { name: 'Three' }),
    await buildEnquiry(services, { name: 'Kept' }),
  ]
  expect(await remove({ params: { id: one.id } })).toEqual({ message: 'Message deleted' })
  expect((await refusal(remove({ params: { id: one.id } })))?.status).toBe(404)
  expect(await deleteMany({ body: { contact_ids: [two.id, three.id, one.id] } })).toEqual({
    message: '2 messages deleted',
    deleted: 2,
  })
  const none = await refusal(deleteMany({ body: { contact_ids: [] } }))
  expect(none?.body.errors).toEqual({ contact_ids: 'Select at least one message' })
  expect((await list({ query: {} })).data.map(({ id }) => id)).toEqual([kept.id])
  const { rows } = await services.database.pool.query<{
    subject_id: number
    actor_id: number
    before: { name: string }
  }>(`select subject_id, actor_id, before from audit where action = 'enquiry.delete' order by id`)
  expect(rows).toMatchObject([
    { subject_id: one.id, actor_id: admin.id, before: { name: 'One' } },
    { subject_id: two.id, before: { name: 'Two' } },
    { subject_id: three.id, before: { name: 'Three' } },
  ])
})

test('whoever lost the number of their account leaves it for staff, under a subject of its own, without an e-mail', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = as(await build.admin())
  const body = { name: 'Maya Rai', old_number: '98-4120 3118', phone: '9812000001' }
  expect(await as().enquiries.sendLostNumber({ body })).toEqual({ message: 'Thank you. We will call you' })
  await as().enquiries.sendLostNumber({ body })
  const { data } = await admin.enquiries.list({ query: { kind: 'number' } })
  expect(data).toMatchObject([
    {
      name: 'Maya Rai',
      phone: '9812000001',
      email: '',
      old_number: '9841203118',
      note: 'I no longer have 9841203118, the number of my account. Please change it to 9812000001.',
    },
  ])
  expect((await refusal(as().enquiries.sendLostNumber({ body: { ...body, phone: '12' } })))?.body.errors).toEqual({
    phone: 'Enter a valid 10-digit number',
  })
})
