import { mayCall } from 'contract/core/access'
import type { Endpoint } from 'contract/core/endpoint'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ENDPOINTS, fieldsOf, isMultipart, isOfCustomers, takesBytes, WRITING } from '../calls/endpoints.ts'
import { say } from '../calls/say.ts'
import { worldOfCalls } from '../calls/world.ts'
import { buildExtendable } from '../factories/extension.ts'
import { registrationForm } from '../factories/registration.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { auditRows, writeAuditRow } from './audit-rows.ts'
import { PATIENT } from './patient.ts'

const CANARY = 'canary'

test(
  'no field that a call does not ask for by name takes effect, and no call changes an audit row',
  PATIENT,
  async () => {
    const world = await worldOfCalls()
    await writeAuditRow(world)
    const columns = await columnsOf(world)
    const [failed, forgotten]: [string[], string[]] = [[], []]
    for (const one of WRITING) {
      const { name, endpoint } = one
      for (const fields of foreignFields(endpoint, columns)) {
        const call = await one.rightCall(world)
        const before = await auditRows(world)
        const { status, body } = await say(world, one, call, fields)
        if (status >= 300 || body.includes(CANARY)) failed.push(`${name}: ${status} ${body.slice(0, 200)}`)
        const after = await auditRows(world)
        if (before.some((row, at) => after[at] !== row)) forgotten.push(name)
      }
    }
    expect(failed).toEqual([])
    expect(forgotten).toEqual([])
    expect((await auditRows(world)).length).toBeGreaterThan(50)
    expect(await placesOf(world, CANARY)).toEqual([])
  },
)

test('every read admits callers as described', PATIENT, async () => {
  const world = await worldOfCalls()
  const refused: string[] = []
  for (const one of ENDPOINTS.filter(({ endpoint }) => endpoint.method === 'GET')) {
    const { status, body } = await say(world, one, await one.rightCall(world))
    if (status >= 300) refused.push(`${one.name}: ${status} ${body.slice(0, 200)}`)
  }
  expect(refused).toEqual([])
})

test('the check for fields that took effect detects one', async () => {
  const world = await testApp({ work: false })
  await world.build.customer({ firstname: CANARY })
  expect(await placesOf(world, CANARY)).toEqual(['account'])
})

test('role, state, price, owner and points in a customer’s request are ignored', async () => {
  const { as, build, services } = await testApp({ work: false })
  const [asha, bina] = [await build.customer(), await build.customer()]
  const grand = {
    id: 1,
    role: 'admin',
    status: 'Approved',
    state: 'active',
    customer_id: bina.id,
    account_id: bina.id,
    created_at: '1999-01-01T00:00:00Z',
    is_verified: true,
    is_genuine: true,
    points: 9_000,
    reward_points: 9_000,
    price: 1,
    months: 600,
    warranty_months: 600,
    lines: [{ description: 'All', quantity: 1, unit_price: 0 }],
    hidden_at: null,
    decided_by: asha.id,
  }
  const { data: registered } = await as(asha).registrations.register({
    body: { ...(await registrationForm()), ...grand },
  })
  const asked = { customer_name: 'x', contact: 'y', model_name: 'K', model_num: 'K-1', quantity: 20, description: 'z' }
  const { data: quoted } = await as(asha).quotations.request({ body: { ...asked, ...grand } })
  const product = await build.product()
  const { data: reviewed } = await as(asha).reviews.add({
    body: { ...grand, product_id: product.id, rating: 5, review: 'Boils quickly' },
  })
  const extendable = await buildExtendable(services, build, { customer: asha, points: 1_000 })
  const { data: extended } = await as(asha).extensions.request({
    body: { ...grand, stock_id: extendable.id, package_id: extendable.long.id },
  })
  expect(registered).toMatchObject({ status: 'Pending', is_verified: false, is_genuine: false, warranty_expiry: '' })
  expect(quoted).toMatchObject({ status: 'Pending', lines: [], total: null, customer_name: 'Asha Gurung' })
  expect(reviewed).toMatchObject({ is_verified: false, reward_points: 0 })
  expect(extended).toMatchObject({ state: 'awaiting_payment', price: 450, months: 12 })
  for (const created_at of [registered.created_at, quoted.created_at, reviewed.date_joined, extended.created_at])
    expect(Date.parse(created_at)).toBeGreaterThan(Date.parse('2020-01-01'))
  expect((await as(bina).registrations.listMine()).data).toEqual([])
  expect((await as(bina).quotations.listMine()).data).toEqual([])
  expect((await as(asha).accounts.profile()).data).toMatchObject({ role: 'customer', reward_points: 1_100 })
})

test('keys that reach for the prototype are refused by every call, and reach nothing', async () => {
  const { app, build } = await testApp({ work: false })
  const [asha, admin, engineer] = [await build.customer(), await build.admin(), await build.admin({ role: 'engineer' })]
  const officeOr = (endpoint: Endpoint) => (mayCall('admin', endpoint) ? admin : engineer)
  const bodies = [
    '{"__proto__":{"polluted":true}}',
    '{"a":{"b":[{"__proto__":{"polluted":true}}]}}',
    '{"\\u005f_proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
  ]
  const taken: string[] = []
  for (const { name, endpoint } of WRITING.filter(({ endpoint }) => !takesBytes(endpoint)))
    for (const payload of bodies) {
      const { statusCode } = await app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path.replace(':id', '2147483647')}`,
        headers: {
          'content-type': 'application/json',
          ...(endpoint.access !== 'public' && {
            authorization: `Bearer ${(isOfCustomers(endpoint) ? asha : officeOr(endpoint)).token}`,
          }),
        },
        payload,
      })
      if (statusCode !== 400) taken.push(`${name}: ${statusCode} to ${payload}`)
    }
  expect(taken).toEqual([])
  expect('polluted' in {}).toBe(false)
})

test('no address is for writing audit rows', () => {
  const about = ENDPOINTS.filter(({ endpoint }) => /audit|history|\blogs?\b/i.test(endpoint.path))
  expect(about.map(({ name, endpoint }) => [name, endpoint.method])).toEqual([['history.list', 'GET']])
})

test('the database itself keeps audit rows as they were written', async () => {
  const world = await testApp({ work: false })
  await writeAuditRow(world)
  const { db } = world.services
  const before = await auditRows(world)
  const tries = [
    () => db.updateTable('audit').set({ actor_id: null }).execute(),
    () => db.deleteFrom('audit').execute(),
    () => sql`update audit set before = null where false`.execute(db),
    () => sql`with gone as (delete from audit returning id) select count(*) from gone`.execute(db),
    () =>
      sql`insert into audit (id, action, subject) overriding system value select id, action, subject from audit
        on conflict (id) do update set action = 'nothing'`.execute(db),
    () => sql`truncate audit`.execute(db),
    () => sql`merge into audit using (select 1) as one on true when matched then delete`.execute(db),
  ]
  for (const attempt of tries) await expect(attempt()).rejects.toThrow('audit rows are never changed or deleted')
  expect(await auditRows(world)).toEqual(before)
})

/** A form has 160 fields at most. */
const MOST_FIELDS = 160
/** So many stay below the size of a small body. */
const MOST_KEYS = 300

/** The fields that one request after the other asks for besides its own. */
function foreignFields(endpoint: Endpoint, columns: readonly string[]): Record<string, string>[] {
  const own = fieldsOf(endpoint)
  if (own.length === 0) return [{}]
  const foreign = columns.filter((column) => !own.includes(column)).map((field) => [field, CANARY] as const)
  if (isMultipart(endpoint)) return [Object.fromEntries(foreign.slice(0, MOST_FIELDS - own.length - 1))]
  const parts = Math.ceil(foreign.length / MOST_KEYS)
  return Array.from({ length: parts }, (_, at) =>
    Object.fromEntries(foreign.slice(at * MOST_KEYS, (at + 1) * MOST_KEYS)),
  )
}

/** Every column that there is, and what people try besides. */
async function columnsOf({ services }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct column_name as name from information_schema.columns where table_schema = 'public'`.execute(
    services.db,
  )
  const tempting = ['role', 'password_hash', 'status', 'state', 'points', 'customer_id', 'account_id', 'id']
  const others = ['capabilities', 'is_admin', 'customer', 'user', 'owner', 'approved_by', 'is_verified', '$set', '_id']
  return [...new Set([...tempting, ...others, ...rows.map(({ name }) => name)])]
}

/** The tables that hold a text anywhere. */
async function placesOf({ services }: TestApp, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' or (schemaname = 'pgboss' and tablename like 'job%')`.execute(services.db)
  const held: string[] = []
  for (const { name } of rows) {
    const found = await sql`select 1 from ${sql.raw(name)} as row where row::text like ${`%${text}%`} limit 1`.execute(
      services.db,
    )
    if (found.rows.length > 0) held.push(name.replace('public.', ''))
  }
  return held
}
