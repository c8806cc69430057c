import type { Server } from 'node:http'
import type { ResponseCache } from './response-cache.ts'

/**
 * Lets the cache answer before the framework sees the request: a hit needs neither routing nor hooks, for its entry
 * has all its headers. Everything else goes on as before, and so does everything once the server leaves: the framework's
 * answers end their connections, and those that hits keep open would hold it back for as long as somebody asks.
 * While `isShedding` says so, stale entries are answered here too: what is kept is served before anything is refused.
 */
export function answerHitsFirst(
  server: Server,
  cache: Pick<ResponseCache, 'answer'>,
  isShedding: () => boolean = () => false,
): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (server.listening && cache.answer(request, response, isShedding)) return
    for (const listener of listeners) listener.call(server, request, response)
  })
}
