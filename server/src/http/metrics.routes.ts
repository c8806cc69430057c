import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Services } from '../services.ts'

/** `/api/metrics`, for Prometheus: requests, cache, queue, database pool and the process itself. */
export function metricsRoutes(app: FastifyInstance, { cache, database, jobs }: Services) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const refused = new Counter({
    name: 'http_refused_total',
    help: 'Requests that were limited or shed',
    labelNames: ['status'],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode
    requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: String(status) },
      reply.elapsedTime / 1000,
    )
    if (status === 429 || status === 503) refused.inc({ status: String(status) })
    done()
  })

  const gauge = (
    name: string,
    help: string,
    collect: (gauge: Gauge) => void | Promise<void>,
    labelNames: string[] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        await collect(this)
      },
    })
  gauge('cache_hits_total', 'Answers given from the cache', (it) => it.set(cache.stats().hit))
  gauge('cache_misses_total', 'Answers that had to be made', (it) => it.set(cache.stats().miss))
  gauge('cache_bytes', 'Bytes kept in the cache', (it) => it.set(cache.stats().bytes))
  gauge('database_connections', 'Connections of the pool', (it) => it.set(database.pool.totalCount))
  gauge('database_waiting', 'Requests waiting for a connection', (it) => it.set(database.pool.waitingCount))
  gauge(
    'jobs',
    'Jobs by queue and state',
    async (it) => {
      it.reset()
      for (const { name, state, total } of await jobs.queueDepth()) it.set({ name, state }, total)
    },
    ['name', 'state'],
  )

  app.get('/api/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
