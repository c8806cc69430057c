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

/** The list of districts, for the few screens that ask for one. */
const DISTRICTS = /[\\/](districts\.json|districts\.ts|folded-place\.ts|district-name\.ts|district-options\.ts)$/
/** Loaded when a local level is read or chosen. */
const LOCAL_LEVELS = /[\\/]local-levels\.(json|ts)$/

/** The second step of signing in, which people load once their password was right. */
const SECOND_STEP = /app[\\/](forms[\\/]use-task|session[\\/](second-step[\\/]|passkeys\.|recovery-code))/
/**
 * Passkeys, and the dialogs that ask for a proof: the office has them at once, customers when they look at their own. In the
 * files of either, the other would load what it does not need.
 */
const PASSKEYS =
  /app[\\/](factors[\\/](factor-part|factors-skeleton|passkey|use-own-factors)|session[\\/](confirm-|password-dialog))/

/** What lists alone need: however many there are, no other screen loads it with its layout. */
const OF_LISTS =
  /lists[\\/](define-list|filters[\\/](filter-select|days-(filter|dialog))|deleting[\\/]delete-selected)\.tsx$/

const SCHEMAS = /node_modules[\\/]zod[\\/]/
/** Calls and addresses of the office. The first start needs them too, which would put them beside what customers load. */
const OFFICE_ROUTES = /virtual:contract-routes[\\/]office$|core[\\/]office-paths\.ts$/
/** With what the guard asks of it: in the file of others, that one would load all of the contract's parts. */
const CONTRACT = /contract[\\/]src[\\/]|session[\\/]may-here\.ts$/

const ROOT = 'root.tsx'
const SITE_LAYOUT = 'layouts/site-layout.tsx'
const SHOP_LAYOUT = 'layouts/public-layout.tsx'
const ACCOUNT_LAYOUT = 'accounts/sign-in/account-layout.tsx'
const PORTAL_LAYOUT = 'layouts/customer-layout.tsx'
const OFFICE_LAYOUT = 'layouts/office/office-layout.tsx'
const FIELD_LAYOUT = 'layouts/field/field-layout.tsx'

const LANDING = 'home/landing.tsx'
/** A shop page made of parts of sign-in and portal, which no other shop page should load. */
const REPORT = 'faults/shop/report-fault.tsx'
/** Pages behind links of SMS, made of parts of the portal: few open them, so they decide for nobody what is loaded. */
const BY_LINK = new Set([
  'registrations/shop/send-bill.tsx',
  'quotations/shop/quotation-by-link.tsx',
  'complaints/shop/estimate-by-link.tsx',
])
const SHOP = screensBelow(SHOP_LAYOUT).filter((screen) => screen !== REPORT && !BY_LINK.has(screen))
const ACCOUNT = screensBelow(ACCOUNT_LAYOUT)
const OFFICE = new Set([OFFICE_LAYOUT, 'office/screen-boundary.tsx', ...screensBelow('office/screen-boundary.tsx')])
const PORTAL = [REPORT, ...screensBelow(PORTAL_LAYOUT)]
/** An engineer's phone: like the pages behind links, its screens decide for nobody else what is loaded. */
const FIELD = new Set([FIELD_LAYOUT, ...screensBelow(FIELD_LAYOUT)])

/**
 * Files that several screens load: `dialog` has the dialog library, `popup` and `menu` what boxes beside a button add to
 * it, `portal-dialogs` what the portal needs with it, `parts` small modules without imports, `common` what office and
 * others need, at once or later, `common-dialogs` the part of it that opens dialogs, and `later` what the office needs at
 * once and others later.
 */
type File =
  | 'root'
  | 'site'
  | 'shop'
  | 'account'
  | 'popup'
  | 'dialog'
  | 'menu'
  | 'portal'
  | 'portal-dialogs'
  | 'parts'
  | 'common'
  | 'common-dialogs'
  | 'later'
  | 'office'
  | 'field'

/**
 * The file of a layout has what its screens share, so that this is no file of its own. Not the root's: a file that is
 * loaded later loads the style sheets of what it imports once more, and the shop's would then come after the office's.
 */
const FILE_OF_LAYOUT: Record<string, File> = {
  [SITE_LAYOUT]: 'site',
  [SHOP_LAYOUT]: 'shop',
  [ACCOUNT_LAYOUT]: 'account',
  [PORTAL_LAYOUT]: 'portal',
  [OFFICE_LAYOUT]: 'office',
  [FIELD_LAYOUT]: 'field',
}

const SOME = 3
const MANY = 20
/** Characters of a module that is sent to screens without a need of it, because a request would cost them more. */
const SMALL: Partial<Record<File, number>> = {
  shop: 700,
  account: 700,
  portal: 1500,
  'portal-dialogs': 1500,
  parts: 2500,
  'common-dialogs': 2500,
  office: 2500,
}

const OF_CUSTOMERS: File[] = ['root', 'site', 'shop', 'account', 'portal', 'dialog', 'portal-dialogs', 'parts']

/** Files that are loaded together with such a one. */
const BESIDE: Partial<Record<File, File[]>> = {
  shop: ['root', 'site'],
  account: ['root'],
  portal: ['root', 'site', 'shop', 'account', 'parts'],
  'portal-dialogs': ['root', 'site', 'shop', 'account', 'parts', 'portal', 'dialog'],
  parts: ['root'],
  'common-dialogs': [...OF_CUSTOMERS, 'common'],
  office: [...OF_CUSTOMERS, 'common', 'common-dialogs'],
}

/** Groups that leave their imports to other groups, because pages need those imports without the group. */
const ALONE: ReadonlySet<File> = new Set(['popup', 'menu', 'common', 'common-dialogs', 'later', 'field'])

const group = (file: File): Rolldown.CodeSplittingGroup => ({
  name: (id, graph) => (fileOf(id, graph) === file ? file : null),
  includeDependenciesRecursively: !ALONE.has(file),
})

/**
 * Which modules share a file: those that are needed together. A public page has seven or eight scripts, and nothing in
 * them that only other audiences need. The first group takes a module, and most take its imports with it unless an earlier
 * group has them: what more people need comes first.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Outlives our own changes.
  { name: 'framework', test: LIBRARIES },
  ...(['root', 'site', 'shop', 'account'] as const).map(group),
  { name: 'second-step', test: SECOND_STEP, includeDependenciesRecursively: false },
  { name: 'passkeys', test: PASSKEYS, includeDependenciesRecursively: false },
  { name: 'districts', test: DISTRICTS },
  { name: 'local-levels', test: LOCAL_LEVELS },
  {
    name: (id, graph) => {
      const owner = ownerOf(id, graph)
      return owner ? `${basename(owner, '.tsx')}-shared` : null
    },
  },
  { name: 'schemas', test: SCHEMAS },
  { name: 'office-routes', test: OFFICE_ROUTES, includeDependenciesRecursively: false },
  ...(['popup', 'dialog', 'parts', 'portal', 'portal-dialogs'] as const).map(group),
  ...(['menu', 'common', 'common-dialogs', 'later', 'office', 'field'] as const).map(group),
]

function fileOf(id: string, graph: Rolldown.ChunkingContext): File | undefined {
  // A sheet stays with the screen that brings it.
  if (
    id.includes('.css') ||
    [LIBRARIES, SECOND_STEP, PASSKEYS, DISTRICTS, LOCAL_LEVELS, SCHEMAS, OFFICE_ROUTES].some((library) =>
      library.test(id),
    )
  )
    return undefined
  const its = usersOf(id, graph)
  if (isScreen(id, graph)) return FILE_OF_LAYOUT[its.screens[0]!]
  // With what its layout alone needs: in another file, the two would wait for each other.
  if ((its.screens.length > 1 || its.screens[0] === FIELD_LAYOUT) && its.screens.every((screen) => FIELD.has(screen)))
    return 'field'
  const file = fileOfMany(id, its, graph)
  // What one screen alone needs is in its own file already.
  if (file || its.screens.length + its.later < 2) return file
  const joined = fileOfFew(id, its, graph)
  if (isSmall(id, joined, graph)) return joined
  return its.outside && its.screens.includes(OFFICE_LAYOUT) ? besideOffice(id, its, graph) : undefined
}

/** The file of a module that many need. */
function fileOfMany(
  id: string,
  { screens, shop, account, portal, outside }: Users,
  graph: Rolldown.ChunkingContext,
): File | undefined {
  const at = (screen: string) => screens.includes(screen)
  const inShop = at(SITE_LAYOUT) || at(SHOP_LAYOUT) || shop > 0
  if (at(ROOT) || (inShop && (at(ACCOUNT_LAYOUT) || account > 0))) return 'root'
  if (at(SITE_LAYOUT) || (at(LANDING) && screens.length > 1)) return 'site'
  if (at(SHOP_LAYOUT) || shop > 1) return 'shop'
  if (at(ACCOUNT_LAYOUT) || account > 1) return 'account'
  if (shop + account > 0 || OF_LISTS.test(id)) return undefined
  if (BASE_UI.test(id)) return baseUiFile(id, screens, portal)
  if (outside && CONTRACT.test(id) && (portal > SOME || screens.length > MANY)) return 'parts'
  if (portal > SOME) return opensDialog(id, graph) ? 'portal-dialogs' : 'portal'
  if (screens.length > MANY) return outside ? commonFile(id, graph) : 'office'
  return at(OFFICE_LAYOUT) && !outside ? 'office' : undefined
}

/** The file of a module that customers need as well, at once or later, and that the office's group would otherwise take. */
function besideOffice(id: string, { shop, account, portal }: Users, graph: Rolldown.ChunkingContext): File | undefined {
  if (shop + account > 0) return undefined
  if (portal > 0) return commonFile(id, graph)
  return opensDialog(id, graph) ? 'portal-dialogs' : 'later'
}

function commonFile(id: string, graph: Rolldown.ChunkingContext): File {
  if (needs(id, MENU, graph)) return 'menu'
  return opensDialog(id, graph) ? 'common-dialogs' : 'common'
}

/** What only menus and lists need stays out of the file of the dialogs, which the portal opens. */
function baseUiFile(id: string, screens: string[], portal: number): File | undefined {
  if (portal > SOME && !PLACING.test(id)) return screens.length > MANY ? 'dialog' : undefined
  if (screens.length <= SOME) return undefined
  return MENU.test(id) ? 'menu' : 'popup'
}

/** The file of a module that few need, if it is small. */
function fileOfFew(id: string, { shop, account, portal, outside }: Users, graph: Rolldown.ChunkingContext): File {
  if (shop > 0) return 'shop'
  if (account > 0) return 'account'
  if (!outside) return 'office'
  if (opensDialog(id, graph)) return portal > 0 ? 'portal-dialogs' : 'common-dialogs'
  return portal > 0 && !CONTRACT.test(id) ? 'portal' : 'parts'
}

const opensDialog = (id: string, graph: Rolldown.ChunkingContext) => needs(id, BASE_UI, graph)

const needs = (id: string, library: RegExp, graph: Rolldown.ChunkingContext) =>
  [...importsOf(id, graph)].some((module) => library.test(module))

/** The public screen that shares a module with screens of others: too much for all public pages. */
function ownerOf(id: string, graph: Rolldown.ChunkingContext): string | undefined {
  if (id.includes('.css') || isScreen(id, graph) || fileOf(id, graph)) return undefined
  const { screens } = usersOf(id, graph)
  return screens.length > 1 ? [...SHOP, ...ACCOUNT].find((screen) => screens.includes(screen)) : undefined
}

/** Whether a module is small, and all that it would bring along. */
const isSmall = (id: string, file: File, graph: Rolldown.ChunkingContext): boolean =>
  [...importsOf(id, graph)].every((module) => {
    if (module.includes('.css') || LIBRARIES.test(module)) return true
    const its = fileOfMany(module, usersOf(module, graph), graph)
    if (its) return its === file || BESIDE[file]?.includes(its)
    return (graph.getModuleInfo(module)?.code?.length ?? 0) <= (SMALL[file] ?? 0)
  })

const isScreen = (id: string, graph: Rolldown.ChunkingContext) =>
  id.includes(SCREEN) || (graph.getModuleInfo(id)?.importers.includes(`${id}${SCREEN}`) ?? false)

interface Users {
  /** the screens and layouts that load a module together with themselves */
  screens: string[]
  shop: number
  account: number
  portal: number
  /** how many modules that are loaded later need it */
  later: number
  /** whether any page outside the office needs it, now or later */
  outside: boolean
}

const users = new Map<string, Users>()

function usersOf(id: string, graph: Rolldown.ChunkingContext): Users {
  const known = users.get(id) ?? findUsers(id, graph)
  users.set(id, known)
  return known
}

function findUsers(id: string, graph: Rolldown.ChunkingContext): Users {
  const above = [...reached(id, (module) => graph.getModuleInfo(module)?.importers)]
  const those = screensAmong(above)
  const others = those.filter((screen) => !FIELD.has(screen))
  const screens = others.length > 0 ? others : those
  const ever = screensAmong(
    reached(id, (module) => {
      const info = graph.getModuleInfo(module)
      return info ? [...info.importers, ...info.dynamicImporters] : []
    }),
  )
  const among = (some: string[]) => some.filter((screen) => screens.includes(screen)).length
  return {
    screens,
    shop: among(SHOP),
    account: among(ACCOUNT),
    portal: among(PORTAL),
    later: above.filter((module) => graph.getModuleInfo(module)?.dynamicImporters.length).length,
    outside: ever.some((screen) => !OFFICE.has(screen)),
  }
}

const screensAmong = (modules: Iterable<string>): string[] =>
  [...modules].filter((module) => module.includes(SCREEN)).map((module) => relative(APP, module.split('?')[0]!))

/** A module and all that it imports. */
const importsOf = (id: string, graph: Rolldown.ChunkingContext) =>
  reached(id, (module) => graph.getModuleInfo(module)?.importedIds)

function reached(id: string, next: (module: string) => readonly string[] | undefined): Set<string> {
  const modules = new Set([id])
  for (const module of modules) for (const other of next(module) ?? []) modules.add(other)
  return modules
}

function screensBelow(layout: string, entries: RouteConfigEntry[] = routes): string[] {
  return entries.flatMap(({ file, children = [] }) =>
    file === layout ? children.map((child) => child.file) : screensBelow(layout, children),
  )
}
