import { expect, test } from 'vitest'
import { grantVerification } from '../../src/accounts/verification.ts'
import { buildComplaint, complaintForm } from '../factories/complaint.ts'
import { buildEnquiry } from '../factories/enquiry.ts'
import { buildExtendable } from '../factories/extension.ts'
import { buildPersonalisation } from '../factories/personalisation.ts'
import { buildQuotation } from '../factories/quotation.ts'
import { buildRegistration, buildSoldProduct, registrationForm } from '../factories/registration.ts'
import { photo } from '../factories/sample-files.ts'
import { testApp } from '../test-app.ts'
import { atOnce, counted, twentyAtOnce } from './at-once.ts'
import { newestCode } from './newest-code.ts'
import { PATIENT } from './patient.ts'

const CONTACT = '9841203118'

test('when twenty people ask for a code at once, one has it sent, and all go on to it', PATIENT, async () => {
  const { as, services } = await testApp({ work: false })
  const asked = await twentyAtOnce(() => as().accounts.requestOtp({ body: { contact: CONTACT } }))
  expect(counted(asked)).toEqual({ 200: 20 })
  expect(await services.jobs.queueDepth()).toMatchObject([{ name: 'sms.code', total: 1 }])
})

test('when twenty people use one right code at once, one proves the number', PATIENT, async () => {
  const { as, services } = await testApp({ work: false })
  await as().accounts.requestOtp({ body: { contact: CONTACT } })
  const otp = await newestCode(services, CONTACT)
  const used = await twentyAtOnce(() => as().accounts.verifyOtp({ body: { contact: CONTACT, otp } }))
  expect(counted(used)).toEqual({ 200: 1, 422: 19 })
})

test('of twenty who set a new password with one proof one does, and theirs holds', PATIENT, async () => {
  const { as, build, services } = await testApp({ work: false })
  const { contact } = await build.customer()
  const verification_token = await grantVerification(services.db, contact, 'reset', services.clock.now())
  const password = (at: number) => `river-stone-${at}`
  const set = await twentyAtOnce((at) =>
    as().accounts.resetPassword({
      body: { contact, verification_token, new_password: password(at), confirm_password: password(at) },
    }),
  )
  expect(counted(set)).toEqual({ 200: 1, 422: 19 })
  const signedIn = await as().accounts.login({ body: { contact, password: password(set.indexOf(200)) } })
  expect(signedIn.data.contact).toBe(contact)
})

test('when twenty people change one password at once, one succeeds, and theirs holds', PATIENT, async () => {
  const { as, build } = await testApp({ work: false })
  const asha = await build.customer()
  const password = (at: number) => `river-stone-${at}`
  const changed = await twentyAtOnce((at) =>
    as(asha).accounts.changePassword({
      body: { old_password: asha.password, new_password: password(at), confirm_newpassword: password(at) },
    }),
  )
  expect(changed.filter((status) => status === 200)).toHaveLength(1)
  expect(changed.every((status) => [200, 401, 422].includes(status))).toBe(true)
  const { data } = await as().accounts.login({
    body: { contact: asha.contact, password: password(changed.indexOf(200)) },
  })
  expect(data.id).toBe(asha.id)
})

test('of two who register one serial number, ten times each, one has it', PATIENT, async () => {
  const { as, build, services } = await testApp({ work: false })
  const people = [await build.customer(), await build.customer()]
  const form = await registrationForm()
  const registered = await twentyAtOnce((at) => as(people[at % 2]).registrations.register({ body: form }))
  expect(counted(registered)).toEqual({ 200: 10, 409: 10 })
  expect(await services.db.selectFrom('registration').select('id').execute()).toHaveLength(1)
})

test('deciding, withdrawing and deleting a registration at once: one wins, and points agree', PATIENT, async () => {
  const { as, build, services } = await testApp({ work: false })
  const [asha, admin] = [await build.customer(), await build.admin()]
  await buildSoldProduct(services)
  const { id } = await buildRegistration(services, { customer: asha })
  const decide = () => as(admin).registrations.decide({ body: { stock_id: id, status: 'Approved' } })
  const withdraw = () => as(asha).registrations.deleteMine({ params: { id } })
  const remove = () => as(admin).registrations.delete({ params: { id } })
  const ended = await atOnce(Array.from({ length: 20 }, (_, at) => [decide, withdraw, remove][at % 3]!))
  expect(ended.every((status) => [200, 404, 409].includes(status))).toBe(true)
  // It is deleted in the end, since staff may delete approved ones; so are its points.
  expect((await as(asha).registrations.listMine()).data).toEqual([])
  expect((await as(asha).accounts.profile()).data.reward_points).toBe(0)
  const gone = await services.db
    .selectFrom('audit')
    .where('action', 'in', ['registration.withdraw', 'registration.delete'])
    .select('id')
    .execute()
  expect(gone).toHaveLength(1)
})

test('when twenty people approve and withdraw at once, one wins for good', async () => {
  const { as, build, services } = await testApp({ work: false })
  const [asha, admin] = [await build.customer(), await build.admin()]
  const { id } = await buildRegistration(services, { customer: asha })
  const ended = await twentyAtOnce((at) =>
    at % 2 === 0
      ? as(asha).registrations.deleteMine({ params: { id } })
      : as(admin).registrations.decide({ body: { stock_id: id, status: 'Approved' } }),
  )
  const withdrawn = ended.filter((_, at) => at % 2 === 0).includes(200)
  const approved = ended.filter((_, at) => at % 2 === 1).includes(200)
  expect([withdrawn, approved].filter(Boolean)).toHaveLength(1)
  expect((await as(asha).registrations.listMine()).data).toHaveLength(withdrawn ? 0 : 1)
})

test('a request is decided or deleted, never both at once', async () => {
  const { as, build, services } = await testApp({ work: false })
  const office = as(await build.admin())
  const { id: quote } = await buildQuotation(services)
  const quoted = await twentyAtOnce((at) =>
    at % 2 === 0
      ? office.quotations.decide({ params: { id: quote }, body: { action: 'approve' } })
      : office.quotations.delete({ params: { id: quote } }),
  )
  const { id: lettering } = await buildPersonalisation(services)
  const lettered = await twentyAtOnce((at) =>
    at % 2 === 0
      ? office.personalisations.decide({ body: { personalization_id: lettering, status: 'Approved' } })
      : office.personalisations.delete({ params: { id: lettering } }),
  )
  for (const ended of [quoted, lettered]) {
    const of = (side: number) => ended.filter((status, at) => at % 2 === side && status === 200).length
    expect(of(1)).toBe(1)
    expect(of(0)).toBeLessThanOrEqual(1)
    expect(ended.every((status) => [200, 404, 409].includes(status))).toBe(true)
  }
})

test('of twenty different complaints about one product filed at once one is there', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const { id } = await buildRegistration(services, { customer: asha, status: 'Approved' })
  const form = await complaintForm()
  const filed = await twentyAtOnce((at) =>
    as(asha).complaints.register({ params: { id }, body: { ...form, problem_description: `It hums ${at}` } }),
  )
  expect(counted(filed)).toEqual({ 200: 1, 409: 19 })
  const files = await services.db.selectFrom('file').select('id').execute()
  expect(files).toHaveLength(6)
})

test('a customer says that it works and that it does not, at once: one counts', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer } = await buildComplaint(services)
  await as(await build.admin()).complaints.changeStatus({ params: { id }, body: { status: 'Completed' } })
  const ended = await twentyAtOnce((at) =>
    at % 2 === 0
      ? as(customer).complaints.confirm({ params: { id } })
      : as(customer).complaints.reopen({ params: { id }, body: { remark: 'It hums' } }),
  )
  const { data } = await as(customer).complaints.getMine({ params: { id } })
  const reopened = ended.filter((status, at) => at % 2 === 1 && status === 200).length
  expect([data.status, Boolean(data.confirmed_at), reopened]).toBeOneOf([
    ['Completed', true, 0],
    ['On Service', false, 1],
  ])
})

test('when twenty people ask for a longer warranty at once, one waits, and of pay and take back one wins', async () => {
  const { as, build, services } = await testApp({ work: false })
  const office = as(await build.admin())
  const { id, customer, long } = await buildExtendable(services, build)
  const body = { stock_id: id, package_id: long.id }
  expect(counted(await twentyAtOnce(() => as(customer).extensions.request({ body })))).toEqual({ 200: 1, 409: 19 })
  const waiting = (await as(customer).extensions.plan({ params: { id } })).data.extension!
  const params = { id: waiting.id }
  const ended = await twentyAtOnce((at) =>
    at % 2 === 0
      ? office.extensions.settle({ params, body: { receipt: `R-${at}` } })
      : as(customer).extensions.cancelMine({ params }),
  )
  expect(counted(ended)).toEqual({ 200: 1, 409: 19 })
})

test('of twenty concurrent changes to one number, one account gets it', async () => {
  const { as, build, services } = await testApp({ work: false })
  const office = as(await build.admin())
  const customers = await Promise.all(Array.from({ length: 10 }, () => build.customer()))
  const hired = { firstname: 'Hari', lastname: 'Rai', email: 'h@example.com', password: 'River-stone-42' }
  const ended = await twentyAtOnce((at) =>
    at % 2 === 0
      ? office.users.create({ body: { ...hired, contact: CONTACT, role: 'service_incharge' } })
      : office.customers.update({ params: { id: customers[at >> 1]!.id }, body: { contact: CONTACT } }),
  )
  expect(counted(ended)).toEqual({ 200: 1, 409: 19 })
  const held = await services.db.selectFrom('account').where('contact', '=', CONTACT).select('id').execute()
  expect(held).toHaveLength(1)
})

test('of twenty who begin to send a file at once ten do', async () => {
  const { as, build } = await testApp({ work: false })
  const asha = await build.customer()
  const begun = await twentyAtOnce(() =>
    as(asha).uploads.begin({ body: { kind: 'image', filename: 'a.jpg', bytes: 20_000 } }),
  )
  expect(counted(begun)).toEqual({ 200: 10, 409: 10 })
})

test('when twenty people open a message at once, one is told that it is new', async () => {
  const { as, build, services } = await testApp({ work: false })
  const office = as(await build.admin())
  const { id } = await buildEnquiry(services)
  const opened = await Promise.all(Array.from({ length: 20 }, () => office.enquiries.open({ params: { id } })))
  expect(opened.filter(({ data }) => !data.read)).toHaveLength(1)
})

test('of twenty sub-categories of one name at once one is there', async () => {
  const { as, build } = await testApp({ work: false })
  const office = as(await build.admin())
  const { id: category_id } = await build.category()
  const added = await twentyAtOnce(() => office.categories.addSub({ body: { category_id, name: 'Kettles' } }))
  expect(counted(added)).toEqual({ 200: 1, 409: 19 })
})

test('of twenty pictures of oneself at once one stays', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const images = await Promise.all(Array.from({ length: 20 }, () => photo()))
  const sent = await twentyAtOnce((at) => as(asha).accounts.updateProfile({ body: { image: images[at]! } }))
  expect(counted(sent)).toEqual({ 200: 20 })
  expect(await services.db.selectFrom('file').select('id').execute()).toHaveLength(1)
})

test('while an account is closed, nothing that its owner does at the same moment breaks or stays', async () => {
  const { as, build, services } = await testApp({ work: false })
  const asha = await build.customer()
  const api = as(asha)
  const { contact, password } = asha
  const product = await build.product()
  const image = await photo()
  const asked = { customer_name: 'x', contact, model_name: 'K', model_num: 'K-1', quantity: 20, description: 'z' }
  const doings = [
    () => as().accounts.login({ body: { contact, password } }),
    () => api.uploads.begin({ body: { kind: 'image', filename: 'a.jpg', bytes: 20_000 } }),
    () => api.reviews.add({ body: { product_id: product.id, rating: 5, review: 'Boils quickly' } }),
    () => api.accounts.updateProfile({ body: { image } }),
    () => api.accounts.enableMembership({ body: { enable_membership: true } }),
    () => api.quotations.request({ body: asked }),
    () => api.notices.readAll({ body: {} }),
    () => as().accounts.login({ body: { contact, password } }),
  ]
  const ended = await atOnce([...doings, () => api.accounts.closeAccount({ body: { password } }), ...doings])
  expect(ended.filter((status) => status >= 500)).toEqual([])
  const [account] = await services.db.selectFrom('account').where('id', '=', asha.id).select('id').execute()
  // A request for a quotation may have come first: then the account stays, open as it is.
  expect([account === undefined, ended[doings.length]]).toBeOneOf([
    [true, 200],
    [false, 409],
  ])
})
