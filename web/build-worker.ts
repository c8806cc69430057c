// Run after `react-router build`: writes the service worker beside the browser's other files, with this build's list of files.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { m } from '#messages'
import { LOCALES, type Locale, localePrefix, pathIn } from 'contract/core/locale'
import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { pageSettings } from 'contract/settings/page-settings'
import { workerBrand, WORKER_BRAND_LINE } from 'contract/settings/worker-brand'
import * as paths from 'contract/core/paths'
import type { ServerBuild } from 'react-router'
import { transformWithOxc } from 'vite'
import { FIELD_FRAMED, FRAMED, patternOf } from './app/offline/framed.ts'
import { siteManifest } from './app/site-manifest.ts'

type Assets = ServerBuild['assets']

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const source = await scriptOf('service-worker.ts')
const script = await scriptOf('offline-page.ts')
const ACCOUNT_LAYOUT = 'accounts/sign-in/account-layout'
const LAYOUTS = new Set(['layouts/site-layout', 'layouts/public-layout', 'layouts/customer-layout', ACCOUNT_LAYOUT])
const FIELD_LAYOUT = 'layouts/field/field-layout'
/** What the frame loads when it is first used. */
const LATER = ['side-menu', 'account-menu', 'keep-offline', 'keep-own']

/** What the worker of a language has to know. */
function workerOf(locale: Locale) {
  const assets = assetsOf(locale)
  return {
    locale,
    words: wordsIn(locale),
    version: createHash('sha256').update(assets.version).update(source).update(script).digest('hex').slice(0, 12),
    styles: assets.routes['root']?.css ?? [],
    mark: siteManifest(assets.url),
    portal: {
      parts: portalParts(assets, locale),
      frames: framesOf(FRAMED, locale),
      own: [
        { href: pathIn(locale, paths.MY_PRODUCTS), name: m.offline_my_products({}, { locale }) },
        { href: pathIn(locale, paths.TICKETS), name: m.offline_service({}, { locale }) },
      ],
    },
    field: {
      parts: fieldParts(assets, locale),
      frames: framesOf(FIELD_FRAMED, locale),
      own: [{ href: pathIn(locale, paths.FIELD), name: m.offline_visits({}, { locale }) }],
    },
    script: { code: script, hash: `sha256-${createHash('sha256').update(script).digest('base64')}` },
  }
}

const framesOf = (pages: readonly string[], locale: Locale) =>
  Object.fromEntries(pages.map((page) => [patternOf(pathIn(locale, page)), pathIn(locale, page.replace(/:\w+/, '1'))]))

const wordsIn = (locale: Locale) => ({
  title: m.offline_page_title({}, { locale }),
  noConnection: m.offline_no_connection({}, { locale }),
  loadsByItself: m.offline_loads_by_itself({}, { locale }),
  loadsWhenBack: m.offline_loads_when_back({}, { locale }),
  stillHere: m.offline_still_here({}, { locale }),
  tryAgain: m.offline_try_again({}, { locale }),
  own: m.offline_own({}, { locale }),
  seen: m.offline_seen({}, { locale }),
})

async function scriptOf(name: string): Promise<string> {
  return (await transformWithOxc(readFileSync(file(`./${name}`), 'utf8'), name)).code
}

/** The manifest of the browser's build in a language. */
function assetsOf(locale: Locale): Assets {
  const folder = file(`./build${localePrefix(locale)}/client/assets/`)
  const name = readdirSync(folder).find((asset) => /^manifest-[\w-]+\.js$/.test(asset))
  if (!name) throw new Error(`The build in ${locale} has no manifest`)
  const code = readFileSync(folder + name, 'utf8')
  return JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as Assets
}

/** Scripts and styles of a customer's screens, of signing in, where an ended session leads, and of the menus with their way out. */
function portalParts(assets: Assets, locale: Locale): string[] {
  const opened = routesOf(assets).filter(({ path }) => [...FRAMED, paths.SIGN_IN].includes(`/${path}`))
  const above = routesOf(assets).filter(({ id }) => id === 'root' || LAYOUTS.has(id))
  const later = LATER.map((name) => fileOf(name, locale))
  return allParts(assets, locale, [...[...opened, ...above].flatMap(partsOfRoute), ...later])
}

/** Those of an engineer's screens, with all that these load later, and of signing in. */
function fieldParts(assets: Assets, locale: Locale): string[] {
  const own = routesOf(assets)
    .filter(({ id, path }) => id === FIELD_LAYOUT || FIELD_FRAMED.includes(`/${path}`))
    .flatMap(partsOfRoute)
  // An ended session leads to signing in.
  const others = routesOf(assets).filter(
    ({ id, path }) => id === 'root' || id === ACCOUNT_LAYOUT || `/${path}` === paths.SIGN_IN,
  )
  const files = own.filter((part) => part !== undefined && part.endsWith('.js'))
  const later = files.flatMap((part) => namedIn(part!, locale, LOADED_LATER))
  return allParts(assets, locale, [...others.flatMap(partsOfRoute), ...own, ...later])
}

const routesOf = (assets: Assets) => Object.values(assets.routes).filter((route) => route !== undefined)

type BuiltRoute = ReturnType<typeof routesOf>[number]
const partsOfRoute = (route: BuiltRoute): (string | undefined)[] => [
  route.module,
  route.clientLoaderModule,
  route.clientActionModule,
  route.clientMiddlewareModule,
  route.hydrateFallbackModule,
  ...(route.imports ?? []),
  ...(route.css ?? []),
]

function allParts(assets: Assets, locale: Locale, parts: (string | undefined)[]): string[] {
  const { module, imports } = assets.entry
  const first = [assets.url, module, ...imports, ...parts].filter((part) => part !== undefined)
  return [...withImports(new Set(first), locale), siteManifest(assets.url)]
}

function fileOf(name: string, locale: Locale): string {
  const found = readdirSync(file(`./build${localePrefix(locale)}/client/assets`)).find(
    (asset) => /^(.+)-[\w-]{8}\.js$/.exec(asset)?.[1] === name,
  )
  if (!found) throw new Error(`The build has no ${name}`)
  return `/assets/${found}`
}

/** With what they import, so that none is missing. */
function withImports(parts: Set<string>, locale: Locale): Set<string> {
  for (const part of parts) {
    if (!part.endsWith('.js')) continue
    for (const name of namedIn(part, locale, IMPORTED)) parts.add(name)
  }
  return parts
}

const IMPORTED = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g
const LOADED_LATER = /import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g

/** The files that a script names. */
function namedIn(part: string, locale: Locale, pattern: RegExp): string[] {
  const code = readFileSync(file(`./build${localePrefix(locale)}/client${part}`), 'utf8')
  return [...code.matchAll(pattern)].map(([, name]) => `/assets/${name}`)
}

for (const locale of LOCALES) {
  const prefix = localePrefix(locale)
  mkdirSync(file(`./build/client${prefix}`), { recursive: true })
  const brand = workerBrand(pageSettings(DEFAULT_SETTINGS, null, locale), locale)
  writeFileSync(
    file(`./build/client${prefix}/sw.js`),
    `const BUILD = ${JSON.stringify(workerOf(locale))}\n${WORKER_BRAND_LINE}${JSON.stringify(brand)}\n${source}`,
  )
}
