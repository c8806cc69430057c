import type { RouteConfigEntry } from '@react-router/dev/routes'
import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import routes from './app/routes.ts'

const APP = fileURLToPath(new URL('app/', import.meta.url))
const SCREEN = '?__react-router-build-client-route'

const LIBRARIES = /node_modules[\\/](react|react-dom|scheduler|react-router|turbo-stream|cookie|set-cookie-parser)[\\/]/
const BASE_UI =
  /@base-ui|@floating-ui|use-sync-external-store|app[\\/]ui[\\/]overlays[\\/](dialog|dialog-cancel|sheet|menu)\.tsx/
const MENU = /react[\\/]menu|overlays[\\/]menu\.tsx/
/** What Base UI needs to place a box beside a button and to move in a list. Its index names them to every dialog, which uses none. */
const PLACING =
  /@floating-ui[\\/](core|dom|react-dom)|floating-ui-react[\\/](safePolygon|hooks[\\/](gridNavigation|use(ClientPoint|Focus|Hover|ListNavigation|Typeahead)))/

const SITE = ['layouts/site-layout.tsx', 'layouts/public-layout.tsx']
/** A shop page made of parts of sign-in and portal, which no other shop page should load. */
const REPORT = 'faults/shop/report-fault.tsx'
const SHOP = screensBelow('layouts/public-layout.tsx', routes).filter((screen) => screen !== REPORT)
const ACCOUNT = ['accounts/sign-in/account-layout.tsx', ...screensBelow('accounts/sign-in/account-layout.tsx', routes)]
const PORTAL = [REPORT, ...screensBelow('layouts/customer-layout.tsx', routes)]
const SOME = 3
const MANY = 20
const RANKS = 9

/**
 * Which modules share a file: those that are needed together. A public page has a dozen scripts, and nothing in them
 * that only other audiences need. A module's imports travel with it unless an earlier group has them, so what more
 * people need has the earlier rank.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Outlives our own changes.
  { name: 'framework', test: LIBRARIES, priority: RANKS + 1 },
  ...Array.from({ length: RANKS }, (_, rank) => ({
    name: (id: string, graph: Rolldown.ChunkingContext) => {
      // A screen, and the sheet that it brings, stays in its own file.
      if (id.includes('.css') || isScreen(id, graph)) return null
      const file = fileOf(id, screensOf(id, graph))
      return file?.rank === rank ? file.name : null
    },
    priority: RANKS - rank,
  })),
]

const isScreen = (id: string, graph: Rolldown.ChunkingContext) =>
  id.includes(SCREEN) || (graph.getModuleInfo(id)?.importers.includes(`${id}${SCREEN}`) ?? false)

/** The screens and layouts that load a module together with themselves, not later. */
function screensOf(id: string, graph: Rolldown.ChunkingContext): string[] {
  const above = new Set([id])
  for (const module of above) for (const importer of graph.getModuleInfo(module)?.importers ?? []) above.add(importer)
  return [...above].filter((module) => module.includes(SCREEN)).map((module) => relative(APP, module.split('?')[0]!))
}

function fileOf(id: string, screens: string[]): { name: string; rank: number } | undefined {
  const among = (some: string[]) => some.filter((screen) => screens.includes(screen))
  const [site, shop, account, portal] = [among(SITE), among(SHOP), among(ACCOUNT), among(PORTAL)]
  if (screens.includes('root.tsx') || (site.length > 0 && account.length > 0)) return { name: 'root', rank: 0 }
  if (site.length > 0) return { name: 'site', rank: 1 }
  if (shop.length > 0 && account.length > 0) return { name: 'shop-account', rank: 2 }
  if (shop.length > 1) return { name: 'shop', rank: 3 }
  if (account.length > 1) return { name: 'account', rank: 3 }
  const [own] = [...shop, ...account]
  // What one such screen alone needs is in its own file already.
  if (own) return screens.length > 1 ? { name: `${basename(own, '.tsx')}-shared`, rank: 4 } : undefined
  if (BASE_UI.test(id)) return baseUiFile(id, screens, portal)
  if (portal.length > SOME) return { name: 'portal', rank: 7 }
  return portal.length === 0 && screens.length > MANY ? { name: 'common', rank: 8 } : undefined
}

/** What only menus and lists need stays out of the file of the dialogs, which the portal opens. */
function baseUiFile(id: string, screens: string[], portal: string[]): { name: string; rank: number } | undefined {
  if (portal.length > SOME && !PLACING.test(id)) return screens.length > MANY ? { name: 'dialog', rank: 6 } : undefined
  if (screens.length <= SOME) return undefined
  return MENU.test(id) ? { name: 'menu', rank: 7 } : { name: 'popup', rank: 5 }
}

function screensBelow(layout: string, entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) =>
    file === layout ? children.map((child) => child.file) : screensBelow(layout, children),
  )
}
