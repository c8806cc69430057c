import { randomBytes } from 'node:crypto'
import { type Locale, localePrefix } from 'contract/core/locale'
import type { CarriedSettings } from 'contract/settings/page-settings'
import type { Made } from '../platform/cache/entry.ts'
import type { ApiReader } from './api-reader.ts'
import { withoutNonce } from './csp.ts'
import { failurePage } from './failure-page.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'
import { PRIVATE, PUBLIC, UNLISTED } from '../platform/http/headers.ts'
import { pageHeaders } from './page-headers.ts'
import { SETTINGS } from '../settings/settings.tags.ts'
import { type PageAddress, PageAddresses } from './page-address.ts'
import type { Website, WebsiteBuild } from './website.ts'

export interface Renderer {
  addressOf: (address: string) => PageAddress
  render: (page: PageAddress, order: RenderOrder) => Promise<Made>
  /** The page that explains the failure. */
  failure: (status: number, requestId: string, locale: Locale) => Made
}

interface RenderOrder {
  api: ApiReader
  requestId: string
  /** for pages in a language */
  settingsIn: (locale: Locale) => CarriedSettings
  report: (error: unknown) => void
}

/** Renders addresses to finished pages. Links and origin come from `publicUrl`, never from the visitor's request. */
export function createRenderer(
  build: WebsiteBuild,
  publicUrl: string,
  { development = false, assetsOf }: Pick<Website, 'development' | 'assetsOf'>,
): Renderer {
  const { origin, protocol } = new URL(publicUrl)
  const { createLoadContext, createRequestHandler, inPage, whenTouched } = build.entry.module
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>()
  /** Knows the routes of one page, so that the router need not look through all of them for each request. */
  function handlerOf({ locale, routes: ids }: PageAddress) {
    const key = `${locale} ${ids.at(-1)}`
    const known = handlers.get(key)
    if (known) return known
    const routes = ids.length > 0 ? Object.fromEntries(ids.map((id) => [id, build.routes[id]])) : build.routes
    // A language is a base path to the router, so links and loaders name addresses without it.
    const basename = localePrefix(locale) || '/'
    const own = { ...build, routes, basename, assets: assetsOf?.(locale) ?? build.assets }
    const made = createRequestHandler(own, development ? 'development' : 'production')
    handlers.set(key, made)
    return made
  }
  const addresses = new PageAddresses(build)
  const headersOf = (page: string, nonce = '') =>
    pageHeaders(page, { https: protocol === 'https:', development, nonce })

  return {
    addressOf: (address) => addresses.of(address),
    failure,
    async render(page, { api, requestId, settingsIn, report }) {
      const nonce = randomBytes(16).toString('hex')
      let finished: Uint8Array | undefined
      const context = createLoadContext({ read: api.read, finished: (html) => (finished = html), report, nonce })
      // Nothing of the visitor's request is passed: a cached page cannot depend on who asked first.
      const request = new Request(origin + page.url, { headers: { accept: 'text/html' } })
      const { locale } = page
      const response = await inPage({ locale, settings: settingsIn(locale) }, () => handlerOf(page)(request, context))
      const isPage = !new URL(request.url).pathname.endsWith('.data')
      if (response.status >= 500) {
        report(new Error(`the page answers ${response.status}`))
        if (isPage && !development) return failure(response.status, requestId, page.locale)
      }
      const headers = Object.fromEntries(response.headers)
      const isHtml = headers['content-type']?.startsWith('text/html')
      const html = isHtml ? inLatin1(finished ?? (await response.bytes())) : ''
      // The frame of a signed-in screen is empty until its scripts run.
      const waits =
        response.status === 200 && page.waits
          ? { start: inLatin1(Buffer.from(whenTouched)), keys: page.waits }
          : undefined
      const marked = page.public && !development ? scriptsAfterPaint(html, waits) : html
      const body = isHtml ? Buffer.from(withoutNonce(marked, nonce), 'latin1') : Buffer.from(await response.bytes())
      return {
        status: response.status,
        headers: {
          ...headers,
          ...(headers['content-type'] === 'text/x-script' && { 'content-type': 'text/x-script; charset=utf-8' }),
          ...headersOf(marked, nonce),
          ...(page.public && !page.fresh && response.status < 500 ? PUBLIC : PRIVATE),
          ...(page.unlisted ? UNLISTED : {}),
        },
        body,
        tags: [...api.tags, SETTINGS],
        short: page.public && api.untagged(),
      }
    },
  }

  function failure(status: number, requestId: string, locale: Locale): Made {
    const body = failurePage(build, status, requestId, locale)
    const headers = {
      ...headersOf(inLatin1(Buffer.from(body))),
      ...PRIVATE,
      'content-type': 'text/html; charset=utf-8',
    }
    return { status, headers: status === 503 ? { ...headers, 'retry-after': '5' } : headers, body }
  }
}

/**
 * A page with a sign for each byte: all that is looked for in it and put into it is ASCII, and decoding and encoding it
 * would take longer than that.
 */
const inLatin1 = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1')
