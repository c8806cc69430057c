import { createClient, formDataOf, type ApiCall, type RouteInfo } from 'contract/core/client'
import { LOCALE_HEADER } from 'contract/core/locale'
import type { Calls } from './calls.ts'
import routes from './routes.ts'

export type * from './calls.ts'

/** What a client is made with. */
export interface BaltraOptions {
  /** the address of the installation, `https://shop.example.com` */
  url: string
  /** an API key, `baltra_key_…`, made in the back office */
  key?: string
  /** instead of a key: the token of a person's session, as the sign-in answers with it, or where to read it before each call */
  token?: string | (() => string | undefined)
  /** of refusals and other texts; English by default */
  language?: 'en' | 'ne'
  /** how long a call may wait when the server asks to come again later; without it the refusal is thrown at once */
  retry?: {
    /** how often a call is sent again; 3 by default */
    times?: number
    /** the longest wait in seconds; what asks for more is thrown; 60 by default */
    longest?: number
  }
  /** instead of the runtime's own, for a proxy or a test */
  fetch?: typeof fetch
}

/** One refused row of an uploaded spreadsheet. */
export interface SheetFault {
  row: number
  field: string
  message: string
}

/** A call that failed: what the server refused, or, with status 0, what it never answered. */
export class BaltraError extends Error {
  override readonly name: string = 'BaltraError'
  /** of HTTP; 0 when no answer came */
  readonly status: number
  /** for programs: `invalid`, `not_found`, `too_many` …; `unreachable` when no answer came */
  readonly code: string
  /** with `invalid`: one text a field */
  readonly errors: Readonly<Record<string, string>>
  /** with `refused_sheet`: what is wrong in which row */
  readonly faults: readonly SheetFault[]
  /** with `changed_meanwhile`: the record as it is now */
  readonly current: Readonly<Record<string, unknown>> | undefined
  /** names the request in the server's log */
  readonly requestId: string | undefined
  /** seconds after which the call may be sent again */
  readonly retryAfter: number | undefined

  constructor(
    message: string,
    told: {
      status: number
      code: string
      errors?: Record<string, string> | SheetFault[] | undefined
      current?: Record<string, unknown> | undefined
      requestId?: string | undefined
      retryAfter?: number | undefined
      cause?: unknown
    },
  ) {
    super(message, { cause: told.cause })
    this.status = told.status
    this.code = told.code
    this.errors = told.errors && !Array.isArray(told.errors) ? told.errors : {}
    this.faults = Array.isArray(told.errors) ? told.errors : []
    this.current = told.current
    this.requestId = told.requestId
    this.retryAfter = told.retryAfter
  }
}

/** A client of one installation: a function for each call, `client.products.list({ query: { page: 2 } })`. */
export type Baltra = Calls

/** Makes a client of one installation. It sends nothing before the first call. */
export function createBaltra(options: BaltraOptions): Baltra {
  const base = `${options.url.replace(/\/+$/, '')}/api`
  const { times = 3, longest = 60 } = options.retry ?? { times: 0 }
  const send = async (call: ApiCall): Promise<unknown> => {
    for (let left = times; ; left -= 1)
      try {
        return await sendOnce(base, options, call)
      } catch (error) {
        if (left <= 0 || !(error instanceof BaltraError) || !mayRepeat(error, call.route)) throw error
        if (error.retryAfter! > longest) throw error
        await pause(error.retryAfter! * 1000, call.options.signal)
      }
  }
  // The types of the contract and of the package are the same; `calls.ts` makes one of the other.
  return createClient(routes, send) as unknown as Baltra
}

/** Nothing was done yet where a limit refused it; of a server in trouble only reads are asked again. */
const mayRepeat = ({ status, retryAfter }: BaltraError, { method }: RouteInfo): boolean =>
  retryAfter !== undefined && (status === 429 || (status === 503 && method === 'GET'))

async function sendOnce(base: string, options: BaltraOptions, { route, url, body, options: { signal } }: ApiCall) {
  const request: RequestInit = {
    method: route.method,
    headers: headersOf(route, body, options),
    ...(body !== undefined && { body: bodyOf(route, body) }),
    ...(signal && { signal }),
  }
  let response: Response
  let content: unknown
  try {
    response = await (options.fetch ?? fetch)(base + url, request)
    content = await contentOf(response)
  } catch (cause) {
    signal?.throwIfAborted()
    throw new BaltraError('The server did not answer', { status: 0, code: 'unreachable', cause })
  }
  if (response.ok) return content
  throw refusalOf(response, content)
}

function headersOf({ multipart, bytes }: RouteInfo, body: unknown, { key, token, language }: BaltraOptions) {
  const bearer = key ?? (typeof token === 'function' ? token() : token)
  const headers: Record<string, string> = { accept: 'application/json' }
  if (bearer) headers['authorization'] = `Bearer ${bearer}`
  if (language) headers[LOCALE_HEADER] = language
  // Form data names its own type, with the boundary.
  if (body !== undefined && !multipart)
    headers['content-type'] = bytes ? 'application/octet-stream' : 'application/json'
  return headers
}

function bodyOf({ multipart, bytes }: RouteInfo, body: unknown): FormData | Blob | string {
  if (bytes) return body as Blob
  return multipart ? formDataOf(body as Record<string, unknown>) : JSON.stringify(body)
}

/** JSON as a value, anything else as a file. What a proxy says in a refusal is no JSON, and nobody needs it. */
async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) return response.blob()
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

function refusalOf({ status, headers }: Response, content: unknown): BaltraError {
  const told: {
    message?: string
    code?: string
    errors?: Record<string, string> | SheetFault[]
    current?: Record<string, unknown>
    request_id?: string
  } = typeof content === 'object' && content !== null && !(content instanceof Blob) ? content : {}
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return new BaltraError(told.message ?? `The server answered ${status}`, {
    status,
    code: told.code ?? `http_${status}`,
    errors: told.errors,
    current: told.current,
    requestId: told.request_id ?? headers.get('x-request-id') ?? undefined,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  })
}

/** Waits, unless the call is given up. */
const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal!.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
