import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { CONTACT, form, refusal, codeIn, proven } from './testing/signing-up.ts'

test('a customer signs up with the code from the SMS', async () => {
  const world = await testApp()
  const asked = await world.as().accounts.requestOtp({ body: { contact: '+977 98-4120 3118' } })
  expect(asked).toMatchObject({
    message: 'We sent you a code',
    data: { contact: CONTACT, is_verified: false, resend_after: 60 },
  })
  const [text] = await world.smsTo(CONTACT)
  const otp = codeIn(text)
  expect(Number(otp)).toBeGreaterThanOrEqual(100_000)
  const { data } = await world.as().accounts.verifyOtp({ body: { contact: CONTACT, otp } })
  expect([data.is_verified, data.has_account]).toEqual([true, false])
  const { token, data: profile } = await world.as().accounts.register({
    body: { ...form, verification_token: data.verification_token },
  })
  expect(profile).toMatchObject({
    firstname: 'Asha',
    role: 'customer',
    tier: 'Silver Tier',
    reward_points: 0,
    dob: '1990-04-14',
  })
  const again = await world.app.inject({
    url: '/api/customer/getprofiledata',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(again.statusCode).toBe(200)
})

test('whether a number has an account is revealed only after the number is verified', async () => {
  const world = await testApp()
  const { contact } = await world.build.customer()
  const heard = []
  for (const number of [contact, CONTACT]) {
    const { message, data } = await world.as().accounts.requestOtp({ body: { contact: number } })
    heard.push({ message, resend_after: data.resend_after, is_verified: data.is_verified })
  }
  expect(heard[0]).toEqual(heard[1])
  const [text] = await world.smsTo(contact)
  const { data } = await world.as().accounts.verifyOtp({ body: { contact, otp: codeIn(text) } })
  expect(data.has_account).toBe(true)
})

test('on https the text message ends with the line that binds its code to the website', async () => {
  const world = await testApp({ env: { PUBLIC_URL: 'https://shop.example.com' } })
  await world.as().accounts.requestOtp({ body: { contact: CONTACT } })
  const [text = ''] = await world.smsTo(CONTACT)
  expect(text.split('\n').at(-1)).toBe(`@shop.example.com #${codeIn(text)}`)
  expect(text.length).toBeLessThanOrEqual(160)
})

test('a code in Devanagari digits is read', async () => {
  const world = await testApp()
  await world.as().accounts.requestOtp({ body: { contact: CONTACT } })
  const [text] = await world.smsTo(CONTACT)
  const otp = codeIn(text).replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))
  const { data } = await world.as().accounts.verifyOtp({ body: { contact: CONTACT, otp } })
  expect(data.is_verified).toBe(true)
})

test('only the browser that proved the number counts as verified', async () => {
  const world = await testApp()
  const verification_token = await proven(world)
  expect(verification_token).toMatch(/^[\w-]{43}$/)
  world.clock.pass({ seconds: 61 })
  const holder = await world.as().accounts.requestOtp({ body: { contact: CONTACT, verification_token } })
  const stranger = await world.as().accounts.requestOtp({ body: { contact: CONTACT } })
  expect([holder.data.is_verified, stranger.data.is_verified]).toEqual([true, false])
})

test('registering without a proof is refused', async () => {
  const world = await testApp()
  const refused = await refusal(world.as().accounts.register({ body: form }))
  expect(refused).toMatchObject({ status: 422, body: { code: 'not_verified' } })
})

test('a proof works for one number, once', async () => {
  const world = await testApp()
  const verification_token = await proven(world)
  const other = await refusal(
    world.as().accounts.register({ body: { ...form, contact: '9841203119', verification_token } }),
  )
  expect(other.status).toBe(422)
  await world.as().accounts.register({ body: { ...form, verification_token } })
  const second = await refusal(world.as().accounts.register({ body: { ...form, verification_token } }))
  expect(second.status).toBe(422)
})

test('signing up with a registered number says so', async () => {
  const world = await testApp()
  await world.build.customer({ contact: CONTACT })
  const verification_token = await proven(world)
  const refused = await refusal(world.as().accounts.register({ body: { ...form, verification_token } }))
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'This mobile number is already registered, please sign in' },
  })
})

test('a code is valid for five minutes', async () => {
  const world = await testApp()
  await world.as().accounts.requestOtp({ body: { contact: CONTACT } })
  const [text] = await world.smsTo(CONTACT)
  world.clock.pass({ minutes: 5, seconds: 1 })
  const refused = await refusal(world.as().accounts.verifyOtp({ body: { contact: CONTACT, otp: codeIn(text) } }))
  expect(refused.status).toBe(422)
})

test('a further code comes after 60 seconds and replaces the first', async () => {
  const world = await testApp()
  await world.as().accounts.requestOtp({ body: { contact: CONTACT } })
  const [first] = await world.smsTo(CONTACT)
  world.clock.pass({ seconds: 61 })
  await world.as().accounts.requestOtp({ body: { contact: CONTACT } })
  const [, second] = await world.smsTo(CONTACT, 2)
  // One time in 900,000 both are equal, and the first works too.
  const old = await refusal(world.as().accounts.verifyOtp({ body: { contact: CONTACT, otp: codeIn(first) } }))
  expect(old.status).toBe(422)
  await world.as().accounts.verifyOtp({ body: { contact: CONTACT, otp: codeIn(second) } })
})

test('a number gets at most five codes an hour', async () => {
  const world = await testApp({ env: { RATE_LIMIT_SCALE: '1' } })
  const asked = []
  for (let i = 0; i < 6; i += 1) {
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: '/api/customer/requestotp',
      payload: { contact: CONTACT },
    })
    asked.push(statusCode)
    world.clock.pass({ seconds: 61 })
  }
  expect(asked).toEqual([200, 200, 200, 200, 200, 429])
})

test('codes and passwords are not stored in readable form', async () => {
  const world = await testApp({ work: false })
  await world.as().accounts.requestOtp({ body: { contact: CONTACT } })
  const otp = await world.services.db.selectFrom('otp').selectAll().executeTakeFirstOrThrow()
  expect(otp.code_hash).not.toMatch(/^\d{6}$/)
  const { rows } = await world.services.database.pool.query<{ data: unknown }>('select data from pgboss.job')
  expect(JSON.stringify(rows)).not.toMatch(/\b\d{6}\b is your/)
})

test('sign-up names each field that is wrong, in the words of the form', async () => {
  const world = await testApp()
  const refused = await refusal(
    // An empty form as it is sent.
    world.as().accounts.register({
      body: {
        ...form,
        contact: '98',
        firstname: ' ',
        lastname: '',
        district: '',
        city: '',
        email: '',
        customerAddress: '',
        gender: '' as 'male',
        dob: '',
        password: 'short',
        password1: '',
      },
    }),
  )
  expect(refused.body.errors).toEqual({
    contact: 'Mobile number is required and must be 10 digits',
    firstname: 'First name is required and cannot be empty',
    lastname: 'Last name is required and cannot be empty',
    district: 'District is required and cannot be empty',
    city: 'City is required and cannot be empty',
    email: 'Email is required and cannot be empty',
    customerAddress: 'Address is required and cannot be empty',
    gender: 'Gender is required',
    dob: 'Date of Birth is required',
    password: 'Password is required and must be at least 8 characters',
    password1: 'Confirm Password is required',
  })
})

test('differing or common passwords and impossible birth dates are refused', async () => {
  const world = await testApp()
  const verification_token = await proven(world)
  const refusals = await Promise.all(
    [
      { password1: 'another-one-8' },
      { password: 'password123', password1: 'password123' },
      { dob: '2999-01-01' },
      { dob: '2020-05-01' },
      { dob: '1890-01-01' },
    ].map((wrong) => refusal(world.as().accounts.register({ body: { ...form, ...wrong, verification_token } }))),
  )
  expect(refusals.map(({ body }) => body.message)).toEqual([
    'Passwords do not match',
    'This password is too common, please choose another one',
    'Date of Birth cannot be in the future',
    'You must be at least 13 years old',
    'Please check the year',
  ])
})

test('signing in reads alike for a wrong password and an unknown number', async () => {
  const world = await testApp()
  const asha = await world.build.customer()
  const wrong = await refusal(world.as().accounts.login({ body: { contact: asha.contact, password: 'not-this-one' } }))
  const unknown = await refusal(
    world.as().accounts.login({ body: { contact: '9800000001', password: 'not-this-one' } }),
  )
  expect([wrong.status, wrong.body.message]).toEqual([unknown.status, unknown.body.message])
  const { token, message, data } = await world
    .as()
    .accounts.login({ body: { contact: asha.contact, password: asha.password } })
  expect([token.split('.').length, message, data.id]).toEqual([3, 'Welcome, Asha', asha.id])
})

test('ten bad sign-ins lock the number for this address for a quarter of an hour', async () => {
  const world = await testApp({ env: { RATE_LIMIT_SCALE: '1' } })
  const asha = await world.build.customer()
  for (let i = 0; i < 10; i += 1)
    await refusal(world.as().accounts.login({ body: { contact: asha.contact, password: 'not-this-one' } }))
  const locked = await world.app.inject({
    method: 'POST',
    url: '/api/customer/login',
    payload: { contact: asha.contact, password: asha.password },
  })
  expect(locked.statusCode).toBe(429)
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800)
})

test.each([
  ['one /64', (at: number) => `2001:db8:1:2::${at + 1}`],
  ['an address and its mapped form', (at: number) => (at % 2 ? '203.0.113.7' : '::ffff:203.0.113.7')],
])('ten bad sign-ins from %s lock the number there, and nowhere else', async (_, place) => {
  const world = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1' } })
  const { contact, password } = await world.build.customer()
  const signIn = async (remoteAddress: string, typed: string) => {
    const payload = { contact, password: typed }
    return (await world.app.inject({ method: 'POST', url: '/api/customer/login', payload, remoteAddress })).statusCode
  }
  for (let at = 0; at < 10; at += 1) expect(await signIn(place(at), 'not-this-one')).toBe(401)
  expect(await signIn(place(10), password)).toBe(429)
  expect(await signIn('198.51.100.7', password)).toBe(200)
})

test('a forgotten password is reset, once, and every session ends', async () => {
  const world = await testApp()
  const asha = await world.build.customer()
  const asked = await world.as().accounts.requestPasswordReset({ body: { contact: asha.contact } })
  expect(asked).toMatchObject({ message: 'If this number has an account, we sent it a code', contact: asha.contact })
  const [text] = await world.smsTo(asha.contact)
  const { data } = await world.as().accounts.verifyResetOtp({ body: { contact: asha.contact, otp: codeIn(text) } })
  const body = {
    contact: asha.contact,
    new_password: 'river-stone-42',
    confirm_password: 'river-stone-42',
    verification_token: data.verification_token,
  }
  expect(await world.as().accounts.resetPassword({ body })).toEqual({ message: 'Password saved. Sign in with it' })
  expect((await refusal(world.as(asha).accounts.profile())).status).toBe(401)
  expect((await refusal(world.as().accounts.resetPassword({ body }))).status).toBe(422)
  await world.as().accounts.login({ body: { contact: asha.contact, password: 'river-stone-42' } })
})

test('asking for a new password answers alike for an unknown number, and sends nothing', async () => {
  const world = await testApp()
  const asha = await world.build.customer()
  const known = await world.as().accounts.requestPasswordReset({ body: { contact: asha.contact } })
  const unknown = await world.as().accounts.requestPasswordReset({ body: { contact: '9800000001' } })
  expect(Object.keys(known.data)).toEqual(Object.keys(unknown.data))
  expect(known.message).toBe(unknown.message)
  await world.smsTo(asha.contact)
  expect(await world.smsTo('9800000001', 0)).toEqual([])
})

test('a proof for signing up does not set a password', async () => {
  const world = await testApp()
  const asha = await world.build.customer({ contact: CONTACT })
  const verification_token = await proven(world)
  const body = {
    contact: asha.contact,
    new_password: 'river-stone-42',
    confirm_password: 'river-stone-42',
    verification_token,
  }
  expect((await refusal(world.as().accounts.resetPassword({ body }))).status).toBe(422)
})

test('changing the password asks for the old one and signs out everywhere', async () => {
  const world = await testApp()
  const asha = await world.build.customer()
  const fresh = { new_password: 'river-stone-42', confirm_newpassword: 'river-stone-42' }
  const wrong = await refusal(
    world.as(asha).accounts.changePassword({ body: { old_password: 'not-this-one', ...fresh } }),
  )
  expect(wrong.body.errors).toEqual({ old_password: 'Current password is wrong' })
  const changed = await world.as(asha).accounts.changePassword({ body: { old_password: asha.password, ...fresh } })
  expect(changed.message).toBe('Password changed')
  expect((await refusal(world.as(asha).accounts.profile())).status).toBe(401)
})

test('the profile changes only what was sent, never number, e-mail, role or points', async () => {
  const world = await testApp()
  const asha = await world.build.customer()
  const sent = {
    city: 'Butwal',
    contact: '9800000009',
    email: 'x@example.com',
    role: 'admin',
    reward_points: 5000,
    tier: 'Gold Tier',
  }
  const { data, message } = await world.as(asha).accounts.updateProfile({ body: sent })
  expect(message).toBe('Profile saved')
  expect(data).toMatchObject({
    city: 'Butwal',
    firstname: 'Asha',
    contact: asha.contact,
    email: 'asha@example.com',
    role: 'customer',
    reward_points: 0,
  })
})

test('signing out ends the session at once', async () => {
  const world = await testApp()
  const asha = await world.build.customer()
  expect(await world.as(asha).accounts.logout()).toEqual({ message: 'You are signed out' })
  const ended = await refusal(world.as(asha).accounts.profile())
  expect(ended).toMatchObject({ status: 401, body: { message: 'Your session has expired,Please login!' } })
})

test('a forged, foreign or expired token signs no one in', async () => {
  const world = await testApp()
  const asha = await world.build.customer()
  const [head = '', payload = '', signature = ''] = asha.token.split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const forged = [
    `${none}.${payload}.`,
    `${none}.${payload}.${signature}`,
    `${head}.${payload}.${signature.slice(0, -4)}AAAA`,
    'x',
    '',
  ]
  for (const token of forged) expect((await refusal(world.as({ ...asha, token }).accounts.profile())).status).toBe(401)
  world.clock.pass({ days: 8 })
  expect((await refusal(world.as(asha).accounts.profile())).status).toBe(401)
})

test('people can only enable their own membership', async () => {
  const world = await testApp()
  const asha = await world.build.customer()
  const other = await refusal(
    world.as(asha).accounts.enableMembership({ body: { customer_id: asha.id + 1, enable_membership: true } }),
  )
  expect(other.status).toBe(403)
  const { data } = await world.as(asha).accounts.enableMembership({ body: { enable_membership: true } })
  expect(data.membership).toBe(true)
})

test('a password of 64 characters counts as it was typed, spaces and all, and is stretched with Argon2id', async () => {
  const world = await testApp()
  const password = ` ${'Mustard field नेपाल '.repeat(4)}`.slice(0, 64)
  const verification_token = await proven(world)
  await world.as().accounts.register({ body: { ...form, password, password1: password, verification_token } })
  await world.as().accounts.login({ body: { contact: CONTACT, password } })
  const trimmed = await refusal(world.as().accounts.login({ body: { contact: CONTACT, password: password.trim() } }))
  expect(trimmed.status).toBe(401)
  const { password_hash } = await world.services.db
    .selectFrom('account')
    .select('password_hash')
    .where('contact', '=', CONTACT)
    .executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('the cookies of a code and of its proof are for the server alone, and not sent by other sites', async () => {
  const world = await testApp({ env: { PUBLIC_URL: 'https://baltra.test' } })
  const post = (url: string, payload: object, cookies: Record<string, string> = {}) =>
    world.app.inject({ method: 'POST', url, payload, cookies })
  const asked = await post('/api/customer/requestotp', { contact: CONTACT })
  const [text] = await world.smsTo(CONTACT)
  const given = Object.fromEntries(asked.cookies.map(({ name, value }) => [name, value]))
  const proved = await post('/api/customer/verifyotp', { contact: CONTACT, otp: codeIn(text) }, given)
  const cookies = [...asked.cookies, ...proved.cookies].filter(({ value }) => value !== '')
  expect(cookies.length).toBeGreaterThan(1)
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: true })
})
