import { setTimeout as after } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { testApp } from './test-app.ts'

const CATEGORIES = '/api/products/publiccategory'

test('behind a crowd at the database one is told to come back; behind one long work one waits', async () => {
  const { services } = await testApp({ work: false })
  const { pool } = services.database
  const app = await buildApp(services, { shedAfterMs: 60_000, settleMs: 0 })
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const occupied = async (waiting: number) => {
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    const waiters = Array.from({ length: waiting }, () => pool.query('select 1'))
    await after(100)
    return async () => {
      for (const client of held) client.release()
      await Promise.all(waiters)
    }
  }

  const endWork = await occupied(20)
  const patient = app.inject(CATEGORIES)
  await after(100)
  await endWork()
  expect((await patient).statusCode).toBe(200)

  await services.cache.drop(['categories'])
  const endCrowd = await occupied(100)
  const refused = await app.inject(CATEGORIES)
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'busy', '2'])
  expect((await app.inject('/api/health')).statusCode).toBe(200)
  // What belongs to a page that was let in is there.
  expect((await app.inject('/media/none.webp')).statusCode).toBe(404)
  await endCrowd()
  expect((await app.inject(CATEGORIES)).statusCode).toBe(200)
})

test('of a flood of sign-ins some are tried and the others are told to come back', async () => {
  const { app } = await testApp({ work: false })
  const tries = await Promise.all(
    Array.from({ length: 120 }, (_, at) =>
      app.inject({
        method: 'POST',
        url: '/api/customer/login',
        payload: { contact: String(9_811_110_000 + at), password: 'not-the-password-1' },
      }),
    ),
  )
  const refused = tries.filter(({ statusCode }) => statusCode === 503)
  expect(new Set(tries.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 503]))
  expect(refused.every(({ headers }) => headers['retry-after'] === '2')).toBe(true)
  expect((await app.inject(CATEGORIES)).statusCode).toBe(200)
})
