import type { FastifyInstance } from 'fastify'
import { Registry, collectDefaultMetrics } from 'prom-client'
import type { Services } from '../core/services.ts'
import { forOperators } from './for-operators.ts'
import { databaseMetrics, processMetrics, requestMetrics } from './metrics.ts'
import { ALSO_UNDER_PRESSURE } from './pressure.ts'

/** `/api/metrics`, for Prometheus: requests, cache, limits, queue, database pool and the process itself. */
export function metricsRoutes(app: FastifyInstance, services: Services) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = requestMetrics(registry)
  processMetrics(registry, services)
  const database = databaseMetrics(registry, services)

  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    requests.done({ method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime })
    done()
  })
  app.get(
    '/api/metrics',
    { config: ALSO_UNDER_PRESSURE, onRequest: forOperators(services.config) },
    async (_, reply) => {
      await database.look()
      return reply.type(registry.contentType).send(await registry.metrics())
    },
  )
}
