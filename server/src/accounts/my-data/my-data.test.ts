import { LOCALE_HEADER } from 'contract/core/locale'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { buildExtendable } from '../../../test/factories/extension.ts'
import { buildPersonalisation } from '../../../test/factories/personalisation.ts'
import { buildQuotation } from '../../../test/factories/quotation.ts'
import { buildReview } from '../../../test/factories/review.ts'
import { refusal } from '../../../test/refusal.ts'
import { testApp, type TestApp } from '../../../test/test-app.ts'
import type { TestAccount } from '../../../test/factories/builders.ts'
import { unzip } from '../../units/testing/read-codes.ts'
import { LEFT_OUT, PARTS } from './parts.ts'

type Told = Record<string, Record<string, unknown>[]>

async function fetched({ as }: TestApp, account: TestAccount) {
  const entries = await unzip(await as(account).accounts.myData())
  const html = entries.get('my-data.html')!.toString()
  const json = entries.get('my-data.json')!.toString()
  return { entries, html, json, told: JSON.parse(json) as Told }
}

/** A person with something of everything; `mark` is in all that they wrote. */
async function buildLife(app: TestApp, mark: string): Promise<TestAccount> {
  const { services, build, as } = app
  const customer = await build.customer({ lastname: mark })
  const owned = await buildExtendable(services, build, { customer, points: 1000 })
  await as(customer).extensions.redeem({ body: { stock_id: owned.id } })
  const complaint = await buildComplaint(services, { customer, problem_description: `It hums, says ${mark}` })
  const staff = as(await build.admin())
  const admin = staff.complaints
  const params = { id: complaint.id }
  const { id: part_id } = await build.part()
  await staff.partStock.receive({ body: { place: 'office', lines: [{ part_id, count: 1 }] } })
  const parts = [{ part_id, count: 1, place: 'office' }]
  const visit = { outcome: 'customer_absent' as const, visited_on: '2026-01-31', note: 'Rang twice', parts, paid: 180 }
  await staff.visitReports.add({ params, body: visit })
  await staff.estimates.make({ params, body: { labour: 500, note: `Dear ${mark}` } })
  await admin.changeStatus({ params, body: { status: 'Completed' } })
  const { data: calls } = await staff.happyCalls.ofComplaint({ params })
  const call = { result: 'reached' as const, is_fixed: true, told_paid: 180, friendly: 5, seen_tries: 0 }
  await staff.happyCalls.enter({ params: { id: calls[0]!.id }, body: call })
  await as(customer).complaints.writeMine({ params, body: { text: `Is somebody coming? ${mark}` } })
  await admin.write({ params, body: { kind: 'staff', text: `Tomorrow, ${mark}` } })
  await admin.write({ params, body: { kind: 'internal', text: `Difficult person ${mark}` } })
  await buildQuotation(services, { customer, description: `For the lodge of ${mark}` })
  await buildPersonalisation(services, { customer, text: mark })
  await buildReview(services, { customer, review: `Boils <quickly> & well ${mark}` })
  return customer
}

test('the archive holds everything kept about a person, readable and as data', async () => {
  const app = await testApp({ work: false })
  const asha = await buildLife(app, 'Mustard')
  const { told, html } = await fetched(app, asha)
  expect(Object.keys(told)).toEqual(['exported_at', 'notes', ...PARTS.map(({ name }) => name)])
  expect(told.profile).toMatchObject([{ firstname: 'Asha', lastname: 'Mustard', mobile_number: asha.contact }])
  expect(told.sign_ins).toMatchObject([{ device: 'Unknown device', user_agent: 'test' }])
  expect(told.products).toHaveLength(2)
  expect(told.warranty_extensions).toMatchObject([
    { model_name: 'Mixer Grinder', paid_with: 'points', state: 'active' },
  ])
  expect(told.complaints).toMatchObject([
    {
      problem_description: 'It hums, says Mustard',
      status: 'Repaired',
      steps: [{ status: 'Received' }, { status: 'Repaired' }],
      visits: [{ outcome: 'customer_absent', due: 180, parts: [{ name: 'Carbon brush', count: 1 }] }],
      happy_calls: [{ works: 'yes', paid_to_the_technician: 180, friendly: 5 }],
      estimates: [{ total: 500, note: 'Dear Mustard', answer: null }],
      payments: [{ amount: 180, method: 'cash', void_since: null }],
      messages: [
        { from: 'you', text: 'Is somebody coming? Mustard' },
        { from: 'service', text: 'Tomorrow, Mustard' },
      ],
    },
  ])
  expect(told.points?.length).toBeGreaterThan(0)
  expect(told.points_ledger?.map(({ kind }) => kind)).toContain('spent')
  expect(told.quotations).toMatchObject([{ description: 'For the lodge of Mustard', offer: [] }])
  expect(told.quotations?.[0]?.products).toMatchObject([{ model_name: 'Steam Kettle', quantity: 24 }])
  expect(told.lettering).toMatchObject([{ text: 'Mustard', picture: null }])
  expect(told.reviews).toMatchObject([{ rating: 4, review: 'Boils <quickly> & well Mustard' }])
  for (const { title } of PARTS) expect(html).toContain(`<h2>${title} <small>`)
  expect(html).toContain('Boils &lt;quickly&gt; &amp; well Mustard')
  expect(html).not.toMatch(/<script|https?:|<quickly>/)
})

test('in Nepali the page has Nepali titles and labels, and no words are left over', async () => {
  const app = await testApp({ work: false })
  const asha = await buildLife(app, 'Mustard')
  const answer = await app.app.inject({
    url: '/api/customer/mydata',
    headers: { authorization: `Bearer ${asha.token}`, [LOCALE_HEADER]: 'ne' },
  })
  const html = (await unzip(new Blob([answer.rawPayload]))).get('my-data.html')!.toString()
  expect(html).toContain('<html lang="ne">')
  expect(html).toContain('<h2>तपाईंका गुनासाहरू <small>१</small></h2>')
  const labels = [...html.matchAll(/<(?:dt|h2|p class="note")>([^<]+)/g)].map(([, text]) => text!)
  expect(labels.length).toBeGreaterThan(60)
  expect(labels.filter((text) => /[A-Za-z]/.test(text))).toEqual([])
  // What is a word of ours is said as on the website, days in its calendar.
  const values = [...html.matchAll(/<dd>([^<]+)<\/dd>/g)].map(([, text]) => text!)
  for (const word of ['महिला', 'जाँच हुँदै छ', 'सिल्भर', 'प्राप्त भयो', 'कास्की', 'घरमा कोही थिएन'])
    expect(values).toContain(word)
  expect(values.filter((text) => /^\d{4}-\d\d-\d\d|^(Pending|Approved|female|Kaski)$/.test(text))).toEqual([])
})

test('the files are in it as they were stored, under the names that the pages give', async () => {
  const app = await testApp({ work: false })
  const asha = await buildLife(app, 'Mustard')
  const { entries, told, html } = await fetched(app, asha)
  const { files, db } = app.services
  const named = [...(told.products ?? []), ...(told.complaints ?? [])].flatMap((row) =>
    Object.values(row).flatMap((value) => (value as { file?: string } | null)?.file ?? []),
  )
  expect(named).toHaveLength(9)
  expect([...entries.keys()]).toEqual(expect.arrayContaining(['my-data.html', 'my-data.json', ...named]))
  expect(entries.size).toBe(2 + named.length)
  for (const name of named) expect(html).toContain(`href="${name}"`)
  const complaint = await db
    .selectFrom('complaint')
    .innerJoin('file', 'file.id', 'complaint.damaged_video_id')
    .select(['complaint.id', 'file.key'])
    .executeTakeFirstOrThrow()
  const stored = Buffer.concat(await (await files.read(complaint.key))!.toArray())
  expect(entries.get(`files/complaints/mixer-grinder-${complaint.id}-video.mp4`)?.equals(stored)).toBe(true)
})

test('it contains nothing of other people, no staff notes, no secrets', async () => {
  const app = await testApp({ work: false })
  const asha = await buildLife(app, 'Mustard')
  const binod = await buildLife(app, 'Saffron')
  const { entries, json, html } = await fetched(app, asha)
  for (const page of [json, html]) {
    expect(page).not.toContain('Saffron')
    expect(page).not.toContain(binod.contact)
    expect(page).not.toContain('Difficult person')
    expect(page).not.toMatch(/argon2|password_hash|private\/|token/)
  }
  expect(entries.size).toBe(11)
})

test('a customer with almost no data gets a small archive', async () => {
  const app = await testApp({ work: false })
  const { told, html } = await fetched(app, await app.build.customer())
  expect(told.complaints).toEqual([])
  expect(html).toContain('<h2>Your complaints <small>0</small></h2>\n<p>None</p>')
})

test('each customer may fetch the archive a few times an hour', async () => {
  const { as, build } = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1' } })
  const asha = await build.customer()
  for (let i = 0; i < 5; i++) await as(asha).accounts.myData()
  expect((await refusal(as(asha).accounts.myData()))?.status).toBe(429)
  expect((await as(await build.customer()).accounts.myData()).type).toBe('application/zip')
})

test('each table that belongs to an account is in the archive, or listed with the reason it is not', async () => {
  const { services } = await testApp({ work: false })
  const { rows } = await sql<{ table: string }>`
    with recursive own(id) as (
      select 'account'::regclass::oid
      union
      select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and attname in ('customer_id', 'account_id', 'owner_id', 'author_id', 'actor_id', 'user_id')
      union
      select conrelid from pg_constraint join own on confrelid = own.id where contype = 'f'
    )
    select relname as "table" from own join pg_class on pg_class.oid = own.id`.execute(services.db)
  const known = [...PARTS.flatMap(({ tables }) => tables), ...Object.keys(LEFT_OUT)]
  expect(known.toSorted()).toEqual(rows.map(({ table }) => table).toSorted())
})
