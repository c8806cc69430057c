import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { productVersion } from '../core/product-version.ts'
import { testApp, type TestApp } from '../../../test/test-app.ts'
import { defineJob, GiveUp } from '../jobs/define-job.ts'

const failing = defineJob('test.metrics', z.object({}), () => Promise.reject(new GiveUp('hopeless')))

/** The value of one row, or undefined. */
async function reader({ app }: Pick<TestApp, 'app'>) {
  const { body } = await app.inject('/api/metrics')
  return (row: string) => {
    const line = body.split('\n').find((line) => line.startsWith(`${row} `))
    return line === undefined ? undefined : Number(line.slice(row.length + 1))
  }
}

test('requests are counted by route and status, and nothing that a visitor sends becomes a label', async () => {
  const world = await testApp({ work: false })
  for (const url of [
    '/api/products/cataloguebyidpublic/1',
    '/api/products/cataloguebyidpublic/2',
    '/api/nothing/<b>',
    '/other?x=1',
  ])
    await world.app.inject(url)
  const value = await reader(world)
  expect(
    value('http_request_seconds_count{method="GET",route="/api/products/cataloguebyidpublic/:id",status="404"}'),
  ).toBe(2)
  expect(value('http_request_seconds_count{method="GET",route="/api/*",status="404"}')).toBe(1)
  expect(value('http_request_seconds_count{method="GET",route="none",status="404"}')).toBe(1)
  expect((await world.app.inject('/api/metrics')).body).not.toContain('<b>')
})

test('limited requests are counted, by limit too', async () => {
  const world = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '0.01' } })
  const payload = { contact: '9841203118', password: 'wrong-one-2026' }
  for (let i = 0; i < 4; i += 1) await world.app.inject({ method: 'POST', url: '/api/customer/login', payload })
  const value = await reader(world)
  expect(value('http_refused_total{status="429"}')).toBe(3)
  expect(value('limit_refusals_total{limit="login.pair"}')).toBe(3)
})

test('cache, pool and build are reported', async () => {
  const world = await testApp({ work: false })
  for (let i = 0; i < 3; i += 1) await world.app.inject('/api/products/publiccategory')
  // With several processes, each begins by dropping everything.
  const dropsBefore = (await reader(world))('cache_drops_total') ?? 0
  await world.services.cache.drop(['catalogue'])
  const value = await reader(world)
  expect([value('cache_misses_total'), value('cache_hits_total')]).toEqual([1, 2])
  expect(value('cache_drops_total')).toBe(dropsBefore + 1)
  expect(value('cache_entries')).toBe(0)
  expect(value('database_up')).toBe(1)
  expect(value('database_connections_max')).toBeGreaterThanOrEqual(1)
  expect(value('database_waiting')).toBe(0)
  const { kind } = world.services.database
  expect(value(`build_info{version="${productVersion()}",node="${process.version}",database="${kind}"}`)).toBe(1)
})

test('the queue reports its depth, its age and the outcomes of runs', async () => {
  const idle = await testApp({ work: false, allJobs: [failing] })
  await idle.services.jobs.enqueue(idle.services.db, failing, {})
  const waiting = await reader(idle)
  expect(waiting('jobs{name="test.metrics",state="waiting"}')).toBe(1)
  expect(waiting('job_wait_seconds{name="test.metrics"}')).toBeGreaterThanOrEqual(0)

  await idle.services.jobs.work([failing], idle.services)
  await expect.poll(async () => (await reader(idle))('jobs{name="test.metrics",state="dead"}')).toBe(1)
  expect((await reader(idle))('job_runs_total{name="test.metrics",outcome="dead"}')).toBe(1)
})

test('metrics are reported while the database is down', async () => {
  const world = await testApp({ work: false })
  const { pool } = world.services.database
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const value = await reader(world)
  for (const client of held) client.release()
  expect(value('database_up')).toBe(0)
  expect(value('database_connections_used')).toBe(held.length)
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(0)
})

test('every metric of the dashboard exists', async () => {
  const { app } = await testApp({ work: false })
  const { body } = await app.inject('/api/metrics')
  const there = new Set(
    [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
    ),
  )
  const dashboard = readFileSync(new URL('../../../../deploy/grafana-dashboard.json', import.meta.url), 'utf8')
  const used = new Set([...dashboard.matchAll(/"(?:expr|query|definition)": "((?:[^"\\]|\\.)*)"/g)].flatMap(metricsOf))
  expect(used.size).toBeGreaterThan(20)
  expect([...used].filter((name) => !there.has(name))).toEqual([])
})

const NO_METRIC = /^(by|sum|min|max|rate|topk|time|histogram_quantile|label_values|prometheus|instance)$/

/** The names in an expression that are neither labels nor functions. */
const metricsOf = ([, expression = '']: RegExpMatchArray): string[] =>
  expression
    .replaceAll(/\{[^}]*\}|\bby \([^)]*\)|\[[^\]]*\]/g, ' ')
    .match(/[a-z]\w+/g)
    ?.filter((name) => !NO_METRIC.test(name)) ?? []

test('metrics and readiness are answered on this machine, elsewhere only with the token', async () => {
  const { app } = await testApp({ work: false, env: { METRICS_TOKEN: 'a-token-of-the-monitor' } })
  const ask = async (url: string, remoteAddress: string, authorization?: string) =>
    (await app.inject({ url, remoteAddress, headers: authorization ? { authorization } : {} })).statusCode
  for (const url of ['/api/metrics', '/api/ready']) {
    expect(await ask(url, '127.0.0.1')).toBe(200)
    expect(await ask(url, '::ffff:127.0.0.1')).toBe(200)
    expect(await ask(url, '::1')).toBe(200)
    expect(await ask(url, '203.0.113.7')).toBe(404)
    expect(await ask(url, '203.0.113.7', 'Bearer another-token-of-it')).toBe(404)
    expect(await ask(url, '203.0.113.7', 'Bearer a-token-of-the-monitor')).toBe(200)
  }
  expect(await ask('/api/health', '203.0.113.7')).toBe(200)
})

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
  'a request forwarded by an unknown proxy with %s never counts as local',
  async (name) => {
    for (const TRUST_PROXY of ['', '10.0.0.0/8']) {
      const { app } = await testApp({ work: false, env: { TRUST_PROXY } })
      const headers = { [name]: 'for=203.0.113.7' }
      for (const url of ['/api/metrics', '/api/ready'])
        expect((await app.inject({ url, remoteAddress: '127.0.0.1', headers })).statusCode).toBe(404)
    }
  },
)
