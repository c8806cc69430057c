import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { sourceOf } from '../../src/platform/core/source.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { browser } from './browser.ts'
import { PATIENT } from './patient.ts'

const AT_REAL_LIMITS = { work: false, env: { RATE_LIMIT_SCALE: '1' } }

/** An address of the attack: 64 networks /48, each with as many /64 as it likes. */
const place = (network: number, line = 0) => `2001:db8:${network.toString(16)}:${line.toString(16)}::1`

/** Uses a budget up from all 64 networks at once, and some more. */
async function useUp({ services }: TestApp, limit: 'otp.all' | 'login.all', budget: number) {
  const each = Math.ceil(budget / 64) + 1
  for (let line = 0; line < each; line += 1)
    await Promise.allSettled(
      Array.from({ length: 64 }, (_, network) => services.limits.take(limit, ['all', sourceOf(place(network, line))])),
    )
}

/** The status of each of these, one after the other. */
async function inTurn(calls: (() => Promise<{ statusCode: number }>)[]): Promise<number[]> {
  const statuses = []
  for (const call of calls) statuses.push((await call()).statusCode)
  return statuses
}

test('whoever takes all codes from 64 networks leaves a visitor elsewhere theirs', PATIENT, async () => {
  const world = await testApp(AT_REAL_LIMITS)
  await useUp(world, 'otp.all', DEFAULT_SETTINGS.codes_per_hour)
  const newcomers = ['203.0.113.7', '203.0.113.8', '2a02:1234:5:6::7', '2001:db8:ffff::1']
  const ask = (at: string, contact: string) => () => browser(world, at).ask('register', contact)
  expect(await inTurn(newcomers.map((at, n) => ask(at, `984120311${n}`)))).toEqual([200, 200, 200, 200])
  // The attack goes on from lines that had none yet, and gets nothing.
  const attackers = [0, 1, 63].map((network) => ask(place(network, 999), `984120312${network % 10}`))
  expect(await inTurn(attackers)).toEqual([429, 429, 429])
  // A newcomer is one with two of them.
  const again = ['9841203131', '9841203132'].map((contact) => ask('203.0.113.7', contact))
  expect(await inTurn(again)).toEqual([200, 429])
})

test('guesses from 64 networks leave an administrator elsewhere the way in, with a new browser', PATIENT, async () => {
  const world = await testApp(AT_REAL_LIMITS)
  const { contact, password } = await world.build.admin()
  await useUp(world, 'login.all', 5000)
  const signIn = (at: string, typed: string) => () => browser(world, at).post('login', { contact, password: typed })
  const own = [
    ...['203.0.113.7', '2a02:1234:5:6::7', '2001:db8:ffff::1'].map((at) => signIn(at, password)),
    // right ones are not counted
    ...Array.from({ length: 5 }, () => signIn('203.0.113.7', password)),
    // three may be mistyped
    ...Array.from({ length: 3 }, () => signIn('203.0.113.7', 'not-this-one')),
    signIn('203.0.113.7', password),
  ]
  expect(await inTurn(own)).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 401, 401, 401, 429])
  expect(await inTurn([signIn(place(0, 999), password), signIn(place(63, 999), password)])).toEqual([429, 429])
})

test(
  'a /48 is two sources: codes are slowed beyond 60 and refused beyond 600, sign-ins beyond 200',
  PATIENT,
  async () => {
    const { services } = await testApp(AT_REAL_LIMITS)
    const allowed = async (limit: 'otp.address' | 'login.address', times: number) => {
      const taken = await Promise.allSettled(
        Array.from({ length: times }, (_, line) => services.limits.take(limit, sourceOf(place(1, line)))),
      )
      return taken.filter(({ status }) => status === 'fulfilled').length
    }
    expect(await allowed('otp.address', 700)).toBe(600)
    expect(await allowed('login.address', 300)).toBe(200)
    const slowed = async (line: number) => {
      const begun = performance.now()
      await services.limits.slowDown('otp-slow.address', sourceOf(place(2, line)))
      return performance.now() - begun > 200
    }
    for (let line = 0; line < 60; line += 1) await slowed(line)
    expect([await slowed(60), await slowed(61)]).toEqual([true, true])
  },
)

test('the codes of a day are the owner’s to limit: who had none that day still gets one, and there is an alarm', async () => {
  const world = await testApp(AT_REAL_LIMITS)
  const admin = world.as(await world.build.admin())
  await admin.settings.update({ body: { version: 1, codes_per_day: 3 } })
  const ask = (at: string, contact: string) => () => browser(world, at).ask('register', contact)
  const first = ['9841203111', '9841203112', '9841203113', '9841203114'].map((contact) => ask('203.0.113.7', contact))
  expect(await inTurn([...first, ask('198.51.100.7', '9841203115')])).toEqual([200, 200, 200, 429, 200])
  await expect.poll(async () => (await admin.alarms.list()).data.map(({ kind }) => kind)).toEqual(['otp.day'])
  await admin.settings.update({ body: { version: 2, codes_per_day: 0 } })
  expect(await inTurn([ask('203.0.113.7', '9841203116')])).toEqual([200])
})
