import { expect, test } from 'vitest'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

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

test('a session that just began counts, so that an older client makes staff right after signing in', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  expect((await as(admin).users.create({ body: maya })).message).toBe('User added')
})

test('the old number is told by SMS of the new one, of staff and of customers', async () => {
  const { as, build, smsTo } = await testApp()
  const [admin, asha] = [await build.admin(), await build.customer()]
  const told = /^The number of your Baltra account was changed to one that ends in 001\. Call \+977/
  await as(admin).customers.update({ params: { id: asha.id }, body: { contact: '9812000001' } })
  expect(await smsTo(asha.contact)).toEqual([expect.stringMatching(told)])
  await as(admin).users.update({ params: { id: admin.id }, body: { contact: '9812001001' } })
  expect(await smsTo(admin.contact)).toEqual([expect.stringMatching(told)])
})
