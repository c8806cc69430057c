import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'

/** An answer as it was made, before it is encoded. */
export interface Made {
  status: number
  /** all headers that belong to it: a hit is sent with these and no others */
  headers: Record<string, string>
  body: Buffer | string
  /** what it shows: a drop of one of these tags removes it */
  tags?: readonly string[]
  /** shows something that no tag tells of, so it is kept for seconds only */
  short?: boolean
}

/** An answer in one encoding, ready to be written. */
export interface Variant {
  etag: string
  body: Buffer
  headers: Record<string, string>
  /** the same as a flat list of names and values, which Node writes without looking at it again */
  headerList: string[]
  notModifiedList: string[]
}

/** An answer as finished bytes, in the encodings that somebody asked for. */
export interface Entry {
  status: number
  tags: readonly string[]
  /** in this encoding, or undefined as long as nobody waited for it */
  ready(encoding: Encoding): Variant | undefined
  /** in this encoding; many who ask at once share one compression */
  encoded(encoding: Encoding): Promise<Variant>
  /** the tag of every encoding: a client may ask with any of them */
  etags: ReadonlySet<string>
  /** at most, with every encoding */
  bytes: number
  freshUntil: number
  staleUntil: number
}

const SMALLEST_WORTH_COMPRESSING = 512
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
/** How much of a text is left at most when it is compressed, both ways together. */
const COMPRESSED_SHARE = 0.8

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Makes an answer ready to be encoded. What only tells of a failure or leads elsewhere is not worth compressing. */
export function finish(made: Made, compress: boolean): Entry {
  const raw = Buffer.isBuffer(made.body) ? made.body : Buffer.from(made.body)
  const digest = createHash('sha256').update(raw).digest('base64url').slice(0, 22)
  const identity = variant(made, raw, `"${digest}"`)
  const worth = compress && raw.length >= SMALLEST_WORTH_COMPRESSING
  const done: Partial<Record<Encoding, Variant>> = worth ? { identity } : { identity, br: identity, gzip: identity }
  const underway: Partial<Record<Encoding, Promise<Variant>>> = {}
  const encode = async (encoding: Encoding) => {
    const body = encoding === 'br' ? await compressBrotli(raw) : await gzipped(raw, { level: GZIP_LEVEL })
    return (done[encoding] = variant(made, body, `"${digest}-${encoding}"`, encoding))
  }
  return {
    status: made.status,
    tags: made.tags ?? [],
    ready: (encoding) => done[encoding],
    encoded: async (encoding) => done[encoding] ?? (underway[encoding] ??= encode(encoding)),
    etags: new Set(worth ? [identity.etag, `"${digest}-br"`, `"${digest}-gzip"`] : [identity.etag]),
    bytes: Math.ceil(raw.length * (worth ? 1 + COMPRESSED_SHARE : 1)) + (worth ? 3 : 1) * 2 * headerBytes(identity),
    freshUntil: 0,
    staleUntil: 0,
  }
}

const compressBrotli = (raw: Buffer) =>
  brotli(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  })

function variant(made: Made, body: Buffer, etag: string, encoding?: string): Variant {
  const shared = { ...made.headers, vary: 'accept-encoding', etag }
  const headers = encoding ? { ...shared, 'content-encoding': encoding } : shared
  return {
    etag,
    body,
    headers,
    headerList: [...Object.entries(headers).flat(), 'content-length', String(body.length)],
    notModifiedList: Object.entries(shared)
      .filter(([name]) => name !== 'content-type')
      .flat(),
  }
}

const headerBytes = (one: Variant) => one.headerList.reduce((sum, text) => sum + text.length, 0)

/** Whether a client's `If-None-Match` names this answer, in whatever encoding it holds it. */
export function isKnownTo(header: string | undefined, entry: Entry): boolean {
  if (header === undefined || entry.status !== 200) return false
  if (entry.etags.has(header)) return true
  return header.split(',').some((part) => {
    const tag = part.trim()
    return tag === '*' || entry.etags.has(tag.startsWith('W/') ? tag.slice(2) : tag)
  })
}
