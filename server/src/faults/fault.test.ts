import { expect, test } from 'vitest'
import type { Refused } from '../../test/api-over.ts'
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

test('approving the registration opens the complaint with the fault, and tells its customer once', async () => {
  const { as, build, services } = await testApp({ work: false })
  const [asha, admin] = [await build.customer(), await build.admin()]
  const { data } = await as(asha).faults.report({ body: await form({ bill_image_one: await photo() }) })
  expect(data).toMatchObject({ model_name: 'Hawa 400', status: 'Pending', has_fault: true, complaint_id: null })

  const seen = await as(admin).registrations.get({ params: { id: data.id } })
  expect(seen.data).toMatchObject({
    has_fault: true,
    fault: { problem_type: 'Noise', problem_description: 'It rattles <b>at night</b> & stops' },
  })
  expect(seen.data.fault?.photo).toContain('/files/')

  const approved = await as(admin).registrations.decide({ body: { stock_id: data.id, status: 'Approved' } })
  expect(approved.data).toMatchObject({ has_fault: false, complaint_id: expect.any(Number) as unknown })
  const complaint = await as(admin).complaints.get({ params: { id: approved.data.complaint_id! } })
  expect(complaint.data).toMatchObject({
    problem_type: 'Noise',
    problem_description: 'It rattles &lt;b&gt;at night&lt;/b&gt; &amp; stops',
    status: 'Unassigned',
    serial_number: 'SN 2610190101',
    customerContact: asha.contact,
  })
  expect(complaint.data.damaged_image).not.toBe('')
  const notices = await services.db.selectFrom('notice').selectAll().where('account_id', '=', asha.id).execute()
  expect(notices.map(({ text }) => text)).toEqual([expect.stringContaining('Your repair is with our service team')])
})

test('a rejected one keeps its fault; approved after all, it opens the complaint', async () => {
  const { as, build } = await testApp({ work: false })
  const [asha, admin] = [await build.customer(), await build.admin()]
  const { data } = await as(asha).faults.report({ body: await form({ problem_description: '' }) })
  const decide = async (status: 'Rejected' | 'Approved') =>
    (await as(admin).registrations.decide({ body: { stock_id: data.id, status, reason: 'No bill' } })).data
  expect(await decide('Rejected')).toMatchObject({ has_fault: true, complaint_id: null })
  const { complaint_id } = await decide('Approved')
  const { data: complaint } = await as(asha).complaints.getMine({ params: { id: complaint_id! } })
  expect(complaint).toMatchObject({ problem_type: 'Noise', problem_description: 'Noise' })
})

test('a registration that waits already gets the fault; decided ones and those of others refuse it', async () => {
  const { as, build, services } = await testApp({ work: false })
  const [asha, prakash] = [await build.customer(), await build.customer()]
  const report = async (who: typeof asha, serial_number: string) =>
    as(who)
      .faults.report({ body: await form({ serial_number }) })
      .catch((error: Refused) => error)
  const waiting = await as(asha).registrations.register({ body: await registrationForm({ serial_number: 'W-1' }) })
  expect(await report(asha, 'w 1')).toMatchObject({ data: { id: waiting.data.id, has_fault: true } })
  expect(await report(prakash, 'W-1')).toMatchObject({ status: 409, body: { code: 'serial_number_taken' } })
  await buildRegistration(services, { customer: asha, status: 'Approved', serial_number: 'A-1' })
  expect(await report(asha, 'A-1')).toMatchObject({ status: 409, body: { code: 'registered_to_you' } })
})

test('every missing field is named; picture and serial number are required, the bill is optional', async () => {
  const { as, build } = await testApp({ work: false })
  const asha = await build.customer()
  const nothing = as(asha).faults.report({ body: {} as Awaited<ReturnType<typeof form>> })
  await expect(nothing).rejects.toMatchObject({
    status: 422,
    body: {
      errors: {
        model_name: 'Which product is it?',
        model_num: 'Model number is required',
        serial_number: 'Serial number is required',
        purchase_date: 'Purchase date is required',
        problem_type: 'What happens?',
        photo: 'Add a picture of the fault',
      },
    },
  })
})

test('deleting a registration deletes its fault and picture', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const { data } = await as(asha).faults.report({ body: await form() })
  await as(asha).registrations.deleteMine({ params: { id: data.id } })
  expect(await services.db.selectFrom('reported_fault').selectAll().execute()).toEqual([])
  expect(await services.db.selectFrom('file').selectAll().execute()).toEqual([])
})
