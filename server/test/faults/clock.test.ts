import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { dispatchComplaint } from '../../src/complaints/dispatch/complaint.jobs.ts'
import { awardPoints } from '../../src/points/award-points.ts'
import { expireAllPoints } from '../../src/points/point.jobs.ts'
import { buildComplaint } from '../factories/complaint.ts'
import { buildRegistration } from '../factories/registration.ts'
import { fakeCrm } from '../fake-crm.ts'
import { refusal, refusedWith } from '../refusal.ts'
import { testApp } from '../test-app.ts'

const NUMBER = '9841203118'
const DAY_MS = 86_400_000

afterEach(() => void vi.useRealTimers())

/** The clock of the machine, which the cache and the limits look at. */
const setMachineClock = (ahead: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead })

test('a code requested before the clock was set back is void, and another can be requested at once', async () => {
  const { as, clock, smsTo } = await testApp()
  const { requestOtp, verifyOtp } = as().accounts
  const codeOf = (text = '') => /\d{6}/.exec(text)?.[0] ?? ''
  await requestOtp({ body: { contact: NUMBER } })
  const first = codeOf((await smsTo(NUMBER))[0])
  clock.pass({ hours: -5 })
  expect(await refusedWith(verifyOtp({ body: { contact: NUMBER, otp: first } }))).toBe(
    '422 This code is no longer valid, please ask for a new one',
  )
  await requestOtp({ body: { contact: NUMBER } })
  const second = codeOf((await smsTo(NUMBER, 2))[1])
  expect((await verifyOtp({ body: { contact: NUMBER, otp: second } })).data.is_verified).toBe(true)
})

test('a code expires when the clock jumps forward, and another can be requested', async () => {
  const { as, clock, smsTo } = await testApp()
  const { requestOtp, verifyOtp } = as().accounts
  await requestOtp({ body: { contact: NUMBER } })
  const otp = /\d{6}/.exec((await smsTo(NUMBER))[0] ?? '')?.[0] ?? ''
  clock.pass({ days: 3 })
  expect(await refusedWith(verifyOtp({ body: { contact: NUMBER, otp } }))).toMatch(/^422 This code is no longer valid/)
  expect(await refusedWith(requestOtp({ body: { contact: NUMBER } }))).toBeUndefined()
})

test('a session goes on when the clock is set back, and ends with its time when it goes forward', async () => {
  const { as, build, clock } = await testApp({ work: false })
  const asha = await build.customer()
  clock.pass({ days: -2 })
  expect((await as(asha).accounts.profile()).data.contact).toBe(asha.contact)
  clock.pass({ days: 10 })
  expect(await refusal(as(asha).accounts.profile())).toMatchObject({ status: 401 })
})

test('a document address signed before the clock was set back works, and is cached no longer than usual', async () => {
  const { app, as, build, clock, services } = await testApp({ work: false })
  const asha = await build.customer()
  const { id } = await buildRegistration(services, { customer: asha })
  const { data } = await as(asha).registrations.getMine({ params: { id } })
  const paper = data.bill_image_one.replace(services.config.publicUrl, '')
  clock.pass({ days: -3 })
  const answer = await app.inject(paper)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, max-age=1200'])
  clock.pass({ days: 4 })
  expect((await app.inject(paper)).statusCode).toBe(403)
})

test('a limited caller is not told to wait for a day when the clock is set back by a day', async () => {
  const { app, build } = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1', REDIS_URL: '' } })
  const { contact } = await build.customer()
  const payload = { contact, password: 'wrong-guess-1' }
  const guess = () => app.inject({ method: 'POST', url: '/api/customer/login', payload })
  for (let n = 0; n < 10; n += 1) expect((await guess()).statusCode).toBe(401)
  expect((await guess()).statusCode).toBe(429)
  setMachineClock(-DAY_MS)
  const { statusCode, headers } = await guess()
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900)
})

test('a minute’s cache entry lasts a minute, whatever the machine’s clock does', async () => {
  const { as, services } = await testApp({ work: false })
  await as().categories.listPublic()
  for (const ahead of [DAY_MS, -DAY_MS]) {
    setMachineClock(ahead)
    await as().categories.listPublic()
    vi.useRealTimers()
  }
  expect(services.cache.stats()).toMatchObject({ miss: 1, stale: 0, hit: 2 })
})

test('a try at the CRM that was cut off before the clock was set back is made again', async () => {
  const crm = await fakeCrm()
  const { as, build, clock, services } = await testApp({ work: false, env: crm.env })
  const { id } = await buildComplaint(services)
  const ahead = new Date(clock.now().getTime() + 2 * DAY_MS)
  await services.db
    .updateTable('complaint')
    .set({ dispatch_state: 'queued', dispatch_sending_since: ahead, dispatch_tries: 1 })
    .where('id', '=', id)
    .execute()
  await dispatchComplaint.run({ complaint: id }, services)
  expect((await as(await build.admin()).complaints.get({ params: { id } })).data.job_no).toBe('CRM-1')
})

test('points are written off once, whatever the clock does between two nights', async () => {
  const { build, clock, services } = await testApp({ work: false })
  const { id } = await build.customer()
  const at = clock.now()
  const lot = (sourceKey: string) => ({ customerId: id, source: 'registration' as const, sourceKey })
  await services.db.transaction().execute(async (tx) => {
    await awardPoints(tx, lot('SN-1'), { points: 60, reason: 'test', at, expiresAt: new Date(at.getTime() + DAY_MS) })
    await awardPoints(tx, lot('SN-2'), { points: 40, reason: 'test', at })
  })
  for (const days of [2, -5, 5, -2]) {
    clock.pass({ days })
    await expireAllPoints.run({}, services)
  }
  const { rows } = await sql<{
    kind: string
    points: number
  }>`select kind, points from point_entry order by id`.execute(services.db)
  expect(rows).toEqual([
    { kind: 'earned', points: 60 },
    { kind: 'earned', points: 40 },
    { kind: 'expired', points: -60 },
  ])
})
