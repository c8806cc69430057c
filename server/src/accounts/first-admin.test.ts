import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { setPassword } from './account.queries.ts'
import { ensureFirstAdmin } from './first-admin.ts'
import { keep, generatePassword } from './kept-password.ts'
import { hashPassword } from './passwords.ts'

test('an installation without an administrator gets one, who can sign in', async () => {
  const { as, services } = await testApp()
  const admin = await ensureFirstAdmin(services)
  expect(admin?.password).toMatch(/^([a-km-np-z2-9]{4}-){6}[a-km-np-z2-9]{4}$/)
  const { data } = await as().accounts.login({ body: { contact: '9800000000', password: admin!.password } })
  expect(data.role).toBe('admin')
})

test('the made-up password is told again until it is changed, and kept for its owner alone', async () => {
  const { services } = await testApp()
  const path = join(services.config.dataDir, 'first-admin-password')
  const admin = await ensureFirstAdmin(services)
  expect(await ensureFirstAdmin(services)).toEqual(admin)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const { id } = await services.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
  await setPassword(services.db, id, await hashPassword('walnut-river-91', 'password'))
  expect(await ensureFirstAdmin(services)).toBeUndefined()
  expect(existsSync(path)).toBe(false)
})

test('a made-up password works for a week; a start after that makes another one', async () => {
  const { as, services, clock } = await testApp()
  const first = await ensureFirstAdmin(services)
  clock.pass({ days: 6 })
  expect(await ensureFirstAdmin(services)).toEqual(first)
  clock.pass({ days: 1, minutes: 1 })
  expect(await refusedWith(as().accounts.login({ body: first! }))).toBe(
    '403 A password that you were given works for 7 days, and they are over. Choose your own with “Forgot Password?”',
  )
  const second = await ensureFirstAdmin(services)
  expect(second?.password).not.toBe(first?.password)
  expect(await ensureFirstAdmin(services)).toEqual(second)
  expect(await refusedWith(as().accounts.login({ body: first! }))).toBe('401 Mobile number or password is wrong')
  expect((await as().accounts.login({ body: second! })).data.role).toBe('admin')
})

test('a start that was killed while it made another password is finished by the next one', async () => {
  const { as, services } = await testApp()
  const path = join(services.config.dataDir, 'first-admin-password')
  const first = await ensureFirstAdmin(services)
  await keep(path, { contact: first!.contact, password: generatePassword(), before: first!.password })
  const second = await ensureFirstAdmin(services)
  expect(second?.password).not.toBe(first?.password)
  expect((await as().accounts.login({ body: second! })).data.role).toBe('admin')
})

test('a password that the operator chose is used and not told', async () => {
  const { as, services } = await testApp({ env: { ADMIN_CONTACT: '9811111111', ADMIN_PASSWORD: 'walnut-river-91' } })
  expect(await ensureFirstAdmin(services)).toBeUndefined()
  const { data } = await as().accounts.login({ body: { contact: '9811111111', password: 'walnut-river-91' } })
  expect(data.role).toBe('admin')
})

test('an installation with an administrator keeps it at that', async () => {
  const { services, build } = await testApp()
  await build.admin()
  expect(await ensureFirstAdmin(services)).toBeUndefined()
  const { rows } = await services.database.pool.query('select id from account')
  expect(rows).toHaveLength(1)
})

test("a customer's number cannot be the first administrator's", async () => {
  const { services, build } = await testApp()
  await build.customer({ contact: '9800000000' })
  await expect(ensureFirstAdmin(services)).rejects.toThrow("ADMIN_CONTACT: 9800000000 is a customer's number")
})
