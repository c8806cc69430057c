import { type ApiCall, formDataOf, type RouteInfo } from 'contract/core/client'
import { EXPECTED_BYTES } from 'contract/core/endpoint'
import { LOCALE_HEADER } from 'contract/core/locale'
import { pageLocale } from '../core/locale.ts'
import { ApiError, failureOf, unansweredError } from './api-error.ts'
import { readToken } from './token.ts'
import { sendWithProgress } from './upload-send.ts'

const TIMEOUT_MS = 20_000
/** of silence: a large file may take long over thin data, and so may making a large export */
const FILE_TIMEOUT_MS = 120_000
/** of a file's part, which is soon sent again */
const PART_TIMEOUT_MS = 45_000

/** Carries a call from the browser to our own server. */
export async function browserSend({ route, url, body, options }: ApiCall): Promise<unknown> {
  const wait = patience(timeoutOf(route))
  const request = {
    method: route.method,
    headers: headersOf(route, body),
    body: bodyOf(route, body),
    // A delete that was confirmed goes through even when the page is closed right then.
    keepalive: route.method === 'DELETE',
    signal: options.signal ? AbortSignal.any([options.signal, wait.signal]) : wait.signal,
  }
  const { onProgress } = options
  const onGoing =
    onProgress &&
    ((fraction: number) => {
      wait.renew()
      onProgress(fraction)
    })
  try {
    const response = await answered(() =>
      onGoing ? sendWithProgress(`/api${url}`, request, onGoing) : fetch(`/api${url}`, request),
    )
    const answer = await answered(() =>
      contentOf(response, (bytes) => {
        wait.renew()
        const expected = Number(response.headers.get(EXPECTED_BYTES))
        if (expected > 0) options.onReceived?.(Math.min(bytes / expected, 0.99))
      }),
    )
    if (response.ok) return answer
    throw new ApiError(response.status, failureOf(response.status, response.headers, answer))
  } finally {
    wait.end()
  }
}

/** A time limit that restarts with `renew`. */
function patience(milliseconds: number) {
  const controller = new AbortController()
  const give = () => setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds)
  let timer = give()
  return {
    signal: controller.signal,
    renew() {
      clearTimeout(timer)
      timer = give()
    },
    end: () => clearTimeout(timer),
  }
}

async function answered<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (cause) {
    // Aborted by the caller: the router navigated elsewhere.
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw unansweredError(cause, navigator.onLine)
  }
}

function timeoutOf({ multipart, file, bytes }: RouteInfo): number {
  if (bytes) return PART_TIMEOUT_MS
  return multipart || file ? FILE_TIMEOUT_MS : TIMEOUT_MS
}

function headersOf({ multipart, bytes }: RouteInfo, body: unknown): Record<string, string> {
  const token = readToken()
  return {
    accept: 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(pageLocale() !== 'en' && { [LOCALE_HEADER]: pageLocale() }),
    // The browser writes the one of form data itself. Without a body there must be none.
    ...(!multipart &&
      body !== undefined && { 'content-type': bytes ? 'application/octet-stream' : 'application/json' }),
  }
}

function bodyOf({ multipart, bytes }: RouteInfo, body: unknown): FormData | Blob | string | null {
  if (body === undefined) return null
  if (bytes) return body as Blob // as the contract's types have it
  return multipart ? formDataOf(body as Record<string, unknown>) : JSON.stringify(body)
}

/** JSON as a value, anything else as a file, which may take its time as long as it comes. */
async function contentOf(response: Response, onBytes: (soFar: number) => void): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) return response.ok ? fileOf(response, type, onBytes) : undefined
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

async function fileOf(response: Response, type: string, onBytes: (soFar: number) => void): Promise<Blob> {
  const parts: BlobPart[] = []
  let received = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value)
    received += part.value.length
    onBytes(received)
  }
  return new Blob(parts, { type })
}
