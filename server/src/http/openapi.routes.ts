import type { FastifyInstance } from 'fastify'
import { contract } from 'contract/index'
import { docsPage } from './docs-page.ts'
import { openApiOf } from './openapi.ts'

/** `/api/openapi.json`, and the same as a page at `/api/docs`. */
export function openApiRoutes(app: FastifyInstance) {
  const description = openApiOf(contract)
  const json = JSON.stringify(description)
  const page = docsPage(description)
  app.get('/api/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(json))
  app.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page))
}
