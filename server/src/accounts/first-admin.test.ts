import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { firstKeyPath } from '../first-start/first-key.ts'
import { ensureFirstAdmin } from './first-admin.ts'

test('an installation without an administrator gets an address, the same at each start for a week, kept for its owner alone', async () => {
  const { services, clock, build } = await testApp({ work: false })
  const path = firstKeyPath(services.config)
  const first = await ensureFirstAdmin(services)
  expect(first).toMatch(/^http:\/\/baltra\.test\/first-start#[\w-]{43}$/)
  expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual([`${first}\n`, 0o600])
  expect(await Promise.all([ensureFirstAdmin(services), ensureFirstAdmin(services)])).toEqual([first, first])
  clock.pass({ days: 6, hours: 23 })
  expect(await ensureFirstAdmin(services)).toBe(first)
  clock.pass({ hours: 2 })
  const second = await ensureFirstAdmin(services)
  expect(second).not.toBe(first)
  expect(readFileSync(path, 'utf8')).toBe(`${second}\n`)
  await build.admin()
  expect(await ensureFirstAdmin(services)).toBeUndefined()
  expect(existsSync(path)).toBe(false)
})

test('the database does not hold the key', async () => {
  const { services } = await testApp({ work: false })
  const [, key] = (await ensureFirstAdmin(services))!.split('#')
  const rows = await services.db.selectFrom('first_start').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(key)
})

test('a password chosen by the operator is used and not printed', async () => {
  const { as, services } = await testApp({ env: { ADMIN_CONTACT: '9811111111', ADMIN_PASSWORD: 'walnut-river-91' } })
  expect(await ensureFirstAdmin(services)).toBeUndefined()
  const { data } = await as().accounts.login({ body: { contact: '9811111111', password: 'walnut-river-91' } })
  expect(data.role).toBe('admin')
})

test('an installation with an administrator gets no further one', async () => {
  const { services, build } = await testApp({ env: { ADMIN_PASSWORD: 'walnut-river-91' } })
  await build.admin()
  expect(await ensureFirstAdmin(services)).toBeUndefined()
  const { rows } = await services.database.pool.query('select id from account')
  expect(rows).toHaveLength(1)
})

test("a customer's number cannot be the first administrator's", async () => {
  const { services, build } = await testApp({ env: { ADMIN_PASSWORD: 'walnut-river-91' } })
  await build.customer({ contact: '9800000000' })
  await expect(ensureFirstAdmin(services)).rejects.toThrow("ADMIN_CONTACT: 9800000000 is a customer's number")
})
