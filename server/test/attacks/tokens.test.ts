import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildComplaint } from '../factories/complaint.ts'
import { tokenKey } from '../../src/platform/http/tokens.ts'
import { refusal } from '../refusal.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { claimsOf, encodedPart, hmacToken, PUBLIC_JWK, PUBLIC_KEY, rsaToken } from './forgery.ts'
import { listening, rawExchange, rawRequest } from './raw-socket.ts'
import { PATIENT } from './patient.ts'

const PROFILE = '/api/customer/getprofiledata'

async function statusWith({ app }: TestApp, token: string, url = PROFILE): Promise<number> {
  return (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode
}

/** Asha's token, its claims, and our signing key. */
async function signedIn() {
  const world = await testApp({ work: false })
  const asha = await world.build.customer()
  return { world, asha, claims: claimsOf(asha.token), key: tokenKey(world.services.config.authSecret) }
}

test('a token of another algorithm, key or header signs no one in', PATIENT, async () => {
  const { world, asha, claims, key } = await signedIn()
  const { authSecret } = world.services.config
  const [head = '', body = '', signature = ''] = asha.token.split('.')
  const unsigned = ['none', 'None', 'NONE', 'nOnE', '', undefined].flatMap((alg) => {
    const text = `${encodedPart({ alg, typ: 'JWT' })}.${body}`
    return [`${text}.`, `${text}.${signature}`, `${text}.AA`]
  })
  const forged = [
    ...unsigned,
    hmacToken(claims, key, { alg: 'HS384' }, 'sha384'),
    hmacToken(claims, key, { alg: 'HS512' }, 'sha512'),
    hmacToken(claims, key, { alg: 'HS512' }),
    hmacToken(claims, key, { alg: 'hs256' }),
    hmacToken(claims, key, { alg: ['HS256'] }),
    hmacToken(claims, ''),
    hmacToken(claims, 'session:'),
    hmacToken(claims, 'secret'),
    hmacToken(claims, authSecret),
    hmacToken(claims, '', { alg: 'HS256', kid: '../../../../dev/null' }),
    hmacToken(claims, '', { alg: 'HS256', kid: "x' union select '" }),
    hmacToken(claims, key, { alg: 'HS256', crit: ['b64'], b64: false }),
    hmacToken(claims, key, { alg: 'HS256', crit: ['exp'] }),
    // RS256 and HS256 mixed up, in both directions
    hmacToken(claims, PUBLIC_KEY),
    hmacToken(claims, PUBLIC_KEY, { alg: 'RS256' }),
    rsaToken(claims, { alg: 'RS256' }),
    rsaToken(claims, { alg: 'HS256' }),
    rsaToken(claims, { alg: 'RS256', jwk: PUBLIC_JWK }),
    rsaToken(claims, { alg: 'RS256', jku: 'https://evil.example/keys.json' }),
    rsaToken(claims, { alg: 'PS256', x5u: 'https://evil.example/chain.pem' }),
    // changed, with the signature that was there
    `${head}.${encodedPart({ ...claims, role: 'admin' })}.${signature}`,
    `${head}.${encodedPart({ ...claims, exp: 9_999_999_999 })}.${signature}`,
    `${head}.${encodedPart({ ...claims, sid: randomUUID() })}.${signature}`,
    `${head}.${body}.${signature.slice(0, -1)}`,
    `${head}.${body}`,
    `${head}.${body}.${signature}.${signature}.${signature}`,
    `${head}..${signature}`,
    `..`,
  ]
  const taken = []
  for (const token of forged) if ((await statusWith(world, token)) !== 401) taken.push(token)
  expect(taken).toEqual([])
  expect(await statusWith(world, asha.token)).toBe(200)
})

test('expired, premature or invalid claims sign no one in, even under our own signature', async () => {
  const { world, claims, key } = await signedIn()
  const now = Math.floor(Date.now() / 1000)
  const { sub, ...withoutSub } = claims
  const { exp, ...withoutExp } = claims
  const { sid, ...withoutSid } = claims
  const claimed = [
    { ...claims, exp: now - 1 },
    { ...claims, exp: 0 },
    { ...claims, exp: String(exp) },
    { ...claims, exp: null },
    { ...claims, nbf: now + 3600 },
    { ...claims, nbf: 'soon' },
    withoutSub,
    withoutExp,
    withoutSid,
    { ...claims, aud: 'another service' },
    { ...claims, aud: ['baltra', 'another service'] },
    { ...claims, aud: '' },
    { ...claims, aud: null },
    { ...claims, sid: randomUUID() },
    { ...claims, sid: Number(sub) },
    { ...claims, sid: [sid] },
    { ...claims, sid: `${String(sid)}' or '1'='1` },
    { ...claims, sid: `${String(sid)}\0` },
    [],
    'text',
  ]
  const taken = []
  for (const one of claimed)
    if ((await statusWith(world, hmacToken(one as Record<string, unknown>, key))) !== 401) taken.push(one)
  expect(taken).toEqual([])
  expect(await statusWith(world, hmacToken(claims, key))).toBe(200)
})

test('a token is valid for this service only; one from an older version without an audience expires by its date', async () => {
  const { world, claims, key } = await signedIn()
  expect(claims.aud).toBe('baltra')
  const { aud, ...older } = claims
  expect(await statusWith(world, hmacToken(older, key))).toBe(200)
  expect(await statusWith(world, hmacToken({ ...older, aud: `${String(aud)}-crm` }, key))).toBe(401)
  expect(await statusWith(world, hmacToken({ ...older, exp: 1 }, key))).toBe(401)
})

test('role and number in a token are ignored', async () => {
  const { world, asha, claims, key } = await signedIn()
  const admin = await world.build.admin()
  const grand = hmacToken({ ...claims, role: 'admin', sub: String(admin.id), capabilities: ['users.read'] }, key)
  expect(await statusWith(world, grand, '/api/user/getallusers')).toBe(403)
  const { data } = await world.as({ ...asha, token: grand }).accounts.profile()
  expect(data).toMatchObject({ id: asha.id, role: 'customer' })
})

test('a session that ended stays ended, however it ended and whatever token is shown', async () => {
  const world = await testApp({ work: false })
  const { as, build, services } = world
  const fresh = { new_password: 'river-stone-42', confirm_newpassword: 'river-stone-42' }
  const admin = await build.admin()
  const ways: Record<string, (one: Awaited<ReturnType<typeof build.customer>>) => Promise<unknown>> = {
    'signed out': (one) => as(one).accounts.logout(),
    'another password': (one) => as(one).accounts.changePassword({ body: { old_password: one.password, ...fresh } }),
    'account closed': (one) => as(one).accounts.closeAccount({ body: { password: one.password } }),
    'account deleted by staff': ({ id }) => as(admin).customers.delete({ params: { id } }),
    'another number': ({ id }) => as(admin).customers.update({ params: { id }, body: { contact: '9812000001' } }),
    'time over': ({ id }) =>
      services.db
        .updateTable('session')
        .set({ expires_at: new Date(0) })
        .where('account_id', '=', id)
        .execute(),
  }
  const alive = []
  for (const [way, end] of Object.entries(ways)) {
    const one = await build.customer()
    await end(one)
    const resigned = hmacToken({ ...claimsOf(one.token), exp: 9_999_999_999 }, tokenKey(services.config.authSecret))
    for (const token of [one.token, resigned]) if ((await statusWith(world, token)) !== 401) alive.push(way)
  }
  expect(alive).toEqual([])
})

test('signing out everywhere else ends the others and keeps one’s own', async () => {
  const { world, asha } = await signedIn()
  const { token: elsewhere } = await world.as().accounts.login({ body: asha })
  await world.as(asha).sessions.endOthers()
  expect([await statusWith(world, elsewhere), await statusWith(world, asha.token)]).toEqual([401, 200])
})

test('a role that is taken away takes its sessions along', async () => {
  const world = await testApp({ work: false })
  const { as, build } = world
  const [boss, other] = [await build.admin(), await build.admin()]
  await as(boss).users.update({ params: { id: other.id }, body: { role: 'service_incharge' } })
  expect(await statusWith(world, other.token)).toBe(401)
})

test('a credential for one purpose works for no other', async () => {
  const world = await testApp()
  const { app, as, build, services, smsTo } = world
  const { customer, id } = await buildComplaint(services)
  const { data: mine } = await as(customer).complaints.getMine({ params: { id } })
  const file = /\/files\/\d+\/\d+\/([\w-]+)\//.exec(mine.damaged_image)?.[1] ?? ''
  const tracking = mine.tracking_path.replace('/t/', '')
  const unit = await build.unit()
  await as().accounts.requestOtp({ body: { contact: '9841203118' } })
  const otp = /\b\d{6}\b/.exec((await smsTo('9841203118'))[0] ?? '')?.[0] ?? ''
  const { data: proof } = await as().accounts.verifyOtp({ body: { contact: '9841203118', otp } })
  const upload = await as(customer).uploads.begin({ body: { kind: 'image', filename: 'a.jpg', bytes: 20 } })
  const sessionId = String(claimsOf(customer.token).sid)

  const others = [proof.verification_token, file, tracking, unit.token, otp, upload.data.id, sessionId]
  expect(others.every(Boolean)).toBe(true)
  const asSession = await Promise.all(others.map((token) => statusWith(world, token)))
  expect(asSession).toEqual(others.map(() => 401))

  const tokens = [customer.token, tracking, unit.token, file, sessionId]
  for (const verification_token of tokens) {
    const reset = { contact: customer.contact, new_password: 'river-stone-42', confirm_password: 'river-stone-42' }
    const refused = await refusal(
      as().accounts.resetPassword({ body: { ...reset, verification_token: verification_token.slice(0, 200) } }),
    )
    expect(refused).toMatchObject({ status: 422, body: { code: 'not_verified' } })
  }
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode
  const path = new URL(mine.damaged_image).pathname
  expect(await statusOf(path)).toBe(200)
  for (const token of [proof.verification_token, tracking, unit.token, sessionId])
    expect(await statusOf(path.replace(file, token))).toBe(403)
  for (const token of [proof.verification_token, unit.token, file, sessionId])
    expect(await statusOf(`/api/stocks/trackcomplaint/${token}`)).toBe(404)
  for (const token of [proof.verification_token, tracking, file, sessionId])
    expect(await statusOf(`/api/products/scanned/${token}`)).toBe(404)
})

test('a session is told by one header, and by nothing else', async () => {
  const { world, asha } = await signedIn()
  const { app } = world
  const url = (query: string) => `${PROFILE}?${query}`
  const tries = [
    { url: url(`token=${asha.token}`) },
    { url: url(`access_token=${asha.token}&authorization=Bearer%20${asha.token}`) },
    { url: PROFILE, headers: { cookie: `token=${asha.token}; session=${asha.token}; authorization=${asha.token}` } },
    { url: PROFILE, headers: { 'x-authorization': `Bearer ${asha.token}`, 'x-access-token': asha.token } },
    { url: PROFILE, headers: { 'proxy-authorization': `Bearer ${asha.token}` } },
    { url: PROFILE, headers: { authorization: asha.token } },
    { url: PROFILE, headers: { authorization: `Basic ${asha.token}` } },
    { url: PROFILE, headers: { authorization: `Bearer ${asha.token}, Bearer ${asha.token}` } },
    { url: PROFILE, headers: { authorization: `Bearer  ${asha.token}` } },
    { url: PROFILE, headers: { authorization: `Bearer ${'A'.repeat(15_000)}.${'A'.repeat(10)}.A` } },
  ]
  const statuses = await Promise.all(tries.map(async (one) => (await app.inject(one)).statusCode))
  expect(statuses).toEqual(tries.map(() => 401))
})

test('of two Authorization headers the first counts, and none with odd bytes', async () => {
  const { world, asha } = await signedIn()
  const admin = await world.build.admin()
  const port = await listening(world.app)
  const statusOf = async (url: string, headers: string[]) => {
    const [answer] = await rawExchange(port, rawRequest([`GET ${url} HTTP/1.1`, 'Host: x', ...headers]))
    return answer?.status
  }
  const [hers, staffs] = [`Authorization: Bearer ${asha.token}`, `Authorization: Bearer ${admin.token}`]
  expect(await statusOf('/api/user/getallusers', [hers, staffs])).toBe(403)
  expect(await statusOf('/api/user/getallusers', ['Authorization: Bearer a.b.c', staffs])).toBe(401)
  expect(await statusOf(PROFILE, [hers, 'Authorization: Bearer a.b.c'])).toBe(200)
  expect(await statusOf(PROFILE, [`${hers}\0`])).toBe(400)
  expect(await statusOf(PROFILE, [`${hers}\x7f`])).toBeOneOf([400, 401])
  expect(await statusOf(PROFILE, [`Authorization: Bearer ${'A'.repeat(100_000)}`])).toBe(431)
})
