import { spawn } from 'node:child_process'
import { Agent, get } from 'node:http'
import { availableParallelism } from 'node:os'
import { setTimeout as after } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { testApp, type TestApp } from './test-app.ts'

const CATEGORIES = '/api/products/publiccategory'
const LISTS = ['/api/products/getdata', '/api/user/getallcustomers', '/api/stocks/getallcomplaints']

test('sheds load when many queries queue; waits behind a single slow one', async () => {
  const { services } = await testApp({ work: false })
  const { pool } = services.database
  const app = await buildApp(services, { shedAfterMs: 60_000, settleMs: 0 })
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const occupied = async (waiting: number) => {
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    const waiters = Array.from({ length: waiting }, () => pool.query('select 1'))
    await expect.poll(() => pool.waitedMs, { interval: 5, timeout: 10_000 }).toBeGreaterThan(80)
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

test('32 people loading lists continuously are all answered, even on a busy machine', async () => {
  const ask = await listsOf(await testApp({ work: false }))
  const others = Array.from({ length: 4 * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  onTestFinished(() => {
    for (const other of others) other.kill('SIGKILL')
  })
  await after(300)
  expect((await ask({ people: 32, seconds: 4 })).refused).toBe(0)
}, 120_000)

test('in a flood some requests are answered and the others shed, and none after it', async () => {
  const world = await testApp({ work: false })
  const ask = await listsOf(world)
  // How many of each depends on the machine: `npm run bench -- load` measures it.
  const { answered, refused } = await ask({ people: 500, seconds: 3 })
  expect(answered).toBeGreaterThan(32)
  expect(refused).toBeGreaterThan(0)
  await expect.poll(() => world.services.database.pool.waitingCount).toBe(0)
  expect((await ask({ people: 3, seconds: 1 })).refused).toBe(0)
})

/** Staff who each ask for one list after the other, over a port. Who is told to come back does so a little later. */
async function listsOf({ services, build }: TestApp) {
  const { token } = await build.admin()
  const app = await buildApp(services, { settleMs: 0 })
  onTestFinished(() => app.close())
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const status = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${origin}${path}`, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode))
      }).on('error', reject)
    })
  const ask = async ({ people, seconds }: { people: number; seconds: number }) => {
    const begun = performance.now()
    const answers = { answered: 0, refused: 0 }
    const person = async (_: unknown, who: number) => {
      for (let n = who; performance.now() - begun < seconds * 1000; n += 1) {
        const isRefused = (await status(LISTS[n % LISTS.length]!)) === 503
        answers[isRefused ? 'refused' : 'answered'] += 1
        if (isRefused) await after(1000)
      }
    }
    await Promise.all(Array.from({ length: people }, person))
    return answers
  }
  // The first of each kind are planned and compiled.
  await ask({ people: 3, seconds: 2 })
  return ask
}
