import { pino } from 'pino'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { grantVerification } from '../../accounts/verification.ts'
import { buildApp } from '../../app.ts'
import { trustedProxies } from '../core/trusted-proxies.ts'

const GIVEN = '0123456789abcdef0123456789abcdef'

test('the response, its header and the log have the same id', async () => {
  const { services } = await testApp({ work: false })
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const app = await buildApp({ ...services, log }, { shedAfterMs: 0 })
  const answer = await app.inject('/api/nothing')
  await app.close()
  const { request_id: id } = answer.json<{ request_id: string }>()
  expect(answer.headers['x-request-id']).toBe(id)
  expect(lines.map((line) => JSON.parse(line) as Record<string, unknown>)).toContainEqual(
    expect.objectContaining({ reqId: id, msg: 'request', path: '/api/nothing', status: 404 }),
  )
})

test('the log names sign-ins, refusals and callers by account and not by number', async () => {
  const { services, build } = await testApp({ work: false })
  const asha = await build.customer()
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const app = await buildApp({ ...services, log }, { shedAfterMs: 0 })
  const signIn = (contact: string, password: string) =>
    app.inject({ method: 'POST', url: '/api/customer/login', payload: { contact, password } })
  await signIn(asha.contact, 'wrong-one-2026')
  await signIn('9800000001', 'wrong-one-2026')
  await signIn(asha.contact, asha.password)
  await app.inject({ url: '/api/customer/getprofiledata', headers: { authorization: `Bearer ${asha.token}` } })
  const contact = '9841203119'
  const verification_token = await grantVerification(services.db, contact, 'register', services.clock.now())
  const begun = { contact, name: 'Maya Rai', district: 'Kaski', customerAddress: 'Lakeside 6', verification_token }
  const maya = (await app.inject({ method: 'POST', url: '/api/customer/begin', payload: begun })).json<{
    data: { id: number }
  }>()
  await app.close()
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(told.filter(({ msg }) => /sign/.test(String(msg))).map(({ msg, account }) => [msg, account])).toEqual([
    ['sign-in refused', asha.id],
    ['sign-in refused', null],
    ['signed in', asha.id],
    ['signed in', maya.data.id],
  ])
  expect(told).toContainEqual(
    expect.objectContaining({ msg: 'request', path: '/api/customer/getprofiledata', account: asha.id }),
  )
  expect(lines.join('')).not.toContain(asha.contact)
})

test('the log has every refusal with its status, every failure with its reason, and the time of both', async () => {
  const { services } = await testApp({ work: false })
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const app = await buildApp({ ...services, log }, { shedAfterMs: 0 })
  app.get('/api/broken', () => {
    throw new Error('the disk is full')
  })
  const before = Date.now()
  await app.inject('/api/customer/getprofiledata')
  const { body } = await app.inject('/api/broken')
  await app.close()
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(told).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ msg: 'request', path: '/api/customer/getprofiledata', status: 401 }),
      expect.objectContaining({ msg: 'request failed', err: expect.objectContaining({ message: 'the disk is full' }) }),
      expect.objectContaining({ msg: 'request', path: '/api/broken', status: 500 }),
    ]),
  )
  expect(told.filter(({ time }) => !(Number(time) >= before && Number(time) <= Date.now()))).toEqual([])
  expect(body).not.toContain('the disk is full')
})

test.each([
  ['a trusted proxy', '10.0.0.0/8', '10.1.2.3', GIVEN, true],
  ['somebody else', '10.0.0.0/8', '11.1.2.3', GIVEN, false],
  ['anybody while no proxy is named', '', '127.0.0.1', GIVEN, false],
  ['a trusted proxy, when it is no plain id', '10.0.0.0/8', '10.1.2.3', '<b>12345678</b>', false],
  ['a trusted proxy, when it is too long', '10.0.0.0/8', '10.1.2.3', 'a'.repeat(65), false],
])('an id of %s', async (_, TRUST_PROXY, remoteAddress, id, counts) => {
  const { app } = await testApp({ work: false, env: { TRUST_PROXY } })
  const answer = await app.inject({ url: '/api/health', remoteAddress, headers: { 'x-request-id': id } })
  expect(answer.headers['x-request-id'] === id).toBe(counts)
})

test('a proxy is known by address and subnet, also where IPv4 is written as IPv6', () => {
  const isProxy = trustedProxies(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])
  const asked = ['127.0.0.1', '::ffff:127.0.0.1', '10.255.0.1', 'fd12::1', '127.0.0.2', 'fe80::1', '', undefined]
  expect(asked.map(isProxy)).toEqual([true, true, true, true, false, false, false, false])
})

test('invalid addresses are refused', () => {
  expect(() => trustedProxies(['nginx'])).toThrow('nginx is neither an address nor a subnet')
})
