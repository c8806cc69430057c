import { expect, test } from 'vitest'
import { buildComplaint, stagedComplaint } from '../../test/factories/complaint.ts'
import { buildEnquiry } from '../../test/factories/enquiry.ts'
import { buildRegistration, callerOf } from '../../test/factories/registration.ts'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { forgetMerges } from '../accounts/merging/merge.jobs.ts'
import { fileComplaint } from '../complaints/file-complaint.ts'
import { grantVerification } from '../accounts/verification.ts'
import { spendPoints } from '../points/spend-points.ts'

test('two accounts become one: what moves is said before, both numbers find and sign in, the other sessions end', async () => {
  const { as, build, services, smsTo } = await testApp()
  const desk = as(await build.admin({ role: 'product_incharge' }))
  const asha = await build.customer({ contact: '9841203118' })
  const again = await build.customer({ contact: '9812345678', firstname: 'Aasha' })
  const { id: complaint } = await buildComplaint(services, { customer: again })
  await buildEnquiry(services, { phone: '9812345678' })
  const preview = await desk.customers.mergePreview({ params: { id: asha.id }, query: { other: again.id } })
  expect(preview.data.sides).toMatchObject([
    { id: asha.id, products: 0 },
    { id: again.id, products: 1, complaints: 1 },
  ])

  const body = { kept_id: asha.id, merged_id: again.id, name_of: again.id }
  const { data } = await desk.customers.merge({ body })
  expect(data).toMatchObject({ id: asha.id, firstname: 'Aasha', contact: '9841203118' })
  expect(data.numbers).toEqual([{ contact: '9812345678', proven: true }])
  expect((await as(asha).complaints.listMine({})).data).toMatchObject([{ id: complaint }])
  expect(await refusedWith(as(again).accounts.profile())).toMatch(/^401/)
  expect((await as().accounts.login({ body: { ...asha, contact: '9812345678' } })).data.id).toBe(asha.id)
  for (const contact of ['9841203118', '9812345678'])
    await expect.poll(() => smsTo(contact)).toContainEqual(expect.stringContaining('ending in 118'))

  const list = await desk.customers.list({ query: { firstname: '2345' } })
  expect(list.data.map(({ id }) => id)).toEqual([asha.id])
  const found = await desk.finder.find({ query: { text: '12345' } })
  expect(found.data.filter(({ kind }) => kind === 'customer').map(({ id }) => id)).toEqual([asha.id])
  const overview = await as(await build.admin()).customers.overview({ params: { id: again.id } })
  expect(overview.data).toMatchObject({ complaints: { total: 1 }, enquiries: { total: 1 } })
  expect((await desk.customers.get({ params: { id: again.id } })).data.id).toBe(asha.id)
  const log = await services.db
    .selectFrom('audit')
    .where('action', 'like', 'account.%')
    .select(['action', 'subject_id'])
    .execute()
  expect(log).toEqual(
    expect.arrayContaining([
      { action: 'account.merge', subject_id: again.id },
      { action: 'account.take-over', subject_id: asha.id },
    ]),
  )
})

test('an undo within a day brings the account back with what was added to its things since; afterwards it is refused', async () => {
  const { as, build, services, clock } = await testApp()
  const admin = await build.admin()
  const { customers } = as(admin)
  const [asha, again] = [await build.customer(), await build.customer({ firstname: 'Aasha' })]
  const product = await buildRegistration(services, { customer: again, status: 'Approved' })
  const merge = async () =>
    (await customers.merge({ body: { kept_id: asha.id, merged_id: again.id, name_of: again.id } })).data.merges[0]!.id
  const id = await merge()
  const filed = await fileComplaint(services, callerOf(asha, 'customer'), product.id, await stagedComplaint(services))
  await customers.update({ params: { id: asha.id }, body: { firstname: 'Anita' } })
  expect((await customers.undoMerge({ params: { id } })).data).toEqual({ merged_id: again.id, stayed: 0 })
  const { data } = await as().accounts.login({ body: again })
  expect(data).toMatchObject({ id: again.id, firstname: 'Aasha', contact: again.contact })
  const complaint = await services.db.selectFrom('complaint').select(['id', 'customer_id']).execute()
  expect(complaint).toEqual([{ id: filed, customer_id: again.id }])
  // The name that a colleague changed since stays, the last name is what it was.
  expect((await customers.get({ params: { id: asha.id } })).data).toMatchObject({
    firstname: 'Anita',
    numbers: [],
    merges: [],
  })
  expect(await refusedWith(customers.undoMerge({ params: { id } }))).toBe('409 This merge was undone already')

  const second = await merge()
  clock.pass({ hours: 25 })
  await forgetMerges.run({}, services)
  const admins = as(await build.admin())
  expect(await refusedWith(admins.customers.undoMerge({ params: { id: second } }))).toBe(
    '409 A merge can be undone for a day only, and that is over',
  )
})

test('for a day the points of both wait; then they are spent together', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const { customers } = as(await build.admin())
  const [asha, again] = [await build.customer(), await build.customer()]
  for (const { id } of [asha, again])
    await customers.adjustPoints({ params: { id }, body: { points: 60, reason: 'A gift' } })
  const { data } = await customers.merge({ body: { kept_id: asha.id, merged_id: again.id, name_of: asha.id } })
  expect(data.reward_points).toBe(120)
  const spend = () =>
    services.db
      .transaction()
      .execute((tx) => spendPoints(tx, asha.id, { points: 100, reason: 'Longer', at: clock.now() }))
  await expect(spend()).rejects.toThrow(/^Two accounts were made one. Their points can be spent from /)
  clock.pass({ hours: 25 })
  await spend()
})

test('a number that staff noted finds the customer, signs nobody in, and gives way to whoever proves it', async () => {
  const { as, build, services, clock } = await testApp()
  const desk = as(await build.admin({ role: 'call_centre' }))
  const asha = await build.customer()
  const params = { id: asha.id }
  await desk.customers.addNumber({ params, body: { contact: '9812345678' } })
  const { data } = await desk.customers.addNumber({ params, body: { contact: '9812345678' } })
  expect(data.numbers).toEqual([{ contact: '9812345678', proven: false }])
  expect((await desk.complaints.findCaller({ query: { find: '9812345678' } })).data?.id).toBe(asha.id)
  expect(await refusedWith(as().accounts.login({ body: { ...asha, contact: '9812345678' } }))).toMatch(/^401/)
  const other = await build.customer()
  expect(
    await refusedWith(desk.customers.addNumber({ params: { id: other.id }, body: { contact: '9812345678' } })),
  ).toBe('409 This mobile number belongs to another account')
  expect(await refusedWith(desk.customers.addNumber({ params, body: { contact: other.contact } }))).toBe(
    '409 This mobile number belongs to another account',
  )
  const verification_token = await grantVerification(services.db, '9812345678', 'register', clock.now())
  const own = { contact: '9812345678', name: 'Sita Gurung', district: 'Rolpa', customerAddress: 'Liwang 4' }
  const { data: sita } = await as().accounts.begin({ body: { ...own, verification_token } })
  expect(sita.id).not.toBe(asha.id)
  expect((await desk.customers.get({ params })).data.numbers).toEqual([])
})

test('another number that becomes the first changes places with it', async () => {
  const { as, build } = await testApp({ work: false })
  const { customers } = as(await build.admin())
  const asha = await build.customer({ contact: '9841203118' })
  const params = { id: asha.id }
  await customers.addNumber({ params, body: { contact: '9812345678' } })
  const { data } = await customers.update({ params, body: { contact: '9812345678' } })
  expect(data).toMatchObject({ contact: '9812345678', numbers: [{ contact: '9841203118', proven: true }] })
})

test('who runs a service centre, or may not edit customers, merges nobody; staff are no customers', async () => {
  const { as, build } = await testApp({ work: false })
  const [asha, again, centre] = [
    await build.customer(),
    await build.customer(),
    await build.servicePoint({ kind: 'service_centre' }),
  ]
  const body = { kept_id: asha.id, merged_id: again.id, name_of: asha.id }
  for (const options of [{ role: 'call_centre' }, { role: 'centre_incharge', centre_id: centre.id }] as const)
    expect(await refusedWith(as(await build.admin(options)).customers.merge({ body }))).toMatch(/^403/)
  const admin = await build.admin()
  expect(await refusedWith(as(admin).customers.merge({ body: { ...body, merged_id: admin.id } }))).toBe(
    '404 Customer not found',
  )
  expect(await refusedWith(as(admin).customers.merge({ body: { ...body, merged_id: asha.id } }))).toBe(
    '422 Choose another customer',
  )
})
