// The figures of the service with a million steps of complaints: each figure of a year, what keeping the facts adds to a step,
// and how long the facts of all complaints take to compute. Times are told beside the steps counted by a scan.
// node bench/service-figures.ts [--database-url postgres://…] [--rounds 5]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../server/src/platform/core/db.ts'
import { batchesIn, serviceMonthsIn } from '../server/src/service-figures/failures.queries.ts'
import { daysIn, flowIn } from '../server/src/service-figures/flow.queries.ts'
import { repairsIn } from '../server/src/service-figures/repairs.queries.ts'
import { readServiceFigures } from '../server/src/service-figures/service-figures.queries.ts'
import { stagesIn } from '../server/src/service-figures/stages.queries.ts'
import { fill, openPlace } from './calls-data.ts'
import { medianBy } from './measure.ts'
import { ownDatabase } from './own-database.ts'
import { keepResult } from './results.ts'

const BUDGET_MS = 300
/** Each has up to five steps. */
const COMPLAINTS = 200_000
const STEPS = ['Service Center Assigned', 'Engineer Allocated', 'Part Pending from HO', 'Parts in Transit', 'Completed']
/** So many are added as they come; the others are copies of them. */
const ADDED = 2000
/** Above every id that the others have. */
const IDS_APART = 10_000
/** Single steps that are entered one after the other. */
const ENTERED = 300

const { values } = parseArgs({
  options: { 'database-url': { type: 'string' }, rounds: { type: 'string', default: '5' } },
})
const address = values['database-url']

const dir = await mkdtemp(join(tmpdir(), 'bench-service-figures-'))
const database = address ? await ownDatabase(address, 'service_figures') : undefined
const place = { dataDir: join(dir, 'data'), databaseUrl: database?.url }
try {
  await fill(place, { products: 0, rows: ADDED })
  const services = await openPlace(place)
  try {
    const { db } = services
    await withoutTriggers(db, async (tx) => {
      await addCopies(tx)
      await addSteps(tx)
    })
    const computed = await computeFacts(db)
    await sql`vacuum (analyze)`.execute(db)
    await keepResult(`service-figures-${address ? 'postgresql' : 'embedded'}`, {
      computed,
      step: await stepCost(db),
      figures: await figuresOfAYear(db),
    })
  } finally {
    await services.close()
  }
} finally {
  await database?.drop()
  await rm(dir, { recursive: true, force: true })
}

/** Appliances and their complaints, as a database has them that comes from before the facts. */
async function addCopies(db: Db): Promise<void> {
  const changed = { serial_number: sql`serial_number || lpad(n::text, 5, '0')`, job_no: sql`job_no || '-' || n` }
  const apart = sql`n * ${sql.lit(IDS_APART)}`
  await copy(db, 'registration', { ...changed, id: sql`id + ${apart}` })
  await copy(db, 'complaint', {
    ...changed,
    id: sql`id + ${apart}`,
    registration_id: sql`registration_id + ${apart}`,
    tracking_token: sql`md5(tracking_token || n)`,
  })
}

/** Copies the rows that were added, each as often as it takes, with what tells one from the other. */
async function copy(db: Db, table: string, changed: Record<string, RawBuilder<unknown>>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db)
  const columns = rows.map(({ name }) => name)
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) overriding system value
    select ${sql.join(columns.map((name) => changed[name] ?? sql.ref(name)))}
    from ${sql.table(table)}, generate_series(1, ${COMPLAINTS / ADDED - 1}::int) as n where serial_number like 'BENCH-%'`.execute(
    db,
  )
}

/** Who has the work differs from complaint to complaint. */
async function addSteps(db: Db): Promise<void> {
  await sql`insert into service_point (kind, name, phones, address, district)
    select 'service_centre', 'Centre ' || n, array['061520000'], '', 'Kaski' from generate_series(1, 12) n`.execute(db)
  await sql`insert into engineer (name, phone, centre_id)
    select 'Engineer ' || n, (9600000000 + n * 100 + centre.id)::text, centre.id
    from generate_series(1, 8) n, service_point centre where name like 'Centre %'`.execute(db)
  await sql`update complaint set engineer_id = person.id, centre_id = person.centre_id
    from (select *, row_number() over (order by id) as place, count(*) over () as people from engineer) as person
    where place = 1 + complaint.id % people`.execute(db)
  for (const [place, status] of STEPS.entries())
    await sql`insert into complaint_event (complaint_id, status, at)
      select id, ${status}, created_at + make_interval(hours => 1 + ${place * 9}::int + id % 37 * ${place}::int) from complaint
      where status = 'Completed' or ${place < STEPS.length - 1}`.execute(db)
}

/** The facts of all complaints anew, as the change that brought them did, and a scan of the steps beside it. */
async function computeFacts(db: Db) {
  const scanMs = await msOf(() => sql`select complaint_id, max(at) from complaint_event group by 1`.execute(db))
  const ms = await msOf(() => sql`select keep_facts(array(select id from complaint))`.execute(db))
  await sql`select keep_in_service(array(select id from registration))`.execute(db)
  console.log(
    `facts of ${COMPLAINTS} complaints: ${(ms / 1000).toFixed(1)} s, × ${(ms / scanMs).toFixed(1)} of a scan of their steps`,
  )
  return { ms: Math.round(ms), scanMs: Math.round(scanMs) }
}

/** A step of a complaint with its facts and without, in turns. */
async function stepCost(db: Db) {
  const enter = (tx: Db, from: number) =>
    msOf(async () => {
      for (let n = 0; n < ENTERED; n += 1)
        await sql`insert into complaint_event (complaint_id, status) select id, 'On Service' from complaint
          order by id offset ${from + n} limit 1`.execute(tx)
    })
  const rounds = []
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    let bare = 0
    await withoutTriggers(db, async (tx) => {
      bare = await enter(tx, round * ENTERED)
    })
    const kept = await db.transaction().execute((tx) => enter(tx, round * ENTERED))
    if (round > 0) rounds.push({ bare: bare / ENTERED, kept: kept / ENTERED, ratio: kept / bare })
  }
  const middle = medianBy(rounds, ({ ratio }) => ratio)
  console.log(`a step: ${middle.bare.toFixed(2)} → ${middle.kept.toFixed(2)} ms, × ${middle.ratio.toFixed(2)}`)
  return middle
}

async function figuresOfAYear(db: Db) {
  const { rows } = await sql<{ from: string; to: string }>`
    select (current_date - 364)::text as "from", current_date::text as "to"`.execute(db)
  const year = rows[0]!
  const centre = await sql<{ id: number }>`select id from service_point where name = 'Centre 3'`.execute(db)
  const centre_id = centre.rows[0]!.id
  const floorMs = await middleMs(() => sql`select count(*) from complaint_fact`.execute(db))
  const reads = {
    flow: () => flowIn(db, year, {}),
    days: () => daysIn(db, year, {}),
    repairs: () => repairsIn(db, year, {}),
    stages: () => stagesIn(db, year, {}),
    'months in service': () => serviceMonthsIn(db, year, {}),
    batches: () => batchesIn(db, year, {}),
    'repairs of a centre': () => repairsIn(db, year, { centre_id }),
  }
  console.log(
    `\nms of a year, ${COMPLAINTS} complaints of three; the facts counted by a scan: ${floorMs.toFixed(0)} ms`,
  )
  const figures = []
  for (const [path, read] of Object.entries(reads)) {
    const ms = await middleMs(read)
    console.log(path.padEnd(22), ms.toFixed(0).padStart(6), ms <= BUDGET_MS ? 'meets' : 'MISSES', BUDGET_MS)
    figures.push({ path, ms, ratio: ms / floorMs })
  }
  const page = await middleMs(() => readServiceFigures(db, { now: year, before: undefined }))
  console.log('the whole page'.padEnd(22), page.toFixed(0).padStart(6))
  return [...figures, { path: 'the whole page', ms: page, ratio: page / floorMs }]
}

async function middleMs(act: () => Promise<unknown>): Promise<number> {
  await act()
  const times: number[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) times.push(await msOf(act))
  return medianBy(times, (ms) => ms)
}

async function msOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}

function withoutTriggers(db: Db, act: (tx: Db) => Promise<void>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await act(tx)
  })
}
