import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** a JSON body as it came, for signatures over it */
    rawBody?: string
  }
}

/** JSON bodies; an empty one counts as none (a DELETE with a JSON content type has none), `__proto__` is refused. */
export function readJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    request.rawBody = text
    if (text === '') return done(null, undefined)
    return parse(request, text, done)
  })
}
