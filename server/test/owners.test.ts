import { may } from 'contract/core/access'
import type { Endpoint } from 'contract/core/endpoint'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ENDPOINTS, fieldsOf } from './calls/endpoints.ts'
import type { RightCall } from './calls/right-call.ts'
import { say } from './calls/say.ts'
import { worldOf, type World } from './calls/world.ts'
import { buildPersonalisation } from './factories/personalisation.ts'
import type { TestAccount } from './factories/builders.ts'
import { WITH_PASSKEYS } from './factories/passkey.ts'
import { testApp } from './test-app.ts'

/** Calls that name rows without an owner. */
const OF_ALL = new Set([
  'accounts.enableMembership', // any account but the caller's own is refused
  'reviews.getMine',
  'reviews.add',
  'personalisations.request',
])

const isOfPortal = ({ access }: Endpoint) => may('customer', access) && access !== 'public'
/** The fields that name a row, in the address or else in the body. */
function namesOf(endpoint: Endpoint): string[] {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return inPath.length > 0 ? inPath : fieldsOf(endpoint).filter((field) => field.endsWith('_id'))
}

const PORTAL = ENDPOINTS.filter(({ endpoint }) => isOfPortal(endpoint))
/** Every call in which a customer names a row that may be another account's. */
const NAMING = PORTAL.filter(({ name, endpoint }) => namesOf(endpoint).length > 0 && !OF_ALL.has(name))

test('another customer’s rows are answered like rows that are not there, and stay as they were', async () => {
  const { world, bina } = await ownersWorld()
  const statuses: Record<string, unknown> = {}
  for (const one of NAMING) {
    const call = await one.rightCall(world)
    const before = await contentOf(world)
    const foreign = await say(world, one, { ...call, as: bina })
    const nowhere = await say(world, one, { ...withoutRow(call, one.endpoint), as: bina })
    expect(withoutId(foreign.body), one.name).toEqual(withoutId(nowhere.body))
    expect(await contentOf(world), one.name).toEqual(before)
    const own = await say(world, one, call)
    statuses[one.name] = [foreign.status, nowhere.status, own.status]
  }
  expect(statuses).toEqual(Object.fromEntries(NAMING.map(({ name }) => [name, [404, 404, 200]])))
})

test('lists of the portal hold one’s own rows alone', async () => {
  const { world, bina } = await ownersWorld()
  await buildPersonalisation(world.services, { customer: world.asha })
  for (const one of NAMING.filter(({ endpoint }) => endpoint.method === 'GET')) await one.rightCall(world)
  const held: [string, number, number][] = []
  for (const one of PORTAL.filter(({ endpoint: { method, path } }) => method === 'GET' && !path.includes(':'))) {
    // Bina has one thing: the session that asks.
    const lengthFor = async (as: TestAccount) => lengthOf((await say(world, one, { as })).body)
    const [own, foreign] = [await lengthFor(world.asha), await lengthFor(bina)]
    if (foreign !== undefined && one.name !== 'sessions.list') held.push([one.name, own ?? 0, foreign])
  }
  expect(held.map(([name]) => name)).toEqual(expect.arrayContaining(['quotations.list', 'personalisations.list']))
  expect(held.length).toBeGreaterThan(7)
  expect(held.filter(([, own, foreign]) => own === 0 || foreign > 0)).toEqual([])
})

/** Asha owns what is asked about, Bina nothing. */
async function ownersWorld() {
  const tested = await testApp({ work: false, env: WITH_PASSKEYS })
  const [asha, bina] = [
    await tested.build.customer({ firstname: 'Asha' }),
    await tested.build.customer({ firstname: 'Bina' }),
  ]
  return { world: worldOf(tested, { asha, admin: await tested.build.admin() }), bina }
}

/** The same call about a row that is not there. */
function withoutRow({ params, body, ...call }: RightCall, endpoint: Endpoint): RightCall {
  const names = namesOf(endpoint)
  const absent = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, names.includes(name) ? noId(value) : value]),
    )
  return {
    ...call,
    ...(params && { params: absent(params) as typeof params }),
    ...(body && { body: body instanceof Blob ? body : absent(body) }),
  }
}

const noId = (id: unknown) => (typeof id === 'number' ? 2_147_483_647 : '00000000-0000-4000-8000-000000000000')

/** A hash of the rows of each table. */
async function contentOf({ services: { db } }: World): Promise<unknown[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const hashes = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, md5(string_agg(r::text, '' order by r::text)) as rows
      from ${sql.table(name)} as r`,
  )
  return (await sql`${sql.join(hashes, sql` union all `)}`.execute(db)).rows
}

const withoutId = (body: string) => body.replace(/"request_id":"[^"]*"/, '')

/** How many rows an answer lists; undefined where it is no list. */
function lengthOf(body: string): number | undefined {
  const { data } = (body.startsWith('{') ? JSON.parse(body) : {}) as { data?: unknown }
  return Array.isArray(data) ? data.length : undefined
}
