import { expect, test } from 'vitest'
import { passwordFits } from '../../src/accounts/passwords.ts'
import { buildComplaint } from '../factories/complaint.ts'
import { buildRegistration } from '../factories/registration.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { PATIENT } from './patient.ts'

const UNKNOWN = '9800000001'

interface Heard {
  status: number
  body: unknown
  headers: string[]
}

/** An answer without what differs between any two: ids, moments, and the number that was asked about. */
async function hear({ app }: TestApp, url: string, payload?: Record<string, unknown>): Promise<Heard> {
  const method = payload ? (url.includes('resetpassword') ? 'PUT' : 'POST') : 'GET'
  const answer = await app.inject({ method, url, ...(payload && { payload }) })
  const text = answer.body
    .replaceAll(String(payload?.contact), 'NUMBER')
    .replace(/"(request_id|otp_created)":"[^"]*"/g, '"$1":""')
  return { status: answer.statusCode, body: text, headers: Object.keys(answer.headers).toSorted() }
}

test('no response reveals who is registered', PATIENT, async () => {
  const world = await testApp({ work: false })
  const { contact } = await world.build.customer()
  const asked: [string, Record<string, unknown>][] = [
    ['/api/customer/login', { password: 'not-this-one' }],
    ['/api/customer/requestotp', {}],
    ['/api/customer/requestpasswordreset', {}],
    ['/api/customer/requestotp', {}],
    ['/api/customer/requestpasswordreset', {}],
    ['/api/customer/verifyotp', { otp: '000000' }],
    ['/api/customer/resetverifyotp', { otp: '000000' }],
    ['/api/customer/resetpassword', { new_password: 'river-stone-42', confirm_password: 'river-stone-42' }],
    ['/api/customer/resetpassword', { new_password: 'a', confirm_password: 'b' }],
  ]
  for (const [url, more] of asked) {
    const known = await hear(world, url, { contact, ...more })
    expect(known, url).toEqual(await hear(world, url, { contact: UNKNOWN, ...more }))
  }
})

test('limits are the same for registered and unknown numbers', async () => {
  const world = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1' } })
  const { contact } = await world.build.customer()
  const statuses = async (number: string) => {
    const heard = []
    for (let at = 0; at < 12; at += 1)
      heard.push((await hear(world, '/api/customer/login', { contact: number, password: 'not-this-one' })).status)
    return heard
  }
  expect(await statuses(contact)).toEqual(await statuses(UNKNOWN))
})

test('a wrong password takes the same work for registered and unknown numbers', async () => {
  const world = await testApp({ work: false })
  const { contact } = await world.build.customer()
  const signIn = (number: string) => () =>
    hear(world, '/api/customer/login', { contact: number, password: 'wrong-one' })
  const [known, unknown, floor] = await medians([
    signIn(contact),
    signIn(UNKNOWN),
    () => passwordFits('wrong-one', undefined),
  ])
  expect(unknown! / floor!).toBeGreaterThan(0.5)
  expect(known! / floor!).toBeGreaterThan(0.5)
  expect(unknown! / known!).toBeGreaterThan(0.5)
  expect(unknown! / known!).toBeLessThan(2)
})

test('a forgotten password takes the same work for an unknown number', async () => {
  const world = await testApp({ work: false })
  const { contact } = await world.build.customer()
  const { db, jobs } = world.services
  const queued = async () => (await jobs.queueDepth()).reduce((sum, { total }) => sum + total, 0)
  const workFor = async (number: string) => {
    const before = await queued()
    await hear(world, '/api/customer/requestpasswordreset', { contact: number })
    const codes = await db.selectFrom('otp').where('contact', '=', number).select('purpose').execute()
    return { codes, jobs: (await queued()) - before }
  }
  expect(await workFor(UNKNOWN)).toEqual(await workFor(contact))
})

test('a warranty is told to who knows its number and the phone; all else reads alike', async () => {
  const world = await testApp({ work: false })
  const { customer, serial_number } = await buildRegistration(world.services, { status: 'Approved' })
  const { serial_number: waiting, customer: other } = await buildRegistration(world.services)
  const check = (serial: string, phone_digits: string) =>
    hear(world, '/api/stocks/warrantycheck', { serial_number: serial, phone_digits })
  const digits = customer.contact.slice(-4)
  const wrong = digits === '0000' ? '0001' : '0000'
  const right = await check(serial_number, digits)
  const unknown = await check('SN-NOBODYS', wrong)
  expect(right.body).not.toEqual(unknown.body)
  expect(await check(serial_number, wrong)).toEqual(unknown)
  expect(await check(waiting, other.contact.slice(-4))).toEqual(unknown)
})

test('invalid links read like expired ones', async () => {
  const world = await testApp({ work: false })
  const { as, build, services } = world
  const admin = await build.admin()
  const { id, customer } = await buildComplaint(services)
  const { data } = await as(customer).complaints.getMine({ params: { id } })
  const unit = await build.unit()
  const tracking = data.tracking_path.replace('/t/', '/api/stocks/trackcomplaint/')
  const scanned = `/api/products/scanned/${unit.token}`
  expect([(await hear(world, tracking)).status, (await hear(world, scanned)).status]).toEqual([200, 200])
  await as(admin).complaints.delete({ params: { id } })
  await as(admin).units.delete({ params: { id: unit.id } })
  const never = '/AAAAAAAAAAAAAAAAAAAAAA'
  expect(await hear(world, tracking)).toEqual(await hear(world, `/api/stocks/trackcomplaint${never}`))
  expect(await hear(world, scanned)).toEqual(await hear(world, `/api/products/scanned${never}`))
})

test('whether a private file exists is told by no address that is not signed for it', async () => {
  const world = await testApp({ work: false })
  const { id, customer } = await buildRegistration(world.services)
  const { data } = await world.as(customer).registrations.getMine({ params: { id } })
  const right = new URL(data.bill_image_one).pathname
  const [, , file = '', expires = '', signature = '', name = ''] = right.split('/')
  const at = (fileId: string | number, until: string, sign: string, called = name) =>
    hear(world, `/files/${fileId}/${until}/${sign}/${called}`)
  expect((await hear(world, right)).status).toBe(200)
  const forged = signature.replace(/^./, (mark) => (mark === 'A' ? 'B' : 'A'))
  const nowhere = await at(99_999, expires, forged)
  expect(nowhere.status).toBe(403)
  const others = [
    at(file, expires, forged),
    at(Number(file) + 1, expires, signature),
    at(file, String(Number(expires) + 3600), signature),
    at(file, expires, signature, `other-${name}`),
    at(99_999, '1', signature),
    at(file, '1', signature),
  ]
  for (const other of await Promise.all(others)) expect(other).toEqual(nowhere)
})

const RUNS = 15

/** The middle of the times of each, taken in turns, so that what else runs slows all alike. */
async function medians(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map((): number[] => [])
  for (const work of works) await work()
  for (let run = 0; run < RUNS; run += 1)
    for (const [at, work] of works.entries()) {
      const begun = performance.now()
      await work()
      times[at]!.push(performance.now() - begun)
    }
  return times.map((list) => list.toSorted((a, b) => a - b)[RUNS >> 1]!)
}
