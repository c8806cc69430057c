import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { contract } from 'contract/index'
import { DOCS_STYLE, docsPage } from './docs-page.ts'
import { openApiOf } from './openapi.ts'

const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64')
const CLOSED = "base-uri 'none';form-action 'none';frame-ancestors 'none'"

/** `/api/openapi.json`, and the same as a page at `/api/docs`. */
export function openApiRoutes(app: FastifyInstance) {
  app.get('/api/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(drawnUp().json))
  app.get('/api/docs', (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none';style-src 'sha256-${STYLE_HASH}';${CLOSED}`)
      .send(drawnUp().page),
  )
}

let kept: { json: string; page: string } | undefined

/** Generated on first request: it took most of the time of registering routes. */
function drawnUp() {
  if (!kept) {
    const description = openApiOf(contract)
    kept = { json: JSON.stringify(description), page: docsPage(description) }
  }
  return kept
}
