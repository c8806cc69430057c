import { type Locale, localeOfPath } from 'contract/core/locale'
import type { PageHandle } from 'contract/core/page'
import type { RouteObject } from 'react-router'
import type { WebsiteBuild } from './website.ts'

export interface PageAddress {
  /** the cache key */
  key: string
  /** path and query to render, with only the keys the page knows */
  url: string
  /** the path without its language */
  path: string
  /** the routes of the page, from the root to its screen */
  routes: string[]
  /** the language, which the address decides */
  locale: Locale
  public: boolean
  /** rendered for each request */
  fresh: boolean
  /** not for search engines */
  unlisted: boolean
  /** the query keys that it knows, if it fetches its scripts only when it is touched */
  waits?: readonly string[]
  /** the address to redirect to: each page has one address */
  moved?: string
}

/** Finds the page of an address in the website's own route table. */
export class PageAddresses {
  readonly #build: WebsiteBuild
  readonly #routes: RouteObject[]
  readonly #beginning = new Map<string, RouteObject[]>()

  constructor(build: WebsiteBuild) {
    this.#build = build
    this.#routes = treeOf(build)
    for (const word of wordsThatBegin(this.#routes)) this.#beginning.set(word, whoseFirst(this.#routes, word))
    this.#beginning.set('', whoseFirst(this.#routes))
  }

  /** Only routes that can begin like the path are ranked: the router prepares each that it is given, for each request. */
  #matches(path: string) {
    const routes = this.#beginning.get(firstWord(path)) ?? this.#beginning.get('')!
    return this.#build.entry.module.matchRoutes(routes, path) ?? []
  }

  of(address: string): PageAddress {
    const [path, search] = split(withoutOrigin(address))
    const isData = path.endsWith('.data')
    const { locale, path: plain } = localeOfPath(path)
    const pagePath = isData ? plain.replace(/\/_\.data$/, '/').replace(/\.data$/, '') : plain
    const matches = this.#matches(pagePath)
    const routes = matches.map(({ route }) => route.id ?? '')
    const handles = routes.map((id) => (this.#build.routes[id]?.module.handle ?? {}) as PageHandle)
    const isPublic = handles.some((handle) => handle.public)
    const fresh = handles.some((handle) => handle.fresh)
    const unlisted = handles.some((handle) => handle.unlisted)
    const query = new URLSearchParams(search)
    const keys = isPublic ? handles.flatMap((handle) => handle.query ?? []) : []
    const known = pick(query, keys)
    if (isData) pickRoutes(query, known, routes)
    const url = known.size > 0 ? `${path}?${known.toString()}` : path
    const leaf = matches.at(-1)?.route
    // All unknown addresses share one page: otherwise a stranger could have a page rendered for each.
    const key =
      leaf === undefined || leaf.path === '*'
        ? ['nowhere', locale, leaf?.id, isData, known.get('_routes')].join(' ')
        : url
    const moved = isData ? undefined : canonicalPath(path, search)
    return {
      key,
      url,
      path: pagePath,
      routes,
      locale,
      public: isPublic,
      fresh,
      unlisted,
      ...(handles.at(-1)?.waits ? { waits: keys } : {}),
      ...(moved === undefined ? {} : { moved }),
    }
  }
}

/** A proxy may send a full URL; its host is ignored. */
function withoutOrigin(address: string): string {
  if (address.startsWith('/')) return address
  const path = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}

function split(address: string): [path: string, search: string] {
  const at = address.indexOf('?')
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
}

/**
 * The address without needless slashes. To a browser `//somewhere/` is another site, so they are folded before
 * redirecting.
 */
export function canonicalPath(path: string, search: string): string | undefined {
  const plain = path.replace(/[/\\]{2,}/g, '/').replace(/(.)\/$/, '$1')
  if (plain === path) return undefined
  return search ? `${plain}?${search}` : plain
}

function pick(query: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const known = new URLSearchParams()
  for (const key of new Set(keys)) for (const value of query.getAll(key)) if (value !== '') known.append(key, value)
  return known
}

/** The router may request the data of some of a page's routes only; they are sorted, so that keys agree. */
function pickRoutes(query: URLSearchParams, known: URLSearchParams, ids: string[]) {
  const asked = new Set(query.get('_routes')?.split(','))
  const routes = ids.filter((id) => asked.has(id))
  if (routes.length > 0) known.set('_routes', routes.join(','))
}

function treeOf(build: WebsiteBuild): RouteObject[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const below = (parentId: string | undefined): RouteObject[] =>
    routes
      .filter((route) => (route.parentId || undefined) === parentId)
      .map(({ id, path, index, caseSensitive }) =>
        index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children: below(id) },
      )
  return below(undefined)
}

/** The first word of a path as the router compares it: decoded, in any case. */
function firstWord(path: string): string {
  const word = path.split('/', 2)[1] ?? ''
  try {
    return decodeURIComponent(word).toLowerCase()
  } catch {
    return ''
  }
}

/** The words with which addresses of the table begin. */
const wordsThatBegin = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => (path ? [firstWord(`/${path}`)] : wordsThatBegin(children)))

/** The routes that may match a path with this first word, or one with a word that begins no address. */
const whoseFirst = (routes: RouteObject[], word?: string): RouteObject[] =>
  routes.flatMap((route) => {
    const { path, children } = route
    if (path) return /^[:*]/.test(path) || firstWord(`/${path}`) === word ? [route] : []
    return children ? [{ ...route, children: whoseFirst(children, word) }] : [route]
  })
