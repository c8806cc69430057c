import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import type { Website, WebsiteBuild } from './website.ts'

const WEB = fileURLToPath(new URL('../../../web/', import.meta.url))

/** The website from its sources: Vite answers first for scripts and styles, on the same port as everything else. */
export interface DevWebsite extends Website {
  /** Puts Vite in front of this server; hot reloading uses the server's own sockets. */
  attach(server: Server): Promise<void>
  close(): Promise<void>
}

export function devWebsite(root: string = WEB): DevWebsite {
  const { promise: started, resolve: start } = Promise.withResolvers<ViteDevServer>()
  let vite: ViteDevServer | undefined
  return {
    development: true,
    // Loaded for each page: Vite rebuilds it when something in it was edited.
    load: async () => (await (await started).ssrLoadModule('virtual:react-router/server-build')) as WebsiteBuild,
    async attach(server) {
      vite = await createServer({
        root,
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server } },
      })
      putInFront(server, vite.middlewares)
      start(vite)
    },
    close: async () => vite?.close(),
  }
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

function putInFront(server: Server, middleware: Middleware) {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) =>
    middleware(request, response, () => {
      for (const listener of listeners) listener.call(server, request, response)
    }),
  )
}
