import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { opened } from './testing/opened-queue.ts'
import { queuePlace } from './testing/queue-place.ts'
import { noServices, queueWorld, statesOf, testJob, until } from './testing/queue-world.ts'

const numbered = z.object({ n: z.int() })

test('a job that was running when its process was killed runs again', async () => {
  const { dataDir } = await queuePlace()
  const script = join(import.meta.dirname, 'testing/dies-while-working.ts')
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')

  const runs: number[] = []
  const job = testJob('test.crash', numbered, async ({ n }) => void runs.push(n), { retryDelay: 1 })
  const { work } = await opened({ dataDir })
  await work(job)
  await until(() => runs.length === 1, 15_000)
  expect(runs).toEqual([1])
})

test('a scheduled job that was missed while nothing ran is made up for once, by one of two processes', async () => {
  const soon = new Date(Date.now() - 3 * 60 * 60 * 1000)
  const [hour, minute] = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kathmandu', timeStyle: 'short' })
    .format(soon)
    .split(':')
  let runs = 0
  const cron = `${Number(minute)} ${Number(hour)} * * *`
  const job = testJob('test.missed', z.object({}), async () => void (runs += 1), { cron })
  const place = await queuePlace()
  const before = await queueWorld(place)
  await before.work(job)
  // Its first look at the schedules may come late: it would claim the missed time, and end before it made up for it.
  await before.jobs.stop()
  await sql`update pgboss.version set cron_on = now() - interval '2 days'`.execute(before.db)
  await sql`update pgboss.schedule set created_on = now() - interval '3 days'`.execute(before.db)
  await before.end()
  expect(runs).toBe(0)

  const { db, work, another } = await opened(place)
  const other = await another()
  await work(job)
  await other.work([job], noServices)
  await until(() => runs === 1, 15_000)
  await delay(200)
  expect(await statesOf(db, job.name)).toEqual(['completed'])
})
