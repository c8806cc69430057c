import type { FastifyInstance } from 'fastify'

/** Binary bodies: one that declares or sends more than `max` is refused with 413 and not kept. */
export function readBytes(app: FastifyInstance, max: number) {
  const options = { parseAs: 'buffer', bodyLimit: max } as const
  app.addContentTypeParser('application/octet-stream', options, (_request, body, done) => done(null, body))
}
