import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { TestAccount } from '../../../test/factories/builders.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'
import { again } from './testing/signing-in-again.ts'

const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'

const ENDED = '401 Your session has expired,Please login!'

test('the list of sessions shows one’s own only: this device first, each in words', async () => {
  const app = await testApp({ work: false })
  const asha = await app.build.customer()
  await again(app, asha)
  app.clock.pass({ minutes: 1 })
  await again(app, asha, '')
  const here = await again(app, asha, DESK)
  app.clock.pass({ minutes: 1 })
  await again(app, asha, 'curl/8.5.0')
  await app.build.customer()
  const { data } = await app.as(here).sessions.list()
  expect(data.map(({ device, is_this }) => [device, is_this])).toEqual([
    ['Firefox on Windows', true],
    ['Unknown device', false],
    ['Unknown device', false],
    ['Chrome on Android', false],
    ['Unknown device', false],
  ])
})

test('an expired session is not listed', async () => {
  const app = await testApp({ work: false })
  const asha = await app.build.customer()
  app.clock.pass({ days: 6 })
  const later = await again(app, asha)
  expect((await app.as(later).sessions.list()).data).toHaveLength(2)
  app.clock.pass({ days: 2 })
  expect((await app.as(later).sessions.list()).data.map(({ is_this }) => is_this)).toEqual([true])
  expect(await app.as(later).sessions.endOthers()).toMatchObject({ ended: 0 })
})

test('staff who do nothing for two hours are signed out, those who work are not, and customers stay', async () => {
  const app = await testApp({ work: false })
  const { as, build, clock } = await testApp({ work: false })
  const [maya, hari, asha] = [
    await build.admin({ role: 'service_incharge' }),
    await build.admin(),
    await build.customer(),
  ]
  const seen = () => app.services.db.selectFrom('session').where('account_id', '=', hari.id).select('last_seen_at')
  for (let hours = 0; hours < 4; hours += 1) {
    clock.pass({ minutes: 110 })
    const before = await seen().executeTakeFirstOrThrow()
    expect((await as(hari).accounts.profile()).data.id).toBe(hari.id)
    await vi.waitFor(async () => expect(await seen().executeTakeFirstOrThrow()).not.toEqual(before))
  }
  expect(await refusedWith(as(maya).accounts.profile())).toBe(ENDED)
  expect((await as(asha).accounts.profile()).data.id).toBe(asha.id)
  const { token } = await as().accounts.login({ body: maya })
  const { list, endOthers } = as({ ...maya, token }).sessions
  expect((await list()).data).toHaveLength(1)
  expect(await endOthers()).toMatchObject({ ended: 0 })
})

test('a session ends after 7 days, of staff after 12 hours, however much it is used', async () => {
  const { as, build, clock, services } = await testApp({ work: false })
  const outlast = async (account: TestAccount, steps: number, hours: number) => {
    const seen = () => services.db.selectFrom('session').where('account_id', '=', account.id).select('last_seen_at')
    for (let step = 1; step < steps; step += 1) {
      clock.pass({ hours })
      const before = await seen().executeTakeFirstOrThrow()
      expect((await as(account).accounts.profile()).data.id).toBe(account.id)
      await vi.waitFor(async () => expect(await seen().executeTakeFirstOrThrow()).not.toEqual(before))
    }
    clock.pass({ hours })
    return refusedWith(as(account).accounts.profile())
  }
  expect(await outlast(await build.admin(), 12, 1)).toBe(ENDED)
  expect(await outlast(await build.customer(), 14, 12)).toBe(ENDED)
})

test('a session can be ended from another: its token gets 401, the other stays', async () => {
  const app = await testApp({ work: false })
  const asha = await app.build.customer()
  const phone = await again(app, asha)
  const { list, end } = app.as(asha).sessions
  const other = (await list()).data.find(({ is_this }) => !is_this)!
  expect(await end({ params: { id: other.id } })).toEqual({ message: 'Signed out there' })
  expect(await refusedWith(app.as(phone).accounts.profile())).toBe(ENDED)
  expect((await list()).data.map(({ is_this }) => is_this)).toEqual([true])
  expect(await refusedWith(end({ params: { id: other.id } }))).toBe('404 This sign-in has already ended')
})

test('another account’s session cannot be told from a missing one', async () => {
  const app = await testApp({ work: false })
  const asha = await app.build.customer()
  const binod = await app.build.customer()
  const foreign = (await app.as(binod).sessions.list()).data[0]!.id
  const { end } = app.as(asha).sessions
  const refusals = await Promise.all([foreign, randomUUID()].map((id) => refusedWith(end({ params: { id } }))))
  expect(refusals).toEqual(Array(2).fill('404 This sign-in has already ended'))
  expect((await app.as(binod).sessions.list()).data).toHaveLength(1)
})

test('signing in again in a browser ends the session it had, of any account, and no other', async () => {
  const app = await testApp({ work: false })
  const { as, build } = app
  const [asha, binod] = [await build.customer(), await build.customer()]
  const phone = await again(app, asha)
  const { token } = await as(asha).accounts.login({ body: binod })
  expect(await refusedWith(as(asha).accounts.profile())).toBe(ENDED)
  for (const one of [phone, binod, { ...binod, token }]) expect((await as(one).accounts.profile()).data.id).toBe(one.id)
  const wrong = as(phone).accounts.login({ body: { contact: binod.contact, password: 'not-this-one' } })
  expect(await refusedWith(wrong)).toBe('401 Mobile number or password is wrong')
  expect((await as(phone).accounts.profile()).data.id).toBe(asha.id)
})

test('ending the current session signs out', async () => {
  const app = await testApp({ work: false })
  const asha = app.as(await app.build.customer())
  const { id } = (await asha.sessions.list()).data[0]!
  expect(await asha.sessions.end({ params: { id } })).toEqual({ message: 'You are signed out' })
  expect(await refusedWith(asha.accounts.profile())).toBe(ENDED)
})

test('ending all other sessions keeps this one, says how many ended and affects nobody else; staff can do it too', async () => {
  const app = await testApp({ work: false })
  for (const role of ['customer', 'service_incharge'] as const) {
    const asha = await app.build.customer({ role })
    const others = await Promise.all([again(app, asha), again(app, asha, DESK)])
    const binod = await app.build.customer()
    const { endOthers, list } = app.as(asha).sessions
    expect(await endOthers()).toEqual({ message: 'Signed out at 2 other places', ended: 2 })
    expect(await Promise.all(others.map((other) => refusedWith(app.as(other).accounts.profile())))).toEqual([
      ENDED,
      ENDED,
    ])
    expect((await list()).data).toHaveLength(1)
    expect(await endOthers()).toEqual({ message: 'You are not signed in anywhere else', ended: 0 })
    expect((await app.as(binod).accounts.profile()).data.id).toBe(binod.id)
  }
})

test('when a session was seen last moves with its use, at most once in five minutes', async () => {
  const app = await testApp({ work: false })
  const { services, clock } = app
  const asha = await app.build.customer()
  const seen = async () =>
    await services.db.selectFrom('session').select(['created_at', 'last_seen_at']).executeTakeFirstOrThrow()
  const first = await seen()
  expect(first.last_seen_at).toBe(first.created_at)
  clock.pass({ minutes: 4 })
  await app.as(asha).accounts.profile()
  clock.pass({ minutes: 2 })
  expect((await seen()).last_seen_at).toBe(first.last_seen_at)

  await Promise.all(Array.from({ length: 20 }, () => app.as(asha).accounts.profile()))
  await vi.waitFor(async () => expect((await seen()).last_seen_at).not.toBe(first.last_seen_at))
  const noted = (await seen()).last_seen_at
  expect(Math.abs(Date.parse(noted) - clock.now().getTime())).toBeLessThan(30_000)
  clock.pass({ minutes: 4 })
  await app.as(asha).accounts.profile()
  await app.as(asha).accounts.profile()
  expect((await seen()).last_seen_at).toBe(noted)
})

test('a request is answered even if its use cannot be recorded', async () => {
  const app = await testApp({ work: false })
  const asha = await app.build.customer()
  app.clock.pass({ minutes: 6 })
  const warned = vi.spyOn(app.services.log, 'warn')
  const { db } = app.services
  onTestFinished(async () => {
    await sql`drop function if exists refuse_use cascade`.execute(db)
  })
  await sql`create function refuse_use() returns trigger language plpgsql as $$ begin raise 'The disk is full'; end $$`.execute(
    db,
  )
  await sql`create trigger refuse_use before update on session execute function refuse_use()`.execute(db)
  expect((await app.as(asha).accounts.profile()).data.id).toBe(asha.id)
  await vi.waitFor(() => expect(warned).toHaveBeenCalled())
})

test('staff prove themselves before they end another session', async () => {
  const { as, build, clock } = await testApp({ work: false })
  const [admin, asha] = [await build.admin(), await build.customer()]
  const [{ token }, { token: ashas }] = [
    await as().accounts.login({ body: admin }),
    await as().accounts.login({ body: asha }),
  ]
  clock.pass({ minutes: 16 })
  const { sessions, users, accounts } = as(admin)
  const other = (await sessions.list()).data.find(({ is_this }) => !is_this)!
  const ends = [
    () => sessions.end({ params: { id: other.id } }),
    () => sessions.endOthers(),
    () => users.endSessions({ params: { id: asha.id } }),
  ]
  for (const end of ends) expect((await refusal(end()))?.body.code).toBe('password_needed')
  for (const one of [
    { ...admin, token },
    { ...asha, token: ashas },
  ])
    await as(one).accounts.profile()
  await accounts.confirmPassword({ body: { password: admin.password } })
  for (const end of ends) expect(await refusal(end())).toBeUndefined()
  // Customers may have no password: theirs ends without.
  const again = await as().accounts.login({ body: asha })
  clock.pass({ minutes: 16 })
  expect(await as({ ...asha, token: again.token }).sessions.endOthers()).toMatchObject({ ended: 0 })
})
