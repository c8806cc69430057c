// Run after `react-router build`: rewrites the route manifests for browsers as tables, a fifth of the script to read. Shop
// and portal get one without the back office, two thirds of the routes: the router compiles every path it knows on hydration.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'
import { siteManifest } from './app/site-manifest.ts'

const FOLDER = '/assets/'
const assets = fileURLToPath(new URL(`./build/client${FOLDER}`, import.meta.url))

const FLAGS = [
  'index',
  'hasAction',
  'hasLoader',
  'hasClientAction',
  'hasClientLoader',
  'hasClientMiddleware',
  'hasDefaultExport',
  'hasErrorBoundary',
]

type Route = Record<string, unknown> & {
  parentId?: string
  path?: string
  module: string
  imports: string[]
  css: string[]
}
interface Manifest {
  url: string
  routes: Record<string, Route>
}
/** Numbers stand for places: of the parent among the routes, of files, and of `FLAGS` as bits. */
type Row = [
  id: string,
  parent: number,
  path: string | null,
  flags: number,
  module: number,
  imports: number[],
  css: number[],
]

for (const name of readdirSync(assets)) {
  if (!/^manifest-[\w-]+\.js$/.test(name)) continue
  const code = readFileSync(assets + name, 'utf8')
  const manifest = withoutParents(JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as Manifest)
  for (const [file, part] of [
    [name, manifest],
    [siteManifest(name), withoutOffice(manifest)],
  ] as const) {
    const compact = compactOf(part)
    if (!isDeepStrictEqual(sorted(runInNewContext(compact) as object), sorted(part)))
      throw new Error(`${file} does not say the same as a table`)
    writeFileSync(assets + file, `${code.slice(0, code.indexOf('{'))}${compact}`)
  }
}

function withoutOffice({ url, routes, ...rest }: Manifest): Manifest {
  const isOfOffice = (id: string | undefined): boolean =>
    id !== undefined && (id === 'layouts/office/office-layout' || isOfOffice(routes[id]?.parentId))
  const known = Object.entries(routes).filter(([id]) => !isOfOffice(id))
  return { ...rest, url: siteManifest(url), routes: Object.fromEntries(known) }
}

/** A route is never loaded without those above it: what they import need not be named again. */
function withoutParents({ routes, ...rest }: Manifest): Manifest {
  const above = (route: Route | undefined): string[] => {
    const parent = routes[route?.parentId ?? '']
    return parent ? [parent.module, ...parent.imports, ...above(parent)] : []
  }
  const own = (route: Route) => {
    const known = new Set(above(route))
    return { ...route, imports: route.imports.filter((file) => !known.has(file)) }
  }
  return { ...rest, routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, own(route)])) }
}

/** With its lists in one order, and without the prototypes of another context. */
function sorted(value: object): unknown {
  const byText = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => (Array.isArray(part) ? part.toSorted(byText) : part))
}

function compactOf({ routes, ...rest }: Manifest): string {
  const all = Object.entries(routes)
  const ids = Object.keys(routes)
  const files = [...new Set(all.flatMap(([, { module, imports, css }]) => [module, ...imports, ...css]))]
  const place = (file: string) => files.indexOf(file)
  // In one order, which compresses better: browsers fetch all of them at once.
  const placesOf = (imports: string[]) => imports.map(place).toSorted((a, b) => a - b)
  const rows = all.map(([id, route]): Row => {
    const flags = FLAGS.reduce((bits, flag, at) => bits + (route[flag] ? 2 ** at : 0), 0)
    const { parentId = '', path = null, module, imports, css } = route
    return [id, ids.indexOf(parentId), path, flags, place(module), placesOf(imports), css.map(place)]
  })
  const names = files.map((file) => file.slice(FOLDER.length))
  return `(${expand.toString()})(${JSON.stringify([FOLDER, FLAGS, names, rows, rest])})`
}

/** Runs in the browser, as its own source. */
function expand([folder, flags, names, rows, rest]: [string, string[], string[], Row[], object]): object {
  const routes: Record<string, object> = {}
  const file = (at: number) => folder + names[at]
  for (const [id, parent, path, bits, module, imports, css] of rows)
    routes[id] = {
      id,
      parentId: rows[parent]?.[0],
      path: path ?? undefined,
      ...Object.fromEntries(flags.map((flag, at) => [flag, (bits >> at) & 1 ? true : at ? false : undefined])),
      module: file(module),
      imports: imports.map(file),
      css: css.map(file),
    }
  return { ...rest, routes }
}
