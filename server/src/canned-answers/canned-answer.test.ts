import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

const VISIT = {
  kind: 'reply',
  title: 'Visit',
  text: 'Dear {customer}, {engineer} comes on {visit} ({job}, {centre}).',
} as const

async function desk() {
  const world = await testApp({ work: false })
  const incharge = await world.build.admin({ role: 'service_incharge' })
  const rita = await world.build.admin({ role: 'call_centre' })
  const { cannedAnswers } = world.as(incharge)
  const add = (body: Parameters<typeof cannedAnswers.add>[0]['body']) => cannedAnswers.add({ body })
  return { ...world, incharge, rita, cannedAnswers, add }
}

test('an answer is added, found by both languages, changed and deleted', async () => {
  const { cannedAnswers, add, rita, as } = await desk()
  const { data, message } = await add({ ...VISIT, title_ne: 'भ्रमण', text_ne: '{customer} ज्यू,\r\n{visit}' })
  expect(message).toBe('Canned answer added')
  expect(data).toMatchObject({ ...VISIT, text_ne: '{customer} ज्यू,\n{visit}', version: 1 })
  await add({ kind: 'note', title: 'Called', text: 'No answer' })
  const found = async (query: object) => (await cannedAnswers.list({ query })).data.map(({ title }) => title)
  expect(await found({})).toEqual(['Visit', 'Called'])
  expect(await found({ search: 'भ्रमण' })).toEqual(['Visit'])
  expect(await found({ kind: 'note' })).toEqual(['Called'])

  const params = { id: data.id }
  await cannedAnswers.update({ params, body: { title: 'Visit planned', version: 1 } })
  expect(await refusedWith(cannedAnswers.update({ params, body: { title: 'Another', version: 1 } }))).toMatch(/^409/)
  const readers = as(rita).cannedAnswers
  expect((await readers.get({ params })).data).toMatchObject({ title: 'Visit planned', text: VISIT.text, version: 2 })
  expect(await refusedWith(readers.delete({ params }))).toMatch(/^403/)
  expect((await cannedAnswers.delete({ params })).message).toBe('Canned answer deleted')
  expect(await refusedWith(cannedAnswers.get({ params }))).toBe('404 Canned answer not found')
})

test('an unknown placeholder is refused by name, in either language', async () => {
  const { add } = await desk()
  const errors = async (body: object) => (await refusal(add({ ...VISIT, ...body })))?.body.errors
  expect(await errors({ text: 'Dear {custmer}' })).toEqual({
    text: '“custmer” is not a placeholder that can be used here',
  })
  expect(await errors({ text_ne: '{ग्राहक} ज्यू' })).toEqual({
    text_ne: '“ग्राहक” is not a placeholder that can be used here',
  })
  expect(await errors({ kind: 'rejection', text: 'See {job}' })).toEqual({
    text: '“job” is not a placeholder that can be used here',
  })
  expect(await errors({ kind: 'rejection', text: 'x'.repeat(501) })).toEqual({
    text: 'The text can have at most 500 characters',
  })
  expect(await errors({ title: ' ', text: '' })).toEqual({ title: 'Enter a title', text: 'Enter the text' })
})

test('a complaint fills the placeholders in its customer’s language; unknown ones stay visible', async () => {
  const { services, add, as, rita, build } = await desk()
  await add({ ...VISIT, text_ne: '{customer} ज्यू, {engineer} {visit} ({job}, {centre})' })
  await add({ kind: 'note', title: 'Called', text: 'Called {customer}', text_ne: '{customer} लाई फोन' })
  await add({ kind: 'rejection', title: 'No', text: 'No' })
  const { id, customer } = await buildComplaint(services)
  const offered = async () => {
    const { data } = await as(rita).cannedAnswers.offerForComplaint({ params: { id } })
    return Object.fromEntries(data.map(({ title, text }) => [title, text]))
  }
  const { customer_name: name } = await services.db
    .selectFrom('complaint')
    .select('customer_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(await offered()).toEqual({
    Visit: `Dear ${name}, {engineer} comes on {visit} ({job}, {centre}).`,
    Called: `Called ${name}`,
  })

  const { id: centre_id } = await build.servicePoint({ kind: 'service_centre', name: 'Baltra Pokhara' })
  const visit = { technician: 'Hari Rai', visit_date: '2099-01-05', visit_window: '10-13', job_no: 'J-7' } as const
  await services.db
    .updateTable('complaint')
    .set({ ...visit, centre_id, centre_chosen: true, dispatch_state: 'dispatched' })
    .where('id', '=', id)
    .execute()
  expect((await offered()).Visit).toBe(`Dear ${name}, Hari Rai comes on 5 Jan 2099, 10-13 (J-7, Baltra Pokhara).`)
  await services.db.updateTable('account').set({ language: 'ne' }).where('id', '=', customer.id).execute()
  const nepali = await offered()
  expect(nepali.Visit).toContain(`${name} ज्यू, Hari Rai `)
  expect(nepali.Visit).toContain('बिहान १० देखि १ बजेसम्म (J-7')
  expect(nepali.Called).toBe(`Called ${name}`)
})

test('a reply has a short form for its SMS, offered in the language of its text; other answers have none', async () => {
  const { services, add, as, rita } = await desk()
  const { data } = await add({
    ...VISIT,
    text_ne: '{customer} ज्यू',
    sms: '{customer}: soon',
    sms_ne: '{customer}: छिट्टै',
  })
  expect(data).toMatchObject({ sms: '{customer}: soon', sms_ne: '{customer}: छिट्टै' })
  expect((await add({ ...VISIT, kind: 'note', sms: 'x' })).data.sms).toBe('')
  expect((await refusal(add({ ...VISIT, sms: '{custmer}' })))?.body.errors).toEqual({
    sms: '“custmer” is not a placeholder that can be used here',
  })
  const { id, customer } = await buildComplaint(services)
  const offered = async () =>
    (await as(rita).cannedAnswers.offerForComplaint({ params: { id } })).data.find(({ kind }) => kind === 'reply')?.sms
  expect(await offered()).toMatch(/: soon$/)
  await services.db.updateTable('account').set({ language: 'ne' }).where('id', '=', customer.id).execute()
  expect(await offered()).toMatch(/: छिट्टै$/)
})

test('a registration offers reasons with its customer and model filled in; bulk rejection offers those without placeholders', async () => {
  const { services, add, as, build, cannedAnswers } = await desk()
  await add({ kind: 'rejection', title: 'Label', text: 'Dear {customer}, copy the number of your {model}.' })
  await add({ kind: 'rejection', title: 'Bill', text: 'The bill cannot be read.' })
  await add({ kind: 'cancellation', title: 'Twice', text: 'Filed twice.' })
  const asha = await build.customer({ firstname: 'Asha', lastname: 'Rai' })
  const { id } = await buildRegistration(services, { customer: asha, model_name: 'Hawa 400' })
  const admin = as(await build.admin()).cannedAnswers
  expect((await admin.offerForRegistration({ params: { id } })).data.map(({ text }) => text)).toEqual([
    'The bill cannot be read.',
    'Dear Asha Rai, copy the number of your Hawa 400.',
  ])
  const many = async (kind: 'rejection' | 'cancellation') =>
    (await cannedAnswers.offerForMany({ query: { kind } })).data.map(({ title }) => title)
  expect(await many('rejection')).toEqual(['Bill'])
  expect(await many('cancellation')).toEqual(['Twice'])
  expect(await refusedWith(admin.offerForRegistration({ params: { id: 999_999 } }))).toBe('404 Registration not found')
  expect(await refusedWith(admin.offerForComplaint({ params: { id: 999_999 } }))).toBe('404 Complaint not found')
})
