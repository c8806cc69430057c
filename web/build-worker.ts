// Run after `react-router build`: writes the service worker beside the other files of the browser, with what it must know of this build.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BRAND, telLink, viberLink } from 'contract/core/brand'
import * as paths from 'contract/core/paths'
import type { ServerBuild } from 'react-router'
import { transformWithOxc } from 'vite'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const { assets } = (await import(file('./build/server/index.js'))) as Pick<ServerBuild, 'assets'>
const { code: source } = await transformWithOxc(readFileSync(file('./service-worker.ts'), 'utf8'), 'service-worker.ts')
const { frame, path, lamp } = BRAND.wordmark
const script = "addEventListener('online',()=>location.reload())"
const build = {
  version: createHash('sha256').update(assets.version).update(source).digest('hex').slice(0, 12),
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
    frames: Object.fromEntries(framed().map((page) => [patternOf(page), page.replace(/:\w+/, '1')])),
    mark: assets.url,
    own: [
      { href: paths.MY_PRODUCTS, name: 'My products' },
      { href: paths.TICKETS, name: 'Service and support' },
    ],
  },
  script: { code: script, hash: `sha256-${createHash('sha256').update(script).digest('base64')}` },
}
writeFileSync(file('./build/client/sw.js'), `const BUILD = ${JSON.stringify(build)}\n${source}`)

/** What opens without a connection by its address: the tabs of the bottom bar, and what a customer owns. */
function framed(): string[] {
  const { SHOP_HOME, ALL_PRODUCTS, PROFILE, MY_PRODUCTS, OWNED_PRODUCT, EXTEND_WARRANTY, TICKETS, TICKET } = paths
  return [SHOP_HOME, ALL_PRODUCTS, PROFILE, MY_PRODUCTS, OWNED_PRODUCT, EXTEND_WARRANTY, TICKETS, TICKET]
}

function patternOf(page: string): string {
  return `^${page.replace(/:\w+/, '[^/]+')}$`
}

/** Scripts and styles of the screens that a customer can tap to, and of signing in, where an ended session leads. */
function portalParts(): string[] {
  const all = Object.values(assets.routes).filter((route) => route !== undefined)
  const below = (id: string) => all.filter((route) => route.id === id || route.parentId === id)
  const wanted = [
    ...['root', 'layouts/site-layout', 'home/home', 'products/listing/all-products', 'accounts/sign-in/sign-in'].flatMap(
      (id) => all.filter((route) => route.id === id),
    ),
    ...all.filter(({ id }) => ['layouts/public-layout', 'accounts/sign-in/account-layout'].includes(id)),
    ...below('layouts/customer-layout'),
  ]
  const first = [
    assets.url,
    assets.entry.module,
    ...assets.entry.imports,
    ...wanted.flatMap((route) => [
      route.module,
      ...[
        route.clientLoaderModule,
        route.clientActionModule,
        route.clientMiddlewareModule,
        route.hydrateFallbackModule,
      ].filter((module) => module !== undefined),
      ...(route.imports ?? []),
      ...(route.css ?? []),
    ]),
  ]
  return [...withImports(new Set(first))]
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
