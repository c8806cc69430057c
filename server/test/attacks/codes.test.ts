import { expect, test } from 'vitest'
import { refusal } from '../refusal.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { counted } from './at-once.ts'
import { browser } from './browser.ts'
import { newestCode } from './newest-code.ts'
import { PATIENT } from './patient.ts'

const CONTACT = '9841203118'
const NO_LONGER = 'This code is no longer valid, please ask for a new one'

/** Guesses, in this order, all at the same moment: the status of each. */
async function guess({ app }: TestApp, codes: readonly string[], from: (at: number) => string = () => '10.0.0.1') {
  return Promise.all(
    codes.map(async (otp, at) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/customer/verifyotp',
        payload: { contact: CONTACT, otp },
        remoteAddress: from(at),
      })
      return answer.statusCode
    }),
  )
}

const wrongCodes = (right: string, count: number) =>
  Array.from({ length: count }, (_, at) => String(100_000 + ((Number(right) - 100_000 + 1 + at) % 900_000)))

test(
  'of a hundred guesses at once five count, and the right one among the others proves nothing',
  PATIENT,
  async () => {
    const world = await testApp({ work: false })
    await world.as().accounts.requestOtp({ body: { contact: CONTACT } })
    const right = await newestCode(world.services, CONTACT)
    const guesses = wrongCodes(right, 99).toSpliced(60, 0, right)
    // from a hundred sources, so that only the limit of the code itself holds
    const statuses = await guess(world, guesses, (at) => `10.0.0.${at}`)
    expect(counted(statuses)).toEqual({ 422: 100 })
    const late = await refusal(world.as().accounts.verifyOtp({ body: { contact: CONTACT, otp: right } }))
    expect(late?.body.errors).toEqual({ otp: NO_LONGER })
    const tries = await world.services.db.selectFrom('otp').select(['wrong_tries', 'wrong_tries_elsewhere']).execute()
    expect(tries).toEqual([{ wrong_tries: 0, wrong_tries_elsewhere: 5 }])
  },
)

test('codes of all numbers together cannot be tried from one source for long', async () => {
  const world = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1' } })
  const statuses = []
  for (let at = 0; at < 80; at += 1)
    statuses.push(
      (
        await world.app.inject({
          method: 'POST',
          url: '/api/customer/resetverifyotp',
          payload: { contact: String(9_800_000_000 + at), otp: '123456' },
          // a header that anybody can write makes no other source
          headers: { 'x-forwarded-for': `10.0.0.${at}`, 'x-real-ip': `10.0.0.${at}`, forwarded: `for=10.0.0.${at}` },
        })
      ).statusCode,
    )
  expect(counted(statuses)).toEqual({ 422: 60, 429: 20 })
})

test('codes are sent to one number by one source only so often; a source that asks for many is slowed down', async () => {
  const world = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1' } })
  const ofOneNumber = []
  for (let at = 0; at < 7; at += 1) {
    ofOneNumber.push((await browser(world, '10.0.1.1').ask('register', CONTACT)).statusCode)
    world.clock.pass({ seconds: 61 })
  }
  expect(ofOneNumber).toEqual([200, 200, 200, 200, 200, 429, 429])
  const ofOneSource = []
  for (let at = 0; at < 30; at += 1)
    ofOneSource.push((await browser(world, '10.0.2.1').ask('register', String(9_800_000_000 + at))).statusCode)
  const begun = performance.now()
  ofOneSource.push((await browser(world, '10.0.2.1').ask('register', '9800000999')).statusCode)
  expect(performance.now() - begun).toBeGreaterThan(200)
  expect(counted(ofOneSource)).toEqual({ 200: 31 })
})

/** Twenty codes to one number for ten strangers: two each, a minute apart. */
async function askFromAfar(world: TestApp, purpose: 'register' | 'reset', contact: string) {
  for (let round = 0; round < 2; round += 1) {
    for (let at = 0; at < 10; at += 1) await browser(world, `2001:db8:${at}::1`).ask(purpose, contact)
    world.clock.pass({ seconds: 61 })
  }
}

test('beyond twenty codes an hour to a number who had two has to wait, and sign-up and reset count separately', async () => {
  const world = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1' } })
  const asha = await world.build.customer()
  await askFromAfar(world, 'register', asha.contact)
  // Another /64 of a /48 that had two is refused after two more.
  const more = []
  for (const place of ['2001:db8:1::1', '2001:db8:2:1::1', '2001:db8:2:2::1', '2001:db8:2:3::1'])
    more.push((await browser(world, place).ask('register', asha.contact)).statusCode)
  expect(more).toEqual([429, 200, 200, 429])
  expect((await browser(world, '2001:db8:1::1').ask('reset', asha.contact)).statusCode).toBe(200)
})

test('strangers who ask for many codes do not keep the owner from a new password', async () => {
  const world = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1' } })
  const asha = await world.build.customer()
  const owner = browser(world, '10.2.0.1')
  const { contact, password } = asha
  expect((await owner.post('login', { contact, password })).statusCode).toBe(200)
  await askFromAfar(world, 'reset', contact)
  // With a new phone a little later, with the one that is known at once.
  const begun = performance.now()
  expect((await browser(world, '10.2.2.1').ask('reset', contact)).statusCode).toBe(200)
  expect(performance.now() - begun).toBeGreaterThan(200)
  expect((await owner.ask('reset', contact)).statusCode).toBe(200)
  const otp = await newestCode(world.services, contact)
  expect((await owner.post('resetverifyotp', { contact, otp })).statusCode).toBe(200)
})

test('wrong tries of others burn no code, and a code that another browser asked for replaces none', async () => {
  const world = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1' } })
  const [owner, stranger] = [browser(world, '10.3.0.1'), browser(world, '10.3.0.2')]
  await owner.ask('register', CONTACT)
  const right = await newestCode(world.services, CONTACT)
  const [wrong = ''] = wrongCodes(right, 1)
  await stranger.ask('register', CONTACT)
  for (let tries = 0; tries < 6; tries += 1) {
    await stranger.post('verifyotp', { contact: CONTACT, otp: wrong })
    await browser(world, '10.3.0.3').post('verifyotp', { contact: CONTACT, otp: wrong })
  }
  for (let tries = 0; tries < 4; tries += 1)
    expect((await owner.post('verifyotp', { contact: CONTACT, otp: wrong })).statusCode).toBe(422)
  expect((await owner.post('verifyotp', { contact: CONTACT, otp: right })).statusCode).toBe(200)
})

test('a cookie that was not given for this number and purpose makes no browser the asker', async () => {
  const world = await testApp({ work: false })
  const owner = browser(world, '10.4.0.1')
  await owner.ask('register', CONTACT)
  const right = await newestCode(world.services, CONTACT)
  const [wrong = ''] = wrongCodes(right, 1)
  const forged = owner.cookies.get('asked_register')!.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))
  const forger = browser(world, '10.4.0.2')
  forger.cookies.set('asked_register', forged)
  for (let tries = 0; tries < 6; tries += 1) await forger.post('verifyotp', { contact: CONTACT, otp: wrong })
  expect((await forger.post('verifyotp', { contact: CONTACT, otp: right })).statusCode).toBe(422)
  expect((await owner.post('verifyotp', { contact: CONTACT, otp: right })).statusCode).toBe(200)
})

test('a new code is the only one, and a code is for one number and one purpose', async () => {
  const world = await testApp({ work: false })
  const { as, services, clock, build } = world
  const { contact } = await build.customer({ contact: CONTACT })
  const codes: string[] = []
  for (let at = 0; at < 3; at += 1) {
    await as().accounts.requestPasswordReset({ body: { contact } })
    codes.push(await newestCode(services, contact))
    clock.pass({ seconds: 61 })
  }
  const third = codes.at(-1) ?? ''
  const errorOf = async (promise: Promise<unknown>) => (await refusal(promise))?.body.errors?.otp
  for (const otp of codes.filter((code) => code !== third))
    expect(await errorOf(as().accounts.verifyResetOtp({ body: { contact, otp } }))).toMatch(/^This code is wrong/)
  expect(await errorOf(as().accounts.verifyOtp({ body: { contact, otp: third } }))).toBe(NO_LONGER)
  expect(await errorOf(as().accounts.verifyResetOtp({ body: { contact: '9841203119', otp: third } }))).toBe(NO_LONGER)
  expect(await refusal(as().accounts.verifyResetOtp({ body: { contact, otp: third } }))).toBeUndefined()
})

test('codes are spread over all numbers of six digits and do not follow each other', async () => {
  const world = await testApp({ work: false })
  const numbers = Array.from({ length: 100 }, (_, at) => String(9_800_000_000 + at))
  await Promise.all(numbers.map((contact) => world.as().accounts.requestOtp({ body: { contact } })))
  const codes: number[] = []
  for (const contact of numbers) codes.push(Number(await newestCode(world.services, contact)))
  expect(Math.min(...codes)).toBeGreaterThanOrEqual(100_000)
  // Of 100 fair ones two are equal in one run of 180, five never; and nearly each tenth of the range has some.
  expect(new Set(codes).size).toBeGreaterThan(95)
  expect(new Set(codes.map((code) => Math.floor((code - 100_000) / 90_000))).size).toBeGreaterThan(8)
  const steps = codes.slice(1).map((code, at) => code - codes[at]!)
  expect(new Set(steps).size).toBeGreaterThan(95)
})
