import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { TooMany } from '../core/problems.ts'
import { isDatabaseAway } from '../database/errors.ts'
import { loggedPath } from '../http/logged-path.ts'
import { languageOf } from '../http/page-language.ts'
import { sourceOf } from '../core/source.ts'
import { type Broadcast, EVERYTHING, noBroadcast, type Renewed } from './broadcast.ts'
import { DropLog } from './drop-log.ts'
import { acceptedEncoding } from './encoding.ts'
import { type Entry, finish, matchesEtag, type Made, type Variant } from './entry.ts'
import { Shares } from './shares.ts'

export interface CacheOptions {
  maxBytes: number
  broadcast?: Broadcast
  /** told what other processes dropped, before it is dropped here */
  heard?: (tags: readonly string[]) => void
  log: Pick<FastifyBaseLogger, 'warn'>
  /** default headers of every response */
  headers?: Readonly<Record<string, string>>
  /** how long a response is fresh */
  freshMs?: number
  /** how much longer it is served stale while a new one is made */
  staleMs?: number
}

interface CacheStats {
  hit: number
  /** of the hits, those answered before the framework saw the request */
  first: number
  stale: number
  miss: number
  /** drop requests, from here and from other processes */
  drops: number
  bytes: number
  entries: number
}

/**
 * Admits a request that needs a new response, or throws; the function it returns is called when the response is
 * finished.
 */
type Admit = () => Promise<() => void>

/** Caches the final bytes of responses that are the same for everyone: pages and public API responses. */
export interface ResponseCache {
  /**
   * Answers from the cache, or with the result of `make`, which concurrent requests share. The key must follow from the
   * address and the language of the page alone, because the same two are later answered without asking. `admit` is called before `make` and may
   * refuse by throwing; cached entries are served regardless. What was dropped and cannot be made while the database is
   * away is sent as it was, and says so in its headers.
   */
  respond(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<Made>,
    admit?: Admit,
  ): Promise<FastifyReply>
  /** The bytes under a key, from the cache or made now, for a page of this process, which has been admitted. */
  read(key: string, make: () => Promise<Made>): Promise<Buffer>
  /** Answers with the result of `make`, encoded for the client, and caches nothing. */
  respondAnew(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<Made>,
    admit?: Admit,
  ): Promise<FastifyReply>
  /**
   * Answers at once when the address maps to a fresh entry, or to a stale one if `alsoStale`. Otherwise does nothing
   * and returns false.
   */
  answer(request: IncomingMessage, response: ServerResponse, alsoStale?: () => boolean): boolean
  /** Drops what shows any of these tags, here and in other processes. Call it after the commit. */
  drop(tags: readonly string[]): Promise<void>
  stats(): CacheStats
  /** Resolves when the drops of other processes can be heard, or soon if they cannot be heard yet. */
  listening(): Promise<void>
  close(): Promise<void>
}

declare module '../core/services.ts' {
  interface Services {
    cache: ResponseCache
  }
}

/** Lifetime of "not found" and untagged responses: enough for a burst, too short to notice. */
const SHORT_MS = 5_000
const FRESH_MS = 60_000
const STALE_MS = 600_000
/**
 * When the cache is full, entries of a source beyond this share are evicted first, so that one crawler leaves room for
 * others.
 */
const LARGEST_SHARE = 1 / 4
/** The share of what was dropped, for as long as it has not been made again. */
const OUTDATED_SHARE = 1 / 8
/** Of what is sent as it was before a drop: in the words of RFC 9211, and for no other cache. */
const OUTDATED = { 'cache-status': 'baltra; hit; detail=outdated', 'cache-control': 'no-store' }
/** How many addresses are mapped to keys that are spelled differently; longer addresses are not mapped. */
const MOST_ALIASES = 10_000
const LONGEST_ALIAS = 300

interface Flight {
  begun: number
  entry: Promise<Entry>
}

/** The cache of this process. */
export function createCache(options: CacheOptions): ResponseCache {
  const { maxBytes, broadcast = noBroadcast, log, headers = {}, freshMs = FRESH_MS, staleMs = STALE_MS } = options
  const counts = { hit: 0, first: 0, stale: 0, miss: 0, drops: 0 }
  const flights = new Map<string, Flight>()
  const drops = new DropLog()
  const keysOfTag = new Map<string, Set<string>>()
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 4),
    sizeCalculation: (entry, key) => entry.bytes + 2 * key.length,
    dispose: (entry, key) => forget(key, entry.tags),
  })
  const outdated = new LRUCache<string, Entry>({
    maxSize: Math.ceil(maxBytes * OUTDATED_SHARE),
    sizeCalculation: (entry, key) => entry.bytes + 2 * key.length,
  })
  const shares = new Shares(maxBytes * LARGEST_SHARE)
  const aliases = new LRUCache<string, string>({ max: MOST_ALIASES })
  let flying = 0
  let closing = false

  const subscription = broadcast
    .subscribe({
      dropped(tags) {
        options.heard?.(tags)
        dropHere(tags)
      },
      renewed: renewHere,
    })
    .catch((error: unknown) => {
      log.warn({ err: error }, 'cache hears no drops of other processes')
      return async () => {}
    })

  async function get(key: string, make: () => Promise<Made>, admit: Admit, maker: string): Promise<Entry> {
    const kept = entries.get(key)
    const now = performance.now()
    if (kept && now < kept.freshUntil) {
      counts.hit++
      return kept
    }
    if (kept && now < kept.staleUntil) {
      counts.stale++
      begin(key, make, admit, maker).catch((error: unknown) => {
        if (!(error instanceof TooMany)) log.warn({ err: error, key: loggedPath(key) }, 'cache entry not renewed')
      })
      return kept
    }
    counts.miss++
    return begin(key, make, admit, maker)
  }

  /** Joins a request in progress, or starts one when the caller is admitted. */
  async function begin(key: string, make: () => Promise<Made>, admit: Admit, maker: string): Promise<Entry> {
    if (flights.get(key)?.begun === drops.now) return fly(key, make, maker)
    const leave = await admit()
    try {
      const meanwhile = entries.get(key)
      if (meanwhile && performance.now() < meanwhile.freshUntil) return meanwhile
      return await fly(key, make, maker)
    } finally {
      leave()
    }
  }

  /**
   * Joins the request in progress for this key, unless something was dropped since it began: it may then show old data.
   */
  function fly(key: string, make: () => Promise<Made>, maker: string): Promise<Entry> {
    const current = flights.get(key)
    if (current?.begun === drops.now) return current.entry
    const flight: Flight = { begun: drops.now, entry: run(key, make, maker, drops.now) }
    flights.set(key, flight)
    flying++
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
      if (--flying === 0) drops.clear()
    }
    flight.entry.then(land, land)
    return flight.entry
  }

  const withHeaders = (made: Made): Made => ({ ...made, headers: { ...headers, ...made.headers } })

  async function run(key: string, make: () => Promise<Made>, maker: string, begun: number): Promise<Entry> {
    const made = await make()
    const entry = finish(withHeaders(made), mayKeep(made))
    const outdated = drops.anySince(begun, entry.tags) || (flights.get(key)?.begun ?? begun) > begun
    if (!mayKeep(made) || outdated) return entry
    const isShort = made.short || made.status === 404
    const isAsBefore = entries.peek(key)?.etag === entry.etag
    keep(key, entry, maker, isShort)
    if (isAsBefore && !isShort) broadcast.tellRenewed({ key, etag: entry.etag })
    return entry
  }

  /** Another process has just made an entry that is kept here, with the same bytes: it need not be made here as well. */
  function renewHere({ key, etag }: Renewed) {
    const kept = entries.peek(key)
    if (kept?.etag === etag) startFresh(kept, false)
  }

  function startFresh(entry: Entry, isShort: boolean) {
    entry.freshUntil = performance.now() + (isShort ? Math.min(SHORT_MS, freshMs) : freshMs)
    entry.staleUntil = isShort ? entry.freshUntil : entry.freshUntil + staleMs
  }

  function keep(key: string, entry: Entry, maker: string, isShort: boolean) {
    startFresh(entry, isShort)
    entries.delete(key)
    outdated.delete(key)
    makeRoom(entry.bytes + 2 * key.length)
    entries.set(key, entry)
    if (!entries.has(key)) return // larger than the maximum entry
    shares.add(maker, key, entry.bytes)
    for (const tag of entry.tags) {
      const keys = keysOfTag.get(tag)
      if (keys) keys.add(key)
      else keysOfTag.set(tag, new Set([key]))
    }
  }

  /** Evicts entries of sources beyond their share, least recently used first; the cache itself chooses the rest. */
  function makeRoom(bytes: number) {
    const largest = entries.calculatedSize + bytes > maxBytes ? shares.largest() : undefined
    if (largest === undefined) return
    let lacking = entries.calculatedSize + bytes - maxBytes
    const going: string[] = []
    // Stop as soon as there is room: mostly the first few entries are theirs.
    for (const key of entries.rkeys()) {
      if (lacking <= 0) break
      if (!shares.has(largest, key)) continue
      going.push(key)
      lacking -= entries.peek(key)?.bytes ?? 0
    }
    for (const key of going) entries.delete(key)
  }

  function forget(key: string, tags: readonly string[]) {
    shares.remove(key)
    for (const tag of tags) {
      const keys = keysOfTag.get(tag)
      if (keys?.delete(key) && keys.size === 0) keysOfTag.delete(tag)
    }
  }

  function dropHere(tags: readonly string[]) {
    if (tags.length === 0) return
    // Redirects of the address may have changed as well.
    aliases.clear()
    drops.note(tags)
    counts.drops++
    const keys = tags.includes(EVERYTHING)
      ? [...entries.keys()]
      : tags.flatMap((tag) => [...(keysOfTag.get(tag) ?? [])])
    for (const key of keys) {
      const entry = entries.peek(key)
      if (entry?.status === 200) outdated.set(key, entry)
      entries.delete(key)
    }
  }

  /** What a failed response was before it was dropped. */
  async function getOrOutdated(
    key: string,
    made: () => Promise<Entry>,
  ): Promise<{ entry: Entry; isOutdated: boolean }> {
    try {
      const entry = await made()
      const before = entry.status === 503 ? outdated.get(key) : undefined
      return { entry: before ?? entry, isOutdated: before !== undefined }
    } catch (error) {
      const before = isDatabaseAway(error) ? outdated.get(key) : undefined
      if (!before) throw error
      return { entry: before, isOutdated: true }
    }
  }

  return {
    async respond(request, reply, key, make, admit = anybody) {
      const { entry, isOutdated } = await getOrOutdated(key, () => get(key, make, admit, sourceOf(request.ip).key))
      const address = addressOf(request.raw)
      if (address !== key && address.length <= LONGEST_ALIAS && entries.has(key)) aliases.set(address, key)
      return send(request, reply, entry, isOutdated ? OUTDATED : {})
    },
    async read(key, make) {
      const entry = await get(key, make, anybody, OURS)
      return (await entry.encoded('identity')).body
    },
    async respondAnew(request, reply, make, admit = anybody) {
      const leave = await admit()
      try {
        return await send(request, reply, finish(withHeaders(await make()), true))
      } finally {
        leave()
      }
    },
    answer(request, response, alsoStale) {
      if (closing || (request.method !== 'GET' && request.method !== 'HEAD')) return false
      const address = addressOf(request)
      const entry = entries.get(address) ?? entries.get(aliases.get(address) ?? '')
      if (!entry) return false
      const now = performance.now()
      const late = now >= entry.freshUntil
      if (late && (now >= entry.staleUntil || !alsoStale?.())) return false
      // Under pressure nothing is compressed: existing bytes are sent as they are.
      const variant =
        entry.ready(acceptedEncoding(request.headers['accept-encoding'])) ??
        (alsoStale?.() ? entry.ready('identity') : undefined)
      if (!variant) return false
      if (late) counts.stale++
      else counts.hit++
      counts.first++
      write(request, response, entry, variant)
      return true
    },
    async drop(tags) {
      if (tags.length === 0) return
      dropHere(tags)
      await broadcast.publish(tags)
    },
    stats: () => ({ ...counts, bytes: entries.calculatedSize, entries: entries.size }),
    async listening() {
      await subscription
    },
    async close() {
      closing = true
      const unsubscribe = await subscription
      await unsubscribe()
    },
  }
}

/** The cache key of a request: the address, and the language of its page where that is not English. */
function addressOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const locale = languageOf({ headers })
  return locale === 'en' ? url : `${locale} ${url}`
}

/** Stands for this process among the sources that made an entry. */
const OURS = ''

const anybody: Admit = async () => () => {}

function mayKeep({ status, headers }: Made): boolean {
  return (status === 200 || status === 301 || status === 404) && headers['set-cookie'] === undefined
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: Entry,
  further: Readonly<Record<string, string>> = {},
): Promise<FastifyReply> {
  const variant = await entry.encoded(acceptedEncoding(request.headers['accept-encoding']))
  reply.headers({ ...variant.headers, ...further })
  if (matchesEtag(request.headers['if-none-match'], entry)) {
    return reply.code(304).removeHeader('content-type').removeHeader('content-encoding').send()
  }
  return reply.code(entry.status).send(variant.body)
}

function write(request: IncomingMessage, response: ServerResponse, entry: Entry, variant: Variant) {
  if (matchesEtag(request.headers['if-none-match'], entry)) {
    response.writeHead(304, variant.notModifiedList).end()
    return
  }
  response.writeHead(entry.status, variant.headerList)
  if (request.method === 'HEAD') response.end()
  else response.end(variant.body)
}
