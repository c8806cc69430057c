import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { batchesIn, serviceMonthsIn } from './failures.queries.ts'
import { daysIn, flowIn } from './flow.queries.ts'
import { repairsIn } from './repairs.queries.ts'
import { stagesIn } from './stages.queries.ts'

/** As many complaints as have a million steps, of four years. */
const COMPLAINTS = 200_000

/** With room for a busy machine; an idle one takes a third. */
const MOST_MS = 900

test('each figure of a year is read at once with a million steps of complaints', { timeout: 120_000 }, async () => {
  const { services } = await testApp({ work: false })
  const { db } = services
  await db.transaction().execute(async (tx) => {
    // Facts of complaints that there are not: what is read are the facts alone.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into complaint_fact
      select n, n % 150000, 'S' || n % 150000, at, at::date, closed, closed::date, closed is not null and n % 20 > 0, n % 12,
        n % 90, n % 40, 'M' || n % 120, 'B' || n % 700, n % 40, case when n % 20 > 0 then extract(epoch from closed - at) / 60 end,
        n % 900, n % 1400, n % 3000, case when n % 4 = 0 then n % 9000 end, n % 600, 1 + n % 2, n % 2 = 0, case when n % 3 = 0 then 1 + n % 5 end,
        n % 500, n % 700, n % 600
      from (
        select n, at, case when n % 50 > 0 then at + make_interval(hours => n % 300) end as closed
        from (select n, now() - n * interval '10.5 minutes' as at from generate_series(1, ${COMPLAINTS}) n) as filed
      ) as complaints`.execute(tx)
    await sql`
      insert into in_service
      select date_trunc('month', now() - month * interval '1 month'), kind, 'M' || kind * 3, 'B' || month * 10 + kind % 10, slot, 7
      from generate_series(0, 59) month, generate_series(0, 39) kind, generate_series(0, 7) slot`.execute(tx)
  })
  await sql`analyze complaint_fact, in_service`.execute(db)
  const { rows } = await sql<{ from: string; to: string }>`
    select (current_date - 364)::text as "from", current_date::text as "to"`.execute(db)
  const year = rows[0]!
  const figures = {
    flow: () => flowIn(db, year, {}),
    days: () => daysIn(db, year, {}),
    repairs: () => repairsIn(db, year, {}),
    stages: () => stagesIn(db, year, {}),
    'repairs of a centre': () => repairsIn(db, year, { centre_id: 3 }),
    'months in service': () => serviceMonthsIn(db, year, {}),
    batches: () => batchesIn(db, year, {}),
  }
  const took: Record<string, number> = {}
  for (const [name, read] of Object.entries(figures)) {
    await read()
    const begun = performance.now()
    await read()
    took[name] = Math.round(performance.now() - begun)
  }
  services.log.info({ took }, 'service figures')
  expect(Object.entries(took).filter(([, ms]) => ms > MOST_MS)).toEqual([])
})
