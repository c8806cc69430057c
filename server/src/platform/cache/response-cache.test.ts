import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LOCALE_HEADER } from 'contract/core/locale'
import { languageOf } from '../http/page-language.ts'
import { TooMany } from '../core/problems.ts'
import type { Broadcast, Listener } from './broadcast.ts'
import type { Made } from './entry.ts'
import { answerHitsFirst } from './hits-first.ts'
import { type CacheOptions, createCache } from './response-cache.ts'

const LONG = '<p>'.padEnd(5000, 'kettle ')

/** A server that answers every address from the cache with what `make` returns. */
function cachedServer(make: (url: string) => Promise<Partial<Made>>, options: Partial<CacheOptions> = {}) {
  const app = Fastify()
  const cache = createCache({ maxBytes: 1 << 20, log: app.log, ...options })
  let made = 0
  app.get('/*', (request, reply) =>
    cache.respond(request, reply, request.url, async () => {
      made++
      return { status: 200, headers: { 'content-type': 'text/html' }, body: LONG, ...(await make(request.url)) }
    }),
  )
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { app, cache, get, made: () => made }
}

const gate = () => Promise.withResolvers<void>()

test('a cached response is sent again', async () => {
  const { get, made, cache } = cachedServer(async () => ({}))
  expect((await get('/a')).body).toBe(LONG)
  expect((await get('/a')).body).toBe(LONG)
  expect(made()).toBe(1)
  expect(cache.stats()).toMatchObject({ hit: 1, miss: 1, entries: 1 })
})

test('concurrent requests share one generation', async () => {
  const open = gate()
  const { get, made } = cachedServer(async () => {
    await open.promise
    return {}
  })
  const answers = Array.from({ length: 20 }, () => get('/a'))
  setTimeout(open.resolve, 20)
  expect((await Promise.all(answers)).every((answer) => answer.statusCode === 200)).toBe(true)
  expect(made()).toBe(1)
})

test('a drop removes what shows the thing, and nothing else', async () => {
  const { get, made, cache } = cachedServer(async (url) => ({ tags: [`product:${url.slice(1)}`, 'catalogue'] }))
  await get('/1')
  await get('/2')
  await cache.drop(['product:1'])
  expect(cache.stats().entries).toBe(1)
  await get('/2')
  expect(made()).toBe(2)
  await cache.drop(['catalogue'])
  expect(cache.stats().entries).toBe(0)
})

test('a response being made during a drop of its tag is not cached', async () => {
  const open = gate()
  const { get, made, cache } = cachedServer(async () => {
    await open.promise
    return { tags: ['product:1'] }
  })
  const answer = get('/1')
  await new Promise((resolve) => setTimeout(resolve, 10))
  await cache.drop(['product:1'])
  open.resolve()
  await answer
  expect(cache.stats().entries).toBe(0)
  await get('/1')
  expect(made()).toBe(2)
  expect(cache.stats().entries).toBe(1)
})

test('a request after a drop never gets a response begun before it', async () => {
  const opens = [gate(), gate()]
  let price = 100
  let call = 0
  const { get, cache } = cachedServer(async () => {
    const body = `Rs ${price}`
    await opens[call++]?.promise
    return { body, tags: ['product:1'] }
  })
  const before = get('/1')
  await new Promise((resolve) => setTimeout(resolve, 10))
  price = 200
  await cache.drop(['product:1'])
  const after = get('/1')
  await new Promise((resolve) => setTimeout(resolve, 10))
  opens[1]?.resolve()
  expect((await after).body).toBe('Rs 200')
  // The older one finishes last, when no other request in progress would remember the drop.
  opens[0]?.resolve()
  expect((await before).body).toBe('Rs 100')
  expect((await get('/1')).body).toBe('Rs 200')
})

test('dropping another tag does not affect an entry in the making', async () => {
  const open = gate()
  const { get, cache } = cachedServer(async () => {
    await open.promise
    return { tags: ['product:1'] }
  })
  const answer = get('/1')
  await new Promise((resolve) => setTimeout(resolve, 10))
  await cache.drop(['product:2'])
  open.resolve()
  await answer
  expect(cache.stats().entries).toBe(1)
})

test('a stale entry is served while a new one is generated', async () => {
  let version = 0
  const { get, cache } = cachedServer(async () => ({ body: `version ${++version}` }), { freshMs: 200 })
  expect((await get('/a')).body).toBe('version 1')
  await new Promise((resolve) => setTimeout(resolve, 220))
  expect((await get('/a')).body).toBe('version 1')
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect((await get('/a')).body).toBe('version 2')
  expect(cache.stats()).toMatchObject({ stale: 1, hit: 1, miss: 1 })
})

test('a stale entry survives a failed regeneration', async () => {
  let fails = false
  const { get } = cachedServer(
    async () => {
      if (fails) throw new Error('database away')
      return { body: 'good' }
    },
    { freshMs: 10 },
  )
  await get('/a')
  fails = true
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect((await get('/a')).body).toBe('good')
  expect((await get('/a')).body).toBe('good')
})

test('what was dropped and cannot be made while the database is away is sent as it was, and says so', async () => {
  let fails: (() => Promise<Partial<Made>>) | undefined
  const { get, cache } = cachedServer(async () => (fails ? fails() : { tags: ['catalogue'] }))
  await get('/a')
  await cache.drop(['catalogue'])
  const asBefore = [200, LONG, 'baltra; hit; detail=outdated', 'no-store']
  const asked = async (url: string) => {
    const { statusCode, body, headers } = await get(url)
    return [statusCode, body, headers['cache-status'], headers['cache-control']]
  }
  fails = async () => Promise.reject(Object.assign(new Error('the connection is refused'), { code: 'ECONNREFUSED' }))
  expect(await asked('/a')).toEqual(asBefore)
  fails = async () => ({ status: 503 })
  expect(await asked('/a')).toEqual(asBefore)
  expect((await asked('/b'))[0]).toBe(503)
  // What refuses for another reason is heard.
  fails = async () => Promise.reject(new TooMany('Too many', 1))
  expect((await asked('/a'))[0]).toBe(429)
  fails = undefined
  expect(await asked('/a')).toEqual([200, LONG, undefined, undefined])
})

test('it never exceeds its size in bytes', async () => {
  const noise = () => Array.from({ length: 1000 }, () => Math.random().toString(36)).join('')
  const { get, cache } = cachedServer(async () => ({ body: noise(), tags: ['all'] }), { maxBytes: 200_000 })
  for (let n = 0; n < 30; n++) await get(`/${n}`)
  expect(cache.stats().bytes).toBeLessThanOrEqual(200_000)
  expect(cache.stats().entries).toBeGreaterThan(1)
  await cache.drop(['all'])
  expect(cache.stats()).toMatchObject({ bytes: 0, entries: 0 })
})

test('each client gets an encoding it accepts, each with its own ETag', async () => {
  const { get } = cachedServer(async () => ({}))
  const plain = await get('/a')
  const br = await get('/a', { 'accept-encoding': 'gzip, deflate, br' })
  const gz = await get('/a', { 'accept-encoding': 'br;q=0, gzip' })
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(LONG)
  expect(gunzipSync(gz.rawPayload).toString()).toBe(LONG)
  expect([plain, br, gz].map((answer) => answer.headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect(new Set([plain, br, gz].map((answer) => answer.headers.etag)).size).toBe(3)
  expect(br.headers.etag).toMatch(/^".*-br"$/)
  expect([plain, br].map((answer) => answer.headers.vary)).toEqual(['accept-encoding', 'accept-encoding'])
})

test('a client that has it in any encoding gets 304', async () => {
  const { get } = cachedServer(async () => ({}))
  const br = await get('/a', { 'accept-encoding': 'br' })
  for (const known of [String(br.headers.etag), `"x", W/${br.headers.etag}`, '*']) {
    const answer = await get('/a', { 'if-none-match': known, 'accept-encoding': 'gzip' })
    expect(answer.statusCode).toBe(304)
    expect(answer.body).toBe('')
    expect(answer.headers.etag).toMatch(/-gzip"$/)
  }
  expect((await get('/a', { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('HEAD has the headers and no body', async () => {
  const { app, get } = cachedServer(async () => ({}))
  const full = await get('/a')
  const head = await app.inject({ method: 'HEAD', url: '/a' })
  expect(head.body).toBe('')
  expect(head.headers['content-length']).toBe(full.headers['content-length'])
  expect(head.headers.etag).toBe(full.headers.etag)
})

test('not found is kept for seconds, a failure and a cookie not at all', async () => {
  const answers: Record<string, Partial<Made>> = {
    '/gone': { status: 404 },
    '/broken': { status: 500 },
    '/cookie': { headers: { 'set-cookie': 'a=1' } },
    '/moved': { status: 301, headers: { location: '/' } },
    '/found': { status: 302, headers: { location: '/' } },
  }
  const { get, cache } = cachedServer(async (url) => answers[url] ?? {}, { freshMs: 15, staleMs: 60_000 })
  for (const url of Object.keys(answers)) await get(url)
  expect(cache.stats().entries).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 25))
  await get('/gone')
  await get('/moved')
  expect(cache.stats()).toMatchObject({ stale: 1, miss: 6 })
})

function broadcastHere(): Broadcast {
  const listeners: Listener[] = []
  return {
    publish: async (tags) => listeners.forEach((listener) => listener.dropped(tags)),
    tellRenewed: (entry) => listeners.forEach((listener) => listener.renewed(entry)),
    subscribe: async (listener) => {
      listeners.push(listener)
      return async () => {}
    },
  }
}

test('an entry that one process makes again with the same bytes is fresh in the others', async () => {
  const options = { broadcast: broadcastHere(), freshMs: 400 }
  let body = LONG
  const one = cachedServer(async () => ({ body }), options)
  const other = cachedServer(async () => ({ body }), options)
  await one.get('/a')
  await other.get('/a')
  await delay(420)
  await one.get('/a')
  await vi.waitFor(() => expect(one.made()).toBe(2))
  await other.get('/a')
  expect([other.made(), other.cache.stats().stale]).toEqual([1, 0])

  body = `${LONG} of steel`
  await delay(420)
  await one.get('/a')
  await vi.waitFor(() => expect(one.made()).toBe(3))
  await other.get('/a')
  await vi.waitFor(() => expect(other.made()).toBe(2))
  expect((await other.get('/a')).body).toBe(body)
})

test('drops are sent to other processes and received from them', async () => {
  const broadcast = broadcastHere()
  const one = cachedServer(async () => ({ tags: ['product:1'] }), { broadcast })
  const other = cachedServer(async () => ({ tags: ['product:1'] }), { broadcast })
  await one.get('/a')
  await other.get('/a')
  await one.cache.drop(['product:1'])
  expect(other.cache.stats().entries).toBe(0)
})

test('a hit is answered before the framework sees it, with the same bytes and headers', async () => {
  const { app, cache, made } = cachedServer(async () => ({ tags: ['a'] }))
  let seen = 0
  app.addHook('onRequest', async () => void seen++)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const first = await fetch(`${address}/a`)
  const expected = await first.text()
  answerHitsFirst(app.server, cache)
  const hit = await fetch(`${address}/a`)
  expect(await hit.text()).toBe(expected)
  const names = ['content-type', 'etag', 'vary', 'content-encoding']
  expect(names.map((name) => hit.headers.get(name))).toEqual(names.map((name) => first.headers.get(name)))
  expect((await fetch(`${address}/a`, { method: 'HEAD' })).headers.get('etag')).toBe(hit.headers.get('etag'))
  expect((await fetch(`${address}/a`, { headers: { 'if-none-match': hit.headers.get('etag') ?? '' } })).status).toBe(
    304,
  )
  expect([seen, made()]).toEqual([1, 1])
  await fetch(`${address}/b`)
  expect(seen).toBe(2)
  await app.close()
})

test('an address is kept once for each language of the page, and a drop takes both', async () => {
  const app = Fastify()
  const cache = createCache({ maxBytes: 1 << 20, log: app.log })
  let made = 0
  app.get('/*', (request, reply) => {
    const locale = languageOf(request)
    return cache.respond(request, reply, `key ${locale}`, async () => {
      made++
      const headers = { 'content-type': 'text/plain', vary: LOCALE_HEADER }
      return { status: 200, headers, body: locale, tags: ['a'] }
    })
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  answerHitsFirst(app.server, cache)
  const read = async (locale?: string) => {
    const answer = await fetch(`${address}/a`, { headers: locale ? { [LOCALE_HEADER]: locale } : {} })
    return `${await answer.text()} ${answer.headers.get('vary')}`
  }
  const vary = `${LOCALE_HEADER}, accept-encoding`
  const both = [`ne ${vary}`, `en ${vary}`]
  expect([await read('ne'), await read(), await read('ne'), await read()]).toEqual([...both, ...both])
  expect([made, cache.stats().first]).toEqual([2, 2])
  await cache.drop(['a'])
  expect([await read('ne'), await read(), made]).toEqual([...both, 4])
  await app.close()
})

test('in a full cache the entries of the largest source are evicted first, least recently used first', async () => {
  const app = Fastify({ trustProxy: true })
  const cache = createCache({ maxBytes: 100_000, log: app.log })
  let made = 0
  app.get('/*', (request, reply) =>
    cache.respond(request, reply, request.url, async () => {
      made += 1
      return { status: 200, headers: {}, body: randomBytes(1000).toString('hex') }
    }),
  )
  const get = (url: string, ip: string) => app.inject({ url, headers: { 'x-forwarded-for': ip } })
  const shop = Array.from({ length: 12 }, (_, at) => `/shop/${at}`)
  for (const url of shop) await get(url, `198.51.100.${shop.indexOf(url)}`)
  for (let random = 0; random < 12; random += 1) await get(`/search/${random}`, '203.0.113.7')
  made = 0
  await get('/search/0', '203.0.113.7')
  expect([made, cache.stats().bytes > 50_000]).toEqual([0, true]) // there was room beyond its share
  for (let random = 12; random < 200; random += 1) {
    await get(`/search/${random}`, '203.0.113.7')
    await get('/search/0', '203.0.113.7')
  }
  expect(cache.stats().bytes).toBeLessThanOrEqual(100_000)
  made = 0
  for (const url of shop) await get(url, '198.51.100.99')
  expect(made).toBe(0)
  await get('/search/199', '203.0.113.7')
  await get('/search/0', '203.0.113.7')
  expect(made).toBe(0)
})

test('while requests are shed, stale entries are served as stored bytes before the framework', async () => {
  const { app, cache } = cachedServer(async () => ({}), { freshMs: 0 })
  const state = { shedding: false }
  let reached = 0
  app.addHook('onRequest', async () => void (reached += 1))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  answerHitsFirst(app.server, cache, () => state.shedding)
  const { port } = app.server.address() as AddressInfo
  const ask = () => fetch(`http://127.0.0.1:${port}/a`, { headers: { 'accept-encoding': 'identity' } })
  await (await ask()).text()
  await (await ask()).text()
  expect(reached).toBe(2)
  state.shedding = true
  const answer = await fetch(`http://127.0.0.1:${port}/a`) // an encoding that nobody asked for yet
  expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([200, null, LONG])
  expect(reached).toBe(2)
})

test('a refused generation leaves cached entries available', async () => {
  const app = Fastify()
  const cache = createCache({ maxBytes: 1 << 20, log: app.log, freshMs: 0 })
  let refused = false
  const admit = async () => {
    if (refused) throw new TooMany('Too many', 1)
    return () => {}
  }
  app.get('/*', (request, reply) =>
    cache.respond(request, reply, request.url, async () => ({ status: 200, headers: {}, body: LONG }), admit),
  )
  expect((await app.inject('/a')).statusCode).toBe(200)
  refused = true
  expect((await app.inject('/a')).statusCode).toBe(200)
  expect((await app.inject('/b')).statusCode).toBe(429)
})
