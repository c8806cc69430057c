import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildProduct } from '../../../test/factories/product.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Caller } from '../../platform/core/caller.ts'
import type { Services } from '../../platform/core/services.ts'
import { awardPoints } from '../../points/award-points.ts'
import { take, type Step } from '../../points/testing/point-steps.ts'
import { mergeAccounts } from './merge-accounts.ts'
import { MOVING, nameOfReference } from './references.ts'
import { undoMerge } from './undo-merge.ts'

/** Of 1,000, which takes five minutes, all passed: `WORLDS=1000`. */
const WORLDS = Number(process.env['WORLDS'] ?? 100)

interface Person {
  firstname: string
  email: string
  customer_address: string
  gender: 'male' | 'female' | null
  claimed: boolean
  membership: boolean
  quota_factor: number
  registrations: { complaint: 'none' | 'closed' | 'open'; has_message: boolean; is_extended: boolean }[]
  quotations: number
  personalisations: number
  reviewed: number[]
  notices: number
  notes: number
  topics: string[]
  addresses: number[]
  numbers: number
  sessions: number
  steps: Step[]
}

const sourceKey = fc.constantFrom('SN-1', 'SN-2')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('award' as const), sourceKey, points: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ do: fc.constant('revoke' as const), sourceKey }),
  fc.record({ do: fc.constant('spend' as const), points: fc.integer({ min: 1, max: 150 }) }),
  fc.record({ do: fc.constant('refund' as const) }),
  fc.record({ do: fc.constant('adjust' as const), points: fc.integer({ min: -120, max: 120 }).filter(Boolean) }),
)
/** What still happens to points while a merge can be undone. */
const laterStep = step.filter((each) => each.do !== 'spend')

const person: fc.Arbitrary<Person> = fc.record({
  firstname: fc.constantFrom('Asha', 'Aasha', 'A.'),
  email: fc.constantFrom('', 'asha@example.com', 'gurung@example.com'),
  customer_address: fc.constantFrom('', 'Lakeside 6'),
  gender: fc.constantFrom(null, 'female' as const),
  claimed: fc.boolean(),
  membership: fc.boolean(),
  quota_factor: fc.integer({ min: 1, max: 5 }),
  registrations: fc.array(
    fc.record({
      complaint: fc.constantFrom('none' as const, 'closed' as const, 'open' as const),
      has_message: fc.boolean(),
      is_extended: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  quotations: fc.integer({ min: 0, max: 2 }),
  personalisations: fc.integer({ min: 0, max: 2 }),
  reviewed: fc.uniqueArray(fc.integer({ min: 0, max: 2 })),
  notices: fc.integer({ min: 0, max: 2 }),
  notes: fc.integer({ min: 0, max: 2 }),
  topics: fc.uniqueArray(fc.constantFrom('repairs', 'registrations', 'extensions', 'requests')),
  addresses: fc.uniqueArray(fc.integer({ min: 0, max: 2 })),
  numbers: fc.integer({ min: 0, max: 2 }),
  sessions: fc.integer({ min: 0, max: 2 }),
  steps: fc.array(step, { maxLength: 5 }),
})

const world = fc.record({
  kept: person,
  merged: person,
  namedAfterMerged: fc.boolean(),
  later: fc.array(laterStep, { maxLength: 4 }),
})

test(
  `in ${WORLDS} random worlds a merge keeps all rows, points and ledgers, and its undo brings back what was`,
  { timeout: 1_800_000 },
  async () => {
    const { services, build } = await testApp({ work: false })
    const products = [await buildProduct(services), await buildProduct(services), await buildProduct(services)]
    let worlds = 0
    let known: Caller | undefined
    /** One person enters 50 numbers an hour at most. */
    const somebody = async (): Promise<Caller> => {
      if (!known || worlds++ % 40 === 0)
        known = { id: (await build.admin()).id, role: 'admin', sessionId: '', requestId: '' }
      return known
    }
    let number = 9_700_000_000
    const next = () => String((number += 1))
    await fc.assert(
      fc.asyncProperty(world, async ({ kept, merged, namedAfterMerged, later }) => {
        const user = await somebody()
        const [into, from] = [
          await insert(services, kept, next, products),
          await insert(services, merged, next, products),
        ]
        const before = await rowsOf(services, [into, from])
        const points = await ledgersOf(services, [into, from])
        const id = await mergeAccounts(services, user, {
          kept_id: into,
          merged_id: from,
          name_of: namedAfterMerged ? from : into,
        })
        const joined = await rowsOf(services, [into, from])
        for (const [name, rows] of Object.entries(joined))
          expect([name, rows.length]).toEqual([name, before[name]!.length - twice(name, kept, merged) + added(name)])
        expect(total(await ledgersOf(services, [into]))).toEqual(total(points))

        for (const each of later) await take(services, into, `${from}/`, each)
        const [meanwhile] = [total(await ledgersOf(services, [into]))]
        await undoMerge(services, user, id)
        const ledgers = await ledgersOf(services, [into, from])
        expect(total(ledgers)).toEqual(meanwhile)
        for (const { balance, entries, unsound } of ledgers) expect([balance, unsound]).toEqual([entries, 0])
        const expected = later.length === 0 ? before : await rowsOf(services, [into, from])
        expect(await rowsOf(services, [into, from])).toEqual(expected)
      }),
      { numRuns: WORLDS },
    )
  },
)

const twice = (name: string, one: Person, other: Person): number => {
  const shared = <T>(first: T[], second: T[]) => first.filter((each) => second.includes(each)).length
  if (name === 'review.customer_id') return shared(one.reviewed, other.reviewed)
  if (name === 'preference.account_id') return shared(one.topics, other.topics)
  if (['email_confirmed.account_id', 'email_stop.account_id'].includes(name))
    return shared(one.addresses, other.addresses)
  return 0
}

/** The merged account’s own row goes, its number and the merge are there. */
const added = (name: string): number =>
  name === 'account' ? -1 : ['account_number.account_id', 'account_merge.kept_id'].includes(name) ? 1 : 0

async function insert(
  { db, clock, ...services }: Services,
  person: Person,
  next: () => string,
  products: readonly { id: number }[],
): Promise<number> {
  const at = clock.now().toISOString()
  const { firstname, email, customer_address, gender, claimed, membership, quota_factor } = person
  const { id } = await db
    .insertInto('account')
    .values({
      firstname,
      lastname: 'Gurung',
      email,
      customer_address,
      gender,
      claimed,
      membership,
      quota_factor,
      contact: next(),
      district: 'Kaski',
      password_hash: 'x',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const many = (table: string, rows: object[]) => insertPlain(db, table, rows)
  const of = (count: number, row: object) => Array.from({ length: count }, () => row)
  for (const { complaint, has_message, is_extended } of person.registrations) {
    const serial_number = randomUUID().slice(0, 13)
    const product = { model_name: 'Kettle', model_num: 'K-1', serial_number, purchase_date: '2026-01-31' }
    const registration = await db
      .insertInto('registration')
      .values({ customer_id: id, ...product, store_name: 'S', store_location: 'L', store_number: '1' })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (is_extended)
      await many('warranty_extension', [
        {
          registration_id: registration.id,
          customer_id: id,
          type: '1 year',
          months: 12,
          price: 100,
          paid_with: 'money',
          state: 'awaiting_payment',
          reference: randomUUID(),
          previous_expiry: '2027-01-31',
        },
      ])
    if (complaint === 'none') continue
    const filed = await db
      .insertInto('complaint')
      .values({
        registration_id: registration.id,
        customer_id: id,
        ...product,
        customer_name: 'A',
        customer_contact: '1',
        customer_address: '',
        email: '',
        problem_description: 'Cold',
        status: complaint === 'open' ? 'Unassigned' : 'Cancelled',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (has_message)
      await many('complaint_message', [
        { complaint_id: filed.id, kind: 'customer', author_id: id, author_name: 'A', text: 'Please come' },
      ])
  }
  await many(
    'quotation',
    of(person.quotations, { customer_id: id, customer_name: 'A', contact: '1', description: 'x' }),
  )
  await many(
    'personalisation',
    of(person.personalisations, {
      customer_id: id,
      customer_name: 'A',
      product_name: 'B',
      text: 'C',
      placement: 'vertical',
      font_style: 'arial',
    }),
  )
  await many(
    'review',
    person.reviewed.map((place) => ({ product_id: products[place]!.id, customer_id: id, rating: 4, review: 'Good' })),
  )
  await many(
    'notice',
    of(person.notices, {
      account_id: id,
      kind: 'complaint',
      title: 'T',
      text: 'x',
      address: '/x',
      title_ne: 'T',
      text_ne: 'x',
    }),
  )
  await many('customer_note', of(person.notes, { customer_id: id, author_name: 'B', text: 'Calls', created_at: at }))
  await many(
    'preference',
    person.topics.map((topic) => ({ account_id: id, topic, sms: true, email: false })),
  )
  const addresses = person.addresses.map((place) => ({ account_id: id, address: `a${place}@example.com` }))
  await many(
    'email_confirmed',
    addresses.map((row) => ({ ...row, confirmed_at: at })),
  )
  await many(
    'email_link',
    addresses.map((row) => ({ ...row, sent_at: clock.now().toISOString() })),
  )
  await many(
    'email_stop',
    addresses.map((row) => ({ ...row, topic: 'repairs', link_topic: 'repairs', was_on: true, stopped_at: at })),
  )
  await many(
    'account_number',
    Array.from({ length: person.numbers }, () => ({ contact: next(), account_id: id, added_at: at })),
  )
  await many('session', of(person.sessions, { account_id: id, expires_at: at, password_at: at }))
  const all = { db, clock, ...services } as Services
  for (const each of person.steps) await take(all, id, `${id}/`, each)
  for (const place of person.reviewed)
    await db.transaction().execute(async (tx) => {
      const source = { customerId: id, source: 'review' as const, sourceKey: `${id}/${products[place]!.id}` }
      await awardPoints(tx, source, { points: 20, reason: 'Kettle reviewed', at: clock.now() })
    })
  return id
}

async function insertPlain(db: Services['db'], table: string, rows: object[]): Promise<void> {
  if (rows.length === 0) return
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)))
  const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`)
  await sql`insert into ${sql.table(table)} (${columns}) values ${sql.join(values)}`.execute(db)
}

/** All rows of these accounts that move, and their own, by reference. */
async function rowsOf({ db }: Services, ids: number[]): Promise<Record<string, object[]>> {
  const parts = [
    sql`select 'account' as name, to_jsonb(account.*) as row from account where id = any(${ids})`,
    ...MOVING.map(
      (reference) => sql`select ${sql.lit(nameOfReference(reference))} as name, to_jsonb(held.*) as row
        from ${sql.table(reference.table)} as held where ${sql.ref(`held.${reference.column}`)} = any(${ids})
          and ${reference.table === 'account_merge' ? sql`undone_at is null` : sql`true`}`,
    ),
  ]
  const { rows } = await sql<{ name: string; row: object }>`
    select name, row from (${sql.join(parts, sql` union all `)}) as found order by name, row::text`.execute(db)
  const all: Record<string, object[]> = { account: [] }
  for (const reference of MOVING) all[nameOfReference(reference)] = []
  for (const { name, row } of rows) all[name]!.push(row)
  return all
}

interface Ledger {
  balance: number
  entries: number
  unsound: number
}

async function ledgersOf({ db }: Services, ids: number[]): Promise<Ledger[]> {
  const { rows } = await sql<Ledger>`
    select
      (select coalesce(sum(remaining), 0)::int from point_lot where customer_id = owner.id) as balance,
      (select coalesce(sum(points), 0)::int from point_entry where customer_id = owner.id) as entries,
      (select count(*)::int from point_lot where customer_id = owner.id and remaining <> points - (
        select coalesce(sum(points), 0) from point_allocation where lot_id = point_lot.id)) as unsound
    from account as owner where id = any(${ids}) order by id`.execute(db)
  return rows
}

const total = (ledgers: Ledger[]) => ({
  balance: ledgers.reduce((sum, { balance }) => sum + balance, 0),
  entries: ledgers.reduce((sum, { entries }) => sum + entries, 0),
})
