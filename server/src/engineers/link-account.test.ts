import { expect, test } from 'vitest'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('the account of an engineer belongs to one at work without an account, and signs in to their visits alone', async () => {
  const { build, as } = await testApp({ work: false })
  const admin = as(await build.admin())
  const [ram, sita] = [await build.engineer({ name: 'Ram Thapa' }), await build.engineer({ name: 'Sita Rai' })]
  const form = { firstname: 'Ram', lastname: 'Thapa', email: 'ram@example.com', contact: '9812345671' }
  const create = (more: object) => admin.users.create({ body: { ...form, role: 'engineer', ...more } })
  const engineerOf = async (call: Promise<unknown>) => (await refusal(call))?.body.errors
  expect(await engineerOf(create({}))).toEqual({ engineer_id: 'Choose the engineer who gets this account' })
  const { data } = await create({ engineer_id: ram.id })
  expect(data).toMatchObject({ role: 'engineer', engineer_id: ram.id, engineer_name: 'Ram Thapa' })
  expect(await engineerOf(create({ contact: '9812345672', engineer_id: ram.id }))).toEqual({
    engineer_id: 'Ram Thapa has an account already',
  })
  const free = await admin.engineers.list({ query: { has_account: false } })
  expect(free.data.map(({ id }) => id)).toEqual([sita.id])

  const signIn = await as().accounts.login({ body: { contact: form.contact, password: data.given_password } })
  const phone = as({ id: data.id, contact: form.contact, password: '', token: signIn.token })
  expect((await phone.field.work({})).data).toMatchObject({ engineer: { id: ram.id }, jobs: [] })
  expect(await refusedWith(phone.complaints.list({}))).toMatch(/^403/)

  const params = { id: data.id }
  expect(
    await refusedWith(admin.users.update({ params, body: { role: 'engineer', firstname: 'Rama' } })),
  ).toBeUndefined()
  expect(await refusedWith(phone.field.work({}))).toBeUndefined()
  const { data: moved } = await admin.users.update({ params, body: { engineer_id: sita.id } })
  expect(moved).toMatchObject({ engineer_id: sita.id })
  expect(await refusedWith(phone.field.work({}))).toMatch(/^401/)
  const { data: other } = await admin.users.update({ params, body: { role: 'call_centre' } })
  expect(other).toMatchObject({ engineer_id: null, engineer_name: '' })
  expect((await admin.engineers.list({ query: { has_account: true } })).data).toEqual([])
})

test('an engineer’s session outlasts hours without a request, and ends with the day', async () => {
  const { build, as, clock } = await testApp({ work: false })
  const engineer = as(await build.customer({ role: 'engineer' }))
  const desk = as(await build.customer({ role: 'call_centre' }))
  clock.pass({ hours: 5 })
  expect(await refusedWith(engineer.sessions.list())).toBeUndefined()
  expect(await refusedWith(desk.sessions.list())).toMatch(/^401/)
  clock.pass({ hours: 8 })
  expect(await refusedWith(engineer.sessions.list())).toMatch(/^401/)
})
