import { DAY_MILLISECONDS, isoDay } from 'contract/core/dates/nepal-time'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { atLeastShare } from './at-least-share.ts'
import { independentFigures } from './testing/independent-figures.ts'
import { plantBatches } from './testing/planted-batches.ts'
import { randomHistories } from './testing/random-histories.ts'
import { monthsOf, unitMonths } from './unit-months.ts'

const daysAgo = (days: number) => isoDay(new Date(Date.now() - days * DAY_MILLISECONDS))

test('the figures are those of the complaints, whatever happened to them', async () => {
  const world = await testApp({ work: false })
  const { db } = world.services
  const { desk, happened } = await randomHistories(world, { seed: 20_261, acts: 90 })
  expect(happened).toBeGreaterThan(40)
  let happyCalls = 0
  for (const period of [
    { from: daysAgo(60), to: daysAgo(-30) },
    { from: daysAgo(35), to: daysAgo(10) },
  ]) {
    const { of_model, ...expected } = await independentFigures(db, period)
    const { data } = await desk.serviceFigures.get({ query: period })
    expect(data.totals).toMatchObject(expected)
    happyCalls += data.totals.reached
    expect(Object.fromEntries(data.models.map(({ model_num, completed }) => [model_num, completed]))).toEqual(of_model)
    // Each figure leads to as many rows as it counts.
    const closed = { closed_from: period.from, closed_to: period.to }
    const called = { called_from: period.from, called_to: period.to }
    for (const [figure, filters] of [
      ['opened', { from: period.from, to: period.to }],
      ['opened', { open_on: period.to }],
      ['completed', closed],
      ['cancelled', closed],
      ['visited', closed],
      ['first_fix', closed],
      ['came_back', closed],
      ['rated', closed],
      ['reached', called],
      ['not_fixed', called],
      ['stage_parts', closed],
    ] as const) {
      const { pagination } = await desk.complaints.list({ query: { figure, ...filters } })
      const name = 'open_on' in filters ? 'open_at_end' : figure === 'stage_parts' ? 'for_parts' : figure
      expect([name, pagination.total_results]).toEqual([name, data.totals[name]])
    }
  }
  expect(happyCalls).toBeGreaterThan(0)
  expect(await staleFacts(world.services.db)).toEqual([])
})

/** Facts that would be others if they were computed now. */
async function staleFacts(db: Parameters<typeof independentFigures>[0]) {
  const kept = async () =>
    (await db.selectFrom('complaint_fact').selectAll().orderBy('complaint_id').execute()) as object[]
  const before = await kept()
  await sql`select keep_facts(array(select id from complaint))`.execute(db)
  const after = await kept()
  return before.filter((fact, place) => JSON.stringify(fact) !== JSON.stringify(after[place]))
}

test('a bad batch comes out on top, and not one of three units of which one failed', async () => {
  const world = await testApp({ work: false })
  const period = { from: daysAgo(30), to: daysAgo(0) }
  await plantBatches(world, [
    { batch: 'B-01', units: 500, failed: 2 },
    { batch: 'B-02', units: 500, failed: 10 },
    { batch: 'B-03', units: 500, failed: 1 },
    { batch: 'B-04', units: 3, failed: 1 },
    { batch: 'B-05', units: 400, failed: 0 },
  ])
  const office = world.as(await world.build.admin({ role: 'service_incharge' }))
  const { data } = await office.serviceFigures.get({ query: period })
  expect(data.batches!.rows).toMatchObject([
    { batch: 'B-02', units: 500, failed: 10, per_thousand: 20, at_least: 10.9, is_bad: true },
    { batch: 'B-04', is_bad: false },
    { batch: 'B-01', is_bad: false },
    { batch: 'B-03', is_bad: false },
  ])
  expect(data.batches!.usual_per_thousand).toBe(7.4)
  const rows = { ...period, figure: 'failed', batch: 'B-02', model_num: 'm 1' } as const
  expect((await office.complaints.list({ query: rows })).pagination.total_results).toBe(10)
  // All were bought in one month and failed two months later, of those that were then two months old.
  expect(data.service_months!.reduce((sum, { failures }) => sum + failures, 0)).toBe(14)
  const { db } = world.services
  // A unit that is moved to another batch takes its failures along.
  await sql`update unit set batch = 'B-06' where batch = 'B-02'`.execute(db)
  expect((await office.serviceFigures.get({ query: period })).data.batches!.rows[0]).toMatchObject({
    batch: 'B-06',
    units: 500,
  })
  await sql`update registration set status = 'Rejected' where id in (select registration_id from unit_in_service where batch = 'B-05')`.execute(
    db,
  )
  const { rows: left } = await sql<{ units: number }>`select sum(total)::int as units from in_service`.execute(db)
  expect(left).toEqual([{ units: 1503 }])
})

test('only who may read figures does, and a period is refused that ends before it begins', async () => {
  const { as, build } = await testApp({ work: false })
  const { id: centre_id } = await build.servicePoint({ kind: 'service_centre', name: 'Pokhara', districts: [] })
  const query = { from: '2026-01-01', to: '2026-01-31' }
  const bound = as(await build.admin({ role: 'centre_incharge', centre_id }))
  expect(await refusal(bound.serviceFigures.get({ query }))).toMatchObject({ status: 403 })
  const office = as(await build.admin({ role: 'call_centre' }))
  const { data } = await office.serviceFigures.get({
    query: { ...query, before_from: '2025-12-01', before_to: '2025-12-31' },
  })
  expect(data).toMatchObject({ totals: { opened: 0, median: null }, before: { opened: 0 }, centres: [] })
  expect(data.days).toHaveLength(31)
  const turned = office.serviceFigures.get({ query: { from: '2026-02-01', to: '2026-01-01' } })
  expect(await refusal(turned)).toMatchObject({
    status: 422,
    body: { errors: { to: 'The last day must not be before the first' } },
  })
  const { data: ofCentre } = await office.serviceFigures.get({ query: { ...query, centre_id } })
  expect([ofCentre.batches, ofCentre.service_months]).toEqual([null, null])
  const file = await office.serviceFigures.export({ query })
  expect(file.size).toBeGreaterThan(2000)
})

test('what is certain of a share grows with the units', () => {
  expect(atLeastShare(0, 100)).toBe(0)
  expect(atLeastShare(10, 500)).toBeCloseTo(0.0109, 4)
  expect(atLeastShare(100, 5000)).toBeCloseTo(0.0165, 4)
  expect(atLeastShare(3, 3)).toBeCloseTo(0.4385, 4)
})

test('a half month counts half the units of each age', () => {
  const bought = [
    { month: '2026-01-01', units: 100 },
    { month: '2026-03-01', units: 10 },
  ]
  expect([...unitMonths(bought, monthsOf({ from: '2026-04-01', to: '2026-04-15' }))]).toEqual([
    [3, 50],
    [1, 5],
  ])
})
