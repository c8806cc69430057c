import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('an engineer is added, found, changed and deleted, and each step is written down', async () => {
  const { as, build, services } = await testApp({ work: false })
  const category = await build.category({ name: 'Mixers' })
  const centre = await build.servicePoint({ kind: 'service_centre', name: 'Pokhara Service Centre' })
  const { engineers } = as(await build.admin())
  const form = { name: 'Ram Thapa', phone: '+977 984-1000000', centre_id: centre.id }
  const { message, data } = await engineers.add({
    body: { ...form, skills: JSON.stringify([category.id]), days_off: 'Saturday' },
  })
  expect([message, data]).toMatchObject([
    'Ram Thapa added',
    {
      phone: '9841000000',
      centre_name: 'Pokhara Service Centre',
      skill_names: ['Mixers'],
      days_off: [6],
      active: true,
    },
  ])
  await build.engineer({ name: 'Hari Rai' })
  const found = async (query: object) => (await engineers.list({ query })).data.map(({ name }) => name)
  expect(await found({})).toEqual(['Hari Rai', 'Ram Thapa'])
  expect(await found({ search: '9841000000' })).toEqual(['Ram Thapa'])
  expect(await found({ centre_id: centre.id })).toEqual(['Ram Thapa'])
  const params = { id: data.id }
  await engineers.update({ params, body: { active: false, version: 1 } })
  expect(await found({ active: true })).toEqual(['Hari Rai'])
  expect((await refusal(engineers.update({ params, body: { name: 'Ram', version: 1 } })))?.body.code).toBe(
    'changed_meanwhile',
  )
  await engineers.delete({ params })
  expect(await refusedWith(engineers.get({ params }))).toBe('404 Engineer not found')
  const audit = await services.db.selectFrom('audit').select('action').where('subject_id', '=', data.id).execute()
  expect(audit.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['engineer.add', 'engineer.edit', 'engineer.delete']),
  )
})

test('errors are refused per field; a number is one engineer’s, and a shop has none', async () => {
  const { as, build } = await testApp({ work: false })
  const { engineers } = as(await build.admin())
  const { phone, centre_id } = await build.engineer()
  const shop = await build.servicePoint()
  const wrong = { name: ' ', phone: '12', centre_id: '', days_off: 'Someday' }
  expect((await refusal(engineers.add({ body: wrong })))?.body.errors).toMatchObject({
    name: 'Enter the name',
    phone: 'Mobile number is required and must be 10 digits',
    centre_id: 'Choose a service centre',
    days_off: 'Choose days of the week',
  })
  expect((await refusal(engineers.add({ body: { name: 'Hari', phone, centre_id } })))?.body.errors).toEqual({
    phone: 'Another engineer has this number',
  })
  const atShop = { name: 'Hari', phone: '9841999999', centre_id: shop.id }
  expect((await refusal(engineers.add({ body: atShop })))?.body.errors).toEqual({
    centre_id: 'Choose a service centre',
  })
})

test('days off are entered and taken back', async () => {
  const { as, build } = await testApp({ work: false })
  const { engineers } = as(await build.admin())
  const { id } = await build.engineer()
  const params = { id }
  const days = { first_day: '2099-01-03', last_day: '2099-01-05', reason: 'ill' as const }
  expect(
    (await refusal(engineers.addAbsence({ params, body: { ...days, last_day: '2099-01-01' } })))?.body.errors,
  ).toEqual({ last_day: 'The last day must not be before the first' })
  const { data } = await engineers.addAbsence({ params, body: days })
  expect(data.absences).toEqual([{ id: expect.any(Number), ...days }])
  const absence = data.absences[0]!.id
  expect((await engineers.removeAbsence({ params: { id, absence } })).data.absences).toEqual([])
  expect(await refusedWith(engineers.removeAbsence({ params: { id, absence } }))).toBe(
    '404 These days off were already removed',
  )
})

test('an engineer with open complaints cannot leave or be deleted, and a new number is shown on them', async () => {
  const { as, build, services } = await testApp({ work: false })
  const client = as(await build.admin())
  const { id, centre_id } = await build.engineer()
  const complaint = await buildComplaint(services)
  await client.assignments.assign({ params: { id: complaint.id }, body: { engineer_id: id } })
  const busy = '409 Ram Thapa has open complaints: 1. Give them to somebody else first'
  expect(await refusedWith(client.engineers.delete({ params: { id } }))).toBe(busy)
  expect(await refusedWith(client.engineers.update({ params: { id }, body: { active: false, version: 1 } }))).toBe(busy)
  expect(await refusedWith(client.servicePoints.delete({ params: { id: centre_id } }))).toBe(
    '409 Engineers still working there: 1. Move them to another centre first',
  )
  await client.engineers.update({ params: { id }, body: { phone: '9841777777', version: 1 } })
  expect((await client.complaints.get({ params: { id: complaint.id } })).data.technician_contact).toBe('9841777777')
  await client.complaints.changeStatus({ params: { id: complaint.id }, body: { status: 'Completed' } })
  await client.engineers.delete({ params: { id } })
  expect((await client.complaints.get({ params: { id: complaint.id } })).data).toMatchObject({
    technician: 'Ram Thapa',
    engineer_id: null,
  })
})

test('who runs a service centre adds and changes its engineers, and none of another one', async () => {
  const { as, build } = await testApp({ work: false })
  const own = await build.servicePoint({ kind: 'service_centre', name: 'Kaski Service Centre' })
  const other = await build.servicePoint({ kind: 'service_centre', name: 'Morang Service Centre' })
  const stranger = await build.engineer({ centre_id: other.id })
  const { engineers } = as(await build.admin({ role: 'centre_incharge', centre_id: own.id }))
  const form = { name: 'Ram Thapa', phone: '9841000000' }
  const refused = { centre_id: 'You can add engineers of your own service centre only' }
  expect((await refusal(engineers.add({ body: { ...form, centre_id: other.id } })))?.body.errors).toEqual(refused)
  const { data } = await engineers.add({ body: { ...form, centre_id: own.id } })
  const params = { id: data.id }
  const { data: changed } = await engineers.update({ params, body: { days_off: 'Friday', version: data.version } })
  expect(changed.days_off).toEqual([5])
  const away = { centre_id: other.id, version: changed.version }
  expect((await refusal(engineers.update({ params, body: away })))?.body.errors).toEqual(refused)
  expect(await refusedWith(engineers.update({ params: stranger, body: { name: 'Hari', version: 1 } }))).toBe(
    '404 Engineer not found',
  )
  expect((await refusal(engineers.delete({ params })))?.status).toBe(403)
})
