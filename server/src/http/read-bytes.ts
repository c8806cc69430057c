import type { FastifyInstance } from 'fastify'

/** Bodies that are bytes: one that declares more than `max`, or brings more, is refused with 413 and not kept. */
export function readBytes(app: FastifyInstance, max: number) {
  const options = { parseAs: 'buffer', bodyLimit: max } as const
  app.addContentTypeParser('application/octet-stream', options, (_request, body, done) => done(null, body))
}
