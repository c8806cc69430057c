import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { buildRegistration } from '../../../test/factories/registration.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'

const maya = {
  firstname: 'Maya',
  lastname: 'Rai',
  email: 'maya@example.com',
  contact: '9812345678',
  password: 'Mustard-field-7',
  role: 'service_incharge' as const,
}
const NEEDED = { status: 403, body: { code: 'password_needed' } }

test('number, e-mail and role of staff, and new staff, need a password that was typed within 15 minutes', async () => {
  const { as, build, clock } = await testApp({ work: false })
  const admin = await build.admin()
  const hari = await build.admin({ role: 'product_incharge' })
  const update = (id: number, body: object) => as(admin).users.update({ params: { id }, body })
  clock.pass({ minutes: 16 })
  const refused = [
    () => update(admin.id, { contact: '9812000001' }),
    () => update(admin.id, { email: 'mine@example.com' }),
    () => update(hari.id, { contact: '9812000002' }),
    () => update(hari.id, { role: 'admin' }),
    () => as(admin).users.create({ body: maya }),
  ]
  for (const change of refused) expect(await refusal(change())).toMatchObject(NEEDED)
  // Changes that grant no access, and unchanged fields of an older client, need no password.
  expect(await refusal(update(hari.id, { city: 'Butwal', role: 'product_incharge' }))).toBeUndefined()
  const confirm = (password: string) => as(admin).accounts.confirmPassword({ body: { password } })
  expect(await refusedWith(confirm('not-this-one'))).toBe('422 Password is wrong')
  expect(await refusal(refused[0]!())).toMatchObject(NEEDED)
  expect(await confirm(admin.password)).toEqual({ message: 'Password confirmed' })
  expect(await refusal(as(admin).users.create({ body: maya }))).toBeUndefined()
  clock.pass({ minutes: 16 })
  expect(await refusal(update(hari.id, { role: 'admin' }))).toMatchObject(NEEDED)
})

test('what one person must not do with a session alone needs it too, and the same call goes on after it', async () => {
  const { as, build, clock, services } = await testApp({ work: false })
  const admin = await build.admin()
  const [kettle, registered, complaint] = [
    await build.product(),
    await buildRegistration(services),
    await buildComplaint(services),
  ]
  const [asha, bina] = [await build.customer(), await build.customer()]
  const { customers, users, deletions, settings, accounts, websitePages, customerTexts, ...lists } = as(admin)
  const csv = { query: { format: 'csv' } } as const
  const guarded = [
    () => customers.adjustPoints({ params: { id: asha.id }, body: { points: 5, reason: 'Goodwill' } }),
    () => customers.update({ params: { id: asha.id }, body: { contact: '9812000001' } }),
    () => users.update({ params: { id: asha.id }, body: { contact: '9812000002' } }),
    () => customers.export(csv),
    () => users.export(csv),
    () => lists.registrations.export(csv),
    () => lists.registrations.exportWarranties(csv),
    () => lists.complaints.export(csv),
    () => lists.quotations.export(csv),
    () => lists.enquiries.export(csv),
    () => lists.activity.export(csv),
    () => deletions.preview({ body: { subject: 'account', ids: [asha.id] } }),
    () => deletions.preview({ body: { subject: 'product', ids: [kettle.id] } }),
    () => lists.products.delete({ params: { id: kettle.id }, body: {} }),
    () => lists.products.deleteMany({ body: { product_ids: [kettle.id] } }),
    () => lists.registrations.delete({ params: { id: registered.id }, body: {} }),
    () => lists.registrations.deleteMany({ body: { stock_ids: [registered.id] } }),
    () => lists.complaints.delete({ params: { id: complaint.id }, body: {} }),
    () => lists.complaints.deleteMany({ body: { complaint_ids: [complaint.id] } }),
    () => customers.delete({ params: { id: asha.id }, body: {} }),
    () => customers.deleteMany({ body: { customer_ids: [bina.id] } }),
    () => users.delete({ params: { id: bina.id }, body: {} }),
    () => users.deleteSelected({ body: { user_ids: [bina.id] } }),
    () => settings.update({ body: { version: 1, review_points: 40 } }),
    () => customerTexts.update({ params: { key: 'number_changed' }, body: { version: 1 } }),
    () => websitePages.publish({ params: { page: 'rewards' }, body: { version: 1 } }),
  ]
  clock.pass({ minutes: 16 })
  for (const call of guarded) expect([String(call), await refusal(call())]).toMatchObject([String(call), NEEDED])
  // Reading and other changes of a customer still work.
  expect(await refusal(customers.update({ params: { id: asha.id }, body: { city: 'Butwal' } }))).toBeUndefined()
  await accounts.confirmPassword({ body: { password: admin.password } })
  for (const call of guarded.slice(0, 13))
    expect([String(call), await refusal(call())]).toEqual([String(call), undefined])
})

test('a session that just began counts, so that an older client makes staff right after signing in', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  expect((await as(admin).users.create({ body: maya })).message).toBe('User added')
})

test('the old number is told by SMS of the new one, of staff and of customers, and asked where somebody else entered it', async () => {
  const { as, build, smsTo } = await testApp()
  const [admin, asha] = [await build.admin(), await build.customer()]
  await as(admin).customers.update({ params: { id: asha.id }, body: { contact: '9812000001' } })
  const asked = /^Your Baltra account has a new number ending in 001\. Was it you\? http\S+ If not, call \+977/
  expect(await smsTo(asha.contact)).toEqual([expect.stringMatching(asked)])
  await as(admin).users.update({ params: { id: admin.id }, body: { contact: '9812001001' } })
  const told = /^The number of your Baltra account was changed to one that ends in 001\. Call \+977/
  expect(await smsTo(admin.contact)).toEqual([expect.stringMatching(told)])
})
