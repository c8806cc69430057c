import { expect, test } from 'vitest'
import { refusal } from '../refusal.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { counted } from './at-once.ts'
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
    expect(await world.services.db.selectFrom('otp').select('wrong_tries').execute()).toEqual([{ wrong_tries: 5 }])
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

test('codes are sent to one number, and asked for by one source, only so often', async () => {
  const world = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1' } })
  const ask = async (contact: string, remoteAddress: string) =>
    (
      await world.app.inject({
        method: 'POST',
        url: '/api/customer/requestotp',
        payload: { contact },
        remoteAddress,
      })
    ).statusCode
  const ofOneNumber = []
  for (let at = 0; at < 7; at += 1) {
    ofOneNumber.push(await ask(CONTACT, `10.0.1.${at}`))
    world.clock.pass({ seconds: 61 })
  }
  expect(ofOneNumber).toEqual([200, 200, 200, 200, 200, 429, 429])
  const ofOneSource = []
  for (let at = 0; at < 32; at += 1) ofOneSource.push(await ask(String(9_800_000_000 + at), '10.0.2.1'))
  expect(counted(ofOneSource)).toEqual({ 200: 30, 429: 2 })
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
