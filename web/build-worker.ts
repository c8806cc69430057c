// Run after `react-router build`: writes the service worker beside the other files of the browser, with what it must know of this build.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BRAND, telLink, viberLink } from 'contract/core/brand'
import * as paths from 'contract/core/paths'
import type { ServerBuild } from 'react-router'
import { transformWithOxc } from 'vite'
import { FRAMED, patternOf } from './app/offline/framed.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { assets } = (await import(file('./build/server/index.js'))) as Pick<ServerBuild, 'assets'>
const source = await scriptOf('service-worker.ts')
const script = await scriptOf('offline-page.ts')
const { frame, path, lamp } = BRAND.wordmark
const LAYOUTS = new Set([
  'layouts/site-layout',
  'layouts/public-layout',
  'layouts/customer-layout',
  'accounts/sign-in/account-layout',
])
/** What the frame loads when it is first used. */
const LATER = ['side-menu', 'account-menu', 'keep', 'keep-own']
const build = {
  version: createHash('sha256').update(assets.version).update(source).update(script).digest('hex').slice(0, 12),
  styles: assets.routes['root']?.css ?? [],
  brand: {
    name: BRAND.name,
    frame,
    path,
    lamp,
    call: { number: BRAND.servicePhone, href: telLink(BRAND.servicePhone) },
    viber: BRAND.viber && viberLink(BRAND.viber),
  },
  portal: {
    parts: portalParts(),
    frames: Object.fromEntries(FRAMED.map((page) => [patternOf(page), page.replace(/:\w+/, '1')])),
    mark: assets.url,
    own: [
      { href: paths.MY_PRODUCTS, name: 'My products' },
      { href: paths.TICKETS, name: 'Service and support' },
    ],
  },
  script: { code: script, hash: `sha256-${createHash('sha256').update(script).digest('base64')}` },
}
writeFileSync(file('./build/client/sw.js'), `const BUILD = ${JSON.stringify(build)}\n${source}`)

async function scriptOf(name: string): Promise<string> {
  return (await transformWithOxc(readFileSync(file(`./${name}`), 'utf8'), name)).code
}

/** Scripts and styles of these screens, of signing in, where an ended session leads, and of the menus with their way out. */
function portalParts(): string[] {
  const all = Object.values(assets.routes).filter((route) => route !== undefined)
  const opened = all.filter(({ path }) => [...FRAMED, paths.SIGN_IN].includes(`/${path}`))
  const above = all.filter(({ id }) => id === 'root' || LAYOUTS.has(id))
  const modules = [...opened, ...above].flatMap((route) => [
    route.module,
    route.clientLoaderModule,
    route.clientActionModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    ...(route.imports ?? []),
    ...(route.css ?? []),
  ])
  const { module, imports } = assets.entry
  const first = [assets.url, module, ...imports, ...modules, ...LATER.map(fileOf)].filter((part) => part !== undefined)
  return [...withImports(new Set(first))]
}

function fileOf(name: string): string {
  const found = readdirSync(file('./build/client/assets')).find(
    (asset) => /^(.+)-[\w-]{8}\.js$/.exec(asset)?.[1] === name,
  )
  if (!found) throw new Error(`The build has no ${name}`)
  return `/assets/${found}`
}

/** With what they import, so that none is missing. */
function withImports(parts: Set<string>): Set<string> {
  for (const part of parts) {
    if (!part.endsWith('.js')) continue
    const code = readFileSync(file(`./build/client${part}`), 'utf8')
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) parts.add(`/assets/${name}`)
  }
  return parts
}
