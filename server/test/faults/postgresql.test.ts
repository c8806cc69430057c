import type { FastifyInstance } from 'fastify'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sweepObjects } from '../../src/platform/files/file.jobs.ts'
import { keysOf } from '../../src/platform/files/testing/test-files.ts'
import { defineJob } from '../../src/platform/jobs/define-job.ts'
import { until } from '../../src/platform/jobs/testing/queue-world.ts'
import { buildCategory } from '../factories/category.ts'
import { buildComplaint } from '../factories/complaint.ts'
import { registrationForm } from '../factories/registration.ts'
import { refusedWith } from '../refusal.ts'
import { proxiedApp } from './proxied-app.ts'

const AWAY = '503 The service is briefly unavailable, please try again'

const MESSAGES = 24

const hurried = defineJob('faults.hurried', z.object({ n: z.int() }), async ({ n }) => ran(n))
let ran: (n: number) => void = () => {}

describe.skipIf(!process.env.TEST_DATABASE_URL)(
  'without TEST_DATABASE_URL there is no PostgreSQL server to lose',
  () => {
    test.each(['cut', 'silence'] as const)(
      '%s: everybody is told when to try again, the process lives, and afterwards all goes on',
      async (fault) => {
        const { app, as, build, proxy, services } = await proxiedApp({ allJobs: [hurried] })
        const asha = await build.customer()
        const form = await registrationForm()
        // Several connections, so that idle ones are lost as well.
        await Promise.all(Array.from({ length: 8 }, () => as(asha).accounts.profile()))
        proxy[fault]()
        const [answers, ...refusals] = await Promise.all([
          Promise.all(ADDRESSES.map((url) => ask(app, url, asha.token))),
          refusedWith(as().accounts.login({ body: asha })),
          refusedWith(as(asha).registrations.register({ body: form })),
        ])
        expect(answers).toEqual(ADDRESSES.map((url) => [url, 503, 'database_away', '5']))
        expect(refusals).toEqual([AWAY, AWAY])
        expect((await app.inject('/api/health')).statusCode).toBe(200)
        expect((await app.inject('/api/metrics')).body).toContain('database_connections')

        proxy.restore()
        await expect.poll(async () => (await app.inject('/api/ready')).statusCode, { timeout: 10_000 }).toBe(200)
        const { data } = await as(asha).registrations.register({ body: form })
        expect((await as(asha).registrations.listMine()).data.map(({ id }) => id)).toEqual([data.id])
        const done: number[] = []
        ran = (n) => done.push(n)
        await services.jobs.enqueue(services.db, hurried, { n: 1 })
        await expect.poll(() => done, { timeout: 15_000 }).toEqual([1])
      },
    )

    test('read-only: nobody is told that it works, and once it takes writes again all goes on', async () => {
      const { app, as, build, around, services } = await proxiedApp({ work: false })
      const asha = await build.customer()
      const form = await registrationForm()
      const name = sql.id(new URL(services.config.databaseUrl ?? '').pathname.slice(1))
      // As after a failover that led to a replica: sessions there stay read-only.
      await sql`alter database ${name} set default_transaction_read_only to on`.execute(around)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(around)
      const readOnly = async () => (await services.database.pool.query('show transaction_read_only')).rows
      await expect.poll(() => readOnly().catch(() => [])).toEqual([{ transaction_read_only: 'on' }])
      expect(await ask(app, '/api/ready', asha.token)).toEqual(['/api/ready', 503, 'database_away', '5'])
      expect(await refusedWith(as(asha).registrations.register({ body: form }))).toBe(AWAY)

      await sql`set default_transaction_read_only to off`.execute(around)
      await sql`alter database ${name} reset default_transaction_read_only`.execute(around)
      await expect
        .poll(() => refusedWith(as(asha).registrations.register({ body: form })), { timeout: 3000 })
        .toBeUndefined()
      expect((await app.inject('/api/ready')).statusCode).toBe(200)
    })

    test('a list that a change dropped just before is sent as it was, and says so', async () => {
      const { app, services, proxy } = await proxiedApp({ work: false })
      await buildCategory(services, { name: 'Kitchen' })
      const list = () => app.inject('/api/products/publiccategory')
      const { body } = await list()
      await services.cache.drop(['*'])
      proxy.cut()
      const meanwhile = await list()
      expect([meanwhile.statusCode, meanwhile.body, meanwhile.headers['cache-status']]).toEqual([
        200,
        body,
        'baltra; hit; detail=outdated',
      ])
      expect(body).toContain('Kitchen')
    })

    test('an interrupted transaction leaves nothing, and the sweep removes its files', async () => {
      const { as, build, proxy, around, services } = await proxiedApp({ work: false })
      const customers = await Promise.all(Array.from({ length: 5 }, () => build.customer()))
      const register = async () =>
        Promise.all(
          customers.map(async (each) =>
            refusedWith(as(each).registrations.register({ body: await registrationForm() })),
          ),
        )
      proxy.cutBefore('commit')
      expect(await register()).toEqual(customers.map(() => AWAY))
      expect(await around.selectFrom('registration').select('id').execute()).toEqual([])
      expect(await around.selectFrom('file').select('id').execute()).toEqual([])

      proxy.restore()
      expect(await register()).toEqual(customers.map(() => undefined))
      await sweepObjects.run({}, { ...services, clock: { now: () => new Date(Date.now() + 2 * 86_400_000) } })
      expect(await keysOf(services.files)).toHaveLength(3 * customers.length)
    })

    test('a commit whose answer was lost has kept its files, and the form sent again gets the same row', async () => {
      const { app, as, build, proxy, around, services } = await proxiedApp({ work: false })
      const asha = await build.customer()
      const form = await registrationForm()
      proxy.loseAnswerTo('commit')
      expect(await refusedWith(as(asha).registrations.register({ body: form }))).toBe(AWAY)
      const rows = await around.selectFrom('registration').select('id').execute()
      expect(rows).toHaveLength(1)

      proxy.restore()
      const again = await as(asha).registrations.register({ body: form })
      expect(again.data.id).toBe(rows[0]!.id)
      const { data } = await as(asha).registrations.getMine({ params: { id: again.data.id } })
      for (const address of [data.product_image, data.bill_image_one, data.warranty_image])
        expect((await app.inject(address.replace(services.config.publicUrl, ''))).statusCode).toBe(200)
    })

    test('while it comes and goes each message that was acknowledged is there once', async () => {
      const { as, build, proxy, around, services } = await proxiedApp({ work: false })
      const { id, customer } = await buildComplaint(services)
      await build.admin()
      const acknowledged: string[] = []
      const write = async (key: string) => {
        const body = { text: `Message ${key}`, key }
        for (;;) {
          const refusal = await refusedWith(as(customer).complaints.writeMine({ params: { id }, body }))
          if (refusal === undefined) return acknowledged.push(body.text)
          expect(refusal).toBe(AWAY)
          await delay(5)
        }
      }
      const writer = async (name: number) => {
        for (let n = 0; n < MESSAGES / 4; n += 1) await write(`${name}-${n}`)
      }
      const flapping = async () => {
        while (acknowledged.length < MESSAGES) {
          proxy.loseAnswerTo('commit')
          await delay(60)
          proxy.cut()
          await delay(60)
          proxy.restore()
          const enough = Math.min(acknowledged.length + 3, MESSAGES)
          await until(() => acknowledged.length >= enough)
        }
      }
      await Promise.all([flapping(), ...[0, 1, 2, 3].map(writer)])
      const kept = await around.selectFrom('complaint_message').select('text').orderBy('text').execute()
      expect(kept.map(({ text }) => text)).toEqual(acknowledged.toSorted())
    })

    test('a job whose end could not be told does not keep the next one from running', async () => {
      const { app, proxy, services } = await proxiedApp({ allJobs: [hurried] })
      const done: number[] = []
      ran = (n) => {
        done.push(n)
        if (n === 1) proxy.cut()
      }
      await services.jobs.enqueue(services.db, hurried, { n: 1 })
      await expect.poll(() => done, { timeout: 10_000 }).toEqual([1])
      await expect.poll(async () => (await app.inject('/api/ready')).statusCode, { timeout: 10_000 }).toBe(503)
      proxy.restore()
      await expect.poll(async () => (await app.inject('/api/ready')).statusCode, { timeout: 10_000 }).toBe(200)
      await services.jobs.enqueue(services.db, hurried, { n: 2 })
      await expect.poll(() => done, { timeout: 15_000 }).toContain(2)
    })

    test.each(['cut', 'silence'] as const)(
      '%s: a change made elsewhere meanwhile is shown once the connection is back',
      { timeout: 60_000 },
      async (fault) => {
        const { as, around, proxy, services } = await proxiedApp({ work: false })
        const { id } = await buildCategory(services, { name: 'Kitchen' })
        const shown = async () => (await as().categories.listPublic()).data.map(({ name }) => name)
        expect(await shown()).toEqual(['Kitchen'])
        proxy[fault]()
        // Another process makes a change, and this one does not hear of it.
        await around.updateTable('category').set({ name: 'Winter' }).where('id', '=', id).execute()
        expect(await shown()).toEqual(['Kitchen'])
        proxy.restore()
        // Dead idle connections leave the pool within ten seconds.
        await expect.poll(async () => shown().catch(() => []), { timeout: 25_000 }).toEqual(['Winter'])
      },
    )
  },
)

const ADDRESSES = [
  '/api/ready',
  '/api/products/publiccategory',
  '/api/customer/getprofiledata',
  '/api/products/featured',
]

async function ask(app: FastifyInstance, url: string, token: string) {
  const { statusCode, headers, json } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  return [url, statusCode, json<{ code: string }>().code, headers['retry-after']]
}
