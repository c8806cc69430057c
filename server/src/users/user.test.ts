import { expect, test } from 'vitest'
import { buildRegistration } from '../../test/factories/registration.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { deleteAccounts } from '../accounts/delete-accounts.ts'

const newUser = () => ({
  firstname: 'Maya',
  lastname: 'Rai',
  email: 'maya@example.com',
  contact: '9812345678',
  password: 'Mustard-field-7',
  role: 'service_incharge' as const,
})

test('the list has every account, staff before customers; search, gender and role filter it', async () => {
  const { app, as, build } = await testApp({ work: false })
  const admin = await build.admin({ firstname: 'Hari' })
  await build.customer({ firstname: 'Asha' })
  await build.admin({ firstname: 'Maya', role: 'product_incharge' })
  const names = async (query: object) => (await as(admin).users.list({ query })).data.map(({ firstname }) => firstname)
  expect(await names({})).toEqual(['Maya', 'Hari', 'Asha'])
  expect(await names({ firstname: 'ash' })).toEqual(['Asha'])
  expect(await names({ serial_number: 'may' })).toEqual(['Maya'])
  expect(await names({ gender: 'male' })).toEqual([])
  expect(await names({ role: 'staff' })).toEqual(['Maya', 'Hari'])
  expect(await names({ role: 'product_incharge' })).toEqual(['Maya'])
  expect(await names({ per_page: 2, page: 2 })).toEqual(['Asha'])
  expect((await as(admin).users.roleCounts()).data).toEqual({
    admin: 1,
    product_incharge: 1,
    service_incharge: 0,
    call_centre: 0,
    centre_incharge: 0,
    engineer: 0,
    customer: 1,
  })
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = (await app.inject({ url: '/api/user/getallusers', headers })).json<object>()
  expect(answer).toMatchObject({ userPagination: { total_results: 3 } })
  expect(JSON.stringify(answer)).not.toMatch(/password|hash/)
})

test('the filtered list comes as a spreadsheet', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin({ firstname: 'Hari' })
  await build.customer()
  const sheet = await as(admin).users.export({ query: { role: 'staff', format: 'csv' } })
  const [head, ...rows] = (await sheet.text()).trim().split(/\r?\n/)
  expect(head).toContain('Name,Email,Contact,Gender,Role,Joined')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain('Hari Gurung')
})

test('a new account signs in with the given role', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const body = newUser()
  const { message, data } = await as(admin).users.create({ body: { ...body, password1: body.password } })
  expect([message, data]).toMatchObject(['User added', { firstname: 'Maya', role: 'service_incharge', gender: '' }])
  expect((await as().accounts.login({ body })).data).toMatchObject({ id: data.id, role: 'service_incharge' })
  const audit = await services.db.selectFrom('audit').selectAll().where('action', '=', 'account.add').execute()
  expect(audit).toMatchObject([{ actor_id: admin.id, subject_id: data.id, after: { password_hash: '[hidden]' } }])
  expect(JSON.stringify(audit)).not.toMatch(/Mustard|argon2/)
})

test('missing or invalid fields of a new account are reported at the field', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  const create = (changes: object) => as(admin).users.create({ body: { ...newUser(), ...changes } })
  const errors = async (changes: object) => (await refusal(create(changes)))?.body.errors
  expect(await errors({ firstname: 'M', lastname: '', role: 'customer', contact: '12' })).toEqual({
    firstname: 'First name needs at least 2 characters',
    lastname: 'Last name is required and cannot be empty',
    role: 'Role is required',
    contact: 'Mobile number is required and must be 10 digits',
  })
  expect(await errors({ password: 'Short1' })).toEqual({
    password: 'Password is required and must be at least 8 characters',
  })
  const weak = { password: 'Password needs a lowercase letter, an uppercase letter and a number' }
  for (const password of ['mustard-field-7', 'MUSTARD-FIELD-7', 'Mustard-field'])
    expect(await errors({ password })).toEqual(weak)
  expect(await errors({ password: 'Password1' })).toEqual({
    password: 'This password is too common, please choose another one',
  })
  expect(await errors({ password1: 'Mustard-field-8' })).toEqual({ password1: 'Passwords do not match' })
  const taken = 'This mobile number belongs to another account'
  expect(await errors({ contact: admin.contact })).toEqual({ contact: taken })
  expect(await refusedWith(create({ contact: admin.contact }))).toBe(`409 ${taken}`)
})

test('an account is changed as the roles screen of an older client sends it', async () => {
  const { app, as, build } = await testApp({ work: false })
  const admin = await build.admin()
  const maya = await build.admin({ role: 'product_incharge' })
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/user/updateuser/${maya.id}`,
    headers: { authorization: `Bearer ${admin.token}` },
    payload: { firstname: 'Maya', lastname: 'Rai', gender: 'Male', address: 'Ward 4', role: 'product_incharge' },
  })
  expect(answer.json()).toMatchObject({
    message: 'User saved',
    data: { firstname: 'Maya', gender: 'male', address: 'Ward 4', district: 'Kaski', role: 'product_incharge' },
  })
  expect((await as(maya).accounts.profile()).data.firstname).toBe('Maya')
})

test('another role ends that person’s sessions and is kept with the one before', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const maya = await build.admin({ role: 'product_incharge' })
  const { data } = await as(admin).users.update({ params: { id: maya.id }, body: { role: 'service_incharge' } })
  expect(data.role).toBe('service_incharge')
  expect(await refusedWith(as(maya).accounts.profile())).toBe('401 Your session has expired,Please login!')
  expect(await services.db.selectFrom('audit').selectAll().execute()).toMatchObject([
    { action: 'account.edit', before: { role: 'product_incharge' }, after: { role: 'service_incharge' } },
  ])
})

test('nobody can change their own role, and customers stay customers', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  await build.admin()
  const asha = await build.customer()
  const { update } = as(admin).users
  const body = { role: 'product_incharge' as const }
  const own = await refusal(update({ params: { id: admin.id }, body }))
  expect([own?.status, own?.body.errors]).toEqual([409, { role: 'You cannot change your own role' }])
  expect(await refusedWith(update({ params: { id: asha.id }, body }))).toBe(
    '409 A customer stays a customer. Add an account with another number for their work',
  )
  const same = await update({ params: { id: admin.id }, body: { firstname: 'Hari', role: 'admin' } })
  expect(same.data).toMatchObject({ firstname: 'Hari', role: 'admin' })
  expect(await refusedWith(update({ params: { id: 9_999 }, body }))).toBe('404 User not found')
})

test('an account is deleted and signed out; one’s own is not', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  const maya = await build.admin({ role: 'product_incharge' })
  const { delete: remove, deleteMany } = as(admin).users
  const own = '409 You cannot delete your own account'
  expect(await refusedWith(remove({ params: { id: admin.id } }))).toBe(own)
  expect(await refusedWith(deleteMany({ body: { user_ids: [maya.id, admin.id] } }))).toBe(own)
  expect(await remove({ params: { id: maya.id } })).toEqual({ message: 'User deleted' })
  expect(await refusedWith(as(maya).accounts.profile())).toBe('401 Your session has expired,Please login!')
  expect(await refusedWith(remove({ params: { id: maya.id } }))).toBe('404 User not found')
})

test('many are deleted under both addresses, or none while one of them has something open', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { deleteMany, deleteSelected } = as(await build.admin()).users
  const { customer: asha } = await buildRegistration(services)
  const [maya, hari] = [await build.admin({ role: 'product_incharge' }), await build.admin()]
  expect(await refusedWith(deleteMany({ body: { user_ids: [maya.id, asha.id] } }))).toBe(
    '409 “Asha Gurung” has 1 pending registration. Nothing was deleted',
  )
  expect(await deleteSelected({ body: { user_ids: [maya.id, maya.id] } })).toEqual({
    message: '1 user deleted',
    deleted: 1,
  })
  expect((await deleteMany({ body: { user_ids: [hari.id, 9_999] } })).deleted).toBe(1)
  expect(await refusedWith(deleteMany({ body: { user_ids: [] } }))).toBe('422 Select at least one user')
})

test('the last administrator cannot be deleted, and the reason is given', async () => {
  const { as, build, services } = await testApp({ work: false })
  const [gone, last] = [await build.admin(), await build.admin()]
  const caller = { id: gone.id, role: 'admin' as const, sessionId: '', requestId: 'late' }
  await as(last).users.delete({ params: { id: gone.id } })
  // A request admitted before its caller was deleted.
  await expect(deleteAccounts(services, caller, [last.id], {})).rejects.toMatchObject({
    statusCode: 409,
    message: 'The last administrator cannot be deleted',
  })
})

test('a centre in-charge is bound to a service centre, which another role leaves and which stays while they run it', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = as(await build.admin())
  const centre = await build.servicePoint({ kind: 'service_centre', name: 'Pokhara Service Centre' })
  const shop = await build.servicePoint({ kind: 'shop', name: 'Lakeside Shop' })
  const maya = { ...newUser(), role: 'centre_incharge' as const }
  const needed = '422 Choose a service centre'
  expect(await refusedWith(admin.users.create({ body: maya }))).toBe(needed)
  expect(await refusedWith(admin.users.create({ body: { ...maya, centre_id: shop.id } }))).toBe(needed)
  const { data } = await admin.users.create({ body: { ...maya, centre_id: centre.id } })
  expect(data).toMatchObject({ role: 'centre_incharge', centre_id: centre.id, centre_name: 'Pokhara Service Centre' })
  expect(await refusedWith(admin.servicePoints.delete({ params: { id: centre.id } }))).toBe(
    '409 Accounts assigned to it: 1. Move them to another centre first',
  )
  const params = { id: data.id }
  const { data: moved } = await admin.users.update({ params, body: { role: 'call_centre' } })
  expect(moved).toMatchObject({ centre_id: null, centre_name: '' })
  expect(await refusedWith(admin.users.update({ params, body: { role: 'centre_incharge' } }))).toBe(needed)
  const { data: history } = await admin.history.list({ params: { subject: 'account', id: data.id }, query: {} })
  expect(history[0]?.sentence).toContain('service centre from Pokhara Service Centre to nothing')
})
