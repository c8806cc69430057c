import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Locale } from 'contract/core/locale'
import { pino } from 'pino'
import { inject, onTestFinished } from 'vitest'
import { buildApp } from '../src/app.ts'
import { EVERYTHING } from '../src/cache/broadcast.ts'
import { readConfig } from '../src/config.ts'
import { ALL_JOBS } from '../src/jobs/all-jobs.ts'
import type { Job } from '../src/jobs/define-job.ts'
import type { Services } from '../src/services.ts'
import { openServices, type ServiceOptions } from '../src/open-services.ts'
import { emptyDatabase } from './empty-database.ts'
import { apiOver, type TestClient } from './api-over.ts'
import { buildersOf, type Builders, type TestAccount } from './factories/builders.ts'
import { freshRedis } from './fresh-redis.ts'
import { testClock, type TestClock } from './test-clock.ts'

export interface TestApp {
  app: FastifyInstance
  services: Services
  clock: TestClock
  /** the typed client, signed in or not, from a page in a language */
  as: (account?: TestAccount, locale?: Locale) => TestClient
  build: Builders
  /** texts of the SMS outbox to a number, oldest first; waits until there are `count` */
  smsTo: (contact: string, count?: number) => Promise<string[]>
}

export interface TestOptions {
  env?: Record<string, string>
  /** run jobs, as the product does */
  work?: boolean
  /** other jobs than the product's */
  allJobs?: readonly Job[]
}

/**
 * The whole application over a new empty world: real database, files, queue. One test of a file at a time. The usual
 * configuration without working jobs is opened once per worker and cleared for each test; any other is opened anew.
 */
export async function testApp({ env = {}, work = true, allJobs }: TestOptions = {}): Promise<TestApp> {
  const { database, env: databaseEnv } = await emptyDatabase()
  const redisEnv = await freshRedis()
  if (!work && !allJobs && [env, redisEnv].every((given) => Object.keys(given).length === 0))
    return clearedApp(() => open({ env: databaseEnv, work, database }))
  const { close, ...opened } = await open({
    env: { ...databaseEnv, ...redisEnv, ...env },
    work,
    database,
    ...(allJobs && { allJobs }),
  })
  onTestFinished(close)
  return opened
}

type OpenTestApp = Awaited<ReturnType<typeof open>>

async function open(options: Omit<OpenOptions, 'clock'>) {
  const clock = testClock()
  const { dataDir, ...opened } = await startApp({ ...options, clock })
  return {
    ...opened,
    dataDir,
    clock,
    smsTo: (contact: string, count = 1) => readOutbox(dataDir, contact, count),
  }
}

let shared: OpenTestApp | undefined

/** The application of this test worker, as if it had just been opened. One that a test changed is not used again. */
async function clearedApp(openAnew: () => Promise<OpenTestApp>): Promise<TestApp> {
  if (shared) await clear(shared)
  const it = (shared ??= await openAnew())
  const before = { ...it.services }
  onTestFinished(async () => {
    if (isUnchanged(it, before)) return
    shared = undefined
    await it.close()
  })
  return it
}

const isUnchanged = ({ hasListened, services }: OpenTestApp, before: Services): boolean =>
  !hasListened() &&
  services.log.level === 'silent' &&
  Object.entries(before).every(([name, service]) => Reflect.get(services, name) === service)

/** Clears what the process remembers and its files; the rows are gone already. */
async function clear({ clock, dataDir, services }: OpenTestApp): Promise<void> {
  clock.reset()
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await rm(join(entry.parentPath, entry.name), { force: true })
  await services.cache.drop([EVERYTHING])
  await Promise.all(
    [services.settings, services.customerTexts, services.websitePages, services.redirects].map((value) =>
      value.reload(),
    ),
  )
}

interface OpenOptions
  extends Required<Pick<TestOptions, 'env' | 'work'>>, Partial<Pick<ServiceOptions, 'allJobs' | 'clock' | 'database'>> {
  /** before it is closed */
  leave?: () => void
}

/** The application as configured, with its own data directory, until the end of the test. */
export async function openApp(options: OpenOptions) {
  const { close, ...opened } = await startApp(options)
  onTestFinished(close)
  return opened
}

async function startApp({ env, work, leave, allJobs = ALL_JOBS, ...given }: OpenOptions) {
  const dataDir = await mkdtemp(join(inject('place'), 'app-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    PORT: '0',
    PUBLIC_URL: 'http://baltra.test',
    RATE_LIMIT_SCALE: '1000',
    UNDO_SECONDS: '0',
    ...env,
  })
  const log = pino({ level: config.logLevel })
  const services = await openServices({ config, log, allJobs, schedules: work, ...given })
  const app = await buildApp(services, { shedAfterMs: 0 })
  let hasListened = false
  app.addHook('onListen', async () => void (hasListened = true))
  await app.ready()
  if (work) await services.jobs.work(allJobs, services)
  return {
    dataDir,
    hasListened: () => hasListened,
    close: async () => {
      leave?.()
      await app.close()
      await services.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    app,
    services,
    as: (account?: TestAccount, locale?: Locale) => apiOver(app, account?.token, locale),
    build: buildersOf(services),
  }
}

async function readOutbox(dataDir: string, contact: string, count: number): Promise<string[]> {
  const { readFile } = await import('node:fs/promises')
  const until = Date.now() + 5_000
  for (;;) {
    const lines = await readFile(join(dataDir, 'sms.jsonl'), 'utf8').catch(() => '')
    const texts = lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { to: string; text: string })
      .filter(({ to }) => to.endsWith(contact))
      .map(({ text }) => text)
    if (texts.length >= count || Date.now() > until) return texts
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
