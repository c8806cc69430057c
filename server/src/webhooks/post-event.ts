import type { LookupAddress } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { DeliveryProblem } from 'contract/webhooks/words'
import { Forbidden, reachable, type Resolve } from './reachable.ts'

/** What came of one try. */
export interface Outcome {
  ms: number
  /** undefined where nothing answered */
  status?: number
  /** the beginning of what was answered */
  answer: string
  problem: DeliveryProblem | null
  /** what the system says of the problem */
  detail: string
  /** the time or the seconds that the receiver asks for */
  retryAfter?: string | undefined
}

export interface PostOptions {
  headers: Record<string, string>
  body: string
  /** the private networks that may be reached */
  networks: readonly string[]
  timeoutMs?: number
  resolve?: Resolve
}

const TIMEOUT_MS = 15_000
const ANSWER_BYTES = 1024

/** Posts a body once: to the address that was checked, following nothing, bounded in time and in what is read. It never throws. */
export async function postEvent(address: string, options: PostOptions): Promise<Outcome> {
  const began = performance.now()
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  const took = () => Math.round(performance.now() - began)
  try {
    const url = new URL(address)
    const target = await orAborted(reachable(url, options.networks, options.resolve), signal)
    const response = await orAborted(answerOf(url, target, options, signal), signal)
    const status = response.statusCode ?? 0
    const answer = await beginningOf(response)
    const retryAfter = response.headers['retry-after']
    return { ms: took(), status, answer, problem: problemOf(status), detail: '', retryAfter }
  } catch (error) {
    return { ms: took(), answer: '', ...failureOf(error) }
  }
}

function problemOf(status: number): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'refused'
}

function failureOf(error: unknown): Pick<Outcome, 'problem' | 'detail'> {
  if (error instanceof Forbidden) return { problem: error.problem, detail: error.message }
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return { problem: 'timeout', detail: '' }
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return { problem: 'unreachable', detail: code.slice(0, 200) }
}

/** The name stays that of the certificate and of the `Host` header; only its address is known already. */
function answerOf(
  url: URL,
  target: LookupAddress,
  { headers, body }: PostOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const lookup: LookupFunction = (_name, { all }, done) =>
    all ? done(null, [target]) : done(null, target.address, target.family)
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : process.getBuiltinModule('node:http')
    const bytes = Buffer.from(body)
    const all = { ...headers, 'content-length': String(bytes.length) }
    // A connection of its own: a kept one would lead to where the name led earlier.
    request(url, { method: 'POST', headers: all, agent: false, lookup, signal }, resolve).on('error', reject).end(bytes)
  })
}

/** What was read counts, however the answer goes on. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= ANSWER_BYTES) break
    }
  } catch {
    // It broke off, or took too long.
  }
  response.destroy()
  // What a database cannot keep, and half a letter at the cut.
  return Buffer.concat(chunks)
    .subarray(0, ANSWER_BYTES)
    .toString('utf8')
    .replaceAll('\0', '')
    .replace(/\uFFFD+$/, '')
}

/** Looking up a name cannot be ended. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
