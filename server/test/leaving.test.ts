import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { answerHitsFirst } from '../src/platform/cache/hits-first.ts'
import { leave } from '../src/platform/http/leaving.ts'
import { testApp } from './test-app.ts'

const HIT = 'GET /api/products/publiccategory HTTP/1.1\r\nHost: shop\r\n\r\n'
const BODY = '{"contact":"1","password":"2"}'
const HEAD = `POST /api/customer/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`

test('a process leaves when its last answer is given, though its connection could go on', async () => {
  const { app } = await testApp({ work: false })
  await app.listen({ port: 0, host: '127.0.0.1' })
  let begun = 0
  app.server.on('request', () => (begun += 1))
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(HEAD)
  const said = text(socket)
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(1)
  const left = leave(app, 0)
  await expect.poll(() => app.server.listening).toBe(false)
  socket.write(BODY)
  await left
  expect(await said).toContain('HTTP/1.1 422')
})

test('who uses a connection that was kept while the process leaves is answered, and learns that it ends', async () => {
  const { app, services } = await testApp({ work: false })
  await app.listen({ port: 0, host: '127.0.0.1' })
  answerHitsFirst(app.server, services.cache)
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const said = text(socket)
  socket.write(HIT)
  await once(socket, 'data')
  const left = leave(app, 60_000)
  await expect.poll(() => app.server.listening).toBe(false)
  // As a page does that is being rendered.
  expect((await app.inject('/api/products/publiccategory')).statusCode).toBe(200)
  socket.write(HIT)
  await left
  const connections = [...(await said).matchAll(/^connection: (.*)\r$/gim)]
  expect(connections.map(([, said]) => said)).toEqual(['keep-alive', 'close'])
})

test.each([
  ['a process that has just started sheds nothing because of its start', 600_000, 200],
  ['later lateness is shed, but not its figures', 0, 503],
])('%s', async (_, settleMs, shed) => {
  const { services } = await testApp({ work: false })
  const app = await buildApp(services, { shedAfterMs: 1, settleMs })
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  while (!app.isUnderPressure()) await busyFor(100)
  const status = async (url: string) => (await app.inject(url)).statusCode
  expect(await status('/api/ready')).toBe(shed)
  expect([await status('/api/metrics'), await status('/api/health')]).toEqual([200, 200])
})

/** Blocks the thread, then yields once. */
async function busyFor(ms: number): Promise<void> {
  for (const until = performance.now() + ms; performance.now() < until;);
  await setImmediate()
}
