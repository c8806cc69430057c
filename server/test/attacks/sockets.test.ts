import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'
import { listening, openRaw, rawExchange, rawGet, rawRequest } from './raw-socket.ts'
import { PATIENT } from './patient.ts'

/** A smuggled request, whose response would name the database. */
const HIDDEN = 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
const LOGIN = ['POST /api/customer/login HTTP/1.1', 'Host: x', 'Content-Type: application/json']

const post = (headers: readonly string[], body: string) => [...LOGIN, ...headers, '', body].join('\r\n')
const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`

/** Requests that two servers behind each other could read differently. */
const SHAPES: Record<string, string> = {
  'a length and chunks': post(['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${HIDDEN}`),
  'chunks and a length': post(['Transfer-Encoding: chunked', 'Content-Length: 6'], `0\r\n\r\n${HIDDEN}`),
  'two lengths': post(['Content-Length: 0', `Content-Length: ${HIDDEN.length}`], HIDDEN),
  'two equal lengths': post(['Content-Length: 2', 'Content-Length: 2'], `{}${HIDDEN}`),
  'a list of lengths': post(['Content-Length: 2, 2'], `{}${HIDDEN}`),
  'a length with a sign': post(['Content-Length: +2'], `{}${HIDDEN}`),
  'a negative length': post(['Content-Length: -1'], HIDDEN),
  'a length in hexadecimal': post(['Content-Length: 0x2'], `{}${HIDDEN}`),
  'a length beyond all numbers': post(['Content-Length: 99999999999999999999'], HIDDEN),
  'a length with a space before its colon': post(['Content-Length : 0'], HIDDEN),
  'a name with a space in it': post(['X Content-Length: 0'], HIDDEN),
  'chunks that are none': post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${HIDDEN}`),
  'chunks that are not last': post(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${HIDDEN}`),
  'two encodings': post(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${HIDDEN}`),
  'chunks before a vertical tab': post(['Transfer-Encoding: \x0bchunked'], `0\r\n\r\n${HIDDEN}`),
  'chunks behind a space before the colon': post(['Transfer-Encoding : chunked'], `0\r\n\r\n${HIDDEN}`),
  'a header folded over two lines': post(['X-A: 1', ' Transfer-Encoding: chunked', 'Content-Length: 0'], HIDDEN),
  'an encoding folded over two lines': post(['Transfer-Encoding:', ' chunked'], `0\r\n\r\n${HIDDEN}`),
  'a line that ends with a line feed alone': `POST /api/customer/login HTTP/1.1\nHost: x\nContent-Length: 0\n\n${HIDDEN}`,
  'a header that ends with a line feed alone': post(['X-A: 1\nTransfer-Encoding: chunked'], `0\r\n\r\n${HIDDEN}`),
  'a header that ends with a carriage return alone': post(['X-A: 1\rTransfer-Encoding: chunked'], `0\r\n\r\n${HIDDEN}`),
  'a carriage return in a value': post(['X-A: 1\rb', 'Content-Length: 0'], HIDDEN),
  'a NUL in a value': post(['X-A: 1\0b', 'Content-Length: 0'], HIDDEN),
  'a chunk whose size is none': post(['Transfer-Encoding: chunked'], `zz\r\n${HIDDEN}`),
  'a chunk whose size is too large': post(['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n${HIDDEN}`),
  'a chunk that ends with a line feed alone': post(['Transfer-Encoding: chunked'], `2\n{}\n0\n\n${HIDDEN}`),
  'a chunk longer than it says': post(['Transfer-Encoding: chunked'], `1\r\n{}\r\n0\r\n\r\n${HIDDEN}`),
  'a chunk with an endless extension': post(
    ['Transfer-Encoding: chunked'],
    `2;${'a'.repeat(70_000)}\r\n{}\r\n0\r\n\r\n`,
  ),
  'a trailer that names a length': post(
    ['Transfer-Encoding: chunked', 'Trailer: Content-Length'],
    `2\r\n{}\r\n0\r\nContent-Length: 9\r\n\r\n${HIDDEN}`,
  ),
  'no host': 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n',
  'no such version': 'GET /api/health HTTP/9.9\r\nHost: x\r\n\r\n',
  'a first line of nonsense': `\x16\x03\x01${'\0'.repeat(60)}\r\n\r\n`,
  'a method of nonsense': 'GETT /api/health HTTP/1.1\r\nHost: x\r\n\r\n',
  'the beginning of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
}

test(
  'a request that two servers could read differently is refused, and nothing in it is answered',
  PATIENT,
  async () => {
    const { app } = await testApp({ work: false })
    const port = await listening(app)
    const told: [string, number[], boolean][] = []
    for (const [shape, bytes] of Object.entries(SHAPES)) {
      const answers = await rawExchange(port, bytes)
      told.push([shape, answers.map(({ status }) => status), answers.some(({ body }) => body.includes('alive'))])
    }
    const refused = ([, statuses, answered]: (typeof told)[number]) =>
      statuses.length === 1 && [400, 431, 413, 505].includes(statuses[0]!) && !answered
    expect(told.filter((one) => !refused(one))).toEqual([])
    expect((await rawGet(port, '/api/health')).status).toBe(200)
  },
)

test('unusual but valid requests are read correctly, once', async () => {
  const { app } = await testApp({ work: false })
  const port = await listening(app)
  const close = 'Connection: close'
  const shapes: Record<string, [string, number[]]> = {
    chunks: [post(['Transfer-Encoding: chunked', close], chunked('{}')), [422]],
    'chunks in capitals': [post(['transfer-encoding: CHUNKED', close], chunked('{}')), [422]],
    'a chunk with an extension': [post(['Transfer-Encoding: chunked', close], '2;a=b\r\n{}\r\n0\r\n\r\n'), [422]],
    'two requests in one piece': [`${post(['Content-Length: 2'], '{}')}${HIDDEN}`, [422, 200]],
    'a body of a GET': [
      `GET /api/ready HTTP/1.1\r\nHost: x\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}${HIDDEN}`,
      [200, 200],
    ],
    'an offer to speak HTTP/2': [
      rawRequest(['GET /api/health HTTP/1.1', 'Host: x', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']),
      [200],
    ],
    'an offer to speak over a web socket': [
      rawRequest([
        'GET /api/health HTTP/1.1',
        'Host: x',
        'Upgrade: websocket',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      ]),
      [200],
    ],
  }
  for (const [shape, [bytes, statuses]] of Object.entries(shapes))
    expect([shape, (await rawExchange(port, bytes)).map(({ status }) => status)]).toEqual([shape, statuses])
})

test('headers without end are refused, however they are divided', async () => {
  const { app } = await testApp({ work: false })
  const port = await listening(app)
  const many = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => `X-${at}: ${'a'.repeat(length)}`)
  const statuses = []
  for (const headers of [many(1, 20_000), many(10_000, 1), many(1_000, 100), [`${'X'.repeat(20_000)}: 1`]])
    statuses.push((await rawGet(port, '/api/health', headers)).status)
  statuses.push((await rawGet(port, `/api/health?${'a'.repeat(20_000)}`)).status)
  statuses.push((await rawGet(port, '/api/health', [`Cookie: ${'a=b; '.repeat(5_000)}`])).status)
  expect(statuses).toEqual([431, 431, 431, 431, 431, 431])
  expect((await rawGet(port, '/api/health', many(100, 10))).status).toBe(200)
})

test('unsupported methods and targets reach nothing, here or elsewhere', async () => {
  const { app, build } = await testApp({ work: false })
  const admin = await build.admin()
  const port = await listening(app)
  const statusOf = async (line: string, headers: string[] = []) =>
    (await rawExchange(port, rawRequest([line, 'Host: x', ...headers])))[0]?.status ?? 'ended'
  for (const line of [
    'TRACE /api/health HTTP/1.1',
    'TRACK /api/health HTTP/1.1',
    'CONNECT evil.example:443 HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'GET http://169.254.169.254/latest/meta-data HTTP/1.1',
    'GET @evil.example/ HTTP/1.1',
    'PROPFIND / HTTP/1.1',
    'DEBUG / HTTP/1.1',
  ])
    expect([line, await statusOf(line)]).toEqual([line, expect.toBeOneOf([400, 404, 405, 'ended'])])
  // A method that is named in a header stays the one that was sent.
  const override = ['X-HTTP-Method-Override: DELETE', 'X-HTTP-Method: DELETE', `Authorization: Bearer ${admin.token}`]
  expect(await statusOf('GET /api/user/getuserbyid/2147483647?_method=DELETE HTTP/1.1', override)).toBe(404)
  // An address that is named in a header is not the one that is served.
  const rewritten = await rawGet(port, '/api/health', [
    'X-Original-URL: /api/user/getallusers',
    'X-Rewrite-URL: /api/x',
  ])
  expect(rewritten.status).toBe(200)
})

test('a form whose boundary is absurd is refused', async () => {
  const { app, build } = await testApp({ work: false })
  const { token } = await build.customer()
  const statuses = []
  for (const boundary of ['a'.repeat(10_000), '""', '', '"a;b', '-'.repeat(70), 'a\tb', '__proto__']) {
    const { statusCode } = await app.inject({
      method: 'PUT',
      url: '/api/customer/updateprofile',
      headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `--x\r\nContent-Disposition: form-data; name="city"\r\n\r\nButwal\r\n--x--\r\n`,
    })
    statuses.push(statusCode)
  }
  expect(statuses.filter((status) => ![400, 415].includes(status))).toEqual([])
})

const MINUTE = 60_000
const SOON_MS = 300

/** An application that loses patience sooner than the product, and looks for slow ones more often. */
async function impatient() {
  const { app } = await testApp({ work: false })
  const asConfigured = { headers: app.server.headersTimeout, request: app.server.requestTimeout }
  Object.assign(app.server, { headersTimeout: SOON_MS, requestTimeout: 2 * SOON_MS, connectionsCheckingInterval: 50 })
  return { port: await listening(app), asConfigured }
}

test('a client that sends headers or a body slowly is disconnected in time, while others are answered', async () => {
  const { port } = await impatient()
  const begun = performance.now()
  const heads = Array.from({ length: 40 }, () => drip(port, 'GET /api/health HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n'))
  const length = 'Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n'
  const bodies = Array.from({ length: 40 }, () =>
    drip(port, `POST /api/customer/login HTTP/1.1\r\nHost: x\r\n${length}`, ' '),
  )
  const silent = openRaw(port)
  const statuses = []
  for (let at = 0; at < 10; at += 1) statuses.push((await rawGet(port, '/api/health')).status)
  expect(statuses.every((status) => status === 200)).toBe(true)
  const answers = await Promise.all([...heads, ...bodies])
  expect(answers.every((answer) => answer === '' || answer.startsWith('HTTP/1.1 408 '))).toBe(true)
  await silent.closed
  // Loose bounds instead of exact times, for slow machines: they end, and not at once.
  expect(performance.now() - begun).toBeGreaterThan(SOON_MS)
})

test('the product waits a minute for headers and five for a whole request', async () => {
  const { asConfigured } = await impatient()
  expect(asConfigured).toEqual({ headers: MINUTE, request: 5 * MINUTE })
})

/** Sends the beginning, then a little at a time until the server closes; returns its response. */
async function drip(port: number, beginning: string, drop: string): Promise<string> {
  const { socket, received, closed } = openRaw(port)
  socket.write(beginning)
  const timer = setInterval(() => socket.write(drop), 50)
  await closed
  clearInterval(timer)
  return received()
}
