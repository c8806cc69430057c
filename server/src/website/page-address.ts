import type { RouteObject } from 'react-router'
import type { WebsiteBuild } from './website.ts'

/** What a layout or screen says of itself: `export const handle = { public: true, query: ['page'] }`. */
export interface PageHandle {
  /** the same for everybody, so it is rendered on the server and kept; said once by the layout of such screens */
  public?: true
  /** the query keys that its loader reads; all others never reach it */
  query?: readonly string[]
  /** right at each request, because no write tells when it changes: made anew each time, kept by nobody */
  fresh?: true
  /** not for the index of search engines, and not worth keeping for a person without a connection */
  unlisted?: true
}

export interface PageAddress {
  /** under which the page is kept */
  key: string
  /** path and query to render, with nothing in it that the page does not know */
  url: string
  public: boolean
  /** made anew each time */
  fresh: boolean
  /** not for search engines */
  unlisted: boolean
  /** where it should have been asked for: one page has one address */
  moved?: string
}

/** Finds the page that an address means, by the website's own table of routes. */
export class PageAddresses {
  readonly #build: WebsiteBuild
  readonly #routes: RouteObject[]

  constructor(build: WebsiteBuild) {
    this.#build = build
    this.#routes = treeOf(build)
  }

  of(address: string): PageAddress {
    const [path, search] = split(withoutOrigin(address))
    const isData = path.endsWith('.data')
    const pagePath = isData ? path.replace(/\/_\.data$/, '/').replace(/\.data$/, '') : path
    const matches = this.#build.entry.module.matchRoutes(this.#routes, pagePath) ?? []
    const handles = matches.map(({ route }) => (this.#build.routes[route.id ?? '']?.module.handle ?? {}) as PageHandle)
    const isPublic = handles.some((handle) => handle.public)
    const fresh = handles.some((handle) => handle.fresh)
    const unlisted = handles.some((handle) => handle.unlisted)
    const query = new URLSearchParams(search)
    const known = pick(query, isPublic ? handles.flatMap((handle) => handle.query ?? []) : [])
    if (isData)
      pickRoutes(
        query,
        known,
        matches.map(({ route }) => route.id ?? ''),
      )
    const url = known.size > 0 ? `${path}?${known.toString()}` : path
    const leaf = matches.at(-1)?.route
    // All that leads nowhere is one page: else a stranger could have a page rendered for each wrong address.
    const key =
      leaf === undefined || leaf.path === '*' ? ['nowhere', leaf?.id, isData, known.get('_routes')].join(' ') : url
    const moved = isData ? undefined : movedFrom(path, search)
    return { key, url, public: isPublic, fresh, unlisted, ...(moved === undefined ? {} : { moved }) }
  }
}

/** A proxy asks with the whole address; whose it says to be counts for nothing. */
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
 * Where an address belongs that is spelled with needless slashes. `//somewhere/` is another site to a browser, so they
 * are folded before it is sent back.
 */
export function movedFrom(path: string, search: string): string | undefined {
  const plain = path.replace(/[/\\]{2,}/g, '/').replace(/(.)\/$/, '$1')
  if (plain === path) return undefined
  return search ? `${plain}?${search}` : plain
}

function pick(query: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const known = new URLSearchParams()
  for (const key of new Set(keys)) for (const value of query.getAll(key)) if (value !== '') known.append(key, value)
  return known
}

/** The router may ask for the data of some of a page's routes only; in its own order, so that the keys agree. */
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
