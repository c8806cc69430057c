import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { Services } from '../../src/platform/core/services.ts'
import { openServices } from '../../src/open-services.ts'
import { buildCategory } from '../factories/category.ts'
import { freshRedis } from '../fresh-redis.ts'
import { refusedWith } from '../refusal.ts'
import { testApp } from '../test-app.ts'
import { tcpProxy } from './tcp-proxy.ts'

const TOO_MANY = '429 Too many tries, please wait a while'

/** An application that reaches Redis through a proxy. Ten tries to sign in are too many. */
async function appBehindProxy() {
  const { REDIS_URL = '' } = await freshRedis()
  const proxy = await tcpProxy(REDIS_URL)
  const app = await testApp({ work: false, env: { REDIS_URL: proxy.url, RATE_LIMIT_SCALE: '1' } })
  return { ...app, proxy, REDIS_URL }
}

describe.skipIf(!process.env.TEST_REDIS_URL)('without TEST_REDIS_URL there is no Redis to lose', () => {
  test.each(['cut', 'silence'] as const)(
    '%s: requests are answered, each process counts for itself, and with Redis back it is the judge again',
    async (fault) => {
      const { as, build, proxy } = await appBehindProxy()
      const asha = await build.customer()
      const guess = () => refusedWith(as().accounts.login({ body: { ...asha, password: 'wrong-guess-1' } }))
      await as(asha).accounts.profile()
      proxy[fault]()
      expect(await refusedWith(as().accounts.login({ body: asha }))).toBeUndefined()
      for (let n = 0; n < 10; n += 1) expect(await guess()).toMatch(/^401/)
      expect(await guess()).toBe(TOO_MANY)

      proxy.restore()
      // What this process counted alone, Redis does not know.
      await expect.poll(guess, { timeout: 15_000 }).toMatch(/^401/)
    },
  )

  test('a change that could not be told while Redis was gone is told when it is back', async () => {
    const { as, proxy, services, REDIS_URL } = await appBehindProxy()
    const { id } = await buildCategory(services, { name: 'Kitchen' })
    const entries = await anotherProcess(REDIS_URL, services)
    await as().categories.listPublic()
    proxy.cut()
    await services.db.updateTable('category').set({ name: 'Winter' }).where('id', '=', id).execute()
    await services.cache.drop(['catalogue'])
    expect(entries()).toBe(1)
    proxy.restore()
    await expect.poll(entries, { timeout: 10_000 }).toBe(0)
  })

  test('another numbered database of the same Redis belongs to another product', async () => {
    const { as, services, REDIS_URL } = await appBehindProxy()
    const twin = await anotherProcess(REDIS_URL, services)
    const stranger = await anotherProcess(new URL('/15', REDIS_URL).href, services)
    await as().categories.listPublic()
    await services.cache.drop(['catalogue'])
    await expect.poll(twin).toBe(0)
    expect(stranger()).toBe(1)
  })

  test.each(['cut', 'silence'] as const)(
    '%s: a change made elsewhere meanwhile is shown once Redis is back',
    async (fault) => {
      const { as, proxy, services } = await appBehindProxy()
      const { id } = await buildCategory(services, { name: 'Kitchen' })
      const shown = async () => (await as().categories.listPublic()).data.map(({ name }) => name)
      expect(await shown()).toEqual(['Kitchen'])
      proxy[fault]()
      await services.db.updateTable('category').set({ name: 'Winter' }).where('id', '=', id).execute()
      expect(await shown()).toEqual(['Kitchen'])
      proxy.restore()
      await expect.poll(shown, { timeout: 20_000 }).toEqual(['Winter'])
    },
  )
})

/** Another process with a cached entry; reports the size of its cache. */
async function anotherProcess(redisUrl: string, { config, database }: Services) {
  const log = pino({ level: 'silent' })
  const other = await openServices({ config: { ...config, redisUrl }, database, log })
  const app = await buildApp(other, { shedAfterMs: 0 })
  onTestFinished(async () => {
    await app.close()
    await other.close()
  })
  await app.inject('/api/products/publiccategory')
  return () => other.cache.stats().entries
}
