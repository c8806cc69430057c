import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inRounds, RACE_TIMEOUT } from '../../test/race-rounds.ts'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test(
  'of fifty who take the last one at once one gets it, and the stock is the sum of its ledger',
  { timeout: RACE_TIMEOUT },
  async () => {
    const { build, as, services } = await testApp({ work: false })
    const { partStock } = as(await build.admin())
    const engineers = await Promise.all(Array.from({ length: 5 }, () => build.engineer()))
    await inRounds(async () => {
      const { id: part_id } = await build.part()
      const lines = [{ part_id, count: 1 }]
      await partStock.receive({ body: { place: 'office', lines } })
      const told = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          refusedWith(partStock.transfer({ body: { from: 'office', to: `bag-${engineers[at % 5]!.id}`, lines } })),
        ),
      )
      expect(told.filter((one) => one === undefined)).toHaveLength(1)
      expect(new Set(told)).toEqual(new Set([undefined, '409 There is none of Carbon brush']))
    })
    const { rows } = await sql<{ differs: number }>`
    select count(*)::int as differs from part_stock as stock where count <> (
      select coalesce(sum(change), 0) from part_entry as entry
      where entry.part_id = stock.part_id and entry.place = stock.place and entry.is_defective = stock.is_defective)`.execute(
      services.db,
    )
    expect(rows[0]?.differs).toBe(0)
  },
)
