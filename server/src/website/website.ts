import type { Host } from 'contract/core/page'
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { createRequestHandler, matchRoutes, RouterContextProvider, ServerBuild } from 'react-router'

/**
 * The server build of the website, made by React Router, with our own entry module. The router comes from it too, so
 * that there is only one in the process.
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

/** The source of the website. */
export interface Website {
  /** loaded again for each page in development */
  load(): Promise<WebsiteBuild>
  /** the browser's files; absent in development, where Vite serves them */
  clientDir?: string
  development?: boolean
}

const BUILD = new URL('../../../web/build/', import.meta.url)

/** The website built by `npm run build`, or undefined if there is none. */
export function builtWebsite(build: URL = BUILD): Website | undefined {
  const entry = new URL('server/index.js', build)
  if (!existsSync(entry)) return undefined
  // React uses its slow development build unless this is set before it is loaded.
  process.env.NODE_ENV ??= 'production'
  const loaded = import(pathToFileURL(fileURLToPath(entry)).href) as Promise<WebsiteBuild>
  return { load: () => loaded, clientDir: fileURLToPath(new URL('client/', build)) }
}
