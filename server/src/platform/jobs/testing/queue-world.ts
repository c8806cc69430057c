import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { emptyDatabase } from '../../../../test/empty-database.ts'
import { type Database, openDatabase } from '../../database/connection/open.ts'
import type { DB } from '../../core/schema.ts'
import type { Services } from '../../core/services.ts'
import { defineJob, type Job } from '../define-job.ts'
import { type Jobs, openJobs } from '../jobs.ts'

export interface Place {
  dataDir: string
  databaseUrl?: string | undefined
}

export interface QueueWorld {
  database: Database
  db: Kysely<DB>
  jobs: Jobs
  /** what the queue wrote to the log, as text */
  logged: string[]
  /** a second queue on the same database, as in another process */
  another: () => Promise<Jobs>
  work: (...jobs: Job[]) => Promise<void>
  end: () => Promise<void>
}

const testJobs: Job[] = []

/** Defines a job as `defineJob` does; queues opened later know it. */
export const testJob: typeof defineJob = (...definition) => {
  const job = defineJob(...definition)
  testJobs.push(job)
  return job
}

/**
 * A queue for these jobs, or for all that `testJob` defined before: on the emptied database of this test worker, or on
 * one of its own at a place.
 */
export async function queueWorld(place?: Place, known: readonly Job[] = [...testJobs]): Promise<QueueWorld> {
  const database = place ? await openedAt(place) : (await emptyDatabase()).database
  const logged: string[] = []
  const write = (...line: unknown[]) => void logged.push(JSON.stringify(line))
  const log = { debug: write, warn: write, error: write }
  const open = () => openJobs({ database, log, jobs: known })
  const all = [await open()]
  const jobs = all[0]!
  return {
    database,
    db: database.db,
    jobs,
    logged,
    another: async () => {
      all.push(await open())
      return all.at(-1)!
    },
    work: (...list) => jobs.work(list, noServices),
    end: async () => {
      await Promise.all(all.map((one) => one.stop()))
      if (place) await database.close()
    },
  }
}

const openedAt = ({ dataDir, databaseUrl }: Place): Promise<Database> =>
  openDatabase({ dataDir: join(dataDir, 'database'), ...(databaseUrl && { databaseUrl }) })

/** Services for jobs that use none. */
export const noServices = {} as Services

/** Waits until the condition holds; a failure shows the condition itself. */
export async function until(isSo: () => boolean | Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  for (const end = Date.now() + timeoutMs; !(await isSo()); await delay(5))
    if (Date.now() > end) throw new Error(`Not within ${timeoutMs} ms: ${String(isSo)}`)
}

/** The states of a job's rows in pg-boss's table. */
export async function statesOf(db: Kysely<DB>, name: string): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state::text from pgboss.job where name = ${name} order by created_on
  `.execute(db)
  return rows.map(({ state }) => state)
}
