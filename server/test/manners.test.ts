import { pino } from 'pino'
import { expect, test } from 'vitest'
import { loggedPath } from '../src/platform/http/logged-path.ts'
import { testApp } from './test-app.ts'

test('every refusal has a message, a word for programs and the request id', async () => {
  const { app } = await testApp({ work: false })
  const answer = await app.inject('/api/nothing/here')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({
    message: 'Route not found',
    code: 'not_found',
    request_id: answer.headers['x-request-id'],
  })
})

test.each([
  ['broken JSON', '{"contact":', 'application/json', 400],
  ['no object', '[]', 'application/json', 422],
  ['text', 'hello', 'text/plain', 415],
  ['a prototype key', '{"__proto__":{"role":"admin"},"contact":"9841203118"}', 'application/json', 400],
  ['a key twice', '{"contact":"9841203118","password":"12345678","contact":"9841203119"}', 'application/json', 400],
  ['a key twice below', '{"contact":{"a":"\\":","a":1},"password":"12345678"}', 'application/json', 400],
  ['a quoted colon', '{"contact":"a\\":\\"b\\":","password":"12345678"}', 'application/json', 422],
  ['depth', `${'['.repeat(8_000)}${']'.repeat(8_000)}`, 'application/json', 422],
  ['a NUL character', '{"contact":"9841203118","password":"a\\u0000bcdefgh"}', 'application/json', 422],
  ['half of a surrogate pair', '{"contact":"9841203118","password":"a\\ud800bcdefgh"}', 'application/json', 422],
  ['a list for a text', '{"contact":["9841203118"],"password":"12345678"}', 'application/json', 422],
])('%s is refused and nothing breaks', async (_, payload, type, status) => {
  const { app } = await testApp({ work: false })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/customer/login',
    headers: { 'content-type': type },
    payload,
  })
  expect(answer.statusCode).toBe(status)
})

test('a page of another site sends nothing in the name of its visitor, neither as a form nor as JSON', async () => {
  const { app } = await testApp({ work: false })
  const send = async (headers: Record<string, string>, payload: string) =>
    (await app.inject({ method: 'POST', url: '/api/customer/requestotp', headers, payload })).statusCode
  const form = '--x\r\ncontent-disposition: form-data; name="contact"\r\n\r\n9841203118\r\n--x--\r\n'
  expect(await send({ 'content-type': 'multipart/form-data; boundary=x' }, form)).toBe(415)
  const json = { 'content-type': 'application/json' }
  expect(await send({ ...json, 'sec-fetch-site': 'cross-site' }, '{"contact":"9841203118"}')).toBe(403)
  expect(await send({ ...json, 'sec-fetch-site': 'same-origin' }, '{"contact":"9841203118"}')).toBe(200)
})

test('an address with a NUL character leads nowhere', async () => {
  const { app } = await testApp({ work: false })
  const { statusCode } = await app.inject('/api/products/scanned/a%00b')
  expect(statusCode).toBe(404)
})

test('ignored fields may be nested to any depth', async () => {
  const { app, build } = await testApp({ work: false })
  const { token } = await build.customer()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/stocks/redeemloyaltypoints',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: `{"stock_id":1,"price":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  })
  expect(answer.statusCode).toBe(404)
})

test('a body that is too large is 413', async () => {
  const { app } = await testApp({ work: false })
  const payload = JSON.stringify({ contact: '9841203118', password: 'x'.repeat(2_000_000) })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/customer/login',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  expect(answer.statusCode).toBe(413)
})

test('a DELETE with a JSON content type and no body is read', async () => {
  const { app, build } = await testApp({ work: false })
  const asha = await build.customer()
  const answer = await app.inject({
    method: 'DELETE',
    url: '/api/stocks/deletemyproduct/1',
    headers: { authorization: `Bearer ${asha.token}`, 'content-type': 'application/json' },
  })
  expect(answer.statusCode).toBe(404)
})

test.each(['0', '-1', 'x', '1.5', '1e9'])('page %s is refused', async (page) => {
  const { app, build } = await testApp({ work: false })
  const admin = await build.admin()
  const answer = await app.inject({
    url: `/api/stocks/getallcomplaints?page=${page}`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(answer.statusCode).toBe(422)
})

test('a page past the end is an empty list, and both pagination keys say where one is', async () => {
  const { app, build } = await testApp({ work: false })
  const admin = await build.admin()
  const answer = await app.inject({
    url: '/api/stocks/getallcomplaints?page=7',
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const pagination = { page: 7, total_pages: 0, results_per_page: 10, total_results: 0 }
  expect(answer.json()).toEqual({ message: 'OK', data: [], pagination, complaint_Pagination: pagination })
})

test('health, readiness and metrics answer', async () => {
  const { app, services } = await testApp({ work: false })
  expect((await app.inject('/api/health')).json()).toMatchObject({ status: 'alive', database: services.database.kind })
  expect((await app.inject('/api/ready')).statusCode).toBe(200)
  expect((await app.inject('/api/metrics')).body).toContain('http_request_seconds')
})

test('too many requests are told when to come back', async () => {
  const { app } = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '0.01' } })
  const statuses = []
  for (let i = 0; i < 14; i += 1)
    statuses.push((await app.inject({ method: 'POST', url: '/api/customer/login', payload: {} })).statusCode)
  expect(statuses.at(0)).toBe(422)
  expect(statuses.at(-1)).toBe(429)
})

test('answers carry their security headers', async () => {
  const { app } = await testApp({ work: false })
  const { headers } = await app.inject('/api/health')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
  })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('a file that JSON speaks of is no file', async () => {
  const { as, app, build } = await testApp({ work: false })
  const asha = await build.customer()
  const file = { field: 'image', path: '/etc/hostname', filename: 'x.mp4', kind: 'video', type: 'video/mp4', bytes: 10 }
  const headers = { authorization: `Bearer ${asha.token}` }
  const profile = await app.inject({
    method: 'PUT',
    url: '/api/customer/updateprofile',
    headers,
    payload: { image: file, city: 'Butwal' },
  })
  const form = {
    store_name: 'a',
    store_location: 'b',
    store_number: 'c',
    model_num: 'd',
    model_name: 'e',
    serial_number: 'f',
  }
  const registered = await app.inject({
    method: 'POST',
    url: '/api/stocks/myproduct',
    headers,
    payload: { ...form, purchase_date: '2026-01-01', product_image: file, bill_image_one: file, warranty_image: file },
  })
  expect([profile.statusCode, registered.statusCode]).toEqual([200, 422])
  expect(registered.json()).toMatchObject({ errors: { product_image: 'Product image required' } })
  expect((await as(asha).accounts.profile()).data).toMatchObject({ city: 'Butwal', image_url: '' })
})

test('a page of another origin may read no answer', async () => {
  const { app } = await testApp({ work: false })
  const headers = { origin: 'https://elsewhere.example' }
  const asked = {
    ...headers,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  }
  const answers = [
    await app.inject({ url: '/api/products/publiccategory', headers }),
    await app.inject({ url: '/api/customer/getprofiledata', headers }),
    await app.inject({ method: 'OPTIONS', url: '/api/customer/login', headers: asked }),
  ]
  for (const { headers: given } of answers) expect(Object.keys(given).join()).not.toContain('access-control')
})

test('a line break in an address or a name adds no line to the log', async () => {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line) => void lines.push(line) })
  log.info({ path: loggedPath('/api/x%0A{"level":60}\n{"level":60}'), name: 'Asha\n{"level":60}' }, 'request')
  expect(lines).toHaveLength(1)
  expect(lines[0]!.trim().split('\n')).toHaveLength(1)
})
