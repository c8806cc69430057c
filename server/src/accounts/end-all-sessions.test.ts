import { expect, test } from 'vitest'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

const ENDED = '401 Your session has expired,Please login!'

test('an administrator signs an account out everywhere, is told how many sessions ended, and it is audited', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  const maya = await build.admin({ role: 'service_incharge' })
  const { token } = await as().accounts.login({ body: maya })
  const { endSessions } = as(admin).users
  expect(await endSessions({ params: { id: maya.id } })).toEqual({ message: 'Signed out at 2 places', ended: 2 })
  for (const out of [maya, { ...maya, token }]) expect(await refusedWith(as(out).accounts.profile())).toBe(ENDED)
  expect(await endSessions({ params: { id: maya.id } })).toEqual({
    message: 'There was no other device to sign out',
    ended: 0,
  })
  const { data } = await as(admin).history.list({ params: { subject: 'account', id: maya.id } })
  expect(data.map(({ sentence }) => sentence)).toEqual(['Asha Gurung signed the account out at 2 places'])
  expect((await as().accounts.login({ body: maya })).data.id).toBe(maya.id)
})

test('signing oneself out everywhere keeps the current session', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  const { token } = await as().accounts.login({ body: admin })
  expect((await as(admin).users.endSessions({ params: { id: admin.id } })).ended).toBe(1)
  expect(await refusedWith(as({ ...admin, token }).accounts.profile())).toBe(ENDED)
  expect((await as(admin).accounts.profile()).data.id).toBe(admin.id)
})

test('staff who manage customers can sign out customers only', async () => {
  const { as, build } = await testApp({ work: false })
  const incharge = await build.admin({ role: 'product_incharge' })
  const admin = await build.admin()
  const [asha, binod] = [await build.customer(), await build.customer()]
  const { endSessions } = as(incharge).customers
  expect(await endSessions({ params: { id: asha.id } })).toMatchObject({ ended: 1 })
  expect(await refusedWith(as(asha).accounts.profile())).toBe(ENDED)
  expect(await refusedWith(endSessions({ params: { id: admin.id } }))).toBe('404 Customer not found')
  expect(await refusedWith(as(admin).users.endSessions({ params: { id: 999_999 } }))).toBe('404 User not found')
  for (const one of [admin, binod]) expect((await as(one).accounts.profile()).data.id).toBe(one.id)
})
