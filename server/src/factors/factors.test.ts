import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ROLES } from 'contract/core/roles'
import { authenticatorAt, WITH_PASSKEYS } from '../../test/factories/passkey.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { ENDPOINTS } from '../../test/calls/endpoints.ts'
import { newestCode } from '../../test/attacks/newest-code.ts'
import { isoDay } from 'contract/core/dates/nepal-time'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { makeKey } from '../first-start/first-key.ts'
import { resetFactor } from './reset-factor.ts'
import { browserAt, codeOf, withApp } from './testing/browser.ts'

const env = WITH_PASSKEYS
const ORIGIN = env.PUBLIC_URL
const NEEDED = { status: 403, body: { code: 'second_factor_needed' } }

test('staff with an app sign in with a code of it, each code once, from clocks off by half a minute', async () => {
  const world = await testApp({ work: false })
  const admin = await world.build.admin()
  const { secret, recoveryCodes } = await withApp(world, admin)
  expect(recoveryCodes).toHaveLength(10)
  const signIn = async (code: string) => {
    const browser = browserAt(world)
    expect(await browser.login(admin)).toMatchObject(NEEDED)
    return browser.second({ code })
  }
  expect((await signIn(codeOf(secret, world, 1))).status).toBe(200)
  // The same again, and one before it.
  expect(await signIn(codeOf(secret, world, 1))).toMatchObject({ status: 422, body: { errors: { code: /once/ } } })
  expect((await signIn(codeOf(secret, world))).status).toBe(422)
  world.clock.pass({ minutes: 2 })
  expect((await signIn(codeOf(secret, world, -1))).status).toBe(200)
  expect((await signIn(codeOf(secret, world, 2))).status).toBe(422)
  world.clock.pass({ minutes: 2 })
  const { body } = await signIn(codeOf(secret, world))
  expect((await world.as({ ...admin, token: body.token! }).accounts.profile()).data.id).toBe(admin.id)
  // In the queue, the log and the history nothing tells the secret.
  const kept = JSON.stringify(await world.services.db.selectFrom('audit').selectAll().execute())
  expect(kept).not.toContain(secret.replaceAll(' ', ''))
})

test('a passkey, a recovery code and the app each open the second step; a recovery code once', async () => {
  const world = await testApp({ work: false, env })
  const admin = await world.build.admin()
  const { recoveryCodes } = await withApp(world, admin)
  const phone = authenticatorAt(ORIGIN)
  const { passkeyToAdd, addPasskey, own, renewRecoveryCodes } = world.as(admin).factors
  const made = phone.make((await passkeyToAdd()).data)
  const { data, recovery_codes } = await addPasskey({ body: { passkey: made, name: 'My phone' } })
  expect([recovery_codes, data.passkeys.map(({ name }) => name)]).toEqual([[], ['My phone']])
  // The challenge was used up.
  expect(await refusedWith(addPasskey({ body: { passkey: made, name: 'Again' } }))).toMatch(/^422 The passkey was not/)

  const browser = browserAt(world)
  await browser.login(admin)
  const { body: ways } = await browser.say('POST', '/customer/login/ways', {})
  expect(ways.data).toEqual({ totp: true, passkey: true, recovery: true, sms: false, ending: '' })
  const { body: asked } = await browser.say('POST', '/customer/login/passkey', {})
  const passkey = phone.prove(asked.data!)
  expect((await browser.second({ passkey })).status).toBe(200)
  // The step is over, and the proof is used up.
  expect((await browser.second({ passkey })).body.code).toBe('second_step_over')
  await browser.login(admin)
  expect((await browser.second({ passkey })).status).toBe(422)

  for (const [code, status] of [
    [recoveryCodes[0]!.toUpperCase().replace('-', ' '), 200],
    [recoveryCodes[0]!, 422],
    [recoveryCodes[1]!, 200],
  ] as const) {
    const other = browserAt(world)
    await other.login(admin)
    expect((await other.second({ recovery_code: code })).status).toBe(status)
  }
  expect((await own()).data.recovery_left).toBe(8)
  const { codes } = (await renewRecoveryCodes()).data
  const last = browserAt(world)
  await last.login(admin)
  expect((await last.second({ recovery_code: recoveryCodes[2]! })).status).toBe(422)
  expect((await last.second({ recovery_code: codes[0]! })).status).toBe(200)
})

test('a proof for another website, without its owner, with another key, of another account or for another purpose is refused', async () => {
  const world = await testApp({ work: false, env })
  const [maya, hari] = [await world.build.admin(), await world.build.admin()]
  const [phone, other] = [authenticatorAt(ORIGIN), authenticatorAt(ORIGIN)]
  for (const [account, device] of [
    [maya, phone],
    [hari, other],
  ] as const) {
    const { passkeyToAdd, addPasskey } = world.as(account).factors
    await addPasskey({ body: { passkey: device.make((await passkeyToAdd()).data), name: 'Phone' } })
  }
  const { passkeyToSignIn, signInByPasskey, confirmPasskey } = world.as(maya).factors
  const tries = [
    async () => phone.prove((await passkeyToSignIn()).data, { origin: 'http://localhost:3001' }),
    async () => phone.prove((await passkeyToSignIn()).data, { type: 'webauthn.create' }),
    async () => phone.prove((await passkeyToSignIn()).data, { verified: false }),
    async () => phone.prove((await confirmPasskey()).data),
    async () => phone.prove({ challenge: 'bm90LWFza2VkLWZvcg' }),
    async () => ({ ...other.prove((await passkeyToSignIn()).data), id: phone.prove({ challenge: 'eA' }).id }),
  ]
  for (const proof of tries)
    expect((await refusal(signInByPasskey({ body: { passkey: await proof() } })))?.status).toBe(422)
  const { data } = await signInByPasskey({ body: { passkey: phone.prove((await passkeyToSignIn()).data) } })
  expect(data.id).toBe(maya.id)
  // The second step of one account is not opened by the passkey of another.
  const browser = browserAt(world)
  await browser.login(maya)
  const { body } = await browser.say('POST', '/customer/login/passkey', {})
  expect((await browser.second({ passkey: other.prove(body.data!) })).status).toBe(422)
})

test('guesses are bounded: five at a password, then it is asked for again, and ten in a quarter of an hour', async () => {
  const world = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1' } })
  const admin = await world.build.admin()
  const { secret } = await withApp(world, admin)
  const statuses: number[] = []
  const browser = browserAt(world)
  for (let password = 0; password < 2; password += 1) {
    await browser.login(admin)
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await browser.second({ code: String(100_000 + guess) })).status)
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 409, 422, 422, 422, 422, 422, 409])
  await browser.login(admin)
  // The right one is not even looked at.
  expect((await browser.second({ code: codeOf(secret, world) })).status).toBe(429)
  // The owner hears of it, once.
  expect(await smsQueuedTo(world.services, admin.contact)).toBe(1)
})

test('a browser that is trusted is not asked for thirty days, until its owner ends that, and others are', async () => {
  const world = await testApp({ work: false })
  const admin = await world.build.admin()
  const { secret } = await withApp(world, admin)
  const browser = browserAt(world)
  await browser.login(admin)
  const { body } = await browser.second({ code: codeOf(secret, world), trust: true })
  const here = { ...admin, token: body.token! }
  expect((await browser.login(admin)).status).toBe(200)
  expect(await browserAt(world).login(admin)).toMatchObject(NEEDED)
  world.clock.pass({ days: 29 })
  const { body: later } = await browser.login(admin)
  expect(later.token).toBeTruthy()
  // Signed in without the factor: what is sensitive asks for it.
  const owner = world.as({ ...here, token: later.token! })
  expect((await refusal(owner.factors.removeTotp()))?.body.code).toBe('password_needed')
  const { trusted } = (await owner.factors.own()).data
  expect(trusted).toHaveLength(1)
  await owner.factors.distrust({ params: { id: trusted[0]!.id } })
  expect(await browser.login(admin)).toMatchObject(NEEDED)
  world.clock.pass({ minutes: 2 })
  await browser.second({ code: codeOf(secret, world), trust: true })
  world.clock.pass({ days: 31 })
  expect(await browser.login(admin)).toMatchObject(NEEDED)
})

test('browsers are trusted by the factor that there is: another app or one factor less ends that', async () => {
  const world = await testApp({ work: false, env })
  const admin = await world.build.admin()
  const { secret } = await withApp(world, admin)
  const browser = browserAt(world)
  const trust = async (code: string) => {
    await browser.login(admin)
    world.clock.pass({ minutes: 1 })
    expect((await browser.second({ code, trust: true })).status).toBe(200)
  }
  await trust(codeOf(secret, world, 2))
  const { secret: fresh } = await withApp(world, admin)
  expect(await browser.login(admin)).toMatchObject(NEEDED)
  await trust(codeOf(fresh, world, 2))
  const phone = authenticatorAt(ORIGIN)
  const { factors } = world.as(admin)
  await factors.addPasskey({ body: { passkey: phone.make((await factors.passkeyToAdd()).data), name: 'Phone' } })
  expect((await browser.login(admin)).status).toBe(200)
  await factors.removeTotp()
  expect(await browser.login(admin)).toMatchObject(NEEDED)
})

test('with the factor required a stolen password alone reaches no call, before and after one was added', async () => {
  const world = await testApp({ work: false, env: { REQUIRE_SECOND_FACTOR: ROLES.slice(0, -1).join(',') } })
  const made = await world.build.admin()
  // The password alone: it begins no session, and the browser that typed it is admitted nowhere.
  const thief = browserAt(world)
  expect(await thief.login(made)).toMatchObject(NEEDED)
  const reached: string[] = []
  for (const { name, endpoint } of ENDPOINTS) {
    if (endpoint.access === 'public' || endpoint.access === 'signed') continue
    const { status } = await thief.say(endpoint.method, endpoint.path.replaceAll(/:\w+/g, '1'), undefined)
    if (status !== 401) reached.push(`${name}: ${status}`)
  }
  expect(reached).toEqual([])
  const guesses = [{ code: '123456' }, { recovery_code: 'abcde-fghjk' }, { otp: 123_456 }]
  for (const guess of guesses) expect((await thief.second(guess)).status).toBeGreaterThanOrEqual(400)

  // The owner proves the number, and then adds a factor: nothing else before.
  const owner = browserAt(world)
  await owner.login(made)
  expect((await owner.say('POST', '/customer/login/ways', {})).body.data).toMatchObject({ sms: true })
  await owner.say('POST', '/customer/login/code', {})
  expect((await owner.second({ otp: 999_999 })).status).toBe(422)
  const { body } = await owner.second({ otp: Number(await newestCode(world.services, made.contact)) })
  const enrolling = { ...made, token: body.token! }
  const open: string[] = []
  for (const { name, endpoint } of ENDPOINTS) {
    if (endpoint.access === 'public' || endpoint.access === 'signed' || endpoint.whileEnrolling) continue
    const { body: refused } = await owner.say(
      endpoint.method,
      endpoint.path.replaceAll(/:\w+/g, '1'),
      undefined,
      body.token,
    )
    if (refused.code !== 'enrolment_needed') open.push(`${name}: ${refused.code}`)
  }
  expect(open).toEqual([])
  expect((await world.as(enrolling).accounts.profile()).data.factor_due).toBe(isoDay(world.clock.now()))
  const { recoveryCodes } = await withApp(world, enrolling)
  expect((await world.as(enrolling).users.list()).data).toHaveLength(1)
  // The last one stays.
  expect(await refusedWith(world.as(enrolling).factors.removeTotp())).toMatch(/^409 Your role needs/)
  // From now on the number proves nothing.
  const again = browserAt(world)
  await again.login(made)
  expect((await again.say('POST', '/customer/login/code', {})).body.code).toBe('second_step_over')
  expect((await again.second({ recovery_code: recoveryCodes[0]! })).status).toBe(200)
})

test('before its day a role is told and let in; sessions without the factor end when one is added', async () => {
  const world = await testApp({ work: false })
  const admin = await world.build.admin()
  const service = await world.build.admin({ role: 'service_incharge' })
  const day = isoDay(new Date(world.clock.now().getTime() + 7 * 86_400_000))
  await world
    .as(admin)
    .settings.update({ body: { version: 1, factor_roles: '["service_incharge"]', factor_from: day } })
  expect((await world.as(admin).accounts.profile()).data.factor_due).toBe('')
  expect((await world.as(service).accounts.profile()).data.factor_due).toBe(day)
  const { token } = await world.as().accounts.login({ body: service })
  const other = { ...service, token }
  expect((await world.as(other).accounts.profile()).data.factor_due).toBe(day)
  await withApp(world, service)
  expect((await world.as(service).accounts.profile()).data.factor_due).toBe('')
  expect(await refusedWith(world.as(other).accounts.profile())).toMatch(/^401/)
  world.clock.pass({ days: 8 })
  const third = await world.build.admin({ role: 'service_incharge' })
  expect(await refusal(world.as().accounts.login({ body: third }))).toMatchObject(NEEDED)
  // The owner of a new installation sets it up first.
  const elsewhere = await testApp({ work: false, env: { REQUIRE_SECOND_FACTOR: 'admin' } })
  const key = await makeKey(elsewhere.services)
  const form = { firstname: 'Hari', lastname: 'Rai', contact: '9812345670', password: 'River-stone-42', key }
  const owner = await elsewhere.as().firstStart.begin({ body: form })
  expect((await elsewhere.as({ ...service, token: owner.token }).users.list()).data).toHaveLength(1)
  expect(await refusal(elsewhere.as().accounts.login({ body: form }))).toMatchObject(NEEDED)
  // The other roles sign in as before.
  expect((await world.as().accounts.login({ body: await world.build.customer() })).token).toBeTruthy()
})

test('a stolen session cannot prove itself anew: password and code do, or a passkey, each for fifteen minutes', async () => {
  const world = await testApp({ work: false, env })
  const admin = await world.build.admin()
  const asha = await world.build.customer()
  const { secret } = await withApp(world, admin)
  const phone = authenticatorAt(ORIGIN)
  const { factors, accounts, customers } = world.as(admin)
  await factors.addPasskey({ body: { passkey: phone.make((await factors.passkeyToAdd()).data), name: 'Phone' } })
  const adjust = () => customers.adjustPoints({ params: { id: asha.id }, body: { points: 5, reason: 'Goodwill' } })
  const needed = async () => (await refusal(adjust()))?.body.code
  expect(await needed()).toBeUndefined()
  world.clock.pass({ minutes: 16 })
  expect(await needed()).toBe('password_needed')
  expect((await factors.confirmWays()).data).toEqual({
    password: true,
    totp: true,
    passkey: true,
    recovery: true,
    provider: false,
  })
  const { password } = admin
  expect((await refusal(accounts.confirmPassword({ body: { password } })))?.body.errors).toHaveProperty('code')
  const wrong = accounts.confirmPassword({ body: { password: 'not-this-one', code: codeOf(secret, world) } })
  expect((await refusal(wrong))?.body.errors).toHaveProperty('password')
  expect(await needed()).toBe('password_needed')
  await accounts.confirmPassword({ body: { password, code: codeOf(secret, world) } })
  expect(await needed()).toBeUndefined()
  world.clock.pass({ minutes: 16 })
  expect(await needed()).toBe('password_needed')
  // Not even who knows the password as well changes it.
  const fresh = 'Another-field-8'
  const change = accounts.changePassword({
    body: { old_password: password, new_password: fresh, confirm_newpassword: fresh },
  })
  expect((await refusal(change))?.body.code).toBe('password_needed')
  await accounts.confirmPassword({ body: { passkey: phone.prove((await factors.confirmPasskey()).data) } })
  expect(await needed()).toBeUndefined()
})

test('lost factors go after another administrator and a day, told to the owner, who can say no', async () => {
  const world = await testApp({ work: false })
  const [maya, hari] = [await world.build.admin({ email: 'maya@example.com' }), await world.build.admin()]
  const { secret } = await withApp(world, maya)
  const browser = browserAt(world)
  await browser.login(maya)
  for (const _ of [1, 2]) expect((await browser.say('POST', '/customer/login/lost', {})).status).toBe(200)
  expect(await smsQueuedTo(world.services, maya.contact)).toBe(1)
  expect(await mailsQueuedTo(world.services, 'maya@example.com')).toBe(1)
  const office = world.as(hari).factors
  expect((await office.losses()).data).toMatchObject([{ id: maya.id, allowed_by: '', may_allow: true }])
  expect((await office.ofAccount({ params: { id: maya.id } })).data).toMatchObject({
    totp: true,
    passkey: false,
    recovery: true,
    loss: { id: maya.id, may_allow: true },
  })
  const nobodys = { totp: false, passkey: false, recovery: false, loss: null }
  expect((await office.ofAccount({ params: { id: (await world.build.admin()).id } })).data).toEqual(nobodys)
  expect((await world.as(hari).notices.list()).data[0]!.title).toContain('Second factor lost')
  expect(await refusedWith(world.as(maya).factors.allowLoss({ params: { id: maya.id } }))).toMatch(/^409 Another/)

  // The owner says no; then, asked again, a proven factor says so as well.
  await office.allowLoss({ params: { id: maya.id } })
  await world.as(maya).factors.notLost()
  expect((await office.losses()).data).toEqual([])
  await office.allowLoss({ params: { id: maya.id } })
  await browser.login(maya)
  const { token: kept } = (await browser.second({ code: codeOf(secret, world) })).body
  expect((await office.losses()).data).toEqual([])
  await office.allowLoss({ params: { id: maya.id } })
  world.clock.pass({ minutes: 1 })
  const proof = { password: maya.password, code: codeOf(secret, world) }
  await world.as({ ...maya, token: kept! }).accounts.confirmPassword({ body: proof })
  expect((await office.losses()).data).toEqual([])

  await office.allowLoss({ params: { id: maya.id } })
  world.clock.pass({ hours: 23 })
  // Allowed again: the day does not begin anew.
  const { token } = await world.as().accounts.login({ body: hari })
  await world.as({ ...hari, token }).factors.allowLoss({ params: { id: maya.id } })
  const other = browserAt(world)
  expect(await other.login(maya)).toMatchObject(NEEDED)
  world.clock.pass({ hours: 2 })
  expect((await other.login(maya)).status).toBe(200)
  expect(await refusedWith(world.as({ ...maya, token: kept! }).accounts.profile())).toMatch(/^401/)
  const told = await world.services.db
    .selectFrom('audit')
    .where('subject_id', '=', maya.id)
    .where('action', 'like', 'account.factor%')
    .select('action')
    .orderBy('id')
    .execute()
  expect(told.map(({ action }) => action.replace('account.factor-', ''))).toEqual([
    'add',
    'lost',
    'loss-allow',
    'loss-refuse',
    'loss-allow',
    'loss-allow',
    'loss-allow',
    'take-away',
  ])
})

test('the command on the server takes the factors away and prints a code that opens the next sign-in', async () => {
  const world = await testApp({ work: false, env: { REQUIRE_SECOND_FACTOR: 'admin' } })
  const admin = await world.build.admin()
  const { secret } = await withApp(world, admin)
  const code = await resetFactor(world.services, admin.contact)
  const browser = browserAt(world)
  await browser.login(admin)
  expect((await browser.second({ code: codeOf(secret, world) })).status).toBe(422)
  const { body } = await browser.second({ recovery_code: code })
  expect(await refusedWith(world.as({ ...admin, token: body.token! }).users.list())).toMatch(/^403 Please add a second/)
  await withApp(world, { ...admin, token: body.token! })
  expect((await world.as({ ...admin, token: body.token! }).users.list()).data).toHaveLength(1)
  const asha = await world.build.customer()
  await expect(resetFactor(world.services, asha.contact)).rejects.toThrow('no member of staff')
})

test('customers sign in with a passkey instead of a password, and are never asked for a second step', async () => {
  const world = await testApp({ work: false, env: { ...env, REQUIRE_SECOND_FACTOR: 'admin' } })
  const asha = await world.build.customer()
  const phone = authenticatorAt(ORIGIN)
  const { factors } = world.as(asha)
  const { recovery_codes } = await factors.addPasskey({
    body: { passkey: phone.make((await factors.passkeyToAdd()).data), name: 'Phone' },
  })
  expect(recovery_codes).toEqual([])
  const { passkeyToSignIn, signInByPasskey } = world.as().factors
  const { data } = await signInByPasskey({ body: { passkey: phone.prove((await passkeyToSignIn()).data) } })
  expect(data).toMatchObject({ id: asha.id, role: 'customer', factor_due: '' })
  expect((await world.as().accounts.login({ body: asha })).token).toBeTruthy()
  world.clock.pass({ minutes: 16 })
  const { id } = (await factors.own()).data.passkeys[0]!
  expect((await refusal(factors.removePasskey({ params: { id } })))?.body.code).toBe('password_needed')
  await world
    .as(asha)
    .accounts.confirmPassword({ body: { passkey: phone.prove((await factors.confirmPasskey()).data) } })
  expect((await factors.removePasskey({ params: { id } })).data.passkeys).toEqual([])
  // At an address that is a number there are none.
  const elsewhere = await testApp({ work: false, env: { PUBLIC_URL: 'http://127.0.0.1:3000' } })
  expect(await refusedWith(elsewhere.as().factors.passkeyToSignIn())).toMatch(/^409 Passkeys are not possible/)
})

const queuedTo = async (db: Db, queue: string, to: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job where name = ${queue} and data->>'to' = ${to}`.execute(db)
  return rows[0]!.n
}
const smsQueuedTo = ({ db }: Services, contact: string) => queuedTo(db, 'sms.send', contact)
const mailsQueuedTo = ({ db }: Services, address: string) => queuedTo(db, 'mail.send', address)
