import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { daysLater, today } from '../../platform/core/clock.ts'
import { proposeCentres } from './propose-centres.job.ts'
import { desk, districtOf } from './testing/assignment-world.ts'

test('a new complaint has the centre of its district proposed and reads Unassigned until somebody confirms', async () => {
  const { get, assign, centre, client, params } = await desk()
  expect(await get()).toMatchObject({
    status: 'Unassigned',
    centre_id: centre.id,
    centre_name: 'Home Service Centre',
    centre_chosen: false,
  })
  const { message, data } = await assign({ centre_id: centre.id, seen_centre_id: centre.id })
  expect([message, data]).toMatchObject([
    'Assignment saved',
    { status: 'Service Center Assigned', centre_chosen: true },
  ])
  const { data: timeline } = await client.complaints.timeline({ params })
  expect(timeline.filter(({ kind }) => kind === 'assigned')).toMatchObject([{ text: 'Home Service Centre' }])
})

test('where nobody serves the district nothing is proposed, and the first centre of a district stays its own', async () => {
  const { build, services, client, customer, centre } = await desk()
  const district = await districtOf(services, customer.id)
  const { message } = await client.servicePoints.add({
    body: {
      kind: 'service_centre',
      name: 'Second Centre',
      district: 'Kaski',
      address: 'Lakeside',
      phones: '061521000',
      districts: [district],
    },
  })
  expect(message).toBe(
    `Second Centre added. Complaints of ${district} still go to Home Service Centre, which served it first`,
  )
  const another = await buildComplaint(services, { customer })
  expect((await client.complaints.get({ params: another })).data.centre_id).toBe(centre.id)
  const stranger = await build.customer()
  const other = district === 'Dolpa' ? 'Mugu' : 'Dolpa'
  await services.db.updateTable('account').set({ district: other }).where('id', '=', stranger.id).execute()
  const far = await buildComplaint(services, { customer: stranger })
  expect((await client.complaints.get({ params: far })).data.centre_id).toBeNull()
})

test('to assign, the centre of the district stands first, then those of its province', async () => {
  const { build, services, client, params } = await desk()
  await services.db.updateTable('complaint').set({ district: 'Rolpa' }).where('id', '=', params.id).execute()
  const add = (name: string, district: string) => build.servicePoint({ kind: 'service_centre', name, district })
  await add('A in Kathmandu', 'Kathmandu')
  await add('B in Dang', 'Dang')
  await add('C in Rolpa', 'Rolpa')
  const { centres } = (await client.assignments.choices({ params, query: {} })).data
  expect(centres.map(({ name }) => name).slice(0, 2)).toEqual(['C in Rolpa', 'B in Dang'])
})

test('the proposed centre of an open complaint follows the centres; one that was chosen, and a closed complaint, stay', async () => {
  const { build, services, client, customer } = await desk()
  const filed = async (set: object) => {
    const { id } = await buildComplaint(services, { customer })
    await services.db
      .updateTable('complaint')
      .set({ district: 'Rolpa', centre_id: null, ...set })
      .where('id', '=', id)
      .execute()
    return id
  }
  const [waiting, closed] = [await filed({}), await filed({ status: 'Completed' })]
  const centreOf = async (id: number) => (await client.complaints.get({ params: { id } })).data.centre_id
  const add = (name: string) => build.servicePoint({ kind: 'service_centre', name, districts: ['Rolpa'] })
  const { id: liwang } = await add('Liwang')
  await proposeCentres.run({ after: 0 }, services)
  expect([await centreOf(waiting), await centreOf(closed)]).toEqual([liwang, null])
  await client.assignments.assign({ params: { id: waiting }, body: { centre_id: liwang, seen_centre_id: liwang } })
  const { id: other } = await add('Other')
  await services.db.updateTable('service_point').set({ districts: [] }).where('id', '=', liwang).execute()
  const late = await filed({})
  await proposeCentres.run({ after: 0 }, services)
  expect([await centreOf(waiting), await centreOf(late)]).toEqual([liwang, other])
})

test('assigning an engineer only moves the stage forward and fills the fields older clients read', async () => {
  const { assign, get, build, as, customer, params, client } = await desk()
  const ram = await build.engineer()
  expect((await assign({ engineer_id: ram.id })).data).toMatchObject({
    status: 'Engineer Allocated',
    technician: 'Ram Thapa',
    technician_contact: ram.phone,
    centre_id: ram.centre_id,
    centre_chosen: true,
  })
  expect((await as(customer).complaints.getMine({ params })).data).toMatchObject({ technician: 'Ram Thapa' })
  await client.complaints.changeStatus({ params, body: { status: 'On Service' } })
  const hari = await build.engineer({ name: 'Hari Rai' })
  await assign({ engineer_id: hari.id })
  expect((await get()).status).toBe('On Service')
  await assign({ engineer_id: null })
  expect(await get()).toMatchObject({ status: 'On Service', technician: '', engineer_id: null })
})

test('with a CRM, a dispatched complaint keeps the stage the CRM reports', async () => {
  const env = { CRM_URL: 'http://127.0.0.1:9/crm', CRM_ACCESS_KEY: 'key-of-the-crm-1' }
  const { assign, build, client, params } = await desk({ env })
  await client.complaints.update({ params, body: { job_no: 'KTM-1' } })
  const { id } = await build.engineer()
  expect((await assign({ engineer_id: id })).data).toMatchObject({
    status: 'Service Center Assigned',
    technician: 'Ram Thapa',
  })
})

test('the customer hears of an engineer with the day of the visit, once', async () => {
  const { assign, build, client, params, smsTo, customer } = await desk({ work: true })
  const ram = await build.engineer()
  await assign({ engineer_id: ram.id })
  const visit = { engineer_id: ram.id, visit_date: '2099-01-05', visit_window: '10-13' as const }
  expect((await client.complaints.planVisit({ params, body: visit })).data).toMatchObject({
    technician: 'Ram Thapa',
    visit_window: '10-13',
    engineer_id: ram.id,
  })
  await assign({ engineer_id: (await build.engineer({ name: 'Hari Rai' })).id })
  const { data } = await client.assignments.cancelVisit({ params, body: { seen_visit_date: '2099-01-05' } })
  expect(data).toMatchObject({ technician: 'Hari Rai', visit_date: '', visit_window: '', status: 'Engineer Allocated' })
  const texts = (await smsTo(customer.contact, 4)).filter((text) => /visit|Code/.test(text))
  expect(
    texts.map((text) =>
      text
        .replace(/ Follow it.*/, '')
        .replace(/\d{10}/, 'number')
        .replace(/done: \d{4}/, 'done: code'),
    ),
  ).toEqual([
    'Baltra: Ram Thapa (number) comes on 5 Jan 2099, 10-13 for Mixer Grinder. Code when done: code.',
    'Baltra: Hari Rai (number) comes on 5 Jan 2099, 10-13 for Mixer Grinder. Code when done: code.',
    'Baltra: the visit for your Mixer Grinder is called off. We will tell you a new day.',
  ])
  expect(await refusedWith(client.assignments.cancelVisit({ params, body: {} }))).toBe('409 No visit is planned')
})

test('only open complaints can be assigned, only to service centres and staff', async () => {
  const { assign, build, customer, params, client } = await desk()
  const shop = await build.servicePoint()
  const { id } = await build.engineer()
  expect((await refusal(assign({ centre_id: shop.id })))?.body.errors).toEqual({ centre_id: 'Choose a service centre' })
  expect((await refusal(assign({ owner_id: customer.id })))?.body.errors).toEqual({
    owner_id: 'Choose a member of staff who works on complaints',
  })
  await client.engineers.update({ params: { id }, body: { active: false, version: 1 } })
  expect((await refusal(assign({ engineer_id: id })))?.body.errors).toEqual({ engineer_id: 'Ram Thapa has left' })
  await client.complaints.changeStatus({ params, body: { status: 'Cancelled' } })
  const other = await build.engineer()
  expect(await refusedWith(assign({ engineer_id: other.id }))).toBe(
    '409 This complaint is cancelled: nobody is sent there',
  )
})

test('engineers are offered by centre, days off, skill and visits of the day', async () => {
  const { client, params, build, centre, services } = await desk()
  const near = await build.engineer({ name: 'Near', centre_id: centre.id })
  const busy = await build.engineer({ name: 'Busy', centre_id: centre.id })
  const away = await build.engineer({ name: 'Away', centre_id: centre.id, days_off: [1] })
  const far = await build.engineer({ name: 'Far' })
  const other = await buildComplaint(services)
  const day = '2099-01-05'
  await client.complaints.planVisit({
    params: other,
    body: { engineer_id: busy.id, visit_date: day, visit_window: '13-16' },
  })
  const { data } = await client.assignments.choices({ params, query: { day } })
  expect(data.engineers.map(({ id, off, visits, windows }) => ({ id, off, visits, windows }))).toEqual([
    { id: near.id, off: '', visits: 0, windows: {} },
    { id: busy.id, off: '', visits: 1, windows: { '13-16': 1 } },
    { id: away.id, off: 'weekly', visits: 0, windows: {} },
    { id: far.id, off: '', visits: 0, windows: {} },
  ])
  expect(data.centres.find(({ serves }) => serves)?.id).toBe(centre.id)
})

test('the first visit that suits is proposed: the centre’s own engineer at work, the emptiest window, the wished day', async () => {
  const { client, params, build, centre, services, get } = await desk()
  const near = await build.engineer({ name: 'Near', centre_id: centre.id })
  await build.engineer({ name: 'Far' })
  const { db, clock } = services
  const tomorrow = daysLater(today(clock), 1)
  const choices = async () => (await client.assignments.choices({ params, query: {} })).data
  expect(await choices()).toMatchObject({ day: tomorrow, proposed: { engineer_id: near.id, window: '10-13' } })
  await client.engineers.addAbsence({
    params: { id: near.id },
    body: { first_day: tomorrow, last_day: daysLater(tomorrow, 1), reason: 'ill' },
  })
  expect((await choices()).day).toBe(daysLater(tomorrow, 2))
  const wished = daysLater(tomorrow, 5)
  await db.updateTable('complaint').set({ wished_day: wished }).where('id', '=', params.id).execute()
  const other = await buildComplaint(services)
  await client.complaints.planVisit({
    params: other,
    body: { engineer_id: near.id, visit_date: wished, visit_window: '10-13' },
  })
  const { day, proposed } = await choices()
  expect({ day, proposed }).toEqual({ day: wished, proposed: { engineer_id: near.id, window: '13-16' } })
  await client.complaints.planVisit({
    params,
    body: { engineer_id: near.id, visit_date: day, visit_window: '13-16', seen_load: 0 },
  })
  expect(await get()).toMatchObject({ status: 'Engineer Allocated', centre_chosen: true })
  expect((await client.assignments.choices({ params, query: { day } })).data.proposed).toBeNull()
})

test('older clients can still type a technician who is not on the list', async () => {
  const { client, params, build, assign } = await desk()
  const { id } = await build.engineer()
  await assign({ engineer_id: id })
  const { data } = await client.complaints.planVisit({
    params,
    body: { technician: 'Somebody Else', technician_contact: '9841000001', visit_date: '2099-01-05' },
  })
  expect(data).toMatchObject({ technician: 'Somebody Else', engineer_id: null, visit_window: '' })
  const { data: cancelled } = await client.assignments.cancelVisit({ params, body: {} })
  expect(cancelled).toMatchObject({ technician: '', visit_date: '' })
})

test('the list filters by owner, centre, engineer and visit', async () => {
  const { client, params, assign, admin, build, centre, services } = await desk()
  const { id: engineer_id } = await build.engineer({ centre_id: centre.id })
  const other = await buildComplaint(services)
  const ids = async (query: object) => (await client.complaints.list({ query })).data.map(({ id }) => id)
  await assign({ owner_id: admin.id, centre_id: centre.id })
  await client.complaints.planVisit({ params, body: { engineer_id, visit_date: '2099-01-05' } })
  expect(await ids({ assigned: 'mine' })).toEqual([params.id])
  expect(await ids({ assigned: 'no_owner' })).toEqual([other.id])
  expect(await ids({ assigned: 'no_centre' })).toEqual([other.id])
  expect(await ids({ engineer_id })).toEqual([params.id])
  expect(await ids({ visit: 'today' })).toEqual([])
  const past = { visit_date: '2020-01-05' }
  await services.db.updateTable('complaint').set(past).where('id', '=', params.id).execute()
  expect(await ids({ visit: 'late' })).toEqual([params.id])
})
