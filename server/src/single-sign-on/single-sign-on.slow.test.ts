import type { JWTPayload } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { HERE, organisation, type Colleague, type Organisation } from './testing/organisation.ts'

/** A browser with the cookies of the application. */
function browserAt(app: FastifyInstance) {
  const cookies: Record<string, string> = {}
  const ask = async (method: 'GET' | 'POST', url: string, token?: string) => {
    const answer = await app.inject({
      method,
      url,
      cookies,
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
    })
    for (const { name, value } of answer.cookies)
      if (value === '') delete cookies[name]
      else cookies[name] = value
    return answer
  }
  const post = async (path: string, token?: string) => {
    const answer = await ask('POST', `/api/oidc/${path}`, token)
    return { status: answer.statusCode, ...answer.json<Answer>() }
  }
  return {
    cookies,
    start: async (query = '') => String((await ask('GET', `/api/oidc/start${query}`)).headers.location),
    /** Comes back from the provider; returns the page it is led to. */
    back: async (address: string) => String((await ask('GET', address.slice(HERE.length))).headers.location),
    finish: () => post('finish'),
    again: (token: string) => post('again', token),
    finishAgain: (token: string) => post('again/finish', token),
  }
}
type Browser = ReturnType<typeof browserAt>

interface Answer {
  message: string
  code?: string
  token?: string
  next?: string
  data?: { id: number; role: string; address: string }
}

const verified = (contact: string) => ({ phone_number: `+977 ${contact}`, phone_number_verified: true })

async function world(env: Record<string, string> = {}) {
  const org = await organisation()
  return { ...(await testApp({ work: false, env: { ...org.env, ...env } })), org }
}

/** A whole sign-in in a new browser, and its outcome. */
async function come(
  { app, org }: TestApp & { org: Organisation },
  person: Colleague,
  query?: string,
): Promise<Answer & { status: number }> {
  org.person = person
  const browser = browserAt(app)
  await browser.back(await org.visit(await browser.start(query)))
  return browser.finish()
}

const rolesOf = async ({ services }: TestApp, id: number) =>
  services.db.selectFrom('account').where('id', '=', id).select(['role', 'centre_id']).executeTakeFirstOrThrow()

test('staff are known by a verified number once, and by who they are at the provider from then on', async () => {
  const it = await world()
  const hari = await it.build.admin()
  const first = await come(
    it,
    { sub: 'hari', groups: ['managers'], ...verified(hari.contact) },
    '?next=/service%3Fa%3D1',
  )
  expect(first).toMatchObject({ status: 200, data: { id: hari.id, role: 'admin' }, next: '/service?a=1' })
  const { data } = await it.as({ ...hari, token: first.token! }).accounts.profile()
  expect(data.contact).toBe(hari.contact)
  // Neither number nor address says who it is now.
  expect(await come(it, { sub: 'hari', groups: ['managers'] })).toMatchObject({ status: 200, data: { id: hari.id } })
  // Another person there with the same number does not get the account.
  expect(await come(it, { sub: 'eve', groups: ['managers'], ...verified(hari.contact) })).toMatchObject({
    status: 403,
    code: 'provider_of_another',
  })
  const { data: rows } = await it.as(hari).history.list({ params: { subject: 'account', id: hari.id } })
  expect(JSON.stringify(rows)).toContain('linked the account to single sign-on (Himal Login)')
})

test('a verified e-mail address finds a member of staff who alone has it', async () => {
  const it = await world()
  const maya = await it.build.admin({ email: 'Maya@example.com' })
  const email = { email: 'maya@example.com', groups: 'managers' }
  expect(await come(it, { sub: 'maya', ...email })).toMatchObject({ code: 'provider_no_account' })
  expect(await come(it, { sub: 'maya', ...email, email_verified: true })).toMatchObject({ data: { id: maya.id } })
  await it.build.admin({ email: 'two@example.com' })
  await it.build.admin({ email: 'two@example.com' })
  expect(
    await come(it, { sub: 'x', groups: 'managers', email: 'two@example.com', email_verified: true }),
  ).toMatchObject({
    code: 'provider_no_account',
  })
})

test('role and service centre follow the provider, end other sessions, and release what no longer fits', async () => {
  const it = await world()
  const { services, as, build } = it
  const admin = await build.admin()
  const gita = await build.admin({ role: 'service_incharge' })
  const complaint = await buildComplaint(services)
  await as(admin).assignments.assign({ params: { id: complaint.id }, body: { owner_id: gita.id } })
  const centre = await build.servicePoint({ name: 'Butwal Service', kind: 'service_centre' })
  const who = { sub: 'gita', ...verified(gita.contact) }
  expect(await come(it, { ...who, groups: ['centre'], place: 'Pokhara' })).toMatchObject({ code: 'provider_no_centre' })
  expect(await refusal(as(gita).accounts.profile())).toBeUndefined()
  const moved = await come(it, { ...who, groups: ['others', 'centre'], place: 'butwal service' })
  expect(moved).toMatchObject({ status: 200, data: { role: 'centre_incharge' } })
  expect(await rolesOf(it, gita.id)).toEqual({ role: 'centre_incharge', centre_id: centre.id })
  expect(await refusal(as(gita).accounts.profile())).toMatchObject({ status: 401 })
  const { owner_id } = await services.db
    .selectFrom('complaint')
    .where('id', '=', complaint.id)
    .select('owner_id')
    .executeTakeFirstOrThrow()
  expect(owner_id).toBeNull()
  const { data: rows } = await as(admin).history.list({ params: { subject: 'account', id: gita.id } })
  expect(JSON.stringify(rows)).toContain(', as single sign-on says')
  // Without a role there any more nobody gets in, and the account stays as it was.
  expect(await come(it, { ...who, groups: ['others'] })).toMatchObject({ status: 403, code: 'provider_no_role' })
})

test('the last administrator stays one', async () => {
  const it = await world()
  const admin = await it.build.admin()
  const who = { sub: 'ram', groups: ['phones'], ...verified(admin.contact) }
  expect(await come(it, who)).toMatchObject({ code: 'provider_last_admin' })
  expect(await rolesOf(it, admin.id)).toMatchObject({ role: 'admin' })
  await it.build.admin()
  expect(await come(it, who)).toMatchObject({ status: 200, data: { role: 'call_centre' } })
})

test('the account of a customer is never taken, and a new one is made only where the configuration says so', async () => {
  const it = await world()
  const asha = await it.build.customer({ email: 'asha@example.com' })
  const who = { sub: 'asha', groups: ['managers'], email: 'asha@example.com', email_verified: true }
  expect(await come(it, { ...who, ...verified(asha.contact) })).toMatchObject({ code: 'provider_of_customer' })
  expect(await come(it, who)).toMatchObject({ code: 'provider_no_account' })
  expect(await rolesOf(it, asha.id)).toMatchObject({ role: 'customer' })
})

test('who has a role and no account gets one, with a number that the provider checked', async () => {
  const it = await world({ OIDC_ADD_ACCOUNTS: '1' })
  await it.build.admin()
  const who = { sub: 'sita', groups: ['phones'], name: 'Sita Devi Thapa', email: 'sita@example.com' }
  expect(await come(it, { ...who, phone_number: '9812345671' })).toMatchObject({ code: 'provider_no_number' })
  const made = await come(it, { ...who, ...verified('9812345671') })
  expect(made).toMatchObject({ status: 200, data: { firstname: 'Sita', lastname: 'Devi Thapa', role: 'call_centre' } })
  expect(await come(it, who)).toMatchObject({ data: { id: made.data!.id } })
  const asha = await it.build.customer()
  expect(await come(it, { ...who, sub: 'b', ...verified(asha.contact) })).toMatchObject({
    code: 'provider_of_customer',
  })
})

const LIES: [string, (claims: JWTPayload) => JWTPayload][] = [
  ['another issuer', (claims) => ({ ...claims, iss: 'https://login.evil.example' })],
  ['another audience', (claims) => ({ ...claims, aud: 'another-product' })],
  ['another nonce', (claims) => ({ ...claims, nonce: 'guessed' })],
  ['no nonce', (claims) => ({ ...claims, nonce: undefined })],
  ['a time that is over', (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 600 })],
]

test.each(LIES)('an answer with %s signs nobody in', async (_, tamper) => {
  const it = await world()
  const hari = await it.build.admin()
  it.org.tamper = tamper
  const who = { sub: 'hari', groups: ['managers'], ...verified(hari.contact) }
  expect(await come(it, who)).toMatchObject({ status: 403, code: 'provider_untrusted' })
  // The same answer as it was: nothing else was in the way.
  it.org.tamper = (claims) => claims
  expect(await come(it, who)).toMatchObject({ status: 200 })
})

test('an answer that another key signed signs nobody in', async () => {
  const it = await world()
  const hari = await it.build.admin()
  Object.assign(it.org, { tamper: (claims: JWTPayload) => claims, forges: true })
  const who = { sub: 'hari', groups: ['managers'], ...verified(hari.contact) }
  expect(await come(it, who)).toMatchObject({ status: 403, code: 'provider_untrusted' })
})

/** Begins in a browser and returns what its way back would be. */
async function begun({ app, org, build }: TestApp & { org: Organisation }): Promise<{ browser: Browser; way: URL }> {
  const hari = await build.admin()
  org.person = { sub: 'hari', groups: ['managers'], ...verified(hari.contact) }
  const browser = browserAt(app)
  return { browser, way: new URL(await org.visit(await browser.start())) }
}

test.each([
  ['another state', (way: URL) => way.searchParams.set('state', 'guessed')],
  ['no state', (way: URL) => way.searchParams.delete('state')],
  ['the name of another issuer', (way: URL) => way.searchParams.set('iss', 'https://login.evil.example')],
  ['another code', (way: URL) => way.searchParams.set('code', 'guessed')],
])('a way back with %s signs nobody in', async (_, change) => {
  const it = await world()
  const { browser, way } = await begun(it)
  change(way)
  await browser.back(way.href)
  expect(await browser.finish()).toMatchObject({ status: 403, code: 'provider_untrusted' })
})

test('a person whom the provider refuses is told so', async () => {
  const it = await world()
  const { browser, way } = await begun(it)
  way.searchParams.delete('code')
  way.searchParams.set('error', 'access_denied')
  await browser.back(way.href)
  expect(await browser.finish()).toMatchObject({ status: 403, code: 'provider_declined' })
})

test('a code without the verifier that belongs to it signs nobody in', async () => {
  const it = await world()
  const { browser, way } = await begun(it)
  await it.services.db
    .updateTable('oidc_flow')
    .set({ verifier: 'v'.repeat(43) })
    .execute()
  await browser.back(way.href)
  expect(await browser.finish()).toMatchObject({ status: 403, code: 'provider_untrusted' })
})

test('a way back works in the browser that began it, once, and for some minutes', async () => {
  const it = await world()
  const { browser, way } = await begun(it)
  const stranger = browserAt(it.app)
  expect(await stranger.back(way.href)).toBe('/baltra-account-provider')
  expect(await stranger.finish()).toMatchObject({ status: 403, code: 'provider_lost' })
  await browser.back(way.href)
  const { oidc_outcome } = browser.cookies
  expect(await browser.finish()).toMatchObject({ status: 200 })
  browser.cookies['oidc_outcome'] = oidc_outcome!
  expect(await browser.finish()).toMatchObject({ status: 403, code: 'provider_lost' })
  await browser.back(way.href)
  expect(await browser.finish()).toMatchObject({ status: 403, code: 'provider_lost' })
  const later = await begun(it)
  it.clock.pass({ minutes: 11 })
  await later.browser.back(later.way.href)
  expect(await later.browser.finish()).toMatchObject({ status: 403, code: 'provider_lost' })
})

test('only an address of this site is kept, and cookies are out of the reach of scripts', async () => {
  const it = await world()
  const hari = await it.build.admin()
  const who = { sub: 'hari', groups: ['managers'], ...verified(hari.contact) }
  for (const next of ['https://evil.example/', '//evil.example/', '/\\evil.example'])
    expect(await come(it, who, `?next=${encodeURIComponent(next)}`)).toMatchObject({ status: 200, next: '' })
  const { headers, cookies } = await it.app.inject({ url: '/api/oidc/start?language=ne' })
  expect(headers['cache-control']).toBe('no-store')
  expect(cookies).toEqual([expect.objectContaining({ httpOnly: true, sameSite: 'Lax', path: '/api/oidc' })])
  const asked = new URL(String(headers.location)).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({ code_challenge_method: 'S256', ui_locales: 'ne' })
  // Nothing of the way is in the address of the page.
  const { browser, way } = await begun(it)
  expect(await browser.back(way.href)).toBe('/baltra-account-provider')
})

test('what is sensitive needs the provider once more after 15 minutes, and it has to ask anew', async () => {
  const it = await world()
  const { app, org, services, as } = it
  const hari = await it.build.admin()
  const who = { sub: 'hari', groups: ['managers'], ...verified(hari.contact) }
  const asHari = { ...hari, token: (await come(it, who)).token! }
  const exported = () => as(asHari).users.export({ query: { format: 'csv' } })
  expect(await refusal(exported())).toBeUndefined()
  expect((await as(asHari).factors.confirmWays()).data).toMatchObject({ password: true, provider: true })
  await services.db
    .updateTable('session')
    .set({ password_at: sql`now() - interval '16 minutes'` })
    .execute()
  expect(await refusal(exported())).toMatchObject({ status: 403, body: { code: 'password_needed' } })
  const proves = async (person: Colleague) => {
    org.person = person
    const browser = browserAt(app)
    const { data } = await browser.again(asHari.token)
    expect(new URL(data!.address).searchParams.get('prompt')).toBe('login')
    expect(await browser.back(await org.visit(data!.address))).toBe('/baltra-account-provider/again?back')
    return browser
  }
  const eve = await it.build.admin()
  await come(it, { sub: 'eve', groups: ['managers'], ...verified(eve.contact) })
  expect(await (await proves({ sub: 'eve', groups: ['managers'] })).finishAgain(asHari.token)).toMatchObject({
    code: 'provider_other_person',
  })
  org.tamper = (claims) => ({ ...claims, auth_time: Math.floor(Date.now() / 1000) - 300 })
  expect(await (await proves(who)).finishAgain(asHari.token)).toMatchObject({ code: 'provider_not_again' })
  org.tamper = (claims) => ({ ...claims, auth_time: undefined })
  expect(await (await proves(who)).finishAgain(asHari.token)).toMatchObject({ code: 'provider_untrusted' })
  org.tamper = undefined
  expect(await refusal(exported())).toMatchObject({ body: { code: 'password_needed' } })
  // Neither another session nor a sign-in is got by it.
  expect(await (await proves(who)).finishAgain(eve.token)).toMatchObject({ code: 'provider_lost' })
  expect(await (await proves(who)).finish()).toMatchObject({ code: 'provider_lost' })
  expect(await (await proves(who)).finishAgain(asHari.token)).toMatchObject({ status: 200, message: 'Confirmed' })
  expect(await refusal(exported())).toBeUndefined()
})

test('where staff sign in by the provider alone, one account is left for emergencies, and its use is an alarm', async () => {
  const it = await world({ OIDC_ONLY: '1', OIDC_EMERGENCY_CONTACT: '9812000009' })
  const { as, build } = it
  const [hari, ram] = [await build.admin(), await build.admin({ contact: '9812000009' })]
  const asha = await build.customer()
  const signIn = ({ contact, password }: typeof hari) => as().accounts.login({ body: { contact, password } })
  expect(await refusedWith(signIn(hari))).toBe(
    '403 Staff sign in by Himal Login. Please use that button instead of a password.',
  )
  expect(await refusedWith(as(hari).accounts.confirmPassword({ body: { password: hari.password } }))).toMatch(/^403 /)
  expect(await refusal(signIn({ ...hari, password: 'not-this-one' }))).toMatchObject({ status: 401 })
  expect(await refusal(signIn(asha))).toBeUndefined()
  expect((await as(ram).alarms.list()).data).toEqual([])
  expect(await refusal(signIn(ram))).toBeUndefined()
  expect((await as(ram).alarms.list()).data).toMatchObject([{ kind: 'emergency.sign-in' }])
})

test('a provider that is away is said so on a page', async () => {
  const { app } = await testApp({
    work: false,
    env: { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b', OIDC_ROLES: 'a=admin' },
  })
  const browser = browserAt(app)
  expect(await browser.start('?language=ne')).toBe('/ne/baltra-account-provider')
  expect(await browser.finish()).toMatchObject({ status: 403, code: 'provider_away' })
})

test('a description of another provider is not believed', async () => {
  const org = await organisation()
  // The same provider under another name of this machine: it says of itself that it is another one.
  const issuer = org.issuer.replace('127.0.0.1', 'localhost')
  const { app } = await testApp({ work: false, env: { ...org.env, OIDC_ISSUER: issuer } })
  const browser = browserAt(app)
  expect(await browser.start()).toBe('/baltra-account-provider')
  expect(await browser.finish()).toMatchObject({ status: 403, code: 'provider_away' })
  expect(org.asked).toEqual(['/.well-known/openid-configuration'])
})

test('without a provider there is nothing to begin', async () => {
  const { app } = await testApp({ work: false })
  expect((await app.inject({ url: '/api/oidc/start' })).statusCode).toBe(404)
  expect(await browserAt(app).finish()).toMatchObject({ status: 404 })
})
