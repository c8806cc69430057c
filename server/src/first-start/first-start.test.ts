import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { ensureFirstAdmin } from '../accounts/first-admin.ts'
import { firstKeyPath } from './first-key.ts'
import { OWNER, newInstallation } from './testing/first-start-world.ts'

test('the key makes one account, which goes on alone; the key opens nothing more', async () => {
  const { as, services, key } = await newInstallation()
  expect((await as().firstStart.check({ body: { key } })).message).toBe('The address is right')
  const { token, data } = await as().firstStart.begin({ body: { ...OWNER, key } })
  expect([data.role, data.firstname, data.password_until]).toEqual(['admin', 'Sunita', ''])
  expect(existsSync(firstKeyPath(services.config))).toBe(false)
  expect(await refusedWith(as().firstStart.check({ body: { key } }))).toBe(
    '403 This installation is already set up. Please sign in',
  )
  const owner = as({ ...OWNER, id: data.id, token })
  expect((await owner.firstStart.get()).data).toEqual({ step: 'brand', demo: 'none' })
  await owner.firstStart.goOn({ body: { step: 'catalogue' } })
  expect((await owner.firstStart.get()).data.step).toBe('catalogue')
  await owner.firstStart.goOn({ body: { step: 'done' } })
  // A tab that was left open does not begin it again.
  await owner.firstStart.goOn({ body: { step: 'look' } })
  expect((await owner.firstStart.get()).data.step).toBe('done')
  expect((await as().accounts.login({ body: OWNER })).data.role).toBe('admin')
  const history = await owner.history.list({ params: { subject: 'account', id: data.id } })
  expect(history.data.map(({ sentence }) => sentence)).toEqual(['Sunita Karki added the account'])
})

test('a wrong or expired key, an easy password and a taken number are refused', async () => {
  const { as, build, clock, services, key } = await newInstallation()
  const begin = (values: Partial<typeof OWNER & { key: string }>) =>
    refusal(as().firstStart.begin({ body: { ...OWNER, key, ...values } }))
  expect((await begin({ key: `${key.slice(1)}x` }))?.body.code).toBe('wrong_key')
  expect((await begin({ key: '' }))?.body.errors).toHaveProperty('key')
  expect((await begin({ password: 'sunita-karki' }))?.body.errors).toHaveProperty('password')
  await build.customer({ contact: OWNER.contact })
  expect((await begin({}))?.body.errors).toHaveProperty('contact')
  clock.pass({ days: 7, minutes: 1 })
  expect((await begin({ contact: '9851000009' }))?.body.code).toBe('key_over')
  const [, another] = (await ensureFirstAdmin(services))!.split('#')
  expect((await begin({ contact: '9851000009' }))?.body.code).toBe('wrong_key')
  expect(await begin({ contact: '9851000009', key: another! })).toBeUndefined()
})

test('where the operator named the administrator there is nothing to go on with', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = as(await build.admin())
  expect((await admin.firstStart.get()).data).toEqual({ step: 'done', demo: 'none' })
  expect(await refusedWith(admin.firstStart.removeDemo({ body: { confirmation: 'demo' } }))).toBe(
    '409 There is no demo to remove',
  )
  expect(await refusedWith(as().firstStart.check({ body: { key: 'a guess' } }))).toMatch(/^403/)
})

test('a start that finds an administrator ends the key of an earlier one; a finished setting up stays finished', async () => {
  const { as, build, services, key } = await newInstallation()
  const admin = as(await build.admin())
  await ensureFirstAdmin(services)
  expect(await refusedWith(as().firstStart.check({ body: { key } }))).toMatch(/^403/)
  expect((await admin.firstStart.get()).data.step).toBe('done')
})
