import { pino } from 'pino'
import { expect, test } from 'vitest'
import { claimsOf, hmacToken } from '../../../test/attacks/forgery.ts'
import { testApp } from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'

/** The application and its warnings. */
async function warningApp(env: Record<string, string> = {}) {
  const { services, build, clock } = await testApp({ work: false, env })
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const app = await buildApp({ ...services, log }, { shedAfterMs: 0 })
  const get = async (url: string, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    return (await app.inject({ url, headers })).statusCode
  }
  const told = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return { app, services, build, clock, get, told, text: () => lines.join('') }
}

const PROFILE = '/api/customer/getprofiledata'

test('a deliberate attempt gets its own log line without personal data', async () => {
  const { app, build, get, told, text } = await warningApp()
  const asha = await build.customer()
  const forged = hmacToken(claimsOf(asha.token), 'another key')
  expect(await get(PROFILE, forged)).toBe(401)
  expect(await get('/api/user/getallusers', asha.token)).toBe(403)
  expect(await get('/files/1/9999999999/AAAA/a.pdf')).toBe(403)
  expect(await get('/api/office/history/quotation/1', (await build.admin({ role: 'service_incharge' })).token)).toBe(
    403,
  )
  await app.close()
  expect(told()).toMatchObject([
    { level: 40, msg: 'attempt refused', attempt: 'a forged token' },
    { level: 40, msg: 'attempt refused', attempt: 'beyond their permissions', account: asha.id },
    { level: 40, msg: 'attempt refused', attempt: 'a forged address' },
    { level: 40, msg: 'attempt refused', attempt: 'beyond their permissions' },
  ])
  for (const secret of [asha.contact, forged, asha.token]) expect(text()).not.toContain(secret)
})

test('ordinary mistakes are not logged', async () => {
  const { app, build, clock, get, told } = await warningApp()
  const asha = await build.customer()
  expect(await get(PROFILE)).toBe(401)
  clock.pass({ days: 8 })
  expect(await get(PROFILE, asha.token)).toBe(401)
  expect(await get('/api/nothing')).toBe(404)
  await app.close()
  expect(told()).toEqual([])
})

test('a limit that is reached is logged once, however many requests follow', async () => {
  const { app, told } = await warningApp({ RATE_LIMIT_SCALE: '0.1' })
  const payload = { contact: '9841203118' }
  for (let tries = 0; tries < 6; tries += 1)
    await app.inject({ method: 'POST', url: '/api/customer/login', payload: { ...payload, password: 'not-this-one' } })
  await app.close()
  expect(told()).toMatchObject([{ level: 40, attempt: 'beyond the limit login.pair' }])
})
