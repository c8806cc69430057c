import Fastify from 'fastify'
import { createRequestHandler, data, matchRoutes, redirect, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createCache } from '../platform/cache/response-cache.ts'
import { createLimits } from '../platform/http/limits.ts'
import type { PublicRead } from '../platform/http/public-reads.ts'
import { createMakings } from '../platform/http/makings.ts'
import { canonicalPath } from './page-address.ts'
import type { Host, Rendering } from 'contract/core/page'
import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { testFiles } from '../platform/files/testing/test-files.ts'
import { liveValue } from '../platform/core/live-value.ts'
import type { Redirects } from '../dead-ends/dead-end.queries.ts'
import type { StoredSettings } from '../settings/settings.queries.ts'
import type { WebsiteBuild } from './website.ts'
import { websiteRoutes } from './website.routes.ts'

type Screen = {
  path?: string
  index?: true
  handle?: object
  loader?: (args: { request: Request; host: Host }) => unknown
}

/**
 * A website of these screens below one public layout, and one private screen; pages show what their loaders returned.
 */
async function siteOf(screens: Screen[], scale = 1000, redirects: Record<string, string> = {}) {
  const hosts = new WeakMap<object, Host>()
  const module = (screen: Screen) => ({
    default: () => null,
    handle: screen.handle,
    ...(screen.loader && {
      loader: ({ request, context }: { request: Request; context: object }) =>
        screen.loader?.({ request, host: hosts.get(context)! }),
    }),
  })
  const route = (id: string, parentId: string | undefined, screen: Screen) => ({
    id,
    ...(parentId && { parentId }),
    ...(screen.path && { path: screen.path }),
    ...(screen.index && { index: true }),
    module: module(screen),
  })
  const routes = [
    route('root', undefined, {}),
    route('public', 'root', { handle: { public: true } }),
    route('account', 'root', { path: 'account' }),
    ...screens.map((screen, n) => route(`screen-${n}`, 'public', screen)),
  ]
  // A minimal build, with only what the router reads.
  const build = {
    routes: Object.fromEntries(routes.map((one) => [one.id, one])),
    assets: { routes: { root: { css: ['/assets/root.css'] } }, entry: {}, url: '', version: '1' },
    future: {},
    ssr: true,
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    entry: {
      module: {
        createRequestHandler,
        inPage: <T>(_page: Rendering, render: () => T) => render(),
        matchRoutes,
        handleError: () => {},
        createLoadContext(host: Host) {
          const context = new RouterContextProvider()
          hosts.set(context, host)
          return context
        },
        default: (request: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) => {
          headers.set('content-type', 'text/html; charset=utf-8')
          const shown = JSON.stringify({ url: request.url, ...staticHandlerContext.loaderData })
          return new Response(`<!doctype html><script>run()</script>${shown}`, { status, headers })
        },
      },
    },
  } as unknown as WebsiteBuild

  const app = Fastify()
  const cache = createCache({ maxBytes: 1 << 20, log: app.log })
  const stock = { price: 100, asked: 0 }
  const readProduct: PublicRead = async () => {
    const tags = ['product:1']
    const body = await cache.read('a product', async () => {
      stock.asked++
      return { status: 200, headers: {}, body: JSON.stringify({ price: stock.price }), tags }
    })
    return { value: JSON.parse(body.toString()), tags }
  }
  const readClock: PublicRead = async () => ({ value: { now: 1 }, tags: [] })
  app.decorate('publicReads', new Map(Object.entries({ '/products/:id': readProduct, '/clock': readClock })))
  await app.register(websiteRoutes, {
    website: { load: async () => build },
    cache,
    makings: createMakings(createLimits({ redis: undefined, scale }), scale),
    publicUrl: 'https://shop.example',
    ...(await ownBrand(redirects)),
  })
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { app, cache, get, stock }
}

/** The brand of an installation where nothing was changed. */
async function ownBrand(redirects: Record<string, string> = {}) {
  const { files } = await testFiles()
  const log = Fastify().log
  return {
    files,
    log,
    config: { undoSeconds: 10, crm: undefined },
    settings: live<StoredSettings>({ ...DEFAULT_SETTINGS, logo: null }),
    redirects: live<Redirects>(new Map(Object.entries(redirects))),
  }
}

const live = <T>(value: T) =>
  liveValue(
    value,
    async () => value,
    () => {},
  )

type EntryContext = { staticHandlerContext: { loaderData: object } }

const product: Screen = {
  path: 'p/:id',
  handle: { query: ['colour', 'size'] },
  loader: async ({ host }) => (await host.read({ path: '/products/:id', params: { id: '1' }, query: {} })).body,
}

test('the data of a page names its charset', async () => {
  const { get } = await siteOf([product])
  expect((await get('/p/1.data')).headers['content-type']).toBe('text/x-script; charset=utf-8')
})

test('a page is rendered once and cached until a write drops what it shows', async () => {
  const { get, cache, stock } = await siteOf([product])
  expect((await get('/p/1')).body).toContain('"price":100')
  stock.price = 200
  expect((await get('/p/1')).body).toContain('"price":100')
  expect(stock.asked).toBe(1)
  await cache.drop(['product:1'])
  expect((await get('/p/1')).body).toContain('"price":200')
})

test('the data of a page is kept and dropped like the page', async () => {
  const { get, cache, stock } = await siteOf([product])
  const first = await get('/p/1.data')
  expect(first.statusCode).toBe(200)
  expect(first.headers['content-type']).toContain('text/x-script')
  stock.price = 200
  expect((await get('/p/1.data?_routes=screen-0%2Cunknown')).body).toContain('100')
  await cache.drop(['product:1'])
  expect((await get('/p/1.data')).body).toContain('200')
})

test('links use the configured address and nothing from the request', async () => {
  const { get } = await siteOf([{ path: 'here', loader: ({ request }) => [...request.headers.keys()].join() }])
  const { body } = await get('/here', { host: 'evil.example', cookie: 'a=1', authorization: 'Bearer x' })
  expect(body).toContain('https://shop.example/here')
  expect(body).toContain('"accept"')
})

test('only the query keys that a screen names reach it, in one order', async () => {
  const { get, cache } = await siteOf([product])
  expect((await get('/p/1?utm_source=x&size=L&colour=red&page=2')).body).toContain('/p/1?colour=red&size=L"')
  await get('/p/1?colour=red&size=L&gclid=1&empty=')
  expect(cache.stats()).toMatchObject({ hit: 1 })
})

test('a page with data that no write invalidates is cached for seconds only', async () => {
  const loader: Screen['loader'] = async ({ host }) => (await host.read({ path: '/clock', params: {}, query: {} })).body
  const { get, cache } = await siteOf([{ path: 'now', loader }])
  await get('/now')
  expect(cache.stats().entries).toBe(1)
})

test('a page that must be current is rendered for each request and never cached', async () => {
  let state = 'waiting'
  const { get, cache } = await siteOf([{ path: 'q/:token', handle: { fresh: true }, loader: () => ({ state }) }])
  const first = await get('/q/abc')
  state = 'valid'
  expect(first.body).toContain('waiting')
  expect((await get('/q/abc')).body).toContain('valid')
  expect((await get('/q/abc.data')).body).toContain('valid')
  expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(cache.stats().entries).toBe(0)
})

test('the frame of signed-in screens is neither cached nor indexed', async () => {
  const { get } = await siteOf([])
  const { headers, body, statusCode } = await get('/account?token=x')
  expect(statusCode).toBe(200)
  expect(body).not.toContain('token')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})

test('unknown addresses are 404, and share one entry however many are tried', async () => {
  const missing = {
    path: '*',
    loader: () => {
      throw data(null, { status: 404 })
    },
  }
  const { get, cache } = await siteOf([missing])
  expect((await get('/none')).statusCode).toBe(404)
  expect((await get('/some/thing/else')).statusCode).toBe(404)
  expect(cache.stats().entries).toBe(1)
})

test('an address without a page leads where staff say, in its language; one with a page keeps it', async () => {
  const gone: Screen = {
    path: 'gone/:id',
    loader: () => {
      throw data(null, { status: 404 })
    },
  }
  const { get } = await siteOf([product, gone, { ...gone, path: '*' }], 1000, {
    '/old': '/p/1?colour=red',
    '/gone/7': '/p/2',
    '/p/1': '/p/2',
  })
  const answer = async (path: string) => {
    const { statusCode, headers } = await get(path)
    return [statusCode, headers.location]
  }
  expect(await answer('/old?ref=sms')).toEqual([301, '/p/1?colour=red'])
  expect(await answer('/ne/old')).toEqual([301, '/ne/p/1?colour=red'])
  expect(await answer('/gone/7')).toEqual([301, '/p/2'])
  expect(await answer('/gone/8')).toEqual([404, undefined])
  expect(await answer('/p/1')).toEqual([200, undefined])
  expect((await get('/old')).headers['cache-control']).toBe('public, max-age=3600')
})

test('a stored redirect to another site is not followed', async () => {
  const { get } = await siteOf([product], 1000, {
    '/old': '//elsewhere.example',
    '/older': 'https://elsewhere.example',
  })
  for (const url of ['/old', '/older', '/ne/older']) {
    const { headers } = await get(url)
    expect(headers.location).toBeUndefined()
  }
})

test('a redirect of a loader arrives as it was thrown', async () => {
  const { get } = await siteOf([{ path: 'old', loader: () => redirect('/p/1', 301) }])
  const { statusCode, headers } = await get('/old')
  expect([statusCode, headers.location]).toEqual([301, '/p/1'])
})

test('each page has one address, and none leads to another site', async () => {
  const { get } = await siteOf([product])
  const moved = async (url: string) => {
    const { statusCode, headers } = await get(url)
    return [statusCode, headers.location]
  }
  expect(await moved('/p/1/?a=1')).toEqual([301, '/p/1?a=1'])
  expect(await moved('//evil.example/')).toEqual([301, '/evil.example'])
  expect(canonicalPath('/\\/evil.example', '')).toBe('/evil.example')
  expect(canonicalPath('/', 'a=1')).toBeUndefined()
})

test('a failure shows the id of the request and nothing else, and is not kept', async () => {
  const { get, cache } = await siteOf([
    {
      path: 'broken',
      loader: () => {
        throw new Error('password=hunter2')
      },
    },
  ])
  const { statusCode, body, headers } = await get('/broken')
  expect(statusCode).toBe(500)
  expect(body).toMatch(/Request req-/)
  expect(body).not.toContain('hunter2')
  expect(headers['cache-control']).toBe('no-store')
  expect(cache.stats().entries).toBe(0)
  const nepali = await get('/ne/broken')
  expect(nepali.statusCode).toBe(500)
  expect(nepali.body).toMatch(/<html lang="ne">.*केही गडबड भयो.*अनुरोध req-.*href="\/ne"/s)
})

test('pages accept only reads', async () => {
  const { app, get } = await siteOf([product])
  const full = await get('/p/1')
  const head = await app.inject({ method: 'HEAD', url: '/p/1' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect(head.headers['content-length']).toBe(full.headers['content-length'])
  expect((await app.inject({ method: 'POST', url: '/p/1', payload: 'x' })).statusCode).toBe(405)
})

test('a form that is sent before its script is there leads back to its page', async () => {
  const { app } = await siteOf([product])
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { statusCode, headers: answer } = await app.inject({ method: 'POST', url: '/p/1', headers, payload: 'a=1' })
  expect([statusCode, answer.location]).toEqual([303, '?'])
})

test('without a build each page says how to make one', async () => {
  const app = Fastify()
  const cache = createCache({ maxBytes: 1000, log: app.log })
  await app.register(websiteRoutes, {
    website: undefined,
    cache,
    makings: createMakings(createLimits({ redis: undefined, scale: 1 }), 1),
    publicUrl: 'http://localhost',
    ...(await ownBrand()),
  })
  const { statusCode, body } = await app.inject('/')
  expect([statusCode, body]).toEqual([503, 'The website is not built yet. Run: npm run build\n'])
})

test('pages that are not kept are limited by source; a person is told so on a page, a program in JSON', async () => {
  const { get } = await siteOf([product], 0.02) // two pages a minute
  for (const path of ['/p/1', '/p/2']) expect((await get(path)).statusCode).toBe(200)
  const page = await get('/p/3', { accept: 'text/html,*/*' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
  expect(page.body).toContain('Too many requests')
  expect((await get('/p/4.data')).json()).toMatchObject({ code: 'too_many' })
  expect((await get('/p/1')).statusCode).toBe(200) // cached, so not limited
})

test('a browser in Nepali is led from the first page to the Nepali one, though the English one is cached, and no cache keeps the way', async () => {
  const { app } = await siteOf([{ index: true }])
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const open = (headers: Record<string, string> = {}) => fetch(address, { headers, redirect: 'manual' })
  try {
    const english = [
      await open(),
      await open({ 'accept-language': 'en-GB' }),
      await open({ 'accept-language': 'en-GB' }),
    ]
    expect(english.map(({ status }) => status)).toEqual([200, 200, 200])
    const nepali = await open({ 'accept-language': 'ne-NP,en;q=0.5' })
    expect([nepali.status, nepali.headers.get('location'), nepali.headers.get('cache-control')]).toEqual([
      302,
      '/ne',
      'private, no-store',
    ])
    expect((await open({ 'accept-language': 'ne', cookie: 'page-language=en' })).status).toBe(200)
  } finally {
    await app.close()
  }
})
