import type { Locale } from 'contract/core/locale'
import type { Host, Rendering } from 'contract/core/page'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
      /** runs `render` in a language and with the settings of the brand */
      inPage: <T>(page: Rendering, render: () => T) => T
      /** the source of a function that has a page fetch its scripts when it is touched */
      whenTouched: string
    }
  }
}

/** The source of the website. */
export interface Website {
  /** loaded again for each page in development */
  load(): Promise<WebsiteBuild>
  /** What browsers load in a language; in development the same for all. */
  assetsOf?(locale: Locale): WebsiteBuild['assets'] | undefined
  /** the browser's files; absent in development, where Vite serves them */
  clientDir?: string
  development?: boolean
}

const BUILD = new URL('../../../web/build/', import.meta.url)

/** The website built by `npm run build`, or undefined if there is none. */
export function builtWebsite({ build = BUILD, module: given }: { build?: URL; module?: string | undefined } = {}):
  | Website
  | undefined {
  const entry = new URL('server/index.js', build)
  if (!existsSync(entry)) return undefined
  // React uses its slow development build unless this is set before it is loaded.
  process.env.NODE_ENV ??= 'production'
  const loaded = import(given ?? pathToFileURL(fileURLToPath(entry)).href) as Promise<WebsiteBuild>
  const nepali = manifestIn(new URL('ne/client/assets/', build))
  return {
    load: () => loaded,
    assetsOf: (locale) => (locale === 'ne' ? nepali : undefined),
    clientDir: fileURLToPath(new URL('client/', build)),
  }
}

/** The manifest that a build wrote for its browsers, which is the one that its pages have to name. */
function manifestIn(assets: URL): WebsiteBuild['assets'] | undefined {
  const name = existsSync(assets) && readdirSync(assets).find((file) => /^manifest-[\w-]+\.js$/.test(file))
  if (!name) return undefined
  const code = readFileSync(new URL(name, assets), 'utf8')
  return JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as WebsiteBuild['assets']
}
