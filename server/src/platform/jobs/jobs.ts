import { speaking } from '../core/speaking.ts'
import { m } from 'contract/messages'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { withStartupLock } from '../database/connection/startup-lock.ts'
import type { Database } from '../database/connection/open.ts'
import type { Db } from '../core/db.ts'
import { alarm } from './alarm.ts'
import { bossDatabase } from './boss-database.ts'
import { DEAD } from './dead-jobs.ts'
import { GiveUp, type Job, type JobKind } from './define-job.ts'
import { queueAge, queueDepth, type QueueDepth } from './queue-depth.ts'
import { declareQueues, declareSchedules } from './queues.ts'

/** How often one query looks for work that no notification announced: retries and lost notifications. */
const LOOK_EVERY_MS = 20_000
const DRAIN_TIMEOUT_MS = 20_000

/**
 * The durable queue. A job is enqueued in the transaction of the change that causes it and starts right after the
 * commit.
 */
export interface Jobs {
  /** `tx` is the caller's transaction, or the database itself. It runs at once, or after some seconds. */
  enqueue<P extends object>(tx: Db, job: JobKind<P>, payload: P, options?: { afterSeconds?: number }): Promise<void>
  /** Runs jobs in this process until `stop`. */
  work<S>(jobs: readonly Job<object, S>[], services: S): Promise<void>
  /** Restores all retries of a dead job. Returns false if it does not exist. */
  retryJob(tx: Db, id: string): Promise<boolean>
  /** The number of waiting, running and dead jobs, by name. */
  queueDepth(): Promise<QueueDepth[]>
  /** The waiting time of the oldest due job in seconds, by name. */
  queueAge(): Promise<{ name: string; seconds: number }[]>
  /** The outcomes of the runs in this process. */
  runs(): readonly JobRuns[]
  /** Takes no new work and waits for running jobs; those that take too long run again later. */
  stop(): Promise<void>
}

declare module '../core/services.ts' {
  interface Services {
    jobs: Jobs
  }
}

/** The number of runs that succeeded, will be retried, or died. */
interface JobRuns {
  name: string
  outcome: 'done' | 'failed' | 'dead'
  total: number
}

type Log = Pick<Logger, 'debug' | 'warn' | 'error'>

interface QueueOptions {
  database: Database
  log: Log
  /** the only ones that can be enqueued */
  jobs: readonly Job<object, never>[]
}

/** Opens the queue and creates its tables at the first start. */
export async function openJobs({ database, log, jobs }: QueueOptions): Promise<Jobs> {
  const names = new Set(jobs.map(({ name }) => name))
  if (names.size < jobs.length) throw new Error('Two jobs have the same name')
  // On a server one process may die while others live and take over its jobs.
  const looksAfterOthers = database.kind === 'postgresql'
  const boss = new PgBoss({
    db: bossDatabase(database),
    useListenNotify: true,
    // The longest that are possible: schedules are by the minute and nightly sweeps can be a minute late.
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
    superviseIntervalSeconds: looksAfterOthers ? 30 : 300,
    monitorIntervalSeconds: looksAfterOthers ? 30 : 300,
    flowIntervalSeconds: 3600,
    bamIntervalSeconds: 3600,
    queueCacheIntervalSeconds: 600,
    reindex: looksAfterOthers,
    monitorVacuum: looksAfterOthers,
  })
  boss.on('error', (error) => log.error({ reason: error.message }, 'job queue'))
  boss.on('warning', ({ message }) => log.warn(message))
  // Of two processes that both create the tables, one would fail.
  await withStartupLock(database, () => boss.start())
  await declareQueues(boss, jobs)
  if (!looksAfterOthers) await failOrphans(boss, database.db)
  return jobsOf(boss, names, { db: database.db, log })
}

function jobsOf(boss: PgBoss, known: ReadonlySet<string>, { db, log }: { db: Db; log: Log }): Jobs {
  const workers = new Map<string, string[]>()
  const runs = new Map<string, JobRuns>()
  const cleanUps: (() => void)[] = []

  const wake = (name: string) => workers.get(name)?.forEach((id) => boss.notifyWorker(id))
  const bell = alarm((name) => {
    wake(name)
    lookSoon.set('', 100)
  })
  const lookSoon = alarm(() => void look())

  async function look(): Promise<void> {
    try {
      for (const { name, ready, next_in } of await upcoming(db, [...workers.keys()])) {
        if (ready) wake(name)
        if (next_in !== null) bell.set(name, next_in + 5)
      }
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'job queue')
    }
  }

  function note(name: string, outcome: JobRuns['outcome']) {
    const known = runs.get(`${name} ${outcome}`)
    if (known) known.total += 1
    else runs.set(`${name} ${outcome}`, { name, outcome, total: 1 })
  }

  async function startWorker<S>(job: Job<object, S>, services: S): Promise<void> {
    let id = ''
    const options = {
      perJobResults: true,
      includeMetadata: true,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 600,
    } as const
    id = await boss.work<object, unknown, typeof options>(job.name, options, async (rows) => {
      const results = await Promise.all(rows.map((row) => attempt(job, row, services, log)))
      for (const [index, row] of rows.entries()) note(job.name, outcomeOf(results[index], row))
      boss.notifyWorker(id) // look for the next one at once
      if (results.some(({ status }) => status === 'failed')) lookSoon.set('', 100)
      return results
    })
    workers.set(job.name, [...(workers.get(job.name) ?? []), id])
  }

  return {
    async enqueue(tx, job, payload, { afterSeconds = 0 } = {}) {
      if (!known.has(job.name)) throw new Error(`Job ${job.name} is not one of those that the queue was opened with`)
      const id = await boss.send(job.name, job.parse(payload), { db: fromKysely(tx), startAfter: afterSeconds })
      if (id === null) throw new Error(`Job ${job.name} was not accepted by its queue`)
      // No notification tells when it is due, and the regular look may be seconds later.
      if (afterSeconds > 0 && afterSeconds * 1000 < LOOK_EVERY_MS) bell.set(job.name, afterSeconds * 1000 + 5)
    },

    async work(jobs, services) {
      for (const job of jobs)
        for (let count = 0; count < job.options.concurrency; count += 1) await startWorker(job, services)
      const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref()
      cleanUps.push(() => clearInterval(timer))
      await declareSchedules(boss, jobs)
      lookSoon.set('', 0)
    },

    async retryJob(tx, id) {
      const moved = await boss.redrive(DEAD, { ids: [id], db: fromKysely(tx) })
      lookSoon.set('', 200) // by then its transaction has ended; if not, the regular look finds it
      return moved === 1
    },

    queueDepth: () => queueDepth(db),
    queueAge: () => queueAge(db),
    runs: () => [...runs.values()],

    async stop() {
      for (const cleanUp of cleanUps.splice(0)) cleanUp()
      bell.clear()
      lookSoon.clear()
      const drained = Promise.all([...workers.keys()].map((name) => boss.offWork(name, { wait: true })))
      await Promise.race([drained, delay(DRAIN_TIMEOUT_MS, undefined, { ref: false })])
      await boss.stop({ close: false, graceful: false })
    },
  }
}

async function attempt<S>(job: Job<object, S>, row: JobWithMetadata, services: S, log: Log): Promise<JobResult> {
  const about = { job: job.name, id: row.id, attempt: row.retryCount + 1 }
  try {
    // The request that woke the queue may have been in another language.
    await speaking('en', () => job.run(payloadOf(job, row), services))
    log.debug(about, 'job done')
    return { id: row.id, status: 'completed' }
  } catch (error) {
    const output = { message: reasonOf(error) }
    const hopeless = error instanceof GiveUp
    if (hopeless || isLastTry(row)) log.error({ ...about, reason: output.message }, 'job is dead')
    else log.warn({ ...about, reason: output.message }, 'job failed, will be tried again')
    return { id: row.id, status: hopeless ? 'deadletter' : 'failed', output }
  }
}

const isLastTry = ({ retryCount, retryLimit }: JobWithMetadata): boolean => retryCount >= retryLimit

function outcomeOf(result: JobResult | undefined, row: JobWithMetadata): JobRuns['outcome'] {
  if (result?.status === 'completed') return 'done'
  return result?.status === 'deadletter' || isLastTry(row) ? 'dead' : 'failed'
}

function payloadOf(job: JobKind, row: JobWithMetadata): object {
  try {
    return job.parse(row.data)
  } catch {
    throw new GiveUp('The payload does not fit the job')
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500)

interface Upcoming {
  name: string
  ready: boolean
  /** milliseconds, or null when nothing is due before the next check */
  next_in: number | null
}

async function upcoming(db: Db, names: string[]): Promise<Upcoming[]> {
  const { rows } = await sql<Upcoming>`
    select name, bool_or(start_after <= now()) as ready,
      extract(epoch from min(start_after) filter (where start_after > now()) - now())::float8 * 1000 as next_in
    from pgboss.job
    where name = any(${names}) and state < 'active' and not blocked
      and start_after < now() + ${LOOK_EVERY_MS} * interval '1 ms'
    group by name
  `.execute(db)
  return rows
}

/** The embedded database has one process, so what its tables call running was interrupted with the last one. */
async function failOrphans(boss: PgBoss, db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; ids: string[] }>`
    select name, array_agg(id::text) as ids from pgboss.job where state = 'active' group by name
  `.execute(db)
  for (const { name, ids } of rows) await boss.fail(name, ids, { message: m.core_process_ended_while_job_ran() })
}
