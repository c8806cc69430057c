import type { IncomingMessage, Server } from 'node:http'
import type { ResponseCache } from './response-cache.ts'

/**
 * Lets the cache answer before the framework sees the request: an entry has all its headers, so a hit needs neither
 * routing nor hooks. Everything else continues as usual. So does everything once the server is shutting down: only the
 * framework's responses close their connections, and hits would keep them open. While `isShedding`, stale entries are
 * served here too, so that nothing cached is refused. Requests that `isForAll` denies are left to the framework.
 */
export function answerHitsFirst(
  server: Server,
  cache: Pick<ResponseCache, 'answer'>,
  isShedding: () => boolean = () => false,
  isForAll: (request: IncomingMessage) => boolean = () => true,
): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (server.listening && isForAll(request) && cache.answer(request, response, isShedding)) return
    for (const listener of listeners) listener.call(server, request, response)
  })
}
