import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { deadJobs, giveUpJob } from './dead-jobs.ts'
import { GiveUp, type JobOptions } from './define-job.ts'
import { opened } from './testing/opened-queue.ts'
import { noServices, statesOf, testJob, until } from './testing/queue-world.ts'

const numbered = z.object({ n: z.int() })
let names = 0

/** A job with a unique name that records its payloads, after running the test's own work. */
function noting(does: (n: number) => Promise<void> | void = () => {}, options: JobOptions = {}) {
  const seen: number[] = []
  const job = testJob(
    `test.${++names}`,
    numbered,
    async ({ n }) => {
      seen.push(n)
      await does(n)
    },
    options,
  )
  return { job, seen }
}

test('a job runs once its transaction has committed, and not before', async () => {
  const { job, seen } = noting()
  const { db, jobs, work } = await opened()
  await work(job)
  await db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, job, { n: 1 })
    await delay(200)
    expect(seen).toEqual([])
  })
  await until(() => seen.length === 1)
  await until(async () => (await statesOf(db, job.name))[0] === 'completed')
})

test('a job starts right after its commit', async () => {
  let ranAt = 0
  const { job, seen } = noting(() => {
    ranAt = performance.now()
  })
  const { db, jobs, work } = await opened()
  await work(job)
  const waits: number[] = []
  // The best of a few: other programs may keep the machine busy for a moment.
  for (let n = 1; n <= 5; n += 1) {
    await db.transaction().execute((tx) => jobs.enqueue(tx, job, { n }))
    const committedAt = performance.now()
    await until(() => seen.length === n)
    waits.push(ranAt - committedAt)
  }
  expect(Math.min(...waits)).toBeLessThan(50)
})

test('a job of a transaction that is rolled back never existed', async () => {
  const { job, seen } = noting()
  const { db, jobs, work } = await opened()
  await work(job)
  const rolledBack = db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, job, { n: 1 })
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await jobs.enqueue(db, job, { n: 2 })
  await until(() => seen.length > 0)
  expect(seen).toEqual([2])
  expect(await statesOf(db, job.name)).toHaveLength(1)
})

test('a backlog is worked off without pauses', async () => {
  const { job, seen } = noting(undefined, { concurrency: 2 })
  const { db, jobs, work } = await opened()
  await work(job)
  await db.transaction().execute(async (tx) => {
    for (let n = 0; n < 100; n += 1) await jobs.enqueue(tx, job, { n })
  })
  await until(() => seen.length === 100, 18_000)
  expect(new Set(seen).size).toBe(100)
})

test('a failing job is retried with backoff, then is dead, visible without its secrets, and can be retried', async () => {
  let healed = false
  const times: number[] = []
  const name = `test.${++names}`
  const job = testJob(
    name,
    z.object({ to: z.string(), sealed: z.string() }),
    async () => {
      times.push(Date.now())
      if (!healed) throw new Error('The far side is away')
    },
    { retryLimit: 2, retryDelay: 1 },
  )
  const { db, jobs, work, logged } = await opened()
  await work(job)
  await jobs.enqueue(db, job, { to: '9841203118', sealed: 'c2VjcmV0' })
  const page = { page: 1, per_page: 10 }
  const dead = async () => (await deadJobs(db, page)).rows.filter((row) => row.name === name)
  await until(async () => (await dead()).length === 1, 15_000)

  const [first, second] = [times[1]! - times[0]!, times[2]! - times[1]!]
  expect(first).toBeGreaterThanOrEqual(950)
  expect(second).toBeGreaterThanOrEqual(1950)
  const row = (await dead())[0]!
  expect(row).toMatchObject({ last_error: 'The far side is away', attempts: 3, payload: { sealed: '[hidden]' } })
  expect(Date.parse(row.failed_at)).toBeGreaterThan(times[2]! - 1000)
  expect(await jobs.queueDepth()).toContainEqual({ name, state: 'dead', total: 1 })
  expect(logged.join()).not.toContain('9841203118')

  healed = true
  expect(await jobs.retryJob(db, row.id)).toBe(true)
  await until(() => times.length === 4)
  expect(await dead()).toEqual([])
  expect(await jobs.retryJob(db, row.id)).toBe(false)
})

test('dead jobs are kept for at least 30 days', async () => {
  const { job } = noting(() => Promise.reject(new GiveUp('hopeless')))
  const { db, jobs, work } = await opened()
  await work(job)
  await jobs.enqueue(db, job, { n: 1 })
  await until(async () => (await statesOf(db, 'dead')).length > 0)
  const { rows } = await sql<{ days: number }>`
    select extract(epoch from min(keep_until) - now())::float8 / 86400 as days from pgboss.job where name = 'dead'
  `.execute(db)
  expect(rows[0]!.days).toBeGreaterThan(30)
})

test('a job that gives up is dead after one try, and staff can dismiss it', async () => {
  const { job, seen } = noting(() => {
    throw new GiveUp('No such number')
  })
  const { db, jobs, work } = await opened()
  await work(job)
  await jobs.enqueue(db, job, { n: 1 })
  const dead = async () => (await deadJobs(db, { page: 1, per_page: 100 })).rows.find(({ name }) => name === job.name)
  await until(async () => (await dead()) !== undefined)
  const row = (await dead())!
  expect(row).toMatchObject({ last_error: 'No such number', attempts: 1, payload: { n: 1 } })
  expect(seen).toEqual([1])
  expect(await giveUpJob(db, row.id)).toBe(true)
  expect(await giveUpJob(db, row.id)).toBe(false)
  expect(await dead()).toBeUndefined()
})

test('two queues on one database never run the same job twice', async () => {
  let atOnce = 0
  let most = 0
  const { job, seen } = noting(async () => {
    most = Math.max(most, (atOnce += 1))
    // The first job waits for one of the other queue.
    await (most < 2 ? until(() => most === 2) : delay(5))
    atOnce -= 1
  })
  const { db, jobs, work, another } = await opened()
  const other = await another()
  await Promise.all([work(job), other.work([job], noServices)])
  for (let n = 0; n < 60; n += 1) await jobs.enqueue(db, job, { n })
  await until(async () => (await statesOf(db, job.name)).every((state) => state === 'completed') && seen.length >= 60)
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, n) => n))
  expect(most).toBe(2)
})

test('stopping waits for the job that runs', async () => {
  let done = false
  const { job, seen } = noting(async () => {
    await delay(700)
    done = true
  })
  const { db, jobs, work } = await opened()
  await work(job)
  await jobs.enqueue(db, job, { n: 1 })
  await until(() => seen.length === 1)
  await jobs.stop()
  expect(done).toBe(true)
  expect(await statesOf(db, job.name)).toEqual(['completed'])
})

test('a job that has no schedule any more is not scheduled', async () => {
  const known = testJob(`test.${++names}`, z.object({}), async () => {}, { cron: '10 * * * *' })
  const { db, jobs, work } = await opened()
  await work(known)
  const scheduled = async () => (await sql<{ name: string }>`select name from pgboss.schedule`.execute(db)).rows
  expect(await scheduled()).toEqual([{ name: known.name }])
  await jobs.work([], noServices)
  expect(await scheduled()).toEqual([])
})

test('a job that the queue does not know is refused, not lost', async () => {
  const { db, jobs } = await opened()
  const { job } = noting()
  await expect(jobs.enqueue(db, job, { n: 1 })).rejects.toThrow('is not one of those that the queue was opened with')
})

test('a payload that does not fit is refused where it is sent', async () => {
  const { job } = noting()
  const { db, jobs } = await opened()
  await expect(jobs.enqueue(db, job, { n: 1.5 })).rejects.toThrow('expected int')
})
