import { sql } from 'kysely'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { productVersion } from '../core/product-version.ts'
import type { Services } from '../core/services.ts'

// Every label has few values, all known beforehand: routes and jobs as defined, statuses, states. No visitor input
// becomes a label.

/** Requests by route and status with their duration, and the number in progress. */
export function requestMetrics(registry: Registry) {
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Requests by route and status, without those that the cache answered first',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const refused = new Counter({
    name: 'http_refused_total',
    help: 'Requests that were limited (429) or shed (503)',
    labelNames: ['status'],
    registers: [registry],
  })
  return {
    done(request: { method: string; route: string | undefined; status: number; ms: number }) {
      const { method, route = 'none', ms } = request
      const status = String(request.status)
      seconds.observe({ method: METHODS.has(method) ? method : 'other', route, status }, ms / 1000)
      if (request.status === 429 || request.status === 503) refused.inc({ status })
    },
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

type Measured = Pick<Services, 'cache' | 'database' | 'jobs' | 'limits'>

/** Counters that this process keeps anyway, read on each scrape. */
export function processMetrics(registry: Registry, { cache, database, jobs, limits }: Measured) {
  const counter = counterIn(registry)
  counter(
    'http_cached_total',
    'Requests that the cache answered before the framework saw them',
    () => cache.stats().first,
  )
  counter('cache_hits_total', 'Answers given from the cache', () => cache.stats().hit)
  counter('cache_stale_total', 'Answers given from the cache while a newer one was made', () => cache.stats().stale)
  counter('cache_misses_total', 'Answers that had to be made', () => cache.stats().miss)
  counter('cache_drops_total', 'Orders to drop, from here and from other processes', () => cache.stats().drops)
  listed(registry, Counter, 'limit_refusals_total', 'Refusals by limit', ['limit'], () =>
    [...limits.refusals()].map(([limit, total]) => [{ limit }, total]),
  )
  listed(registry, Counter, 'job_runs_total', 'Runs of jobs by how they ended', ['name', 'outcome'], () =>
    jobs.runs().map(({ name, outcome, total }) => [{ name, outcome }, total]),
  )

  const gauge = gaugeIn(registry)
  gauge('cache_bytes', 'Bytes kept in the cache', () => cache.stats().bytes)
  gauge('cache_entries', 'Answers kept in the cache', () => cache.stats().entries)
  const { pool } = database
  gauge('database_connections_used', 'Connections that work', () => pool.totalCount - pool.idleCount)
  gauge('database_connections_idle', 'Connections that wait for work', () => pool.idleCount)
  gauge('database_connections_max', 'Connections there may be', () => pool.options.max)
  gauge('database_waiting', 'Queries that wait for a connection', () => pool.waitingCount)
  listed(registry, Gauge, 'build_info', 'What runs here', ['version', 'node', 'database'], () => [
    [{ version: productVersion(), node: process.version, database: database.kind }, 1],
  ])
}

/** Metrics that need a query. They time out soon, because the others matter most when the database is down. */
export function databaseMetrics(registry: Registry, { db, jobs }: Pick<Services, 'db' | 'jobs'>) {
  const options = { registers: [registry] }
  const up = new Gauge({ name: 'database_up', help: '1 while the database answers', ...options })
  const depth = new Gauge({
    name: 'jobs',
    help: 'Jobs in the queue by name and state',
    labelNames: ['name', 'state'],
    ...options,
  })
  const age = new Gauge({
    name: 'job_wait_seconds',
    help: 'How long the oldest job that could run has been waiting',
    labelNames: ['name'],
    ...options,
  })
  const ask = async () => {
    await sql`select 1`.execute(db)
    return { depths: await jobs.queueDepth(), ages: await jobs.queueAge() }
  }
  return {
    async look() {
      const answer = await withPatience(ask())
      up.set(answer ? 1 : 0)
      depth.reset()
      age.reset()
      for (const { name, state, total } of answer?.depths ?? []) depth.set({ name, state }, total)
      for (const { name, seconds } of answer?.ages ?? []) age.set({ name }, seconds)
    },
  }
}

const QUERY_TIMEOUT_MS = 2000

async function withPatience<T>(asked: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const giveUp = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, QUERY_TIMEOUT_MS, undefined)
  })
  try {
    return await Promise.race([asked.catch(() => undefined), giveUp])
  } finally {
    clearTimeout(timer)
  }
}

type Read = () => number
type Rows = [labels: Record<string, string>, value: number][]

const counterIn = (registry: Registry) => (name: string, help: string, read: Read) =>
  listed(registry, Counter, name, help, [], () => [[{}, read()]])

const gaugeIn = (registry: Registry) => (name: string, help: string, read: Read) =>
  listed(registry, Gauge, name, help, [], () => [[{}, read()]])

/** A metric counted elsewhere: it reads its rows on each scrape. */
function listed(
  registry: Registry,
  Kind: typeof Counter<string> | typeof Gauge<string>,
  name: string,
  help: string,
  labelNames: string[],
  rows: () => Rows,
) {
  return new Kind({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      this.reset()
      for (const [labels, value] of rows()) this.inc(labels, value)
    },
  })
}
