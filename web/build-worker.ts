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
import { FRAMED, patternOf } from './app/offline/framed.ts'
import { siteManifest } from './app/site-manifest.ts'

type Assets = ServerBuild['assets']

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const source = await scriptOf('service-worker.ts')
const script = await scriptOf('offline-page.ts')
const LAYOUTS = new Set([
  'layouts/site-layout',
  'layouts/public-layout',
  'layouts/customer-layout',
  'accounts/sign-in/account-layout',
])
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
    portal: {
      parts: portalParts(assets, locale),
      frames: Object.fromEntries(
        FRAMED.map((page) => [patternOf(pathIn(locale, page)), pathIn(locale, page.replace(/:\w+/, '1'))]),
      ),
      mark: siteManifest(assets.url),
      own: [
        { href: pathIn(locale, paths.MY_PRODUCTS), name: m.offline_my_products({}, { locale }) },
        { href: pathIn(locale, paths.TICKETS), name: m.offline_service({}, { locale }) },
      ],
    },
    script: { code: script, hash: `sha256-${createHash('sha256').update(script).digest('base64')}` },
  }
}

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

/** Scripts and styles of these screens, of signing in, where an ended session leads, and of the menus with their way out. */
function portalParts(assets: Assets, locale: Locale): string[] {
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
  const first = [assets.url, module, ...imports, ...modules, ...LATER.map((name) => fileOf(name, locale))].filter(
    (part) => part !== undefined,
  )
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
    const code = readFileSync(file(`./build${localePrefix(locale)}/client${part}`), 'utf8')
    for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) parts.add(`/assets/${name}`)
  }
  return parts
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
