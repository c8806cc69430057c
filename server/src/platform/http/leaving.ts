import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const LOOK_MS = 50

const leaving = new WeakSet<Server>()

/** While the server shuts down, each response closes its connection. */
export function endConnectionsWhenLeaving(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving.has(app.server)) reply.header('connection', 'close')
    done()
  })
}

/**
 * Accepts no new connections and waits until the last one is closed. Requests on open connections are answered as
 * usual, and their responses close them. Idle connections are kept for `stayMs`: a proxy may just be sending a request.
 */
export async function leave({ server }: FastifyInstance, stayMs: number): Promise<void> {
  if (!server.listening) return
  leaving.add(server)
  // Accept pending connections before closing, or the kernel resets them.
  await setImmediate()
  const gone = once(server, 'close')
  // node:http would close idle connections at once.
  NetServer.prototype.close.call(server)
  const staysUntil = performance.now() + stayMs
  const looking = setInterval(() => {
    if (performance.now() > staysUntil) server.closeIdleConnections()
  }, LOOK_MS)
  await gone
  clearInterval(looking)
}
