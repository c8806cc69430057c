import { expect, test } from 'vitest'
import { ALARM_KINDS } from 'contract/alarms/words'
import { testApp } from '../../test/test-app.ts'
import { sourceOf } from '../platform/core/source.ts'

test('many codes and sign-ins over all sources raise an alarm once, long before anyone is refused', async () => {
  const { services, as, build } = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '0.01' } })
  const admin = await build.admin()
  // A hundredth: 4 and 10 raise it, 20 and 50 are the limits.
  const source = sourceOf('203.0.113.7')
  const take = (times: number, limit: 'otp.all' | 'login.all') =>
    Promise.all(Array.from({ length: times }, () => services.limits.take(limit, ['all', source])))
  await take(4, 'otp.all')
  const [giveBack] = await take(10, 'login.all')
  await expect.poll(async () => (await as(admin).alarms.list()).data.length).toBe(2)
  // A lower count is no new alarm.
  await giveBack?.()
  await take(1, 'login.all')
  await take(16, 'otp.all')
  const { data } = await as(admin).alarms.list()
  expect(Object.fromEntries(data.map(({ kind, count }) => [kind, count]))).toEqual({ 'login.all': 10, 'otp.all': 4 })
  await expect(services.limits.take('otp.all', ['all', source])).rejects.toMatchObject({ statusCode: 429 })
})

test('an alarm waits for administrators until one of them dismisses it', async () => {
  const { services, as, build } = await testApp({ work: false })
  const admin = await build.admin()
  await services.db.insertInto('alarm').values({ kind: ALARM_KINDS[0], count: 400 }).execute()
  const waiting = async () => (await as(admin).dashboard.attention()).data.alarms?.total
  expect(await waiting()).toBe(1)
  const { data } = await as(admin).alarms.list()
  const id = data[0]!.id
  await as(admin).alarms.dismiss({ params: { id } })
  await as(admin).alarms.dismiss({ params: { id } })
  expect(await waiting()).toBe(0)
  expect((await as(admin).alarms.list()).data[0]).toMatchObject({ dismissed_by: expect.stringMatching(/\w/) })
  await expect(as(admin).alarms.dismiss({ params: { id: id + 1 } })).rejects.toMatchObject({ status: 404 })
  const service = await build.admin({ role: 'service_incharge' })
  await expect(as(service).alarms.list()).rejects.toMatchObject({ status: 403 })
  expect((await as(service).dashboard.attention()).data.alarms).toBeNull()
})
