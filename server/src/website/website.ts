import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { createRequestHandler, matchRoutes, RouterContextProvider, ServerBuild } from 'react-router'

/** What the website asks of whoever serves it: `web/app/context.ts` spells the same. */
export interface Host {
  /** Reads from the API of this very process. */
  read(url: string): Promise<{ status: number; headers: Record<string, string>; body: string }>
  /** Takes an error that no screen expected. */
  report(error: unknown): void
  /** marks the scripts that the renderer itself writes; it never leaves the process */
  nonce: string
}

/**
 * The server build of the website: what React Router makes, and in it our own entry module. The router itself comes
 * from there too, so that there is only one of it in the process.
 */
export type WebsiteBuild = Omit<ServerBuild, 'entry'> & {
  entry: {
    module: ServerBuild['entry']['module'] & {
      createLoadContext: (host: Host) => RouterContextProvider
      createRequestHandler: typeof createRequestHandler
      matchRoutes: typeof matchRoutes
    }
  }
}

/** Where the website comes from. */
export interface Website {
  /** in development asked anew for each page */
  load(): Promise<WebsiteBuild>
  /** the browser's files; absent in development, where Vite serves them */
  clientDir?: string
  development?: boolean
}

const BUILD = new URL('../../../web/build/', import.meta.url)

/** The website that `npm run build` made, or undefined when it was not run. */
export function builtWebsite(build: URL = BUILD): Website | undefined {
  const entry = new URL('server/index.js', build)
  if (!existsSync(entry)) return undefined
  // React chooses its slow build unless it is told before it is loaded.
  process.env.NODE_ENV ??= 'production'
  const loaded = import(pathToFileURL(fileURLToPath(entry)).href) as Promise<WebsiteBuild>
  return { load: () => loaded, clientDir: fileURLToPath(new URL('client/', build)) }
}
