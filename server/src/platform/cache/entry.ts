import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'

/** A response before it is encoded. */
export interface Made {
  status: number
  /** all of its headers: a hit is sent with these and no others */
  headers: Record<string, string>
  body: Buffer | string
  /** what it shows: dropping one of these tags removes it */
  tags?: readonly string[]
  /** shows something no tag covers, so it is kept for seconds only */
  short?: boolean
}

/** A response in one encoding, ready to be written. */
export interface Variant {
  etag: string
  body: Buffer
  headers: Record<string, string>
  /** the same as a flat list of names and values, which Node writes without checking again */
  headerList: string[]
  notModifiedList: string[]
}

/** A response as finished bytes, in the encodings requested so far. */
export interface Entry {
  status: number
  tags: readonly string[]
  /** in this encoding; undefined if it was never requested */
  ready(encoding: Encoding): Variant | undefined
  /** in this encoding; concurrent callers share one compression */
  encoded(encoding: Encoding): Promise<Variant>
  /** of the bytes before they are encoded */
  etag: string
  /** the ETag of every encoding: a client may send any of them */
  etags: ReadonlySet<string>
  /** upper bound, with every encoding */
  bytes: number
  freshUntil: number
  staleUntil: number
}

const SMALLEST_WORTH_COMPRESSING = 512
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
/** Upper bound for a compressed text as a share of its length, gzip and brotli together. */
const COMPRESSED_SHARE = 0.8

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Prepares a response for encoding. Errors and redirects are not worth compressing. */
export function finish({ status, headers, body, tags = [] }: Made, compress: boolean): Entry {
  const raw = owned(Buffer.isBuffer(body) ? body : Buffer.from(body))
  const digest = hash('sha256', raw, 'base64url').slice(0, 22)
  const identity = variant(headers, raw, `"${digest}"`)
  const worth = compress && raw.length >= SMALLEST_WORTH_COMPRESSING
  const done: Partial<Record<Encoding, Variant>> = worth ? { identity } : { identity, br: identity, gzip: identity }
  const underway: Partial<Record<Encoding, Promise<Variant>>> = {}
  const encode = async (encoding: Encoding) => {
    const encodedBody = encoding === 'br' ? await compressBrotli(raw) : await gzipped(raw, { level: GZIP_LEVEL })
    return (done[encoding] = variant(headers, owned(encodedBody), `"${digest}-${encoding}"`, encoding))
  }
  return {
    status,
    tags,
    ready: (encoding) => done[encoding],
    encoded: async (encoding) => done[encoding] ?? (underway[encoding] ??= encode(encoding)),
    etag: identity.etag,
    etags: new Set(worth ? [identity.etag, `"${digest}-br"`, `"${digest}-gzip"`] : [identity.etag]),
    bytes: Math.ceil(raw.length * (worth ? 1 + COMPRESSED_SHARE : 1)) + (worth ? 3 : 1) * 2 * headerBytes(identity),
    freshUntil: 0,
    staleUntil: 0,
  }
}

/** Copied into its own memory: a small buffer of Node is a slice of 64 KB, all of which would be kept with the entry. */
function owned(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const compressBrotli = (raw: Buffer) =>
  brotli(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  })

function variant(own: Made['headers'], body: Buffer, etag: string, encoding?: string): Variant {
  const vary = [own.vary, 'accept-encoding'].filter(Boolean).join(', ')
  const shared = { ...own, vary, etag }
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

/** Whether a client's `If-None-Match` names this response, in any encoding. */
export function matchesEtag(header: string | undefined, entry: Entry): boolean {
  if (header === undefined || entry.status !== 200) return false
  if (entry.etags.has(header)) return true
  return header.split(',').some((part) => {
    const tag = part.trim()
    return tag === '*' || entry.etags.has(tag.startsWith('W/') ? tag.slice(2) : tag)
  })
}
