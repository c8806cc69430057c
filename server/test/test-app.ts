import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Locale } from 'contract/core/locale'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { ALL_JOBS } from '../src/all-jobs.ts'
import type { Job } from '../src/platform/jobs/define-job.ts'
import type { Services } from '../src/platform/core/services.ts'
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

/** The whole application over a new empty world: real database, files, queue. One test of a file at a time. */
export async function testApp({ env = {}, work = true, ...options }: TestOptions = {}): Promise<TestApp> {
  const { database, env: databaseEnv } = await emptyDatabase()
  const clock = testClock()
  const { dataDir, ...opened } = await openApp({
    env: { ...databaseEnv, ...(await freshRedis()), ...env },
    ...options,
    work,
    clock,
    database,
  })
  return { ...opened, clock, smsTo: (contact, count = 1) => readOutbox(dataDir, contact, count) }
}

interface OpenOptions
  extends Required<Pick<TestOptions, 'env' | 'work'>>, Partial<Pick<ServiceOptions, 'allJobs' | 'clock' | 'database'>> {
  /** before it is closed */
  leave?: () => void
}

/** The application as configured, with its own data directory, until the end of the test. */
export async function openApp({ env, work, leave, allJobs = ALL_JOBS, ...given }: OpenOptions) {
  const dataDir = await mkdtemp(join(tmpdir(), 'baltra-test-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    PORT: '0',
    PUBLIC_URL: 'http://baltra.test',
    RATE_LIMIT_SCALE: '1000',
    // Without one each application writes its own to the disk.
    AUTH_SECRET: 'what the applications under test sign with',
    // Customers are told at once, by jobs.
    ...(work && { UNDO_SECONDS: '0' }),
    ...env,
  })
  const log = pino({ level: config.logLevel }, { write: printErrors })
  const services = await openServices({ config, log, allJobs, ...given })
  const app = await buildApp(services, { shedAfterMs: 0 })
  await app.ready()
  if (work) await services.jobs.work(allJobs, services)
  onTestFinished(async () => {
    leave?.()
    await app.close()
    await services.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    dataDir,
    app,
    services,
    as: (account?: TestAccount, locale?: Locale) => apiOver(app, account?.token, locale),
    build: buildersOf(services),
  }
}

/** Tests that turn the log on do not flood the terminal with their requests. */
const printErrors = (line: string) => void (/"level":[56]0/.test(line) && process.stdout.write(line))

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
