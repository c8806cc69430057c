import { connect, type AddressInfo } from 'node:net'
import { contract } from 'contract/index'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { bodyLimitOf } from '../src/platform/http/body-limit.ts'
import { refuseSlowBodies } from '../src/platform/http/slow-bodies.ts'
import { testApp } from './test-app.ts'

/** An application with short timeouts; returns its response to a connection that sends this, then these bytes at intervals. */
async function closedAfter(head: string, { dripMs = 0 } = {}) {
  const app = Fastify({ forceCloseConnections: true })
  refuseSlowBodies(app, { idleMs: 150, wholeMs: 400 })
  app.post('/', async () => 'whole')
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let said = ''
  socket.on('data', (data) => (said += data)).on('error', () => undefined)
  socket.write(head)
  const drip = dripMs > 0 ? setInterval(() => socket.write(' '), dripMs) : undefined
  onTestFinished(() => clearInterval(drip))
  await new Promise((resolve) => socket.once('close', resolve))
  return said
}

const head = (type: string) => `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 900\r\n\r\n{`

test('a connection with a stalled body is closed, also if a byte arrives now and then', async () => {
  expect(await closedAfter(head('application/json'))).toBe('')
  expect(await closedAfter(head('application/json'), { dripMs: 50 })).toBe('')
})

test('a body that has come does not close its connection', async () => {
  const app = Fastify()
  refuseSlowBodies(app, { idleMs: 50, wholeMs: 50 })
  app.post('/', async () => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    return 'whole'
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const answer = await fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  expect(await answer.text()).toBe('whole')
})

test('calls without lists, files or long texts take 16 KB', async () => {
  const { app } = await testApp({ work: false })
  const refused = async (url: string) => {
    const payload = JSON.stringify({ contact: ' '.repeat(20_000) })
    const headers = { 'content-type': 'application/json' }
    return (await app.inject({ method: 'POST', url, headers, payload })).statusCode
  }
  expect(await refused('/api/customer/requestotp')).toBe(413)
  expect(await refused('/api/customer/login')).toBe(413)
  expect(bodyLimitOf(contract.quotations.request)).toBeGreaterThan(16 * 1024)
  expect(bodyLimitOf(contract.products.add)).toBeGreaterThan(16 * 1024)
})

test('a number of a megabyte of digits is refused without being looked at', async () => {
  const { normalizePhone } = await import('contract/core/texts/digits')
  const long = '९'.repeat(1_000_000)
  expect(normalizePhone(long)).toBe(long)
  expect(normalizePhone('+977 984-१२०-3118')).toBe('9841203118')
})
