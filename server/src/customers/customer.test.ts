import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { buildEnquiry } from '../../test/factories/enquiry.ts'
import { buildPersonalisation } from '../../test/factories/personalisation.ts'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { photo } from '../../test/factories/sample-files.ts'
import { keptFiles } from '../../test/kept-files.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { plainPicture } from '../platform/files/testing/samples.ts'
import type { Services } from '../platform/core/services.ts'

const earn = ({ db }: Services, customer_id: number, points: number, more: object = {}) =>
  db
    .insertInto('point_lot')
    .values({ customer_id, points, remaining: points, source: 'registration', source_key: `${customer_id}`, ...more })
    .execute()

test('the list has customers only, newest first, under every key that is read', async () => {
  const { app, build } = await testApp({ work: false })
  const admin = await build.admin({ firstname: 'Staff' })
  const asha = await build.customer({ lastname: 'Gurung' })
  await build.customer({ firstname: 'Bikash' })
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = (await app.inject({ url: '/api/user/getallcustomers', headers })).json<{ data: object[] }>()
  const pagination = { page: 1, total_pages: 1, results_per_page: 10, total_results: 2 }
  expect(answer).toMatchObject({ pagination, categoryPagination: pagination, customerPagination: pagination })
  expect(answer.data).toMatchObject([{ firstname: 'Bikash' }, { id: asha.id }])
  expect(answer.data[1]).toMatchObject({
    firstname: 'Asha',
    lastname: 'Gurung',
    email: 'asha@example.com',
    customerAddress: 'Lakeside 6',
    district: 'Kaski',
    city: 'Pokhara',
    contact: asha.contact,
    tier: 'Silver Tier',
    gender: 'female',
    role: 'customer',
    image_url: '',
  })
  expect(JSON.stringify(answer)).not.toMatch(/password|hash/)
})

test('a search finds a part of the first name, the last name, or both', async () => {
  const { as, build } = await testApp({ work: false })
  const { list } = as(await build.admin()).customers
  await build.customer({ firstname: 'Asha', lastname: 'Gurung' })
  await build.customer({ firstname: 'Élise', lastname: 'Thapa' })
  const found = async (firstname: string) =>
    (await list({ query: { firstname } })).data.map((customer) => customer.firstname)
  expect(await found('ash')).toEqual(['Asha'])
  expect(await found('THAP')).toEqual(['Élise'])
  expect(await found('asha  gur')).toEqual(['Asha'])
  expect(await found('elise')).toEqual(['Élise'])
  expect(await found('%')).toEqual([])
})

test('gender and tier filter, the tier by the points of the last 365 days', async () => {
  const { as, app, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const { list } = as(admin).customers
  const [silver, gold, platinum, past, given] = [
    await build.customer({ firstname: 'Silver' }),
    await build.customer({ firstname: 'Gold' }),
    await build.customer({ firstname: 'Platinum' }),
    await build.customer({ firstname: 'Past' }),
    await build.customer({ firstname: 'Given' }),
  ]
  await services.db.updateTable('account').set({ gender: 'male' }).where('id', '=', gold.id).execute()
  await earn(services, silver.id, 499)
  await earn(services, gold.id, 500)
  await earn(services, platinum.id, 2000)
  await earn(services, past.id, 5000, { earned_at: new Date(Date.now() - 366 * 86_400_000) })
  await earn(services, given.id, 5000, { source: 'adjustment' })
  const found = async (query: object) => (await list({ query })).data.map(({ firstname, tier }) => [firstname, tier])
  expect(await found({ tier: 'Gold Tier' })).toEqual([['Gold', 'Gold Tier']])
  expect(await found({ tier: 'Platinum Tier' })).toEqual([['Platinum', 'Platinum Tier']])
  expect((await found({ tier: 'Silver Tier' })).map(([name]) => name)).toEqual(['Given', 'Past', 'Silver'])
  expect(await found({ gender: 'male' })).toEqual([['Gold', 'Gold Tier']])
  expect(await found({ gender: 'female', tier: 'Gold Tier' })).toEqual([])
  const headers = { authorization: `Bearer ${admin.token}` }
  const sentEmpty = await app.inject({ url: '/api/user/getallcustomers?firstname=&gender=&tier=&page=1', headers })
  expect(sentEmpty.json<{ data: object[] }>().data).toHaveLength(5)
  expect(await refusedWith(list({ query: { tier: 'Bronze Tier' as 'Gold Tier' } }))).toBe('422 There is no such tier')
})

test('the filtered list is exported with all its pages', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  await build.customer({ firstname: 'Asha', contact: '9812345678' })
  await build.customer({ firstname: 'Bikash' })
  const sheet = await as(admin).customers.export({ query: { firstname: 'asha', format: 'csv' } })
  const [head, ...rows] = (await sheet.text()).trim().split(/\r?\n/)
  expect(head).toContain('Name,Email,Address,District,City,Contact,Tier,Gender,Role,Joined')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain('Asha Gurung')
  expect(rows[0]).toContain('9812345678')
})

test('a customer is returned flat and without nulls; staff are not found there', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  const asha = await build.customer()
  const { get, overview, update, delete: remove } = as(admin).customers
  const { data } = await get({ params: { id: asha.id } })
  expect(data).toMatchObject({ is_verified: true, membership: false, reward_points: 0, dob: '1990-04-14' })
  expect(Object.values(data)).not.toContain(null)
  const other = await build.admin()
  const params = { id: other.id }
  const told = await Promise.all(
    [get({ params }), overview({ params }), update({ params, body: { firstname: 'No' } }), remove({ params })].map(
      refusedWith,
    ),
  )
  expect(new Set(told)).toEqual(new Set(['404 Customer not found']))
  expect((await as(other).accounts.profile()).data.firstname).toBe('Asha')
})

test('only changed fields are stored, and role and tier cannot be assigned', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const asha = await build.customer()
  const { update } = as(admin).customers
  const params = { id: asha.id }
  const body = { firstname: ' Anita ', lastname: 'Gurung', role: 'admin', tier: 'Gold Tier', reward_points: 9 }
  const { message, data } = await update({ params, body })
  expect([message, data]).toMatchObject([
    'Customer saved',
    { firstname: 'Anita', lastname: 'Gurung', role: 'customer', tier: 'Silver Tier', reward_points: 0 },
  ])
  await update({ params, body: { firstname: 'Anita' } })
  const audit = await services.db.selectFrom('audit').selectAll().where('subject', '=', 'account').execute()
  expect(audit).toMatchObject([
    {
      action: 'account.edit',
      actor_id: admin.id,
      subject_id: asha.id,
      before: { firstname: 'Asha', password_hash: '[hidden]' },
      after: { firstname: 'Anita', password_hash: '[hidden]' },
    },
  ])
  expect(JSON.stringify(audit)).not.toContain('$argon2')
  expect((await as(asha).accounts.profile()).data.firstname).toBe('Anita')
})

test('every field of the form is changed, and its messages are said', async () => {
  const { as, build } = await testApp({ work: false })
  const { update } = as(await build.admin()).customers
  const params = { id: (await build.customer()).id }
  const body = { email: 'anita@example.com', contact: '+977 98-1234 5678', gender: 'male', dob: '1988-01-31' } as const
  expect((await update({ params, body })).data).toMatchObject({ ...body, contact: '9812345678' })
  const wrong = await refusal(update({ params, body: { firstname: ' ', email: 'anita', contact: '12' } }))
  expect([wrong?.status, wrong?.body.errors]).toEqual([
    422,
    {
      firstname: 'First name is required and cannot be empty',
      email: 'Enter a valid email address',
      contact: 'Mobile number is required and must be 10 digits',
    },
  ])
  expect(await refusedWith(update({ params, body: { dob: '2999-01-01' } }))).toBe(
    '422 Date of Birth cannot be in the future',
  )
})

test('a number that is taken is refused at its field', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { update } = as(await build.admin()).customers
  const [asha, bikash] = [await build.customer(), await build.customer({ firstname: 'Bikash' })]
  const message = 'This mobile number belongs to another account'
  const body = { contact: asha.contact, image: await photo() }
  const refused = await refusal(update({ params: { id: bikash.id }, body }))
  expect([refused?.status, refused?.body]).toMatchObject([409, { message, errors: { contact: message } }])
  expect(await keptFiles(services)).toEqual({ rows: 0, objects: 0 })
  expect((await as(bikash).accounts.profile()).data.contact).toBe(bikash.contact)
})

test('another number signs the customer out everywhere; another name does not', async () => {
  const { as, build } = await testApp({ work: false })
  const { update } = as(await build.admin()).customers
  const asha = await build.customer()
  const params = { id: asha.id }
  await update({ params, body: { firstname: 'Anita', contact: asha.contact } })
  expect((await as(asha).accounts.profile()).data.firstname).toBe('Anita')
  await update({ params, body: { contact: '9812345678' } })
  expect(await refusedWith(as(asha).accounts.profile())).toBe('401 Your session has expired,Please login!')
  expect((await as().accounts.login({ body: { contact: '9812345678', password: asha.password } })).data.id).toBe(
    asha.id,
  )
})

test('a new picture takes the old one away', async () => {
  const { as, build, services } = await testApp()
  const { update } = as(await build.admin()).customers
  const params = { id: (await build.customer()).id }
  const first = (await update({ params, body: { image: await photo() } })).data.image_url
  expect(first).toMatch(/^http:\/\/baltra\.test\/media\//)
  await update({ params, body: { image: await photo() } })
  expect(await services.db.selectFrom('file').select('id').execute()).toHaveLength(1)
})

test('a profile picture is public and kept for a year; one that is replaced, or whose account is closed, is removed', async () => {
  const { app, as, build, services } = await testApp()
  const { update } = as(await build.admin()).customers
  const asha = await build.customer()
  const { id } = await build.product()
  await as(asha).reviews.add({ body: { product_id: id, rating: '5', review: 'Good' } })
  const changed = async (colour: string) => {
    const image = new File([new Uint8Array(await plainPicture(24, 18, colour))], 'me.png', { type: 'image/png' })
    return (await update({ params: { id: asha.id }, body: { image } })).data.image_url
  }
  const statusOf = async (address: string) => (await app.inject(new URL(address).pathname)).statusCode
  const first = await changed('red')
  expect(first).toMatch(/\/media\/[0-9a-f]{32}\.webp$/)
  expect((await as().reviews.list({ params: { id } })).data[0]?.customer.image_url).toBe(first)
  expect((await app.inject(new URL(first).pathname)).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  const second = await changed('blue')
  await expect.poll(() => statusOf(first)).toBe(404)
  expect(await statusOf(second)).toBe(200)
  await as(asha).accounts.closeAccount({ body: { password: asha.password } })
  await expect.poll(() => statusOf(second)).toBe(404)
  expect(await keptFiles(services)).toEqual({ rows: 0, objects: 0 })
})

test('a customer is deleted with their registrations, complaints, points and all their files', async () => {
  const { as, build, services } = await testApp()
  const admin = await build.admin()
  const { update, delete: remove } = as(admin).customers
  const { customer: asha, id } = await buildComplaint(services)
  await buildRegistration(services, { customer: asha, status: 'Rejected', serial_number: 'SN-REJECTED' })
  await update({ params: { id: asha.id }, body: { image: await photo() } })
  await services.db.updateTable('complaint').set({ status: 'Completed' }).where('id', '=', id).execute()
  await earn(services, asha.id, 100)
  expect((await keptFiles(services)).rows).toBe(10)
  expect(await remove({ params: { id: asha.id } })).toEqual({ message: 'Customer deleted' })
  await expect.poll(() => keptFiles(services)).toEqual({ rows: 0, objects: 0 })
  for (const table of ['registration', 'complaint', 'complaint_event', 'point_lot', 'point_entry'] as const)
    expect(await services.db.selectFrom(table).selectAll().execute()).toEqual([])
  expect(await refusedWith(as(asha).accounts.profile())).toBe('401 Your session has expired,Please login!')
  expect(await refusedWith(remove({ params: { id: asha.id } }))).toBe('404 Customer not found')
  const audit = await services.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'account.delete')
    .executeTakeFirstOrThrow()
  expect(audit).toMatchObject({
    actor_id: admin.id,
    before: { id: asha.id, password_hash: '[hidden]' },
    after: { reason: 'no reason given' },
  })
})

test('a customer with open matters is not deleted, and the response says what and how many', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { delete: remove, deleteMany } = as(await build.admin()).customers
  const { customer: asha, id } = await buildComplaint(services)
  const free = await build.customer()
  const told = (count: string, advice: string) => `409 “Asha Gurung” has ${count}. ${advice}`
  const params = { id: asha.id }
  expect(await refusedWith(remove({ params }))).toBe(told('1 open complaint', 'Decide and close them first'))
  for (const serial_number of ['SN-1', 'SN-2']) await buildRegistration(services, { customer: asha, serial_number })
  await buildQuotation(services, { customer: asha })
  const both = '1 open complaint, 2 pending registrations and 1 pending quotation'
  expect(await refusedWith(remove({ params }))).toBe(told(both, 'Decide and close them first'))
  const body = { customer_ids: [free.id, asha.id] }
  expect(await refusedWith(deleteMany({ body }))).toBe(told(both, 'Nothing was deleted'))
  await services.db.updateTable('complaint').set({ status: 'Cancelled' }).where('id', '=', id).execute()
  await services.db.updateTable('registration').set({ status: 'Rejected' }).where('status', '=', 'Pending').execute()
  await services.db.updateTable('quotation').set({ status: 'Rejected' }).execute()
  expect(await deleteMany({ body })).toEqual({ message: '2 customers deleted', deleted: 2 })
})

test('those that are gone already count as zero, staff are left alone, and an empty list is refused', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  const other = await build.admin()
  const { deleteMany } = as(admin).customers
  const asha = await build.customer()
  const customer_ids = [asha.id, asha.id, other.id, 9_999]
  expect(await deleteMany({ body: { customer_ids } })).toEqual({ message: '1 customer deleted', deleted: 1 })
  expect(await deleteMany({ body: { customer_ids } })).toEqual({ message: '0 customers deleted', deleted: 0 })
  expect((await as(other).accounts.profile()).data.id).toBe(other.id)
  expect(await refusedWith(deleteMany({ body: { customer_ids: [] } }))).toBe('422 Select at least one customer')
})

test('the overview has a customer’s requests, and the enquiries from their number', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const quotation = await buildQuotation(services, { customer: asha })
  const personalisation = await buildPersonalisation(services, { customer: asha })
  const enquiry = await buildEnquiry(services, { phone: asha.contact, read_at: null })
  await Promise.all([buildQuotation(services), buildPersonalisation(services), buildEnquiry(services)])
  const params = { id: asha.id }
  expect((await as(await build.admin()).customers.overview({ params })).data).toMatchObject({
    quotations: { total: 1, rows: [{ id: quotation.id, status: 'Pending' }] },
    personalisations: { total: 1, rows: [{ id: personalisation.id, text: 'ASHA' }] },
    enquiries: { total: 1, rows: [{ id: enquiry.id, is_read: false }] },
  })
})

test('the overview has products, complaints and points, limited by the role’s permissions', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { customer: asha, id, registration } = await buildComplaint(services)
  await earn(services, asha.id, 600)
  const { overview, adjustPoints } = as(await build.admin()).customers
  const params = { id: asha.id }
  await adjustPoints({ params, body: { points: 25, reason: 'Goodwill' } })
  expect((await overview({ params })).data).toMatchObject({
    reward_points: 625,
    points_earned: 600,
    tier: 'Gold Tier',
    entries: { total: 1, rows: [{ points: 25, kind: 'adjusted', reason: 'Goodwill' }] },
    products: { total: 1, rows: [{ id: registration, status: 'Approved', model_num: 'BMG-1' }] },
    complaints: { total: 1, rows: [{ id, status: 'Unassigned', job_no: '', problem_type: 'Motor' }] },
  })
  const incharge = await build.admin({ role: 'product_incharge' })
  expect((await as(incharge).customers.overview({ params })).data).toMatchObject({
    products: { total: 1 },
    complaints: null,
  })
})

test('exporting everybody in one file is for administrators', async () => {
  const { as, build } = await testApp({ work: false })
  const lists = ({ customers, users, registrations, complaints }: ReturnType<typeof as>) => [
    customers.export,
    users.export,
    registrations.export,
    registrations.exportWarranties,
    complaints.export,
  ]
  for (const each of lists(as(await build.admin()))) expect(await refusedWith(each())).toBeUndefined()
  for (const role of ['product_incharge', 'service_incharge', 'call_centre', 'centre_incharge'] as const) {
    const colleague = as(await build.admin({ role }))
    for (const each of lists(colleague)) expect(await refusedWith(each())).toBe('403 You may not do this')
  }
})

test('a product in-charge moves by hand what the settings allow a day, of all customers together; others nothing', async () => {
  const { as, build, clock } = await testApp({ work: false })
  const admin = await build.admin()
  const sita = await build.admin({ role: 'product_incharge' })
  const incharge = as(sita)
  const [asha, bina] = [await build.customer(), await build.customer()]
  const adjust = (api: typeof incharge, id: number, points: number) =>
    refusedWith(api.customers.adjustPoints({ params: { id }, body: { points, reason: 'Goodwill' } }))
  await as(admin).settings.update({ body: { version: 1, points_by_hand: 100 } })
  expect(await adjust(incharge, asha.id, 101)).toBe(
    '422 You may give and take 100 points a day, of which 100 are left today. An administrator can do more',
  )
  expect(await adjust(incharge, asha.id, 60)).toBeUndefined()
  expect(await adjust(incharge, asha.id, -20)).toBeUndefined()
  expect(await adjust(incharge, bina.id, 21)).toMatch(/^422 .* of which 20 are left today/)
  expect(await adjust(incharge, bina.id, 20)).toBeUndefined()
  expect(await adjust(as(admin), bina.id, 1_000_000)).toBeUndefined()
  for (const role of ['service_incharge', 'call_centre'] as const)
    expect(await adjust(as(await build.admin({ role })), asha.id, 1)).toBe('403 You may not do this')
  clock.pass({ hours: 24 })
  const { token } = await as().accounts.login({ body: sita })
  expect(await adjust(as({ ...sita, token }), bina.id, 100)).toBeUndefined()
})

test('staff grant and deduct points with a reason, never below zero', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const asha = await build.customer()
  const adjust = (body: { points: number; reason: string }) =>
    as(admin).customers.adjustPoints({ params: { id: asha.id }, body })
  expect(await adjust({ points: 50, reason: 'Goodwill' })).toEqual({
    message: 'Points adjusted',
    data: { reward_points: 50 },
  })
  expect(await refusedWith(adjust({ points: -51, reason: 'Mistake' }))).toBe('409 Only 50 points are there to take')
  expect((await adjust({ points: -50, reason: 'Mistake' })).data.reward_points).toBe(0)
  expect((await refusal(adjust({ points: 0, reason: ' ' })))?.body.errors).toEqual({
    points: 'Enter a whole number of points, such as 50 or -50',
    reason: 'Enter a reason',
  })
  expect((await as(asha).accounts.profile()).data).toMatchObject({ reward_points: 0, tier: 'Silver Tier' })
  expect(
    await refusedWith(as(admin).customers.adjustPoints({ params: { id: admin.id }, body: { points: 1, reason: 'x' } })),
  ).toBe('404 Customer not found')
  const audit = await services.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'points.adjust')
    .orderBy('id')
    .execute()
  expect(audit).toMatchObject([
    { subject_id: asha.id, before: { reward_points: 0 }, after: { reward_points: 50, points: 50, reason: 'Goodwill' } },
    { before: { reward_points: 50 }, after: { reward_points: 0, points: -50, reason: 'Mistake' } },
  ])
})
