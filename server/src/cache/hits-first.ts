import type { Server } from 'node:http'
import type { ResponseCache } from './response-cache.ts'

/**
 * Lets the cache answer before the framework sees the request: a hit needs neither routing nor hooks, for its entry
 * has all its headers. Everything else goes on as before.
 */
export function answerHitsFirst(server: Server, cache: Pick<ResponseCache, 'answer'>): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (cache.answer(request, response)) return
    for (const listener of listeners) listener.call(server, request, response)
  })
}
