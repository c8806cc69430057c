import { expect, test } from 'vitest'
import type { Refused } from '../../test/api-over.ts'
import { buildProduct } from '../../test/factories/product.ts'
import { buildRegistration, registrationForm } from '../../test/factories/registration.ts'
import { photo } from '../../test/factories/sample-files.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { hasAccount } from '../accounts/account.queries.ts'
import { grantVerification } from '../accounts/verification.ts'
import { form } from './testing/fault-form.ts'

const CONTACT = '9841203118'
const person = {
  contact: CONTACT,
  name: 'Sita Maya  Gurung',
  district: 'Kaski',
  customerAddress: 'Ghandruk 4, Chomrong',
}

const signUp = {
  contact: CONTACT,
  firstname: 'Sita Maya',
  lastname: 'Gurung',
  email: 'sita.gurung@example.com',
  district: 'Kaski',
  city: 'Pokhara',
  customerAddress: 'Ghandruk 5',
  gender: 'female' as const,
  dob: '1990-04-14',
  password: 'River-stone-42',
  password1: 'River-stone-42',
}

async function begin({ as, services, clock }: TestApp, changes: object = {}) {
  const verification_token = await grantVerification(services.db, CONTACT, 'register', clock.now())
  return as().accounts.begin({ body: { ...person, verification_token, ...changes } })
}

test('a proven number begins an account with name and address; its password is set by a code', async () => {
  const world = await testApp()
  const { data, message } = await begin(world)
  expect(message).toBe('Welcome, Sita Maya')
  expect(data).toMatchObject({ firstname: 'Sita Maya', lastname: 'Gurung', district: 'Kaski', email: '', gender: '' })

  const { services, clock, as } = world
  const verification_token = await grantVerification(services.db, CONTACT, 'reset', clock.now())
  const passwords = { new_password: 'River-stone-42', confirm_password: 'River-stone-42' }
  await as().accounts.resetPassword({ body: { contact: CONTACT, ...passwords, verification_token } })
  const again = await as().accounts.login({ body: { contact: CONTACT, password: 'River-stone-42' } })
  expect(again.data.id).toBe(data.id)
})

test('until a password is chosen, the next proof of the number enters the account again, and signing up completes it', async () => {
  const world = await testApp()
  const { as, services, clock } = world
  const first = await begin(world)
  await services.db.updateTable('account').set({ email: 'sita@example.com' }).where('contact', '=', CONTACT).execute()
  expect(await hasAccount(services.db, CONTACT)).toBe(false)
  const second = await begin(world, { customerAddress: 'Ghandruk 5' })
  expect(second.data).toMatchObject({ id: first.data.id, email: 'sita@example.com', customerAddress: 'Ghandruk 5' })
  expect(await hasAccount(services.db, CONTACT)).toBe(false)

  const verification_token = await grantVerification(services.db, CONTACT, 'register', clock.now())
  const { data } = await as().accounts.register({ body: { ...signUp, verification_token } })
  expect(data).toMatchObject({ id: first.data.id, email: 'sita.gurung@example.com', city: 'Pokhara' })
  const before = { id: data.id, contact: CONTACT, password: '', token: second.token }
  await expect(as(before).accounts.profile()).rejects.toMatchObject({ status: 401 })
  await expect(begin(world)).rejects.toMatchObject({ status: 409, body: { code: 'registered' } })
})

test('no account is created without proof, with a single name, or for a known number', async () => {
  const world = await testApp({ work: false })
  const { as, build } = world
  await expect(as().accounts.begin({ body: person })).rejects.toMatchObject({ body: { code: 'not_verified' } })
  await expect(begin(world, { name: 'Sita' })).rejects.toMatchObject({
    body: { errors: { name: 'Enter your first and last name' } },
  })
  await build.customer({ contact: CONTACT })
  await expect(begin(world)).rejects.toMatchObject({ status: 409, body: { code: 'registered' } })
})

test('a report opens its complaint at once, and the customer gets its number and the link', async () => {
  const { as, build, smsTo } = await testApp()
  const [asha, admin] = [await build.customer(), await build.admin()]
  const { data } = await as(asha).faults.report({ body: await form({ bill_image_one: await photo() }) })
  const { data: complaint } = await as(admin).complaints.get({ params: { id: data.id } })
  expect(complaint).toMatchObject({
    problem_type: 'Noise',
    problem_description: 'It rattles &lt;b&gt;at night&lt;/b&gt; &amp; stops',
    status: 'Unassigned',
    source: 'customer',
    serial_number: 'SN 2610190101',
    customerContact: asha.contact,
    tracking_path: data.tracking_path,
  })
  expect(complaint.damaged_image).not.toBe('')
  const [sms] = await smsTo(asha.contact, 1)
  expect(sms).toContain(String(data.id))
  expect(sms).toContain(data.tracking_path)
  const product = await as(admin).registrations.get({ params: { id: complaint.stock_id } })
  expect(product.data).toMatchObject({ status: 'Pending', has_bill: true, phone_complaint: null })
  const mine = await as(asha).complaints.listMine({})
  expect(mine.data).toMatchObject([{ id: data.id, stock_id: complaint.stock_id }])
})

test('the kind of the appliance, the fault and one photograph are enough; no number is invented', async () => {
  const { as, build, services } = await testApp({ work: false })
  const [asha, admin] = [await build.customer(), await build.admin()]
  const { sub_category_id } = await buildProduct(services)
  const { data } = await as(asha).faults.report({
    body: { sub_category_id, problem_type: 'Noise', photo: await photo() },
  })
  const { data: complaint } = await as(admin).complaints.get({ params: { id: data.id } })
  expect(complaint).toMatchObject({ model_num: '', serial_number: '', purchase_date: '', is_unproven: true })
  const product = await as(admin).registrations.get({ params: { id: complaint.stock_id } })
  expect(product.data).toMatchObject({ serial_number: '', has_bill: false, phone_complaint: data.id })
})

test('one’s own product needs nothing more, waiting or approved; that of others is not told', async () => {
  const { as, build, services } = await testApp({ work: false })
  const [asha, prakash] = [await build.customer(), await build.customer()]
  const report = async (who: typeof asha, changes: object) =>
    as(who)
      .faults.report({ body: { problem_type: 'Noise', photo: await photo(), ...changes } })
      .catch((error: Refused) => error)
  const waiting = await as(asha).registrations.register({ body: await registrationForm({ serial_number: 'W-1' }) })
  const approved = await buildRegistration(services, { customer: asha, status: 'Approved', serial_number: 'A-1' })
  expect(await report(asha, { stock_id: waiting.data.id })).toMatchObject({
    data: { id: expect.any(Number) as unknown },
  })
  const { data } = (await report(asha, { model_name: 'Hawa', serial_number: 'a 1' })) as { data: { id: number } }
  expect((await as(asha).complaints.getMine({ params: { id: data.id } })).data.stock_id).toBe(approved.id)
  expect(await report(prakash, { model_name: 'Hawa', serial_number: 'W-1' })).toMatchObject({
    status: 409,
    body: { code: 'serial_number_taken', errors: { serial_number: expect.any(String) as unknown } },
  })
  expect(await report(prakash, { stock_id: approved.id })).toMatchObject({ status: 404 })
  expect(await report(asha, { stock_id: approved.id, problem_type: 'Leaks' })).toMatchObject({ status: 409 })
})

test('what is missing is named: the appliance, the fault, a photograph', async () => {
  const { as, build } = await testApp({ work: false })
  const asha = await build.customer()
  const report = (body: object) => as(asha).faults.report({ body: body as Awaited<ReturnType<typeof form>> })
  await expect(report({})).rejects.toMatchObject({
    status: 422,
    body: { errors: { photo: 'Add a photograph of the appliance, its plate or the fault' } },
  })
  await expect(report({ photo: await photo() })).rejects.toMatchObject({
    status: 422,
    body: { errors: { sub_category_id: 'Which appliance is it?', problem_type: 'What happens?' } },
  })
})
