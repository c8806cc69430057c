import { apiKeyPath } from 'contract/core/office-paths'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { hashOfToken } from '../platform/core/token.ts'
import { newSecret } from '../platform/sessions/key-secret.ts'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { apiOver } from '../../test/api-over.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { buildApp } from '../app.ts'

const UNIT = { model_name: 'Mixer Grinder', model_number: 'BMG-101', serial_number: 'SN-1' }

async function keyWorld(env: Record<string, string> = {}) {
  const tested = await testApp({ work: false, env })
  const rita = await tested.build.admin({ firstname: 'Rita', lastname: 'Rai' })
  return { ...tested, rita, office: tested.as(rita) }
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a key does what it was given, and nothing else of what its owner may do', async () => {
  const { as, build, rita } = await keyWorld()
  await build.customer({ firstname: 'Maya' })
  await build.product({ model_num: UNIT.model_number })
  const stock = as(await build.apiKey(rita, { capabilities: ['units.write'] }))
  expect((await stock.units.add({ body: UNIT })).data).toMatchObject({ serial_number: 'SN-1' })
  for (const call of [
    () => stock.customers.list({}),
    () => stock.customers.get({ params: { id: rita.id } }),
    () => stock.customers.export({ query: { format: 'csv' } }),
    () => stock.units.list({}),
    () => stock.finder.find({ query: { text: 'Maya' } }),
  ])
    expect(await refusedWith(call())).toBe('403 You may not do this')
})

test('what a call shows beside its own rows is by the capabilities of the key, not by the role of its owner', async () => {
  const { as, build, rita } = await keyWorld()
  const maya = await build.customer({ firstname: 'Maya' })
  const [few, more] = [
    as(await build.apiKey(rita, { capabilities: ['customers.read'] })),
    as(await build.apiKey(rita, { capabilities: ['customers.read', 'complaints.read'] })),
  ]
  const of = { params: { id: maya.id } }
  expect((await as(rita).customers.overview(of)).data).toMatchObject({ complaints: { total: 0 }, quotations: {} })
  expect((await few.customers.overview(of)).data).toMatchObject({ complaints: null, quotations: null })
  expect((await more.customers.overview(of)).data).toMatchObject({ complaints: { total: 0 }, quotations: null })
})

test('the secret is told once, and of it only a hash is kept', async () => {
  const { office, services } = await keyWorld()
  const { data } = await office.apiKeys.make({ body: { name: 'Stock system', capabilities: ['units.read'] } })
  const { secret, ...shown } = data
  expect(secret).toMatch(/^baltra_key_[0-9A-Za-z]{38}$/)
  expect(shown).toMatchObject({ name: 'Stock system', state: 'working', begins: secret.slice(0, 15) })
  const kept = await services.db.selectFrom('api_key').selectAll().execute()
  expect(kept).toMatchObject([{ secret_hash: hashOfToken(secret) }])
  const audit = await services.db.selectFrom('audit').selectAll().execute()
  const told = [await office.apiKeys.list({}), await office.apiKeys.get({ params: { id: data.id } }), kept, audit]
  expect(JSON.stringify(told)).not.toContain(secret.slice(0, 20))
  expect(JSON.stringify(audit)).not.toContain(hashOfToken(secret))
})

test('a key that is unknown, miscopied, expired, ended or without an administrator is refused, with the reason', async () => {
  const { app, as, build, rita, office, clock, services } = await keyWorld()
  const list = (secret: string) => refusedWith(apiOver(app, secret).units.list({}))
  const [short, ended, owned] = [
    await build.apiKey(rita, { expires_on: dayIn(3) }),
    await build.apiKey(rita),
    await build.apiKey(rita),
  ]
  for (const { token } of [short, ended, owned]) expect(await list(token)).toBeUndefined()
  expect(await list(newSecret())).toBe('401 This API key is not known here')
  expect(await list(`${owned.token.slice(0, -1)}_`)).toMatch(/^401 This is not a whole API key/)
  clock.pass({ days: 5 })
  expect(await list(short.token)).toMatch(/^401 This API key has expired/)
  clock.pass({ days: -5 })
  await office.apiKeys.end({ params: { id: ended.key } })
  expect(await list(ended.token)).toMatch(/^401 This API key was ended/)
  await services.db.updateTable('account').set({ role: 'call_centre' }).where('id', '=', rita.id).execute()
  expect(await list(owned.token)).toMatch(/^401 Nobody answers for this API key any more/)

  const bina = await build.admin({ firstname: 'Bina', lastname: 'Lama' })
  const states = async () => (await as(bina).apiKeys.list({})).data.map(({ id, state }) => [id, state])
  expect(await states()).toEqual([
    [owned.key, 'ownerless'],
    [short.key, 'ownerless'],
    [ended.key, 'ended'],
  ])
  await as(bina).apiKeys.takeOver({ params: { id: owned.key } })
  expect(await list(owned.token)).toBeUndefined()
  expect(await refusedWith(as(bina).apiKeys.takeOver({ params: { id: ended.key } }))).toBe('409 This key has ended')
  expect((await as(bina).apiKeys.get({ params: { id: ended.key } })).data).toMatchObject({ ended_by: 'Rita Rai' })
})

test('a key works from its addresses and ranges only', async () => {
  const { app, build, rita, office } = await keyWorld()
  const addresses = ['203.0.113.7', '198.51.100.0/24', '2001:db8:1::/48']
  const { key, token } = await build.apiKey(rita, { addresses })
  const from = async (remoteAddress: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await app.inject({ url: '/api/products/getproductqr', remoteAddress, headers })).statusCode
  }
  const outcomes = async (...places: string[]) => {
    const found: [string, number][] = []
    for (const place of places) found.push([place, await from(place)])
    return Object.fromEntries(found)
  }
  const places = [
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '198.51.100.200',
    '2001:db8:1:ffff::9',
    '203.0.113.8',
    '2001:db8:2::9',
  ]
  expect(await outcomes(...places)).toEqual({
    '203.0.113.7': 200,
    '::ffff:203.0.113.7': 200,
    '198.51.100.200': 200,
    '2001:db8:1:ffff::9': 200,
    '203.0.113.8': 403,
    '2001:db8:2::9': 403,
  })
  await office.apiKeys.update({ params: { id: key }, body: { addresses: '203.0.113.8\n2001:db8:2::/48' } })
  expect(await outcomes('203.0.113.7', '203.0.113.8', '2001:db8:2::9')).toEqual({
    '203.0.113.7': 403,
    '203.0.113.8': 200,
    '2001:db8:2::9': 200,
  })
  const wrong = refusal(office.apiKeys.update({ params: { id: key }, body: { addresses: '203.0.113.300' } }))
  expect((await wrong)?.body.errors?.['addresses']).toMatch(/^Enter IP addresses or ranges/)
})

test('what asks for a password is not for keys, and neither is what belongs to a person', async () => {
  const { as, build, rita } = await keyWorld()
  const maya = await build.customer()
  const key = as(await build.apiKey(rita, { capabilities: ['customers.write', 'customers.read'] }))
  const refused = await refusal(key.customers.merge({ body: { kept_id: maya.id, merged_id: maya.id } as never }))
  expect([refused?.status, refused?.body.code]).toEqual([403, 'not_for_keys'])
  for (const call of [() => key.sessions.list(), () => key.accounts.profile(), () => key.apiKeys.list({})])
    expect(await refusedWith(call())).toBe('403 You may not do this')
})

test('the log, histories and timelines tell what a key did under its name, in both languages', async () => {
  const { as, build, rita, office, services } = await keyWorld()
  const { key, ...caller } = await build.apiKey(rita, {
    name: 'Stock system',
    capabilities: ['catalogue.write', 'complaints.write'],
  })
  const { id } = await build.product({ name: 'Kettle' })
  await as(caller).products.setSale({ body: { product_ids: [id], off_sale: true } })
  const said = 'Key “Stock system” took the product off sale'
  expect((await office.activity.list({ query: { key } })).data).toMatchObject([{ sentence: said, key_id: key }])
  const [centre, complaint] = [
    await build.servicePoint({ kind: 'service_centre', name: 'Dang Service Centre', districts: [] }),
    await buildComplaint(services),
  ]
  await as(caller).assignments.assign({ params: { id: complaint.id }, body: { centre_id: centre.id } })
  expect(await services.db.selectFrom('complaint_log').select('by_name').execute()).toEqual([
    { by_name: 'Key “Stock system”' },
  ])
  const made = await office.activity.list({ query: { subject: 'api_key' } })
  expect(made.data).toMatchObject([
    { sentence: 'Rita Rai made the API key', name: 'Stock system', exists: true, key_id: null },
  ])
  expect((await office.history.list({ params: { subject: 'product', id } })).data).toMatchObject([{ sentence: said }])
  const nepali = await as(rita, 'ne').activity.list({ query: { key, subject: 'product' } })
  expect(nepali.data[0]?.sentence).toMatch(/^कुञ्जी “Stock system” ले /)
  expect((await office.activity.keys()).data).toEqual([{ id: key, name: 'Stock system' }])
})

test('the other administrators hear of a key that a colleague made', async () => {
  const { as, build, rita } = await keyWorld()
  const bina = await build.admin({ firstname: 'Bina', lastname: 'Lama' })
  const { key } = await build.apiKey(rita, { name: 'Mailer', expires_on: dayIn(30) })
  expect((await as(bina).notices.list({})).data).toMatchObject([
    { title: 'Rita Rai made the API key “Mailer”', address: apiKeyPath(key) },
  ])
  expect((await as(rita).notices.list({})).data).toEqual([])
})

test('each key has a limit of its own, and the answer says when to go on', async () => {
  // A hundredth: six calls a minute.
  const { app, build, rita } = await keyWorld({ RATE_LIMIT_SCALE: '0.01' })
  const [one, other] = [await build.apiKey(rita), await build.apiKey(rita)]
  const call = ({ token }: { token: string }, remoteAddress: string) =>
    app.inject({
      url: '/api/products/getproductqr',
      remoteAddress,
      headers: { authorization: `Bearer ${token}` },
    })
  // From several addresses, so that none of them is at its limit.
  for (let n = 0; n < 6; n += 1) expect((await call(one, `203.0.113.${n}`)).statusCode).toBe(200)
  const refused = await call(one, '203.0.113.9')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await call(other, '203.0.113.10')).statusCode).toBe(200)
  expect((await call({ token: rita.token }, '203.0.113.11')).statusCode).toBe(200)
})

test('the last use is noted with its address, at most every few minutes', async () => {
  const { app, build, rita, office, clock } = await keyWorld()
  const { key, token } = await build.apiKey(rita)
  const use = (remoteAddress: string) =>
    app.inject({ url: '/api/products/getproductqr', remoteAddress, headers: { authorization: `Bearer ${token}` } })
  const last = async () => (await office.apiKeys.get({ params: { id: key } })).data.last_used_from
  await use('203.0.113.1')
  await vi.waitFor(async () => expect(await last()).toBe('203.0.113.1'))
  clock.pass({ minutes: 1 })
  await use('203.0.113.2')
  await use('203.0.113.3')
  expect(await last()).toBe('203.0.113.1')
  clock.pass({ minutes: 6 })
  await use('203.0.113.4')
  await vi.waitFor(async () => expect(await last()).toBe('203.0.113.4'))
})

test('a key ends in a year unless it is said, and in two at most; a name is used once among those that work', async () => {
  const { office } = await keyWorld()
  const body = { name: 'Stock system', capabilities: ['units.read' as const] }
  const { data } = await office.apiKeys.make({ body })
  expect(Math.round((Date.parse(data.expires_on) - Date.now()) / 86_400_000)).toBeGreaterThan(363)
  const refusedFor = async (more: object) => (await refusal(office.apiKeys.make({ body: { ...body, ...more } })))?.body
  expect(await refusedFor({ name: 'STOCK system' })).toMatchObject({ errors: { name: 'Another key has this name' } })
  const other = { name: 'Other' }
  expect((await refusedFor({ ...other, expires_on: dayIn(0) }))?.errors).toEqual({
    expires_on: 'Choose a day after today',
  })
  expect((await refusedFor({ ...other, expires_on: dayIn(800) }))?.errors).toEqual({
    expires_on: 'A key works for at most 2 years',
  })
  for (const withheld of ['account.own', 'users.write', 'apikeys.manage', 'people.numbers'])
    expect((await refusedFor({ ...other, capabilities: [withheld] }))?.code).toBe('invalid')
  expect((await refusedFor({ ...other, centre_id: 4711, capabilities: ['complaints.read'] }))?.errors).toEqual({
    centre_id: 'Choose a service centre',
  })
  expect((await refusedFor({ ...other, centre_id: 4711, capabilities: ['customers.read'] }))?.errors).toHaveProperty([
    'capabilities',
  ])
  await office.apiKeys.end({ params: { id: data.id } })
  expect((await office.apiKeys.make({ body })).data.state).toBe('working')
})

test('a key whose service centre is gone sees the rows of none, and a centre with a key that works stays', async () => {
  const { as, build, rita, office, services } = await keyWorld()
  const centre = await build.servicePoint({ kind: 'service_centre', name: 'Pokhara Service Centre', districts: [] })
  await build.engineer({ centre_id: centre.id })
  const key = await build.apiKey(rita, { capabilities: ['engineers.read'], centre_id: centre.id })
  expect((await as(key).engineers.list({})).data).toHaveLength(1)
  await services.db.deleteFrom('engineer').execute()
  const remove = () => refusedWith(office.servicePoints.delete({ params: { id: centre.id } }))
  expect(await remove()).toBe('409 API keys kept to it: 1. End them first')
  // As a restored backup may have it.
  await services.db.updateTable('api_key').set({ centre_id: null }).execute()
  const elsewhere = await build.servicePoint({ kind: 'service_centre', name: 'Dang Service Centre', districts: [] })
  await build.engineer({ centre_id: elsewhere.id })
  expect((await as(key).engineers.list({})).data).toEqual([])
})

test('the log names keys by their number, and never their secrets', async () => {
  const { services, build, rita } = await keyWorld()
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const app = await buildApp({ ...services, log }, { shedAfterMs: 0 })
  const { key, token } = await build.apiKey(rita)
  const [unknown, mistyped] = [newSecret(), `${token.slice(0, -1)}_`]
  for (const [url, secret] of [
    ['/api/products/getproductqr', token],
    ['/api/user/getallcustomers', token],
    ['/api/products/getproductqr', unknown],
    ['/api/products/getproductqr', mistyped],
  ])
    await app.inject({ url: url!, headers: { authorization: `Bearer ${secret}` } })
  await app.close()
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(told.filter(({ msg }) => msg === 'attempt refused')).toMatchObject([
    { attempt: 'beyond their permissions', account: rita.id, key },
    { attempt: 'an unknown API key' },
    { attempt: 'an API key with a wrong checksum' },
  ])
  expect(told.find(({ msg, status }) => msg === 'request' && status === 200)).toMatchObject({ account: rita.id, key })
  for (const secret of [token, unknown, mistyped]) expect(lines.join('')).not.toContain(secret.slice(11, 30))
})
