import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A connection without a byte for this long is closed; longer than an upload waits for its place. */
const IDLE_MS = 30_000
/** Bodies other than uploads are small: a client that takes longer holds a connection for nothing. */
const WHOLE_MS = 60_000

const UPLOADS = /^(multipart\/form-data|application\/octet-stream)/i

/**
 * Closes connections whose body does not arrive. The server's own limit, five minutes, is for whole uploads on slow
 * lines.
 */
export function refuseSlowBodies(
  app: FastifyInstance,
  { idleMs = IDLE_MS, wholeMs = WHOLE_MS }: { idleMs?: number; wholeMs?: number } = {},
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    const { socket } = raw
    // Injected requests have no connection.
    if (!hasBody(request) || !(socket instanceof Socket)) return done()
    socket.setTimeout(idleMs)
    const whole = UPLOADS.test(request.headers['content-type'] ?? '')
      ? undefined
      : setTimeout(() => socket.destroy(), wholeMs)
    const over = () => {
      clearTimeout(whole)
      socket.setTimeout(0)
    }
    raw.once('end', over).once('close', over)
    return done()
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
