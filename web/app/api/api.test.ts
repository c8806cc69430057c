import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isRouteErrorResponse } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { ApiCall, RouteInfo } from 'contract/core/client'
import { ApiError } from './api-error.ts'
import { browserSend } from './browser-send.ts'
import { serverSend } from './server-send.ts'

const route = (method: string, multipart?: true): RouteInfo => ({
  method,
  path: '/x',
  ...(multipart && { multipart }),
})
const call = (given: Partial<ApiCall> = {}): ApiCall => ({
  route: route('GET'),
  url: '/x',
  params: {},
  query: {},
  body: undefined,
  options: {},
  ...given,
})

/** A browser at the address of a server that answers so; Node has everything but the page's address and its storage. */
async function browserAt(answer: (request: IncomingMessage, response: ServerResponse) => void, token?: string) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const nodeFetch = fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => nodeFetch(origin + path, init))
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'AuthID' ? (token ?? null) : null) })
  vi.stubGlobal('navigator', { onLine: true })
  return server
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const realTimeout = setTimeout
/** Waits until everything written has been read, with the call's timer paused. */
const arrived = () => new Promise((resolve) => realTimeout(resolve, 50))

const answering = (status: number, body: string, headers: Record<string, string> = {}) =>
  browserAt((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  })

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  )

test('a call carries the token and its body, and gives the answer', async () => {
  const seen: Record<string, unknown> = {}
  const server = await browserAt((request, response) => {
    Object.assign(seen, { url: request.url, method: request.method, ...request.headers })
    request.on('data', (bytes: Buffer) => Object.assign(seen, { body: bytes.toString() }))
    request.on('end', () => response.setHeader('content-type', 'application/json').end('{"message":"ok"}'))
  }, 'abc')
  const answer = await browserSend(call({ route: route('POST'), body: { a: 1 } }))
  expect(answer).toEqual({ message: 'ok' })
  expect(seen).toMatchObject({
    url: '/api/x',
    method: 'POST',
    authorization: 'Bearer abc',
    'content-type': 'application/json',
    body: '{"a":1}',
  })
  server.close()
})

test('a call without a body names no kind of body', async () => {
  let type: string | undefined = 'unseen'
  const server = await browserAt((request, response) => {
    type = request.headers['content-type']
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await browserSend(call({ route: route('DELETE') }))
  expect(type).toBeUndefined()
  server.close()
})

test.each([
  [404, '{"message":"Quotation not found"}', 'Route not found'],
  [500, '{"message":"x"}', 'Internal Server error'],
  [503, 'not json', 'Internal Server error'],
  [409, '{"message":"Already dispatched to CRM"}', 'Already dispatched to CRM'],
  [400, '{}', 'An error occurred!'],
])('a failure %i %s says: %s', async (status, body, message) => {
  const type = body.startsWith('{') ? 'application/json' : 'text/html'
  const server = await answering(status, body, { 'content-type': type })
  const error = await failureOf(browserSend(call()))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status, message })
  server.close()
})

test('a failure tells its fields, its request and when to try again', async () => {
  const body = '{"message":"m","code":"invalid","errors":{"email":"Required"},"request_id":"r-1"}'
  const server = await answering(429, body, { 'retry-after': '30' })
  const error = await failureOf(browserSend(call()))
  expect(error).toMatchObject({ code: 'invalid', errors: { email: 'Required' }, requestId: 'r-1', retryAfter: 30 })
  expect(isRouteErrorResponse(error)).toBe(true)
  server.close()
})

test('a call without a response says which of three causes it was', async () => {
  const server = await answering(200, '{}')
  await new Promise((resolve) => server.close(resolve))
  expect(await failureOf(browserSend(call()))).toMatchObject({ status: 0, message: 'Unable to connect to the server' })
  vi.stubGlobal('navigator', { onLine: false })
  expect(await failureOf(browserSend(call()))).toMatchObject({ message: 'No internet connection' })
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'TimeoutError')))
  expect(await failureOf(browserSend(call()))).toMatchObject({ message: 'Request timed out' })
})

test('a call aborted by its caller is not reported as a failure', async () => {
  const server = await browserAt(() => {})
  const controller = new AbortController()
  const pending = failureOf(browserSend(call({ options: { signal: controller.signal } })))
  controller.abort()
  expect(await pending).toMatchObject({ name: 'AbortError' })
  server.closeAllConnections()
  server.close()
})

test('an answer that is not JSON is a file', async () => {
  const server = await browserAt((_request, response) => {
    response.setHeader('content-type', 'application/pdf').end('%PDF')
  })
  const answer = await browserSend(call())
  expect(answer).toBeInstanceOf(Blob)
  expect(await (answer as Blob).text()).toBe('%PDF')
  server.close()
})

test('a file may take longer than an answer, as long as it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const parts = ['one ', 'two ', 'three']
  const begun = Promise.withResolvers<ServerResponse>()
  const server = await browserAt((_request, response) => {
    response.setHeader('content-type', 'application/zip').write(parts[0])
    begun.resolve(response)
  })
  const answer = browserSend(call())
  const sent = await begun.promise
  for (const part of parts.slice(1)) {
    await arrived()
    vi.advanceTimersByTime(15_000)
    sent.write(part)
  }
  await arrived()
  vi.advanceTimersByTime(15_000)
  sent.end()
  const file = (await answer) as Blob
  expect([file.type, await file.text()]).toEqual(['application/zip', 'one two three'])
  server.close()
})

test('a file may take long to generate', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = Promise.withResolvers<ServerResponse>()
  const server = await browserAt((_request, response) => asked.resolve(response))
  const answer = browserSend(call({ route: { ...route('GET'), file: true } }))
  const sent = await asked.promise
  vi.advanceTimersByTime(100_000)
  sent.setHeader('content-type', 'application/pdf').end('%PDF')
  expect(await ((await answer) as Blob).text()).toBe('%PDF')
  server.close()
})

test('a stalled download is aborted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = await browserAt((_request, response) => {
    response.setHeader('content-type', 'application/zip').write('one')
  })
  const failure = failureOf(browserSend(call()))
  await arrived()
  vi.advanceTimersByTime(20_000)
  expect(await failure).toMatchObject({ message: 'Request timed out' })
  server.closeAllConnections()
  server.close()
})

test('on the server a failure is thrown with its status, and nothing can be written', async () => {
  const send = serverSend({ read: async () => ({ status: 404, body: { request_id: 'r-2' } }) })
  await expect(send(call())).rejects.toMatchObject({ init: { status: 404 }, data: { requestId: 'r-2' } })
  await expect(send(call({ route: route('POST') }))).rejects.toThrow('must not change anything')
})
