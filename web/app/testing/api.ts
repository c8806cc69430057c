import { onTestFinished, vi } from 'vitest'

/** A call that reached the server. */
export interface Call {
  method: string
  /** below `/api` */
  path: string
  query: Record<string, string>
  /** JSON as a value, form data by field name, a part of a file as it is */
  body: unknown
  token: string | null
}

/** What the server does with a call, and its answer. Throw a `Refused`, or `LOST` for an answer that does not arrive. */
export type Server = (call: Call) => unknown

interface Refusal {
  message?: string
  code?: string
  errors?: Record<string, string>
  request_id?: string
}

/** An answer that is no success. */
export class Refused extends Error {
  readonly status: number
  readonly answer: Refusal

  constructor(status: number, answer: Refusal = {}) {
    super(answer.message)
    this.status = status
    this.answer = answer
  }
}

/** How a browser reports that no answer came. */
export const LOST = new TypeError('Failed to fetch')

/**
 * Answers the calls of the page in memory, in place of `fetch` and `XMLHttpRequest`. Without a connection (`setOnline`)
 * nothing reaches the server, and what is under way is lost.
 */
export function answerCalls(server: Server): Call[] {
  const calls: Call[] = []
  const realFetch = fetch
  const answer: typeof fetch = async (address, init) => {
    const url = new URL(address instanceof Request ? address.url : address, location.href)
    if (!url.pathname.startsWith('/api/')) return realFetch(address, init)
    return whileConnected(init?.signal, async () => {
      const call = callOf(url, init)
      calls.push(call)
      try {
        return responseOf(200, await server(call))
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        return responseOf(error.status, error.answer)
      }
    })
  }
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('XMLHttpRequest', requestsWith(answer))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    onLine.mockReturnValue(true)
  })
  return calls
}

/** Takes the connection of the page away, or gives it back; by default the browser tells the page. */
export function setOnline(online: boolean, { tells = true } = {}): void {
  onLine.mockReturnValue(online)
  if (tells) dispatchEvent(new Event(online ? 'online' : 'offline'))
}

/** The connection is back and has settled: what waits for that goes now. */
export function comeOnline(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  setOnline(true)
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
}

const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)

function callOf({ pathname, searchParams }: URL, init: RequestInit = {}): Call {
  return {
    method: init.method ?? 'GET',
    path: pathname.slice('/api'.length),
    query: Object.fromEntries(searchParams),
    body: bodyOf(init.body),
    token: new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null,
  }
}

function bodyOf(body: RequestInit['body']): unknown {
  if (typeof body === 'string') return JSON.parse(body)
  return body instanceof FormData ? Object.fromEntries(body) : body
}

const responseOf = (status: number, answer: unknown): Response =>
  new Response(JSON.stringify(answer ?? {}), { status, headers: { 'content-type': 'application/json' } })

function whileConnected<T>(signal: AbortSignal | null | undefined, work: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) return Promise.reject(LOST)
  return new Promise((resolve, reject) => {
    const end = new AbortController()
    const lose = (reason: unknown) => {
      end.abort()
      reject(reason)
    }
    addEventListener('offline', () => lose(LOST), { signal: end.signal })
    signal?.addEventListener('abort', () => lose(signal.reason), { signal: end.signal })
    work()
      .then(resolve, reject)
      .finally(() => end.abort())
  })
}

/** As much of an `XMLHttpRequest` as an upload needs. */
const requestsWith = (send: typeof fetch) =>
  class extends EventTarget {
    readonly upload = new EventTarget()
    response: Blob | undefined
    status = 0
    #given: RequestInit & { address: string; headers: Record<string, string> } = { address: '', headers: {} }
    #aborting = new AbortController()
    #answer: Response | undefined

    open(method: string, address: string) {
      this.#given = { method, address, headers: {} }
    }
    setRequestHeader(name: string, value: string) {
      this.#given.headers[name] = value
    }
    getAllResponseHeaders(): string {
      return [...(this.#answer?.headers ?? [])].map(([name, value]) => `${name}: ${value}`).join('\r\n')
    }
    abort() {
      this.#aborting.abort()
      this.dispatchEvent(new Event('abort'))
    }
    send(body: FormData | Blob | string | null) {
      const { address, ...init } = this.#given
      void this.#receive(send(address, { ...init, body, signal: this.#aborting.signal }))
    }
    async #receive(answering: Promise<Response>) {
      try {
        this.#answer = await answering
        this.status = this.#answer.status
        this.response = await this.#answer.blob()
        this.dispatchEvent(new Event('load'))
      } catch {
        if (!this.#aborting.signal.aborted) this.dispatchEvent(new Event('error'))
      }
    }
  }
