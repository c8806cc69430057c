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

/** An answer as finished bytes. */
export interface Entry {
  status: number
  tags: readonly string[]
  variants: Record<Encoding, Variant>
  /** the tag of every encoding: a client may ask with any of them */
  etags: ReadonlySet<string>
  bytes: number
  freshUntil: number
  staleUntil: number
}

const SMALLEST_WORTH_COMPRESSING = 512
const BROTLI_QUALITY = 5

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Encodes an answer for every client. What only tells of a failure or leads elsewhere is not worth compressing. */
export async function finish(made: Made, compress: boolean): Promise<Entry> {
  const raw = Buffer.isBuffer(made.body) ? made.body : Buffer.from(made.body)
  const digest = createHash('sha256').update(raw).digest('base64url').slice(0, 22)
  const identity = variant(made, raw, `"${digest}"`)
  const variants = { identity, br: identity, gzip: identity }
  if (compress && raw.length >= SMALLEST_WORTH_COMPRESSING) {
    const [br, gz] = await Promise.all([compressBrotli(raw), gzipped(raw, { level: 6 })])
    variants.br = variant(made, br, `"${digest}-br"`, 'br')
    variants.gzip = variant(made, gz, `"${digest}-gz"`, 'gzip')
  }
  const distinct = [...new Set(Object.values(variants))]
  return {
    status: made.status,
    tags: made.tags ?? [],
    variants,
    etags: new Set(distinct.map((one) => one.etag)),
    bytes: distinct.reduce((sum, one) => sum + one.body.length + 2 * headerBytes(one), 0),
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
