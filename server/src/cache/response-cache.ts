import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { TooMany } from '../core/problems.ts'
import { loggedPath } from '../http/logged-path.ts'
import { sourceOf } from '../http/source.ts'
import { CACHE_TAGS_HEADER, isInternal } from '../website/internal.ts'
import { type Broadcast, EVERYTHING, noBroadcast } from './broadcast.ts'
import { DropLog } from './drop-log.ts'
import { acceptedEncoding } from './encoding.ts'
import { type Entry, finish, isKnownTo, type Made, type Variant } from './entry.ts'
import { Shares } from './shares.ts'

export interface CacheOptions {
  maxBytes: number
  broadcast?: Broadcast
  log: Pick<FastifyBaseLogger, 'warn'>
  /** headers of every answer that has not its own of the same name */
  headers?: Readonly<Record<string, string>>
  /** how long an answer is sent without a second thought */
  freshMs?: number
  /** how much longer it is sent while a new one is made */
  staleMs?: number
}

export interface CacheStats {
  hit: number
  /** of the hits, those that were answered before the framework saw the request */
  first: number
  stale: number
  miss: number
  /** orders to drop tags, from here and from other processes */
  drops: number
  bytes: number
  entries: number
}

/** Lets an answer be made, or throws; what it gives ends the making. */
export type Admit = () => Promise<() => void>

/** Finished bytes of what is the same for everybody: pages and public answers of the API. */
export interface ResponseCache {
  /**
   * Answers from the cache, or with what `make` gives; many who ask at once share one making. The key must follow
   * from the address alone: the same address is answered later without asking. `admit` is asked before a making is begun
   * and may refuse it by throwing; what is kept is answered all the same.
   */
  respond(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<Made>,
    admit?: Admit,
  ): Promise<FastifyReply>
  /** Answers with what `make` gives, in the encoding that the client takes, and keeps nothing. */
  respondAnew(
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<Made>,
    admit?: Admit,
  ): Promise<FastifyReply>
  /**
   * Answers at once when the address is known to mean a fresh entry, or a stale one while `alsoStale` says so; else does
   * nothing and says false.
   */
  answer(request: IncomingMessage, response: ServerResponse, alsoStale?: () => boolean): boolean
  /** Removes what shows any of these, here and in the other processes. Call it when the change is committed. */
  drop(tags: readonly string[]): Promise<void>
  stats(): CacheStats
  /** Resolves when the drops of other processes are heard, or soon when they cannot be heard yet. */
  listening(): Promise<void>
  close(): Promise<void>
}

/** Not found and untagged answers live this long: enough for a burst, too short to notice. */
const SHORT_MS = 5_000
const FRESH_MS = 60_000
const STALE_MS = 600_000
/** In a full cache, what was made for one source gives way first beyond this share: one who asks for everything leaves the others their room. */
const LARGEST_SHARE = 1 / 4
/** So many addresses are known to mean a key that is spelled differently; longer ones take the long way. */
const MOST_ALIASES = 10_000
const LONGEST_ALIAS = 300

interface Flight {
  begun: number
  entry: Promise<Entry>
}

/** The one cache of this process. */
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
  const shares = new Shares(maxBytes * LARGEST_SHARE)
  const aliases = new LRUCache<string, string>({ max: MOST_ALIASES })
  let flying = 0
  let closing = false

  const subscription = broadcast.subscribe(dropHere).catch((error: unknown) => {
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

  /** Joins a making that is under way, or begins one when the asker is admitted. */
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

  /** Joins the making of this key, unless something was dropped since it began: then it may show the past. */
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
    if (mayKeep(made) && !outdated) keep(key, entry, maker, made.short || made.status === 404)
    return entry
  }

  function keep(key: string, entry: Entry, maker: string, short: boolean) {
    entry.freshUntil = performance.now() + (short ? Math.min(SHORT_MS, freshMs) : freshMs)
    entry.staleUntil = short ? entry.freshUntil : entry.freshUntil + staleMs
    entries.delete(key)
    makeRoom(entry.bytes + 2 * key.length)
    entries.set(key, entry)
    if (!entries.has(key)) return // larger than one entry may be
    shares.add(maker, key, entry.bytes)
    for (const tag of entry.tags) {
      const keys = keysOfTag.get(tag)
      if (keys) keys.add(key)
      else keysOfTag.set(tag, new Set([key]))
    }
  }

  /** Takes room from who has more than a share, least recently used entries first; the rest is the cache's own choice. */
  function makeRoom(bytes: number) {
    const largest = entries.calculatedSize + bytes > maxBytes ? shares.largest() : undefined
    if (largest === undefined) return
    let lacking = entries.calculatedSize + bytes - maxBytes
    const going: string[] = []
    // Only as far as is needed: mostly the first few are theirs.
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
    drops.note(tags)
    counts.drops++
    if (tags.includes(EVERYTHING)) return entries.clear()
    for (const tag of tags) for (const key of keysOfTag.get(tag) ?? []) entries.delete(key)
  }

  return {
    async respond(request, reply, key, make, admit = anybody) {
      const entry = await get(key, make, admit, sourceOf(request.ip).key)
      const address = request.raw.url ?? ''
      if (address !== key && address.length <= LONGEST_ALIAS && entries.has(key)) aliases.set(address, key)
      return send(request, reply, entry)
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
      const address = request.url ?? ''
      const entry = entries.get(address) ?? entries.get(aliases.get(address) ?? '')
      if (!entry) return false
      const now = performance.now()
      const late = now >= entry.freshUntil
      if (late && (now >= entry.staleUntil || !alsoStale?.())) return false
      // Under pressure nothing is compressed: bytes that are there go as they are.
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

const anybody: Admit = async () => () => {}

function mayKeep({ status, headers }: Made): boolean {
  return (status === 200 || status === 301 || status === 404) && headers['set-cookie'] === undefined
}

async function send(request: FastifyRequest, reply: FastifyReply, entry: Entry): Promise<FastifyReply> {
  const variant = await entry.encoded(acceptedEncoding(request.headers['accept-encoding']))
  reply.headers(variant.headers)
  if (isInternal(request)) reply.header(CACHE_TAGS_HEADER, entry.tags.join(','))
  if (isKnownTo(request.headers['if-none-match'], entry)) {
    return reply.code(304).removeHeader('content-type').removeHeader('content-encoding').send()
  }
  return reply.code(entry.status).send(variant.body)
}

function write(request: IncomingMessage, response: ServerResponse, entry: Entry, variant: Variant) {
  if (isKnownTo(request.headers['if-none-match'], entry)) {
    response.writeHead(304, variant.notModifiedList).end()
    return
  }
  response.writeHead(entry.status, variant.headerList)
  if (request.method === 'HEAD') response.end()
  else response.end(variant.body)
}
