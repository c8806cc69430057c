import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const LOOK_MS = 50

const leaving = new WeakSet<Server>()

/** Each answer of a server that leaves ends its connection. */
export function endConnectionsWhenLeaving(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (leaving.has(app.server)) reply.header('connection', 'close')
  })
}

/**
 * Lets nobody new in and waits until the last connection is gone. Everything else still works: who comes over a
 * connection that is open is answered as ever, and learns with the answer that it ends. One that nobody uses is kept for
 * `stayMs`: a proxy may just be sending a request over it.
 */
export async function leave({ server }: FastifyInstance, stayMs: number): Promise<void> {
  if (!server.listening) return
  leaving.add(server)
  // Those who have knocked are let in: who still waits when the door shuts is turned away without a word.
  await setImmediate()
  const gone = once(server, 'close')
  // The way of node:http would end at once the connections that are idle now.
  NetServer.prototype.close.call(server)
  const staysUntil = performance.now() + stayMs
  const looking = setInterval(() => {
    if (performance.now() > staysUntil) server.closeIdleConnections()
  }, LOOK_MS)
  await gone
  clearInterval(looking)
}
